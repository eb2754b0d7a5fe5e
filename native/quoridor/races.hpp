// What is certain about a race: nobody has a fence left, or the one ahead needs none and the other has none.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "quoridor/lines.hpp"
#include "quoridor/race.hpp"

namespace mazechase::quoridor {

// A certain value, and whether a seat with fences may do even better for itself.
struct Certain {
  enum class Kind : std::uint8_t { nothing, exact, least, most };
  Kind kind = Kind::nothing;
  int value = 0;
};

// Races that were solved, by their fences.
class Races {
 public:
  explicit Races(const Game& game) : game_(game) {}

  // Say what is certain for the seat on turn. A race that has to be solved for it is solved only if `thorough`.
  Certain decided(const Ply& here, int ply, bool thorough) {
    const int me = here.state.turn, other = 1 - me;
    const bool mine = here.left(me) != 0, theirs = here.left(other) != 0;
    if (mine && theirs) return {};
    const int ahead = here.steps(me) <= here.steps(other) ? me : other;
    if (ahead == me ? theirs : mine) return {};  // the one behind has a fence
    int plies;
    if (runs_free(here, ahead)) {
      plies = 2 * here.steps(ahead) - (ahead == me);
    } else if (thorough || known(here)) {
      plies = solved(here).plies(me, here.pawn(me), here.pawn(other));
    } else {
      return {};
    }
    const bool exact = !mine && !theirs;
    if (plies == Race::kNever) return exact ? Certain{Certain::Kind::exact, 0} : Certain{};
    const bool win = plies % 2;
    const int value = win ? kWon - ply - plies : ply + plies - kWon;
    if (exact) return {Certain::Kind::exact, value};
    if (mine && win) return {Certain::Kind::least, value};
    if (theirs && !win) return {Certain::Kind::most, value};
    return {};
  }

 private:
  struct Solved {
    std::uint64_t key = 0;
    std::unique_ptr<Race> race;
  };

  bool known(const Ply& here) const {
    const Solved& kept = kept_[here.maze_key % kept_.size()];
    return kept.race && kept.key == here.maze_key;
  }

  Race& solved(const Ply& here) {
    Solved& kept = kept_[here.maze_key % kept_.size()];
    if (!known(here)) kept = {here.maze_key, std::make_unique<Race>(game_, here.state)};
    return *kept.race;
  }

  const Game& game_;
  std::array<Solved, 128> kept_;
};

}  // namespace mazechase::quoridor
