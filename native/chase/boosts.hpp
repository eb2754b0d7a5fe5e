// What Pac-Man can do with a boost: which squares he enters, and where it ends.
#pragma once

#include <algorithm>
#include <vector>

#include "chase/rows.hpp"
#include "chase/setup.hpp"
#include "chase/state.hpp"

namespace mazechase::chase {

// One way to use a boost: the squares on which ghosts are eaten, and the square where it ends, or where the next pellet
// is eaten, which ends it too.
struct Boost {
  Row eats;
  int end = 0;
  bool pellet = false;

  friend bool operator==(const Boost&, const Boost&) = default;
};

// Return all ways to use a boost that begins on a square, with these pellets left.
class Boosts {
 public:
  Boosts(const Setup& setup, unsigned pellets, int from) : setup_(setup), pellets_(pellets) {
    follow({}, from, kBoostSteps);
  }

  const std::vector<Boost>& all() const { return all_; }

 private:
  void follow(Row entered, int here, int left) {
    const bool unused = left == kBoostSteps;
    if (left == 0 || (unused ? !setup_.boost_mandatory : !setup_.boost_exact)) {      // QPAC-10, QPAC-11
      add({setup_.eat_in_passing || unused ? entered : Row::of(here), here, false});  // QPAC-15
    }
    if (left == 0) return;
    for (Ways rest = setup_.layout.open[at(here)]; rest; rest &= rest - 1) {  // QPAC-12
      const int to = step(here, rest);
      const Row eats = setup_.eat_in_passing ? entered | Row::of(to) : Row{};
      if (pellets_ & setup_.layout.pellet_on[at(to)]) {
        add({eats, to, true});
      } else {
        follow(eats, to, left - 1);
      }
    }
  }

  void add(const Boost& boost) {
    if (std::find(all_.begin(), all_.end(), boost) == all_.end()) all_.push_back(boost);
  }

  const Setup& setup_;
  unsigned pellets_;
  std::vector<Boost> all_;
};

}  // namespace mazechase::chase
