// What a layer is: the positions with the same pellets left, together with what a lost life leads to.
//
// Pellets never come back within a life, so layers are solved from few pellets to many; a lost life leads to a start
// whose score is known.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "chase/layout.hpp"
#include "chase/mirrors.hpp"
#include "chase/rows.hpp"

namespace mazechase::chase {

// By the pellets left, as bits: the score of the start with one life less.
using Resets = std::array<Score, Layout::kAllPellets + 1>;

// Which layer: the pellets left, what a lost life leads to, and what it is worth to him if nobody ever does anything.
struct LayerKey {
  unsigned pellets = 0;
  Resets resets{};
  Score endless = 0;

  friend auto operator<=>(const LayerKey&, const LayerKey&) = default;

  // Return the key of the layer with some of these pellets. Unless all of them come back when a life is lost, only what
  // can still be reached matters of the resets.
  LayerKey below(unsigned fewer, bool pellets_reset) const {
    LayerKey key{fewer, {}, endless};
    for (unsigned set = 1; set < resets.size(); ++set) {
      if (pellets_reset || (set & ~fewer) == 0) key.resets[set] = resets[set];
    }
    return key;
  }

  // Return the key of the layer of which this one is the image.
  LayerKey behind(const Mirror& mirror) const {
    LayerKey key{0, {}, endless};
    for (unsigned set = 0; set < resets.size(); ++set) {
      if (mirror.pellets(set) == pellets) key.pellets = set;
      key.resets[set] = resets[mirror.pellets(set)];
    }
    return key;
  }
};

template <class T>
using ByGhosts = std::array<T, kGhosts + 1>;  // by how many ghosts are on the board
template <class Cells>
using ByPellet = std::array<std::vector<Cells>, kPellets>;  // then by head

// What is kept of a solved layer: what layers with more pellets need, and how it was solved.
template <class Cells>
struct Layer {
  Score base = 0;  // with no cycle left
  int sweeps = 0;
  ByGhosts<ByPellet<Cells>> eaten;              // when he has just eaten a pellet, and these are left
  ByGhosts<ByPellet<Cells>> stopped;            // the same without a boost, if that can happen
  ByGhosts<std::vector<std::uint8_t>> changes;  // by square and place: when its winner changes, if kept
  std::vector<Score> starts;                    // from the start, and from where each mirror has it
  std::optional<std::size_t> mirror;            // by which mirror this is the image of a layer that was solved
};

// Return the image of rows that are given by head.
template <class Cells>
std::vector<Cells> reflected(const Mirror& mirror, const Heads& heads, int ghosts, const std::vector<Cells>& rows) {
  std::vector<Cells> found(rows.size());
  for (std::size_t head = 0; head < rows.size(); ++head) {
    found[mirror.place(heads.squares[head], heads.size)] = ghosts ? mirror.row(rows[head]) : rows[head];
  }
  return found;
}

// Return the image of a layer; only the solved one keeps changes.
template <class Cells>
Layer<Cells> reflected(const std::vector<Mirror>& mirrors, std::size_t number, const std::vector<Heads>& heads,
                       const Layer<Cells>& layer) {
  const Mirror& mirror = mirrors[number];
  Layer<Cells> image;
  image.base = layer.base;
  image.sweeps = layer.sweeps;
  if (!layer.starts.empty()) image.starts = {layer.starts[1 + number]};
  image.mirror = number;
  for (int ghosts = 0; ghosts < static_cast<int>(heads.size()); ++ghosts) {
    const std::size_t count = at(ghosts);
    for (int pellet = 0; pellet < kPellets; ++pellet) {
      const std::size_t to = at(mirror.pellet(pellet));
      image.eaten[count][to] = reflected(mirror, heads[count], ghosts, layer.eaten[count][at(pellet)]);
      image.stopped[count][to] = reflected(mirror, heads[count], ghosts, layer.stopped[count][at(pellet)]);
    }
  }
  return image;
}

}  // namespace mazechase::chase
