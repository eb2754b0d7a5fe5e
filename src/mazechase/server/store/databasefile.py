"""A database's file: used by one server at a time, private to its owner, and watched in case it is moved.

The lock is an advisory one on a file beside the database. It is never taken on the database itself: closing any
descriptor of that file would drop the locks that SQLite holds on it. The lock's file holds the address of the server
that has the lock; without the lock it means nothing. A database with a second name (a hard link) has another lock
there, so SQLite's own lock on the file is tried too, before SQLite opens it here.
"""

import contextlib
import errno
import logging
import os
import re
import stat
import sys
from pathlib import Path

from mazechase.server.store.protocol import StoreFailure

if sys.platform != "win32":
    import fcntl

log = logging.getLogger(__name__)

TRIES = 10
PRIVATE = stat.S_IRUSR | stat.S_IWUSR
CODES = {
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
    errno.EROFS: "store-read-only",
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
}
NO_LOCKS = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP})  # on a file system without locks


SQLITE_SHARED = (510, 0x4000_0002)  # the length and start of the bytes that every open SQLite connection locks

_ADDRESS = re.compile(rb"(http://[\w.:%\[\]-]+:[0-9]+/)\n")


def server_of(database: Path) -> str | None:
    """Return the address of the server that uses a database; "" while it starts or ends, None where there is none."""
    try:
        descriptor = os.open(_beside(database.resolve(), ".lock"), os.O_RDONLY)
    except (OSError, RuntimeError, ValueError):
        return None
    try:
        if not _is_locked(descriptor):
            return None
        found = _ADDRESS.fullmatch(os.pread(descriptor, 1000, 0))
        return found[1].decode() if found else ""
    finally:
        os.close(descriptor)


class DatabaseFile:
    """The file of a database while a server uses it; ``path`` is its real path, with symbolic links resolved."""

    def __init__(self, named: Path) -> None:
        self._named = named.absolute()
        self._watched: dict[Path, tuple[int, int]] = {}
        try:
            self.path = named.resolve()
            self._lock = _Lock(self.path)
        except (OSError, RuntimeError) as error:  # the latter from circular links
            raise _failure(error) from error
        try:
            self._create()
            _check_second_name(self.path)
        except (OSError, StoreFailure) as error:
            self._lock.release()
            raise error if isinstance(error, StoreFailure) else _failure(error) from error

    def _create(self) -> None:
        """Create the file if there is none, so that nobody else can ever open it, whatever the umask."""
        with contextlib.suppress(FileExistsError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
            with contextlib.suppress(OSError):  # on a file system without modes
                self.path.chmod(PRIVATE)  # a umask may have removed even the owner's rights

    def watch(self) -> None:
        """Make the files private and remember their identities; call this once SQLite has opened them."""
        wal, shm = (_beside(self.path, ending) for ending in ("-wal", "-shm"))
        for path in (self.path, wal, shm):
            _make_private(path)
        self._watched = {path: found for path in (self._named, wal) if (found := _identity(path)) is not None}

    def is_there(self) -> bool:
        """Return whether the open files are still the ones at their paths; otherwise writes would be lost."""
        return all(_identity(path) == found for path, found in self._watched.items())

    def announce(self, address: str) -> None:
        """Publish the server's address for other programs; "" for none."""
        self._lock.write(f"{address}\n" if address else "")

    def release(self) -> None:
        """Let another server use the database."""
        self._lock.release()


class _Lock:
    """An advisory lock on a file beside the database; the system releases it however the process ends."""

    def __init__(self, database: Path) -> None:
        self._path = _beside(database, ".lock")
        self._descriptor = self._open(database)
        for _ in range(TRIES):
            if self._holds():
                break
            os.close(self._descriptor)  # a server that has just stopped removed the file
            self._descriptor = self._open(database)
        with contextlib.suppress(OSError):  # it holds no secret
            self._path.chmod(PRIVATE)
        self.write("")  # a server that was killed has left its address

    def _open(self, database: Path) -> int:
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            _lock(descriptor)
        except BlockingIOError as error:
            os.close(descriptor)
            raise StoreFailure("store-in-use", database=str(database)) from error
        except OSError as error:
            if error.errno not in NO_LOCKS:
                os.close(descriptor)
                raise
            log.warning("%s cannot be locked here: nothing stops a second server from using it", database)
        return descriptor

    def _holds(self) -> bool:
        found = os.fstat(self._descriptor)
        return _identity(self._path) == (found.st_dev, found.st_ino)

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):  # of a full disk: then a second server only says that there is one
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, text.encode(), 0)

    def release(self) -> None:
        if self._holds():
            with contextlib.suppress(OSError):
                self._path.unlink()
        os.close(self._descriptor)


def _lock(descriptor: int) -> None:
    if sys.platform != "win32":  # on Windows nothing stops a second server
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_locked(descriptor: int) -> bool:
    if sys.platform != "win32":
        try:
            fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
    return False


def _check_second_name(path: Path) -> None:
    """Raise StoreFailure if another process has a database open under a second name of its file."""
    if path.stat().st_nlink == 1:
        return
    log.warning("%s has a second name (a hard link): use it under one of them only", path)
    if sys.platform != "win32":
        with contextlib.suppress(PermissionError), path.open("r+b") as file:  # a read-only file is refused later
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *SQLITE_SHARED)
            except BlockingIOError as error:
                raise StoreFailure("store-in-use", database=str(path)) from error
            except OSError as error:
                if error.errno not in NO_LOCKS:
                    raise


def _make_private(path: Path) -> None:
    """Remove everybody else's rights; keep the owner's, since a file may be read-only on purpose."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & ~PRIVATE:
            path.chmod(mode & PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("%s cannot be made private to its owner: %s", path, error.strerror)


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _failure(error: Exception) -> StoreFailure:
    return StoreFailure(CODES.get(getattr(error, "errno", None) or 0, "store-failed"))
