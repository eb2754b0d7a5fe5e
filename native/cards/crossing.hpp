// How states and views are passed, and what every state must satisfy so that it can be played safely; the checks are
// some of those in `mazechase.rules.cards.positions`.
#pragma once

#include "base/numbers.hpp"
#include "cards/powers.hpp"

namespace mazechase::cards {

// What a view hides: the number of cards in hidden hands, and whose picks are hidden.
struct Hidden {
  Seats hands = 0, picks = 0;
  BySeat<int> sizes{};
};

class Crossing {
 public:
  explicit Crossing(const Setup& setup) : setup_(setup), deck_(setup.deck) {}

  // Read a state, or a view if `hidden` takes what it hides; `check` comes next, when hidden hands are filled.
  State read(Reader& reader, Hidden* hidden) const {
    State s(setup_.players, deck_.words());
    const int players = setup_.players;
    s.phase = reader.take_as<Phase>(0, static_cast<Number>(Phase::over));
    s.seat = static_cast<std::uint8_t>(reader.take(1, players) - 1);
    s.drawing = static_cast<std::uint8_t>(reader.take(0, players) - 1);
    s.drawn = reader.take_as<std::uint8_t>(0, kMostDraws);
    s.quota = reader.take_as<std::uint8_t>(0, kMostDraws);
    for (int seat = 0; seat < players; ++seat) {
      const Number status = reader.take(0, 2);
      if (status == 0) s.active |= seats_of(seat + 1);
      if (status == 2) s.out |= seats_of(seat + 1);
    }
    for (int seat = 0; seat < players; ++seat) s.skips[at(seat)] = reader.take_as<std::uint8_t>(0, 0xff);
    for (int seat = 0; seat < players; ++seat) s.orders[at(seat)] = reader.take_as<std::uint8_t>(0, kMostDraws);
    for (int kind = 0; kind < deck_.kinds(); ++kind) {
      s.left[deck_[static_cast<Kind>(kind)].place] = deck_[static_cast<Kind>(kind)].count;
    }
    s.remains = static_cast<std::uint8_t>(deck_.size());
    for (int seat = 0; seat < players; ++seat) read_hand(reader, s, seat, hidden);
    s.picks.fill(kNoCard);
    for (int seat = 0; seat < players; ++seat) read_pick(reader, s, seat, hidden);
    for (std::size_t size = reader.take_size(kMostCards); size > 0; --size) {
      take(s, reader.take_as<Kind>(deck_.held_kinds(), deck_.kinds() - 1));
    }
    for (std::size_t size = reader.take_size(kMostSeats * kMostSeats); size > 0; --size) read_known(reader, s);
    s.reshuffled = reader.take_flag();
    s.taken = reader.take_as<std::uint32_t>(0, setup_.max_turns);
    return s;
  }

  void write(const State& s, Writer& writer) const {
    const int players = setup_.players;
    for (const int number : {static_cast<int>(s.phase), s.seat + 1, s.drawing == kNobody ? 0 : s.drawing + 1}) {
      writer.put(number);
    }
    writer.put(s.drawn);
    writer.put(s.quota);
    for (int seat = 0; seat < players; ++seat) writer.put(s.is_active(seat) ? 0 : s.out >> seat & 1 ? 2 : 1);
    for (int seat = 0; seat < players; ++seat) writer.put(s.skips[at(seat)]);
    for (int seat = 0; seat < players; ++seat) writer.put(s.orders[at(seat)]);
    for (int seat = 0; seat < players; ++seat) write_row(s.minds.hand(seat), writer);
    for (int seat = 0; seat < players; ++seat) writer.put(s.picks[at(seat)] == kNoCard ? 0 : s.picks[at(seat)] + 1);
    write_discard(s, writer);
    write_known(s, writer);
    writer.put(s.reshuffled);
    writer.put(s.taken);
  }

  // Put a card from the deck into a hand.
  void deal(State& s, int seat, Kind card) const {
    take(s, card);
    s.minds.hand(seat).add(card);
    ++s.sizes[at(seat)];
    s.units[at(seat)] = static_cast<std::uint8_t>(s.units[at(seat)] + deck_[card].units);
  }

