// All routes over an empty board, found once: where a piece gets from each cell with each count, and over which cells.
//
// Pieces on the board only ever remove routes (a Pac-Man or ghost on one) or cut one short (a ghost that is
// gobbled, a Pac-Man that is hit), and a route cut short is a route of a lower count. So the moves of a position are
// the routes without a piece on them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "marbles/ways.hpp"

namespace mazechase::marbles {

class Routes {
 public:
  // The routes to one end: for each the cells it goes over before that end.
  struct Bundle {
    std::uint32_t first, last;
    std::uint8_t to;
  };
  using Found = std::vector<std::pair<int, Set>>;  // an end, and the cells before it

  // Return the bundles of a count, the lowest end first.
  std::span<const Bundle> from(int origin, int count) const {
    const auto [first, last] = starts_[at(origin)][at(count)];
    return {bundles_.data() + first, last - first};
  }
  std::span<const Set> of(const Bundle& bundle) const {
    return {before_.data() + bundle.first, bundle.last - bundle.first};
  }
  // Return all cells on routes of a count or a lower one.
  const Set& within(int origin, int count) const { return within_[at(origin)][at(count)]; }

  // Call `visit` with the cells before an end, for all routes there of a count or a lower one, until it returns true;
  // returns whether it did.
  template <class Visit>
  bool find_to(int to, int origin, int count, Visit visit) const {
    if (!within(origin, count).has(to)) return false;
    for (int lower = 1; lower <= count; ++lower) {
      const std::span<const Bundle> bundles = from(origin, lower);
      const auto found = std::lower_bound(bundles.begin(), bundles.end(), to,
                                          [](const Bundle& bundle, int cell) { return bundle.to < cell; });
      if (found == bundles.end() || found->to != to) continue;
      for (const Set& before : of(*found)) {
        if (visit(before)) return true;
      }
    }
    return false;
  }

  // Take the routes of a cell and a count; those of lower counts must have come before.
  void add(int origin, int count, Found found) {
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    const auto begin = static_cast<std::uint32_t>(bundles_.size());
    Set within = this->within(origin, count - 1);
    for (const auto& [to, before] : found) {
      const auto number = static_cast<std::uint32_t>(before_.size());
      if (bundles_.size() == begin || bundles_.back().to != to) {
        bundles_.push_back({number, number, static_cast<std::uint8_t>(to)});
      }
      before_.push_back(before);
      ++bundles_.back().last;
      within = within | before | only(to);
    }
    starts_[at(origin)][at(count)] = {begin, static_cast<std::uint32_t>(bundles_.size())};
    within_[at(origin)][at(count)] = within;
  }

 private:
  std::vector<Set> before_;
  std::vector<Bundle> bundles_;
  std::array<std::array<std::pair<std::uint32_t, std::uint32_t>, kDie + 1>, kCells> starts_{};
  std::array<std::array<Set, kDie + 1>, kCells> within_{};
};

inline Set cells_before_end(const Trail& trail) {
  Set cells;
  for (std::size_t step = 0; step + 1 < trail.size; ++step) cells = cells.with(trail.cells[step]);
  return cells;
}

// The most ways of Pac-Men that a table is made of. The board that comes with the game has some ten thousand; one full
// of openings would have millions, and is searched instead.
inline constexpr std::size_t kMostWays = 1'000'000;

// Find the routes of Pac-Men; returns whether there are few enough of them.
inline bool find_pac_routes(const Layout& layout, bool homes_count, Routes& routes) {
  std::size_t ways = 0;
  for (int origin = 0; origin < kCells; ++origin) {
    for (int count = 1; count <= kDie; ++count) {
      Routes::Found found;
      const bool too_many = Walker{layout, origin, homes_count}.find(count, [&](const Trail& trail, const Set&) {
        found.emplace_back(trail.last(), cells_before_end(trail));
        return ++ways > kMostWays;
      });
      if (too_many) return false;
      routes.add(origin, count, std::move(found));
    }
  }
  return true;
}

// Find the routes of ghosts. Only their ends matter, so of two routes to one end, the one that needs less is enough.
inline Routes find_ghost_routes(const Layout& layout, bool reverses) {
  Routes routes;
  for (int origin = 0; origin < kCells; ++origin) {
    for (int count = 1; count <= kDie; ++count) {
      Routes::Found found;
      Prowler{layout, origin, reverses}.each(count, [&](const Trail& trail) {
        const std::pair<int, Set> route{trail.last(), cells_before_end(trail)};
        const auto needs_less = [](const auto& one, const auto& other) {
          return one.first == other.first && (one.second - other.second).empty();
        };
        const auto is_enough = [&](const auto& known) { return needs_less(known, route); };
        if (std::any_of(found.begin(), found.end(), is_enough)) return;
        std::erase_if(found, [&](const auto& known) { return needs_less(route, known); });
        found.push_back(route);
      });
      routes.add(origin, count, std::move(found));
    }
  }
  return routes;
}

// The tables of a game, found once.
struct Tables {
  explicit Tables(const Setup& setup)
      : has_pac(find_pac_routes(setup.layout, setup.home_counts, pac)),
        ghost(find_ghost_routes(setup.layout, setup.ghost_may_reverse)) {}

  Routes pac;
  bool has_pac;  // or there are too many
  Routes ghost;
};

}  // namespace mazechase::marbles
