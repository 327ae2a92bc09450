"""Gives back memory that loading needed and serving does not.

Loading machine code reads most of the compiler's library into memory, some seventy megabytes, and nothing of it is
called again while games are played. It is a file: what is dropped comes back by itself where it is used after all.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

DONT_NEED = 4  # MADV_DONTNEED of Linux
MAPS = Path("/proc/self/smaps")
# 7f12c000-7f13d000 r-xp 00001000 fe:00 123456 /usr/lib/libsomething.so
_MAPPING = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \d+\s+(/.*)")
_OWN = re.compile(r"Anonymous:\s+(\d+) kB")


def give_back() -> None:
    """Drops the pages of files that this process only reads, and what its allocators hold without use (Linux)."""
    with suppress(OSError, AttributeError):  # AttributeError: another C library
        maps = MAPS.read_text(encoding="utf-8", errors="replace")
        system = ctypes.CDLL(None)
        for begin, end in read_only_files(maps):
            system.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), DONT_NEED)
        system.malloc_trim(0)


def read_only_files(maps: str) -> Iterator[tuple[int, int]]:
    """Where files are mapped that can be read anew: nothing can be written there, and nothing was changed."""
    place: tuple[int, int] | None = None
    for line in maps.splitlines():
        if found := _MAPPING.fullmatch(line):
            kept = "w" in found[3] or "p" not in found[3]
            place = None if kept else (int(found[1], 16), int(found[2], 16))
        elif re.match(r"[0-9a-f]+-", line):
            place = None
        elif place and (own := _OWN.fullmatch(line.strip())):
            if own[1] == "0":  # others were changed when the library was linked
                yield place
            place = None
