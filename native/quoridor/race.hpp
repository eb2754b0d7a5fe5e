// The race of two pawns once no fence is left, solved exactly for all their squares at once.
//
// For a square of one pawn the squares of the other are one set, so a ply of all positions takes a few operations on 81
// sets. Jumps matter only where the pawns are neighbours; those positions are looked at one by one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "quoridor/ply.hpp"

namespace mazechase::quoridor {

// Whether a seat can run home along a shortest path without ever meeting the other, who goes wherever it likes: then
// steps alone decide the race. Some races that steps decide are not recognised.
inline bool runs_free(const Ply& ply, int seat) {
  const fences::Maze& maze = ply.state.maze;
  const Field& field = ply.field(seat);
  Squares near = maze.grow(maze.grow(Squares::of(ply.pawn(1 - seat))));  // where the other may be next to soon
  int at = ply.pawn(seat);
  for (int left = ply.steps(seat); left > 0; --left) {
    if (near.has(at)) return false;
    at = (maze.around(Squares::of(at)) & field.ring(left - 1)).first();
    if (near.has(at)) return false;
    near = maze.grow(near);
  }
  return true;
}

class Race {
 public:
  static constexpr int kNever = 255;  // nobody can force a win

  // Solve the race with a state's fences; it doesn't matter where its pawns are, or whose turn it is.
  Race(const Game& game, const State& state) : game_(&game), maze_(state.maze) {
    plies_.fill(kNever);
    lay_out(state);
  }

  // The plies until somebody wins, kNever if nobody does. If odd, the seat on turn wins. It is solved only as far as
  // somebody asks.
  int plies(int turn, int mine, int theirs) {
    const std::uint8_t& plies = plies_[index(turn, mine, theirs)];
    while (plies == kNever && solve_on()) {
    }
    return plies;
  }

 private:
  using Sets = std::array<Squares, fences::kSquares>;

  static std::size_t index(int turn, int mine, int theirs) {
    return static_cast<std::size_t>((turn * fences::kSquares + mine) * fences::kSquares + theirs);
  }

  static const Squares& of(const Sets& sets, int square) { return sets[static_cast<std::size_t>(square)]; }

  // Find the positions that are decided two plies later; return whether there were any.
  bool solve_on() {
    if (!news_ || round_ >= kNever / 2) return false;
    news_ = 0;
    for (int seat = 0; seat < 2; ++seat) news_ += find_wins(seat, 2 * round_ + 1);
    for (int seat = 0; seat < 2; ++seat) find_losses(seat, 2 * round_ + 2);
    ++round_;
    return true;
  }

  // Note every square's neighbours, and where a pawn may go from it when the other is on one of them.
  void lay_out(State state) {
    for (int square = 0; square < fences::kSquares; ++square) {
      const auto at = static_cast<std::size_t>(square);
      beside_[at] = maze_.around(Squares::of(square));
      state.turn = 0;
      state.pawns[0] = static_cast<std::uint8_t>(square);
      std::size_t place = 0;
      beside_[at].each([&](int other) {
        state.pawns[1] = static_cast<std::uint8_t>(other);
        Actions moves;
        Moving(state, 2, game_->jumping()).list(moves);
        Squares to;
        for (const Action move : moves) to = to.with(static_cast<int>(number_of(move)));
        jumping_[at][place++] = to;
      });
    }
  }

  // Find where a seat on turn wins, by the square of the other: it can go home, or to where the other loses.
  int find_wins(int seat, int plies) {
    const Squares& goal = game_->goal(seat);
    Sets& won = won_[static_cast<std::size_t>(seat)];
    int news = 0;
    for (int theirs = 0; theirs < fences::kSquares; ++theirs) {
      const Squares good = (goal | of(lost_[static_cast<std::size_t>(1 - seat)], theirs)).without(theirs);
      Squares wins = maze_.around(good);
      of(beside_, theirs).each([&](int mine) {
        if (moves_past(mine, theirs).meets(good)) wins = wins.with(mine);
      });
      const Squares fresh = wins.without(theirs) - of(won, theirs);
      won[static_cast<std::size_t>(theirs)] = of(won, theirs) | fresh;
      fresh.each([&](int mine) { plies_[index(seat, mine, theirs)] = static_cast<std::uint8_t>(plies); });
      news += !fresh.empty();
    }
    return news;
  }

  // Find where a seat on turn loses: wherever it goes, the other wins. Sets are the other's squares, by its own.
  void find_losses(int seat, int plies) {
    const Squares& goal = game_->goal(seat);
    const Sets& won = won_[static_cast<std::size_t>(1 - seat)];  // by this seat's squares
    Sets& lost = lost_[static_cast<std::size_t>(seat)];
    for (int mine = 0; mine < fences::kSquares; ++mine) {
      const Squares& near = of(beside_, mine);
      Squares losses = near.empty() || near.meets(goal) ? Squares{} : all_of(won, near) - near;
      near.each([&](int theirs) {
        const Squares& moves = moves_past(mine, theirs);
        const bool stuck = moves.empty();  // then the other is on turn again (QUOR-22)
        if (!moves.meets(goal) && (stuck ? of(won, mine) : all_of(won, moves)).has(theirs))
          losses = losses.with(theirs);
      });
      const Squares fresh = losses.without(mine) - of(lost, mine);
      lost[static_cast<std::size_t>(mine)] = of(lost, mine) | fresh;
      fresh.each([&](int theirs) { plies_[index(seat, mine, theirs)] = static_cast<std::uint8_t>(plies); });
    }
  }

  // The squares that are in the sets of all these squares.
  static Squares all_of(const Sets& sets, const Squares& squares) {
    Squares common = of(sets, squares.first());
    squares.each([&](int square) { common = common & of(sets, square); });
    return common;
  }

  const Squares& moves_past(int mine, int theirs) const {
    const Squares& near = of(beside_, mine);
    std::size_t place = 0;
    near.each([&](int square) { place += square < theirs; });
    return jumping_[static_cast<std::size_t>(mine)][place];
  }

  const Game* game_;
  fences::Maze maze_;
  Sets beside_;
  std::array<std::array<Squares, 4>, fences::kSquares> jumping_;
  std::array<Sets, 2> won_{};   // the squares of the seat on turn, by those of the other
  std::array<Sets, 2> lost_{};  // the squares of the other, by those of the seat on turn
  std::array<std::uint8_t, 2 * fences::kSquares * fences::kSquares> plies_;
  int round_ = 0, news_ = 1;
};

}  // namespace mazechase::quoridor
