// States that agree with a view; the twin of `sample` in `mazechase.rules.cards.knowledge`.
#pragma once

#include "cards/crossing.hpp"
#include "cards/dealing.hpp"

namespace mazechase::cards {

class Knowing {
 public:
  explicit Knowing(const Setup& setup) : setup_(setup), crossing_(setup) {}

  // Deal the unseen cards at random. A hidden pick may be any kind in that hand; what others remember is left empty.
  State sample(Reader& view, Rng& rng) const {
    // A viewer sees only its own hand and open ones (CARD-52).
    const auto viewer = static_cast<int>(view.take(0, setup_.players) - 1);  // -1: sees no hand, or all
    Hidden hidden;
    State s = crossing_.read(view, &hidden);
    if (viewer >= 0) each_seat(hidden.hands, [&](int seat) { deal_known(s, viewer, seat); });
    deal_unseen(s, hidden, rng);
    each_seat(hidden.picks, [&](int seat) { s.picks[static_cast<std::size_t>(seat)] = any_kind(s, seat, rng); });
    crossing_.check(s);
    return s;
  }

 private:
  void deal_known(State& s, int viewer, int seat) const {
    if (viewer == seat) throw BadNumbers("a viewer's own hand is hidden");
    const Row known = s.minds.known(viewer, seat);
    for (int kind = 0; kind < setup_.deck.held_kinds(); ++kind) {
      for (int count = known.of(static_cast<Kind>(kind)); count > 0; --count) {
        crossing_.deal(s, seat, static_cast<Kind>(kind));
      }
    }
  }

  void deal_unseen(State& s, const Hidden& hidden, Rng& rng) const {
    Gaps gaps;
    each_seat(hidden.hands, [&](int seat) {
      const auto at = static_cast<std::size_t>(seat);
      const int cards = hidden.sizes[at] - s.sizes[at];
      if (cards < 0) throw BadNumbers("more cards known in a hand than it has");
      const bool gives = s.phase == Phase::give && seat == s.seat && !s.units[at];  // CARD-14: it has a ghost
      gaps.push({seat, cards, kKnockOut - 1 - s.units[at], gives});
    });
    std::array<int, 3> unseen{};
    for (int kind = 0; kind < setup_.deck.held_kinds(); ++kind) {
      const Card& card = setup_.deck[static_cast<Kind>(kind)];
      unseen[card.units] += s.left[card.place];
    }
    const Dealing dealing(gaps, unseen);
    Ghosts total = dealing.draw_total(rng);
    for (std::size_t number = 0; number < gaps.size(); ++number) {
      const Gap& gap = gaps[number];
      const Ghosts filling = dealing.draw_filling(number, total, rng);
      total = Dealing::less(total, filling);
      const std::array<int, 3> counts{gap.cards - filling.singles - filling.doubles, filling.singles, filling.doubles};
      for (int units = 0; units < 3; ++units) {
        for (int count = counts[static_cast<std::size_t>(units)]; count > 0; --count) {
          const int left = unseen[static_cast<std::size_t>(units)]--;
          crossing_.deal(s, gap.seat, card_of_class(setup_.deck, s, units, left, rng));
        }
      }
    }
  }

  Kind any_kind(const State& s, int seat, Rng& rng) const {
    const Row hand = s.minds.hand(seat);
    List<Kind, kMostHeldKinds> kinds;
    for (int kind = 0; kind < setup_.deck.held_kinds(); ++kind) {
      if (hand.of(static_cast<Kind>(kind))) kinds.push(static_cast<Kind>(kind));
    }
    if (kinds.empty()) throw BadNumbers("a pick from an empty hand");
    return kinds[rng.below(kinds.size())];
  }

  const Setup& setup_;
  Crossing crossing_;
};

}  // namespace mazechase::cards
