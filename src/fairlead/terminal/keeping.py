"""The record on disk: written whole or not at all, after every move, and never over what somebody else wrote."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

from ..play.game import Game
from ..play.notation import TITLE


class Keeper:
    """The file of one game. It remembers what it wrote: if another process wrote there, it goes on in a new file."""

    def __init__(self, path: Path | None = None, text: str | None = None) -> None:
        self.path = path
        self._text = text  # of the file as we left or found it; None if there was none

    def write(self, game: Game) -> Path | None:
        """Writes the record; returns the file that was left to another process, if any."""
        if self.path is None:
            self.path = default_path(game)
        left = self.path if self._taken(self.path) else None
        if left:
            self.path = next(path for path in _numbered(left) if not path.exists())
        text = game.record()
        write_text(text, self.path)
        self._text = text
        return left

    def write_to(self, game: Game, path: Path) -> None:
        """Writes the record to the file that a person named."""
        text = game.record()
        write_text(text, path)
        if self.path is None or path == self.path:
            self.path, self._text = path, text

    def _taken(self, path: Path) -> bool:
        """Whether the file holds something else than we left there; a file that is gone is simply written again."""
        try:
            return path.read_text(encoding="utf-8", errors="replace") != self._text
        except OSError:
            return False


def write_text(text: str, path: Path) -> None:
    """Writes a text so that a crash leaves the old file or the new one, never half of one.

    A link is followed, so that the file it points to is replaced and not the link.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(target))
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def records_folder() -> Path:
    """The user's data folder, where games are saved that were given no file."""
    import platformdirs

    return Path(platformdirs.user_data_dir("fairlead", appauthor=False)) / "records"


def default_path(game: Game) -> Path:
    """Where a game is saved that was given no file: a new name each time."""
    first = records_folder() / f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    return first if not first.exists() else next(path for path in _numbered(first) if not path.exists())


def saved_records() -> list[Path]:
    """The saved games, the newest first."""
    files = [path for path in records_folder().glob("*.txt") if path.is_file()]
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def may_replace(path: Path) -> bool:
    """Whether a file is missing or holds a game record: anything else is not ours to overwrite."""
    try:
        with path.open("rb") as file:
            return file.read(len(TITLE)) == TITLE.encode()
    except FileNotFoundError:
        return True
    except OSError:
        return False


def reason_of(error: OSError) -> str:
    """Why a file could not be read or written."""
    return error.strerror or str(error)


def _numbered(path: Path) -> Iterator[Path]:
    """evening-2.txt, evening-3.txt and so on."""
    return (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))


def _mode(target: Path) -> int:
    """The mode of the file that is replaced, else what the user's mask leaves."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
