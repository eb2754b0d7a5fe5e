// How much a search may compute: nodes, time, or both; and a flag by which its caller ends it early.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "base/perft.hpp"

namespace mazechase {

class Limits {
 public:
  using Clock = std::chrono::steady_clock;

  // Zero means no limit. With a limit of nodes alone a search always comes to the same answer.
  Limits(std::uint64_t nodes, std::uint64_t time_ms, const Stop* stop)
      : most_(nodes ? nodes : std::numeric_limits<std::uint64_t>::max()), stop_(stop), timed_(time_ms != 0) {
    if (timed_) deadline_ = Clock::now() + std::chrono::milliseconds(time_ms);
  }

  // Use up one node, or return false if nothing is left.
  bool spend() {
    if (over_ || spent_ >= most_) return false;
    ++spent_;
    if (spent_ % kLook == 0) over_ = late();
    return true;
  }

  std::uint64_t spent() const { return spent_; }

  // Whether more than this part of the limits, in per cent, has been used.
  bool used_more_than(unsigned percent) const {
    if (spent_ > most_ / 100 * percent) return true;
    return timed_ && (Clock::now() - begun_) * 100 > (deadline_ - begun_) * percent;
  }

 private:
  static constexpr std::uint64_t kLook = 512;  // nodes between two looks at the clock

  bool late() const {
    if (stop_ && stop_->load(std::memory_order_relaxed)) return true;
    return timed_ && Clock::now() >= deadline_;
  }

  std::uint64_t most_, spent_ = 0;
  const Stop* stop_;
  bool timed_, over_ = false;
  Clock::time_point begun_ = Clock::now(), deadline_;
};

}  // namespace mazechase
