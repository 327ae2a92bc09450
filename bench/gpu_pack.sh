#!/usr/bin/env bash
# Packs what Fairlead needs on a GPU machine that has no network: build/gpu/pack.tar.xz, about 50 MB.
#
#     bash bench/gpu_pack.sh          needs pip, binutils and xz; a few minutes, most of them for xz
#
# The pack is for Python 3.12 on Linux x86-64 with numpy, JAX and a CUDA 13 toolkit already there. It brings numba and
# numba-cuda, what Fairlead's games, play, bots and envs layers import, pgx (a peer), rich for the reports, and pytest.
# A run there begins with `import gpu_path` (bench/gpu_path.py), which unpacks it. Wheels are kept in build/wheels.
set -euo pipefail
cd "$(dirname "$0")/.."

LIMIT_MIB=55 # 64 MiB travel in all, and the project itself is among them
PYTHON=${PYTHON:-python3}

# cuda-bindings is the one made for CUDA 13.0, not that of constraints.txt; all others are as they are named there.
WHEELS=(
  numba==0.68.1 llvmlite==0.50.0
  numba-cuda==0.30.4 cuda-bindings==13.0.3 cuda-core==1.2.2 cuda-pathfinder==1.9.0
  fluent.runtime fluent.syntax babel pytz attrs typing_extensions platformdirs
  rich markdown-it-py mdurl Pygments
  pgx==2.6.0 svgwrite==1.4.3
  pettingzoo gymnasium cloudpickle Farama-Notifications
  pytest pytest-timeout pluggy iniconfig packaging hypothesis sortedcontainers
)

mkdir -p build/wheels build/gpu
rm -f build/wheels/*.whl
grep -v '^cuda-bindings==' constraints.txt >build/wheels/constraints.txt
"$PYTHON" -m pip download --quiet --no-deps --only-binary=:all: --implementation cp --python-version 3.12 \
  --platform manylinux_2_28_x86_64 --platform manylinux2014_x86_64 --platform manylinux_2_17_x86_64 \
  --abi cp312 --abi abi3 --abi none --constraint build/wheels/constraints.txt --dest build/wheels "${WHEELS[@]}"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for wheel in build/wheels/*.whl; do
  "$PYTHON" -m zipfile -e "$wheel" "$folder"
done

# No tests, sources or CUDA 12; of babel's languages only Fairlead's own. Libraries without their symbol tables.
rm -rf "$folder"/tests "$folder"/{numba,numba_cuda/numba/cuda,llvmlite}/tests "$folder"/cuda/core/cu12 "$folder"/*.data
find "$folder"/babel/locale-data -type f ! -name 'root.dat' ! -name 'en*.dat' ! -name 'de*.dat' ! -name 'it*.dat' -delete
find "$folder" -type f -regextype posix-extended -regex '.*\.(pxd|pxi|pyx|pyi|c|cpp|a)' -delete
find "$folder" -type d \( -name __pycache__ -o -name docs \) -prune -exec rm -rf {} +
find "$folder" -type f -name '*.so*' -exec strip --strip-unneeded {} +

tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C "$folder" -cf - . |
  nice xz -T2 --x86 --lzma2=preset=9e >build/pack.part
mv build/pack.part build/gpu/pack.tar.xz
size=$(stat -c %s build/gpu/pack.tar.xz)
echo "build/gpu/pack.tar.xz: $((size / 1000 / 1000)) MB, unpacked $(du -sm "$folder" | cut -f1) MB"
((size < LIMIT_MIB * 1024 * 1024)) || { echo "That is more than $LIMIT_MIB MiB." >&2; exit 1; }