  // Refuse a state from which play could be unsafe or never end.
  void check(const State& s) const {
    for (int viewer = 0; viewer < setup_.players; ++viewer) {
      for (int hand = 0; hand < setup_.players; ++hand) {
        if (viewer != hand) check_known(s, viewer, hand);
      }
    }
    bool picks = true;
    for (int seat = 0; seat < setup_.players; ++seat) {
      const Kind card = s.picks[at(seat)];
      if (card == kNoCard) continue;
      picks &= s.phase == Phase::pass_left && s.is_active(seat) && s.minds.hand(seat).of(card);
    }
    require(picks && (s.phase != Phase::pass_left || to_pick(s)), "picks that cannot be");
    if (s.phase == Phase::over) return;
    const bool drawing = s.phase == Phase::draw || s.phase == Phase::all_draw;
    require(setup_.over(s).empty(), "the game would be over");
    require(!setup_.max_turns || s.taken < setup_.max_turns, "too many turns");
    require(s.is_active(s.seat) || s.phase == Phase::all_draw, "the turn of a seat that has stopped");
    require((s.drawing != kNobody) == (s.phase == Phase::all_draw), "nobody draws, or somebody who should not");
    require(s.drawing == kNobody || s.is_active(s.drawing), "a card for a seat that has stopped");
    require(s.phase != Phase::pass_left || s.active != seats_of(s.seat + 1), "a card passed to oneself");
    require(s.remains || (s.phase != Phase::ask && !drawing), "the deck is empty");
    require(s.phase != Phase::draw || s.drawn < (s.quota ? s.quota : kMostDraws), "too many cards drawn");
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  static void require(bool holds, const char* what) {
    if (!holds) throw BadNumbers(what);
  }

  void take(State& s, Kind card) const {
    std::uint8_t& left = s.left[deck_[card].place];
    require(left, "more cards of a kind than there are");
    --left;
    --s.remains;
  }

  Kind read_held(Reader& reader) const { return reader.take_as<Kind>(0, deck_.held_kinds() - 1); }

  // A hand is its size and its cards; a hidden one is -1 - its size.
  void read_hand(Reader& reader, State& s, int seat, Hidden* hidden) const {
    const Number size = reader.take(hidden ? -1 - kMostCards : 0, kMostCards);
    if (size < 0) {
      hidden->hands |= seats_of(seat + 1);
      hidden->sizes[at(seat)] = static_cast<int>(-1 - size);
    }
    for (Number card = 0; card < size; ++card) deal(s, seat, read_held(reader));
  }

  // A pick is 1 + its kind, or 0; a hidden one is -1.
  void read_pick(Reader& reader, State& s, int seat, Hidden* hidden) const {
    const Number pick = reader.take(hidden ? -1 : 0, deck_.held_kinds());
    if (pick > 0) s.picks[at(seat)] = static_cast<Kind>(pick - 1);
    if (pick < 0) hidden->picks |= seats_of(seat + 1);
  }

  void read_known(Reader& reader, State& s) const {
    const auto viewer = static_cast<int>(reader.take(1, setup_.players) - 1);
    const auto hand = static_cast<int>(reader.take(1, setup_.players) - 1);
    require(viewer != hand, "a seat knows its own hand anyway");
    for (std::size_t size = reader.take_size(kMostCards); size > 0; --size) {
      const Kind card = read_held(reader);
      Row row = s.minds.known(viewer, hand);
      require(row.of(card) < deck_[card].count, "more cards known than there are");
      row.add(card);
    }
  }

  void check_known(const State& s, int viewer, int hand) const {
    const Row known = s.minds.known(viewer, hand);
    if (s.minds.is_empty(known)) return;
    require(!(s.out >> hand & 1), "cards known of an open hand");
    for (int kind = 0; kind < deck_.held_kinds(); ++kind) {
      const auto card = static_cast<Kind>(kind);
      require(known.of(card) <= s.minds.hand(hand).of(card), "cards known that are not there");
    }
  }

  void write_row(const Row& row, Writer& writer) const {
    int size = 0;
    for (int kind = 0; kind < deck_.held_kinds(); ++kind) size += row.of(static_cast<Kind>(kind));
    writer.put(size);
    for (int kind = 0; kind < deck_.held_kinds(); ++kind) {
      for (int count = row.of(static_cast<Kind>(kind)); count > 0; --count) writer.put(kind);
    }
  }

  void write_discard(const State& s, Writer& writer) const {
    const auto discarded = [&](int kind) {
      const Card& card = deck_[static_cast<Kind>(kind)];
      return card.count - s.left[card.place];
    };
    int size = 0;
    for (int kind = deck_.held_kinds(); kind < deck_.kinds(); ++kind) size += discarded(kind);
    writer.put(size);
    for (int kind = deck_.held_kinds(); kind < deck_.kinds(); ++kind) {
      for (int count = discarded(kind); count > 0; --count) writer.put(kind);
    }
  }

  void write_known(const State& s, Writer& writer) const {
    const auto each_entry = [&](auto use) {
      for (int viewer = 0; viewer < setup_.players; ++viewer) {
        for (int hand = 0; hand < setup_.players; ++hand) {
          if (viewer != hand && !s.minds.is_empty(s.minds.known(viewer, hand))) use(viewer, hand);
        }
      }
    };
    int entries = 0;
    each_entry([&](int, int) { ++entries; });
    writer.put(entries);
    each_entry([&](int viewer, int hand) {
      writer.put(viewer + 1);
      writer.put(hand + 1);
      write_row(s.minds.known(viewer, hand), writer);
    });
  }

  const Setup& setup_;
  const Deck& deck_;
};

}  // namespace mazechase::cards
