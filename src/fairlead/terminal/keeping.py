"""The record on disk: written whole or not at all, after every move."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from ..play.game import Game
from ..play.notation import TITLE


def write_record(game: Game, path: Path) -> None:
    """Writes a game's record so that a crash leaves the old file or the new one, never half of one.

    A link is followed, so that the file it points to is replaced and not the link.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(game.record())
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(target))
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def default_path(game: Game) -> Path:
    """Where a game is saved that was given no file: the user's data folder, a new name each time."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("fairlead", appauthor=False)) / "records"
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    path = folder / f"{stem}.txt"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


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


def _mode(target: Path) -> int:
    """The mode of the file that is replaced, else what the user's mask leaves."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
