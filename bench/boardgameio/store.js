// An SQLite store for boardgame.io, as plain as its own examples (one row per match, one per log entry), and as durable
// as ours: write-ahead log, synchronous=FULL. node:sqlite is synchronous, so each move waits for its own commit. To its
// advantage, the metadata that boardgame.io writes separately after each move does not wait for the disk.
const { DatabaseSync } = require('node:sqlite');
const { Async } = require('boardgame.io/internal');

class Sqlite extends Async {
  constructor(path) {
    super();
    this.db = new DatabaseSync(path);
    this.db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT);
      CREATE TABLE IF NOT EXISTS log (id TEXT, n INTEGER, entry TEXT, PRIMARY KEY (id, n)) WITHOUT ROWID;
    `);
    this.put = this.db.prepare('INSERT INTO matches VALUES (?, ?, ?, ?)');
    this.setOne = this.db.prepare('UPDATE matches SET state = ? WHERE id = ?');
    this.setMeta = this.db.prepare('UPDATE matches SET metadata = ? WHERE id = ?');
    this.get = this.db.prepare('SELECT initial, state, metadata FROM matches WHERE id = ?');
    this.add = this.db.prepare('INSERT INTO log VALUES (?, (SELECT count(*) FROM log WHERE id = ?), ?)');
    this.logOf = this.db.prepare('SELECT entry FROM log WHERE id = ? ORDER BY n');
    this.drop = this.db.prepare('DELETE FROM matches WHERE id = ?');
    this.ids = this.db.prepare('SELECT id FROM matches');
  }
  async connect() {}
  async createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState);
    this.put.run(id, state, state, JSON.stringify(metadata));
  }
  async setState(id, state, deltalog) {
    this.db.exec('BEGIN IMMEDIATE');
    this.setOne.run(JSON.stringify(state), id);
    for (const entry of deltalog || []) this.add.run(id, id, JSON.stringify(entry));
    this.db.exec('COMMIT');
  }
  async setMetadata(id, metadata) {
    this.db.exec('PRAGMA synchronous = NORMAL');
    this.setMeta.run(JSON.stringify(metadata), id);
    this.db.exec('PRAGMA synchronous = FULL');
  }
  async fetch(id, { state, log, metadata, initialState }) {
    const row = this.get.get(id);
    const found = {};
    if (!row) return found;
    if (state) found.state = JSON.parse(row.state);
    if (metadata) found.metadata = JSON.parse(row.metadata);
    if (initialState) found.initialState = JSON.parse(row.initial);
    if (log) found.log = this.logOf.all(id).map(({ entry }) => JSON.parse(entry));
    return found;
  }
  async wipe(id) {
    this.drop.run(id);
  }
  async listMatches() {
    return this.ids.all().map(({ id }) => id);
  }
}

module.exports = { Sqlite };
