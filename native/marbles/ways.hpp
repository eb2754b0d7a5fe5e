// Where a piece can go with one die, step by step; the twin of `mazechase.rules.marbles.paths`.
//
// These searches define the moves. Most lists are read off tables that they fill once (routes.hpp).
#pragma once

#include <array>
#include <cstdint>

#include "marbles/layout.hpp"
#include "marbles/state.hpp"

namespace mazechase::marbles {

inline constexpr int kNowhere = -1;

// The cells entered, one after the other; there may be a home that does not count before every count (MARB-14).
struct Trail {
  std::array<std::uint8_t, 2 * kDie> cells;
  std::size_t size = 0;

  Trail with(int cell) const {
    Trail longer = *this;
    longer.cells[longer.size++] = static_cast<std::uint8_t>(cell);
    return longer;
  }
  int last() const { return cells[size - 1]; }
};

// A Pac-Man about to move by the full count of a die (MARB-11), and everything around it.
struct Walker {
  const Layout& layout;
  int origin;
  bool homes_count;  // MARB-14
  Set closed = {};   // homes it may pass but not end in (MARB-3, MARB-15)
  Set blocked = {};  // other Pac-Men
  Set ghosts = {};
  Set marbles = {};
  Set yellow = {};
  bool privilege = false;    // it may gobble a ghost from the first step on
  bool earns = false;        // a yellow marble on the way lets it gobble a ghost later on that way (MARB-41)
  bool takes_under = false;  // the marble under a gobbled ghost is part of the way (MARB-39)

  // Call `visit` with every path and the marbles it gobbles, until it returns true; return whether it did.
  template <class Visit>
  bool find(int count, Visit visit) const {
    return from(origin, kNowhere, {}, count, {}, {}, visit);
  }

 private:
  template <class Visit>
  bool from(int here, int came, const Set& entered, int left, const Set& eaten, const Trail& trail,
            Visit& visit) const {
    for (Set rest = layout.pac_links[at(here)]; !rest.empty(); rest = rest.without(rest.first())) {
      const int to = rest.first();
      if (to == came) continue;  // MARB-9; a cell may come twice, the own start counts as empty (MARB-10)
      if (enter(here, to, entered, left, eaten, trail, visit)) return true;
    }
    if (!layout.openings.has(here) || entered.has(here)) return false;  // MARB-22
    for (Set rest = layout.openings.without(here); !rest.empty(); rest = rest.without(rest.first())) {
      const int to = rest.first();  // MARB-20; a crossing costs nothing, the hole inside is the next count (MARB-19)
      if (enter(kNowhere, to, entered.with(to), left, eaten, trail, visit)) return true;
    }
    return false;
  }

  template <class Visit>
  bool enter(int came, int to, const Set& entered, int left, const Set& eaten, const Trail& before,
             Visit& visit) const {
    if (blocked.has(to)) return false;  // MARB-16, MARB-23, MARB-63
    const Trail trail = before.with(to);
    const Set with_this = eaten | (marbles & Set::of(to));
    if (ghosts.has(to)) {  // the way is complete here (MARB-43), or closed: there is no passing (MARB-42)
      // MARB-58: only with a yellow marble
      const bool gobbles = privilege || (earns && eaten.meets(yellow));
      return gobbles && visit(trail, takes_under ? with_this : eaten);
    }
    if (homes_count || !layout.homes.has(to)) --left;
    if (left > 0) return from(to, came, entered, left, with_this, trail, visit);  // MARB-12, MARB-13
    return !closed.has(to) && visit(trail, with_this);
  }
};

// A ghost about to move: the other ghost blocks it, a Pac-Man ends its move.
struct Prowler {
  const Layout& layout;
  int origin;
  bool reverses;     // MARB-26
  Set blocked = {};  // the other ghost; on the start it blocks nothing, since nobody goes there (MARB-28, MARB-29)
  Set pacs = {};

  // Call `visit` with every path of this many steps on a board without Pac-Men.
  template <class Visit>
  void each(int count, Visit visit) const {
    from(origin, kNowhere, count, {}, visit);
  }

  // Return the ends of ways that can go no further: a ghost without a full move under `ghost_partial` (MARB-27).
  Set stops(int count) const {
    Set stuck;
    Links edge{};  // for each end, the cells it was entered from; itself where any way on is open
    edge[at(origin)] = Set::of(origin);
    for (int step = 0; step < count; ++step) {
      Links further{};
      for (int here = 0; here < kCells; ++here) {
        edge[at(here)].each([&](int came) {
          const Set links = layout.ghost_links[at(here)] - blocked;
          const Set onward = came == here ? links : links.without(came);
          if (onward.empty() && step > 0) stuck = stuck.with(here);
          (onward - pacs).each([&](int to) { further[at(to)] = further[at(to)].with(reverses ? to : here); });
        });
      }
      edge = further;
    }
    return stuck;
  }

 private:
  template <class Visit>
  void from(int here, int came, int left, const Trail& trail, Visit& visit) const {
    layout.ghost_links[at(here)].each([&](int to) {
      if (to == came && !reverses) return;
      const Trail longer = trail.with(to);
      if (left == 1) {
        visit(longer);
      } else {
        from(to, here, left - 1, longer, visit);
      }
    });
  }
};

}  // namespace mazechase::marbles
