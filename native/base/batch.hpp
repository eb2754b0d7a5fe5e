// Many games at once for learning: a call takes an action for each and writes what comes next into arrays.
//
// Chance is drawn inside, each game from a generator of its own, so that it depends on its seed and actions alone. The
// twin of `mazechase.adapters.batch.RulesBatch`, which does the same with the Python rules.
#pragma once

#include <pybind11/pybind11.h>

#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/array.hpp"
#include "base/crossing.hpp"
#include "base/encoding.hpp"
#include "base/playout.hpp"
#include "base/threads.hpp"

namespace mazechase {

template <Encodes K>
class Batch {
 public:
  using State = typename K::State;

  // `again`: a game that is over begins again at once. `most`: decisions before a game is cut off.
  Batch(const Numbers& config, const Numbers& start, std::size_t games, const py::buffer& templates,
        std::size_t actions, std::uint32_t limit, std::uint64_t most, bool again)
      : kernel_(make_shared_kernel<K>(config)),
        encoding_(*kernel_),
        start_(read_state(*kernel_, start)),
        actions_(actions),
        limit_(limit),
        most_(most),
        again_(again),
        games_(games, Play(start_)) {
    const Array<std::uint8_t> fixed(templates, static_cast<std::size_t>(templates.request().size));
    const auto players = static_cast<std::size_t>(kernel_->players());
    size_ = static_cast<std::size_t>(templates.request().size) / players;
    templates_.assign(fixed.data(), fixed.data() + size_ * players);
    check_size();
  }

  // Say where everything is to be written: an item, or a row of them, for each game.
  void attach(const py::buffer& observations, const py::buffer& masks, const py::buffer& seats,
              const py::buffer& rewards, const py::buffer& terminated, const py::buffer& truncated) {
    const std::size_t games = games_.size(), players = static_cast<std::size_t>(kernel_->players());
    out_ = std::make_unique<Out>(Out{Array<std::uint8_t>(observations, games * size_),
                                     Array<std::uint8_t>(masks, games * actions_), Array<std::int8_t>(seats, games),
                                     Array<float>(rewards, games * players), Array<std::uint8_t>(terminated, games),
                                     Array<std::uint8_t>(truncated, games)});
  }

  // Begin every game again, each with its seed.
  void reset(const py::buffer& seeds, unsigned threads) {
    const Array<std::uint64_t> seed(seeds, games_.size());
    each(threads, [&](std::size_t game) {
      games_[game].luck = Rng(seed.data()[game]);
      games_[game].choices = Rng(~seed.data()[game]);
      clear(game);
      begin(games_[game]);
      list(game);
    });
  }

  // Take an action in every game. Nothing changes if one of them is not legal.
  void step(const py::buffer& actions, unsigned threads) {
    const Array<std::int64_t> wanted(actions, games_.size());
    for (std::size_t game = 0; game < games_.size(); ++game) find(game, wanted.data()[game]);
    each(threads, [&](std::size_t game) { go(game); });
  }

  // Write a random legal action for every game, all equally likely.
  void sample(const py::buffer& actions) {
    const Array<std::int64_t> chosen(actions, games_.size());
    const py::gil_scoped_release release;
    for (std::size_t game = 0; game < games_.size(); ++game) {
      Play& play = games_[game];
      chosen.data()[game] = play.ids.empty() ? kNoId : play.ids[play.choices.below(play.ids.size())].id;
    }
  }

  // Write what a seat sees, and what it may do, in one game.
  void observe(std::size_t game, int seat, const py::buffer& observation) const {
    check_seat(seat);
    write_observation(games_.at(game), seat - 1, Array<std::uint8_t>(observation, size_).data());
  }
  void mask(std::size_t game, int seat, const py::buffer& mask) const {
    check_seat(seat);
    const Play& play = games_.at(game);
    std::vector<Listed> ids;
    list_ids(play, seat - 1, ids);
    write_mask(ids, Array<std::uint8_t>(mask, actions_).data());
  }

  // Take an action of any seat that may act, in one game.
  void act(std::size_t game, int seat, std::int64_t id) {
    check_seat(seat);
    Play& play = games_.at(game);
    std::vector<Listed> ids;
    list_ids(play, seat - 1, ids);
    play.ids.swap(ids);
    try {
      find(game, id);
    } catch (...) {
      play.ids.swap(ids);
      throw;
    }
    go(game);
  }

  py::tuple seats(std::size_t game) const {
    const Node node = kernel_->node(games_.at(game).state);
    return node.kind == Node::Kind::turn ? seat_tuple(node.seats) : py::tuple();
  }
  py::tuple state(std::size_t game) const { return state_tuple(*kernel_, games_.at(game).state); }
  py::object result(std::size_t game) const {
    const State& state = games_.at(game).state;
    if (kernel_->node(state).kind != Node::Kind::over) return py::none();
    return result_tuple(kernel_->result(state), kernel_->players());
  }

 private:
  // A legal action: its id, and its place in the list.
  struct Listed {
    std::int32_t id;
    std::uint32_t place;
  };

  struct Play {
    explicit Play(const State& start) : state(start) {}

    State state;
    Rng luck{0}, choices{0};
    std::uint64_t decisions = 0;
    std::vector<Listed> ids;  // of the seat that is to act
    std::size_t found = 0;    // the place of the action to take
  };

  struct Out {
    Array<std::uint8_t> observations, masks;
    Array<std::int8_t> seats;
    Array<float> rewards;
    Array<std::uint8_t> terminated, truncated;
  };

  static constexpr std::size_t kSpare = 1 << 16;  // more than the fields of any game take

