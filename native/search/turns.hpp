// Every position that a seat's turn can end in, with the first action that leads there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "search/chances.hpp"

namespace mazechase::search {

// How much may still be searched; `stop`, if there is one, is asked now and then whether time is up.
class Meter {
 public:
  template <class Stop>
  Meter(std::uint64_t nodes, Stop stop) : left_(nodes), stop_(std::move(stop)) {}

  static Meter endless() { return {~std::uint64_t{0}, std::function<bool()>()}; }

  // Use up one node, or return false if none is left.
  bool spend() {
    if (left_ == 0) return false;
    if (--left_ % kBetween == 0 && stop_ && stop_()) left_ = 0;
    return true;
  }

 private:
  static constexpr std::uint64_t kBetween = 4096;

  std::uint64_t left_;
  std::function<bool()> stop_;
};

template <class State>
struct End {
  State state;
  std::uint32_t first;  // the index of the first action
  int sort;
  Chances chances, before{};  // and those of a less deep look
};

// A set of keys that is emptied in no time.
class Keys {
 public:
  Keys() : slots_(1024) {}

  void clear() {
    if (++round_ == 0) {
      std::fill(slots_.begin(), slots_.end(), Slot{});
      round_ = 1;
    }
    size_ = 0;
  }

  // Add a key; return whether it is new.
  bool add(std::uint64_t key) {
    if (2 * size_ >= slots_.size()) widen();
    Slot& slot = find(key);
    if (slot.round == round_) return false;
    slot = {key, round_};
    ++size_;
    return true;
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t round = 0;
  };

  Slot& find(std::uint64_t key) {
    std::size_t place = key & (slots_.size() - 1);
    while (slots_[place].round == round_ && slots_[place].key != key) place = (place + 1) & (slots_.size() - 1);
    return slots_[place];
  }

  void widen() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.round == round_) find(slot.key) = slot;
    }
  }

  std::vector<Slot> slots_;
  std::uint32_t round_ = 1;
  std::size_t size_ = 0;
};

// Lists the ends of turns. A turn goes on while the same seat acts and nothing is drawn.
template <Kernel K, Notices<K> F>
class Turns {
 public:
  using State = typename K::State;
  using Ends = std::vector<End<State>>;

  Turns(const K& kernel, const Linear<K, F>& evaluation) : kernel_(kernel), evaluation_(evaluation) {}

  // List the ends of the turn that begins, or goes on, at a state where a seat acts; with their chances.
  // Return false if the meter has run out.
  bool list(const State& start, int beam, Meter& meter, Ends& ends) {
    ends.clear();
    open_.clear();
    known_.clear();
    const Seats seats = kernel_.node(start).seats;
    if (!follow(start, seats, kNoFirst, meter, ends)) return false;
    while (!open_.empty()) {
      edge_.swap(open_);
      open_.clear();
      if (beam > 0) keep_best(seats, beam);
      for (const auto& here : edge_) {
        if (!follow(here.state, seats, here.first, meter, ends)) return false;
      }
    }
    for (auto& end : ends) end.chances = rated(end.state);
    return true;
  }

  Chances rated(const State& state) const {
    if (kernel_.node(state).kind == Node::Kind::over) return shares(kernel_.result(state), kernel_.players());
    return evaluation_.chances(state);
  }

 private:
  static constexpr std::uint32_t kNoFirst = ~0U;

  // Take every action at a state.
  bool follow(const State& state, Seats seats, std::uint32_t first, Meter& meter, Ends& ends) {
    typename K::Actions actions;
    kernel_.legal(state, actions);
    for (std::uint32_t index = 0; index < actions.size(); ++index) {
      if (!meter.spend()) return false;
      State next = state;
      kernel_.apply(next, actions[index]);
      if (!known_.add(evaluation_.features().key(next))) continue;
      const Node node = kernel_.node(next);
      Ends& list = node.kind == Node::Kind::turn && node.seats == seats ? open_ : ends;
      list.push_back({next, first == kNoFirst ? index : first, evaluation_.features().sort(actions[index]), Chances{}});
    }
    return true;
  }

  // Of the positions on the edge, keep the best of each sort.
  void keep_best(Seats seats, int beam) {
    if (edge_.size() <= at(beam)) return;
    const auto mine = at(std::countr_zero(seats));
    for (auto& here : edge_) here.chances = rated(here.state);
    std::stable_sort(edge_.begin(), edge_.end(),
                     [&](const auto& a, const auto& b) { return a.chances[mine] > b.chances[mine]; });
    std::array<int, 8> kept{};
    std::erase_if(edge_, [&](const auto& here) { return kept[at(here.sort)]++ >= beam; });
  }

  const K& kernel_;
  const Linear<K, F>& evaluation_;
  Ends open_, edge_;
  Keys known_;
};

}  // namespace mazechase::search
