// A walk: one game in progress, kept on the native side, so that a ply costs an index and nothing is packed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>

#include "base/crossing.hpp"
#include "base/kernel.hpp"
#include "base/playout.hpp"

namespace mazechase {

template <Kernel K>
class Walk {
 public:
  using State = typename K::State;

  Walk(std::shared_ptr<const K> kernel, const State& state)
      : kernel_(std::move(kernel)), state_(state), node_(kernel_->node(state_)) {}

  int kind() const { return static_cast<int>(node_.kind); }
  Seats seats() const { return node_.seats; }

  // The number of actions or outcomes.
  std::size_t count() {
    list();
    return node_.kind == Node::Kind::turn ? actions_.size() : odds_.size();
  }

  // The sum of the outcomes' weights; 0 except at a chance.
  std::uint64_t total() {
    list();
    return total_weight(odds_);
  }

  // Take the action or outcome at an index of its list.
  void advance(std::size_t index) {
    check(index);
    if (node_.kind == Node::Kind::turn) {
      kernel_->apply(state_, actions_[index]);
    } else {
      kernel_->settle(state_, odds_[index].outcome);
    }
    node_ = kernel_->node(state_);
    listed_ = false;
  }

  // The index of the outcome for a ticket from 0 to the total - 1.
  std::size_t picked(std::uint64_t ticket) {
    if (ticket >= total()) throw std::out_of_range("no such ticket");
    return pick(odds_, ticket);
  }

  // The action or outcome at an index, as numbers.
  py::tuple choice(std::size_t index) {
    check(index);
    return node_.kind == Node::Kind::turn ? action_tuple(*kernel_, actions_[index])
                                          : outcome_tuple(*kernel_, odds_[index].outcome);
  }

  py::list legal() {
    list();
    py::list listed(actions_.size());
    for (std::size_t at = 0; at < actions_.size(); ++at) listed[at] = action_tuple(*kernel_, actions_[at]);
    return listed;
  }

  // ("turn", seats), ("chance", seats, [(outcome, weight), ...]) or ("over", winners, scores, reason).
  py::tuple node() {
    if (node_.kind == Node::Kind::turn) return py::make_tuple("turn", seat_tuple(node_.seats));
    if (node_.kind == Node::Kind::over)
      return py::make_tuple("over") + result_tuple(kernel_->result(state_), kernel_->players());
    list();
    py::list listed(odds_.size());
    for (std::size_t at = 0; at < odds_.size(); ++at) {
      listed[at] = py::make_tuple(outcome_tuple(*kernel_, odds_[at].outcome), odds_[at].weight);
    }
    return py::make_tuple("chance", seat_tuple(node_.seats), listed);
  }

  py::tuple state() const { return state_tuple(*kernel_, state_); }

  // (winners, scores, reason), or None before the end.
  py::object result() const {
    if (node_.kind != Node::Kind::over) return py::none();
    return result_tuple(kernel_->result(state_), kernel_->players());
  }

  std::unique_ptr<Walk> copy() const { return std::make_unique<Walk>(kernel_, state_); }

 private:
  void check(std::size_t index) {
    if (index < count()) return;
    if (node_.kind == Node::Kind::over) throw std::out_of_range("the game is over");
    throw std::out_of_range(node_.kind == Node::Kind::turn ? "no such action" : "no such outcome");
  }

  // List the choices at this node, once.
  void list() {
    if (listed_) return;
    actions_.clear();
    odds_.clear();
    if (node_.kind == Node::Kind::turn) kernel_->legal(state_, actions_);
    if (node_.kind == Node::Kind::chance) kernel_->odds(state_, odds_);
    listed_ = true;
  }

  std::shared_ptr<const K> kernel_;
  State state_;
  Node node_;
  typename K::Actions actions_;
  typename K::Odds odds_;
  bool listed_ = false;
};

}  // namespace mazechase