  // Every state's fields are equally long, so one state shows whether observations have room for them.
  void check_size() const {
    std::vector<std::uint8_t> room(size_ + kSpare);
    Sheet sheet(room.data(), 0, kernel_->players(), limit_);
    encoding_.fill(start_, sheet);
    if (sheet.end() + kernel_->players() > room.data() + size_) throw BadNumbers("observations of another size");
  }

  void check_seat(int seat) const {
    if (seat < 1 || seat > kernel_->players()) throw std::out_of_range("no such seat");
  }

  template <class Job>
  void each(unsigned threads, Job job) {
    if (!out_) throw BadNumbers("nowhere to write to");
    const py::gil_scoped_release release;
    if (threads <= 1) {
      for (std::size_t game = 0; game < games_.size(); ++game) job(game);
      return;
    }
    const std::size_t chunk = (games_.size() + threads - 1) / threads;
    const auto part = [&](std::size_t item, const Stop&) {
      for (std::size_t game = item * chunk; game < std::min(games_.size(), (item + 1) * chunk); ++game) job(game);
    };
    on_threads(threads, threads, part, [] {});
  }

  void find(std::size_t game, std::int64_t id) {
    Play& play = games_[game];
    const auto at = std::find_if(play.ids.begin(), play.ids.end(), [&](const Listed& one) { return one.id == id; });
    if (at == play.ids.end() || id == kNoId) {
      throw std::out_of_range("action " + std::to_string(id) + " is not legal in game " + std::to_string(game));
    }
    play.found = at->place;
  }

  void go(std::size_t game) {
    Play& play = games_[game];
    clear(game);
    typename K::Actions actions;
    kernel_->legal(play.state, actions);
    kernel_->apply(play.state, actions[play.found]);
    ++play.decisions;
    settle(play);
    const bool over = kernel_->node(play.state).kind == Node::Kind::over;
    const bool cut = !over && play.decisions >= most_;
    out_->terminated.data()[game] = over;
    out_->truncated.data()[game] = cut;
    if (over) reward(game, kernel_->result(play.state).winners);
    if ((over || cut) && again_) begin(play);
    list(game);
  }

  void begin(Play& play) {
    play.state = start_;
    play.decisions = 0;
    settle(play);
  }

  // Draw chance outcomes until somebody has to decide or the game is over.
  void settle(Play& play) {
    while (kernel_->node(play.state).kind == Node::Kind::chance) {
      typename K::Odds odds;
      kernel_->odds(play.state, odds);
      kernel_->settle(play.state, odds[pick(odds, play.luck.below(total_weight(odds)))].outcome);
    }
  }

  // 1 for winners, -1 for the others, 0 for all if all or none have won.
  void reward(std::size_t game, Seats winners) {
    const int players = kernel_->players();
    if (winners == 0 || winners == (1U << players) - 1) return;
    float* rewards = out_->rewards.data() + game * static_cast<std::size_t>(players);
    for (int seat = 0; seat < players; ++seat) rewards[seat] = winners >> seat & 1 ? 1.0F : -1.0F;
  }

  void clear(std::size_t game) {
    const auto players = static_cast<std::size_t>(kernel_->players());
    std::fill_n(out_->rewards.data() + game * players, players, 0.0F);
    out_->terminated.data()[game] = out_->truncated.data()[game] = 0;
  }

  // Write what comes next: the seat that is to act (0 once it is over), what it sees and what it may do.
  void list(std::size_t game) {
    Play& play = games_[game];
    const Node node = kernel_->node(play.state);
    const int seat = node.kind == Node::Kind::turn ? std::countr_zero(node.seats) : -1;
    out_->seats.data()[game] = static_cast<std::int8_t>(seat + 1);
    list_ids(play, seat, play.ids);
    write_mask(play.ids, out_->masks.data() + game * actions_);
    write_observation(play, std::max(seat, 0), out_->observations.data() + game * size_);
  }

  void list_ids(const Play& play, int seat, std::vector<Listed>& listed) const {
    listed.clear();
    const Node node = kernel_->node(play.state);
    if (node.kind != Node::Kind::turn || seat < 0 || !(node.seats & seats_of(seat + 1))) return;
    typename K::Actions actions;
    kernel_->legal(play.state, actions);
    thread_local Ids ids;
    ids.clear();
    encoding_.ids(play.state, seat, actions, ids);
    const int first = std::countr_zero(node.seats);
    for (std::uint32_t place = 0; place < actions.size(); ++place) {
      if (ids[place] >= static_cast<std::int32_t>(actions_)) throw BadNumbers("an action beyond the masks");
      if (ids[place] != kNoId && encoding_.owner(actions[place], first) == seat) listed.push_back({ids[place], place});
    }
  }

  void write_mask(const std::vector<Listed>& ids, std::uint8_t* mask) const {
    std::memset(mask, 0, actions_);
    for (const Listed& one : ids) mask[one.id] = 1;
  }

  void write_observation(const Play& play, int viewer, std::uint8_t* observation) const {
    const int players = kernel_->players();
    std::memcpy(observation, templates_.data() + static_cast<std::size_t>(viewer) * size_, size_);
    Sheet sheet(observation, viewer, players, limit_);
    encoding_.fill(play.state, sheet);
    const Seats seats = kernel_->node(play.state).seats;
    std::uint8_t* to_act = observation + size_ - players;
    for (int row = 0; row < players; ++row) to_act[row] = seats >> (viewer + row) % players & 1;
  }

  std::shared_ptr<const K> kernel_;
  Encoding<K> encoding_;
  State start_;
  std::size_t actions_, size_ = 0;
  std::uint32_t limit_;
  std::uint64_t most_;
  bool again_;
  std::vector<Play> games_;
  std::vector<std::uint8_t> templates_;
  std::unique_ptr<Out> out_;
};

}  // namespace mazechase
