#!/bin/sh
# Make the network of Quoridor's search for three players from nothing but games: play, learn, and again with what was
# learned. Usage: party.sh FOLDER. It needs a C++20 compiler, and leaves FOLDER/net3.bin.
set -eu
here=$(dirname "$0")
mkdir -p "$1"
c++ -std=c++20 -O3 -DNDEBUG -march=native -I"$here/../../native" -pthread "$here/../../native/quoridor/gather.cpp" \
  -o "$1/gather"
"$1/gather" learn 3 "$1/net3.bin" 6 3000 200 1
