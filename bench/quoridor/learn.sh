#!/bin/sh
# Make the network of Quoridor's search from nothing but games against itself: play, learn, and again with what was
# learned. Usage: learn.sh FOLDER THREADS SECONDS [NET], where SECONDS is how long each round plays. It needs a C++20
# compiler and a python3 with PyTorch, and leaves FOLDER/3.net.
set -eu
folder=$1 threads=$2 seconds=$3
here=$(dirname "$0")
mkdir -p "$folder"
c++ -std=c++20 -O3 -DNDEBUG -I"$here/../../native" -pthread "$here/../../native/quoridor/spar.cpp" -o "$folder/spar"
net=${4:+net=$4}
for round in 1 2 3; do
  "$folder/spar" record "$folder/$round.games" 10000000 $((100 + round)) 3000 "$threads" $((seconds * round / 2)) $net
  "$folder/spar" items "$folder/$round.items" "$folder/$round.games"
  files="$folder/$round.items"
  if [ "$round" = 3 ]; then files="$folder/2.items $files"; fi
  python3 "$here/learn.py" $files --out "$folder/$round.net" --epochs $((8 + 2 * round)) | tail -3
  "$folder/spar" match 320 1 3000 "$threads" "net=$folder/$round.net" -- $net
  net=net=$folder/$round.net
done
