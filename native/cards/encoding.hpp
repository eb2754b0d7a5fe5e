// How the card game is encoded; the twin of `mazechase.adapters.games.cards`.
#pragma once

#include <array>

#include "base/encoding.hpp"
#include "cards/game.hpp"

namespace mazechase {

template <>
class Encoding<cards::Game> {
 public:
  using State = cards::State;

  explicit Encoding(const cards::Game& game) : setup_(game.setup()), players_(setup_.players) {
    for (int kind = 0; kind < setup_.deck.held_kinds(); ++kind) {
      if (setup_.deck[static_cast<cards::Kind>(kind)].units) ghost_of_[at(kind)] = ghosts_++;
    }
  }

  // Decisions, then the answers to every power-up, by card and by seat counted from the one that acts.
  void ids(const State&, int seat, const cards::Actions& actions, Ids& ids) const {
    for (const cards::Action action : actions) ids.push_back(id(action, seat));
  }

  int owner(cards::Action action, int seat) const {
    return action.sort == cards::Action::Sort::pass ? action.other : seat;
  }

  void fill(const State& state, Sheet& sheet) const {
    using namespace cards;
    const Deck& deck = setup_.deck;
    const int held = deck.held_kinds(), viewer = sheet.viewer();
    sheet.by_seat(held, [&](int seat, std::uint8_t* row) {
      const bool open = state.phase == Phase::over || (state.out >> seat & 1);  // CARD-52
      const Row cards = open ? state.minds.hand(seat) : state.minds.known(viewer, seat);
      for (int kind = 0; kind < held; ++kind) row[kind] = static_cast<std::uint8_t>(cards.of(static_cast<Kind>(kind)));
    });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.sizes[at(seat)]; });
    sheet.by_seat(2, [&](int seat, std::uint8_t* row) {
      const bool out = state.out >> seat & 1;
      row[0] = !out && !state.is_active(seat);
      row[1] = out;
    });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.skips[at(seat)]; });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.orders[at(seat)]; });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = state.picks[at(seat)] != kNoCard; });
    const Kind pick = state.picks[at(viewer)];
    sheet.mark(held, pick == kNoCard ? -1 : pick);
    for (int kind = held; kind < deck.kinds(); ++kind) {
      const Card& card = deck[static_cast<Kind>(kind)];
      sheet.number(static_cast<std::uint64_t>(card.count - state.left[card.place]));
    }
    sheet.number(state.remains);
    sheet.mark(static_cast<int>(Phase::over) + 1, static_cast<int>(state.phase));
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = seat == state.seat; });
    sheet.by_seat(1, [&](int seat, std::uint8_t* row) { *row = seat == state.drawing; });
    sheet.number(state.drawn);
    sheet.number(state.quota);
    sheet.number(state.reshuffled);
    sheet.turns_left(state.taken);
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }

  int id(cards::Action action, int seat) const {
    using Sort = cards::Action::Sort;
    const int others = players_ - 1, give = 3, swap = give + ghosts_ * others, skip = swap + players_ * others / 2;
    const int dictate = skip + players_, pass = dictate + players_ * cards::kMostDraws;
    const auto from_here = [&](int whom) { return (whom - seat + players_) % players_; };
    switch (action.sort) {
      case Sort::give:
        return give + ghost_of_[action.one] * others + from_here(action.other) - 1;
      case Sort::swap: {
        const auto [low, high] = std::minmax({from_here(action.one), from_here(action.other)});
        return swap + low * (2 * players_ - low - 1) / 2 + high - low - 1;
      }
      case Sort::skip:
        return skip + from_here(action.one);
      case Sort::dictate:
        return dictate + from_here(action.one) * cards::kMostDraws + action.other - 1;
      case Sort::pass:
        return pass + action.one;
      default:
        return static_cast<int>(action.sort);
    }
  }

  const cards::Setup& setup_;
  int players_, ghosts_ = 0;
  std::array<int, cards::kMostHeldKinds> ghost_of_{};
};

}  // namespace mazechase
