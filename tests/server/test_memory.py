"""Memory that is given back: only what can be read again, and everything works afterwards."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fairlead.server.memory import MAPS, read_only_files

MAPPINGS = """\
1000-3000 r-xp 00000000 fe:00 11                         /lib/code.so
Rss:                   8 kB
Anonymous:             0 kB
VmFlags: rd ex mr mw me
3000-4000 r--p 00002000 fe:00 11                         /lib/linked when it was loaded.so
Anonymous:             4 kB
4000-5000 rw-p 00003000 fe:00 11                         /lib/code.so
Anonymous:             0 kB
5000-6000 r--s 00000000 fe:00 12                         /tmp/shared
Anonymous:             0 kB
6000-7000 r-xp 00000000 00:00 0
Anonymous:             0 kB
7000-8000 r-xp 00000000 00:00 0                          [vdso]
Anonymous:             0 kB
9000-a000 r--p 00000000 fe:00 13                         /lib/words with spaces
Anonymous:             0 kB
"""
# The compiler is called, its library dropped, and then it is called again.
COMPILING = """
import re, numba
from fairlead.server.memory import give_back

def of_files():
    return int(re.search(r"RssFile:\\s+(\\d+)", open("/proc/self/status").read())[1])

assert numba.njit(lambda a: a + 1)(1) == 2
before = of_files()
give_back()
print(before - of_files())
assert numba.njit(lambda a: a * 3)(2) == 6
"""


def test_only_what_can_be_read_again_is_dropped() -> None:
    assert list(read_only_files(MAPPINGS)) == [(0x1000, 0x3000), (0x9000, 0xA000)]


@pytest.mark.skipif(not MAPS.exists(), reason="only Linux tells what is in memory")
def test_the_compiler_gives_its_memory_back_and_still_compiles() -> None:
    done = subprocess.run([sys.executable, "-c", COMPILING], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 40_000  # kilobytes
