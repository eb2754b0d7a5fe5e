"""The tables of a PostgreSQL store, and the statement that adds a group of batches."""

import psycopg

from mazechase.server.store.protocol import StoreFailure

LOCK = 0x6D617A65  # held while the schema is migrated: two nodes may start at once

# No index contains touched_ms, and pages have room: so noting the time of a change rewrites no index.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, created_ms bigint NOT NULL, touched_ms bigint NOT NULL,
        lobby bytea NOT NULL, seed bytea NOT NULL, setup bytea, version bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE TABLE tokens (
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        digest text COLLATE "C" NOT NULL, kind text NOT NULL, place integer,
        PRIMARY KEY (table_id, digest)
    );
    CREATE TABLE log (
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        n integer NOT NULL, command text COLLATE "C", entries bytea NOT NULL,
        PRIMARY KEY (table_id, n), UNIQUE (table_id, command)
    );
    """,
    'CREATE TABLE notes (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL)',
)

# Adds the batches whose number and command are still free, at most one per table, and says which. The other nodes are
# told each batch, or if it is too long for a notification (8,000 bytes) only which table has changed.
ADD = """
WITH given AS MATERIALIZED (
    SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[], %s::bytea[], %s::bigint[])
    AS given (table_id, n, command, entries, at_ms)
), there AS MATERIALIZED (
    SELECT tables.id FROM tables JOIN given ON tables.id = given.table_id ORDER BY tables.id FOR UPDATE OF tables
), added AS (
    INSERT INTO log (table_id, n, command, entries)
    SELECT table_id, n, command, entries FROM given JOIN there ON there.id = given.table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), touched AS (
    UPDATE tables SET touched_ms = given.at_ms
    FROM given JOIN added USING (table_id) WHERE tables.id = given.table_id AND touched_ms <= given.at_ms - %s
)
SELECT given.table_id, there.id IS NOT NULL, added.table_id IS NOT NULL,
    CASE WHEN added.table_id IS NOT NULL THEN pg_notify(%s, %s || CASE
        WHEN octet_length(entries) > 7000 THEN ' changed ' || given.table_id
        ELSE concat_ws(' ', ' added', given.table_id, n, coalesce(command, ''), convert_from(entries, 'UTF8'))
    END) END
FROM given LEFT JOIN there ON there.id = given.table_id LEFT JOIN added USING (table_id)
"""

# Whether a batch is in the log just as it was to be added: asked after a connection broke while it was.
IS_THERE = """
SELECT 1 FROM log WHERE table_id = %s AND n = %s AND command IS NOT DISTINCT FROM %s AND entries = %s
"""

# Tables, their tokens, and their logs from a number on, all at one moment; those that are not there are left out.
LOAD = """
SELECT given.number, tables.id, created_ms, touched_ms, lobby, seed, setup, version,
    held.digests, held.kinds, held.places, batches.numbers, batches.commands, batches.entries
FROM unnest(%s::text[], %s::integer[]) WITH ORDINALITY AS given (id, since, number) JOIN tables USING (id),
LATERAL (
    SELECT array_agg(digest) AS digests, array_agg(kind) AS kinds, array_agg(place) AS places
    FROM tokens WHERE tokens.table_id = tables.id
) AS held,
LATERAL (
    SELECT array_agg(n ORDER BY n) AS numbers, array_agg(command ORDER BY n) AS commands,
        array_agg(log.entries ORDER BY n) AS entries
    FROM log WHERE log.table_id = tables.id AND log.n >= given.since
) AS batches
"""


def migrate(connection: psycopg.Connection[tuple[object, ...]], migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Apply every missing migration in one transaction; raise StoreFailure if the schema is newer than this version."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
        found = connection.execute("SELECT version FROM schema_version").fetchone()
        version = found[0] if found is not None else 0
        if not isinstance(version, int) or version < 0:
            raise StoreFailure("store-damaged")
        if version > len(migrations):
            raise StoreFailure("store-too-new", version=version, known=len(migrations))
        for script in migrations[version:]:
            connection.execute(script.encode())
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (len(migrations),))
