// Work on several threads, while the caller's own thread watches for a reason to stop.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "base/perft.hpp"

namespace mazechase {

// Threads that are joined when the pool goes out of scope, as std::jthread would; not every library has that yet.
struct Pool {
  std::vector<std::thread> threads;

  Pool() = default;
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  ~Pool() {
    for (std::thread& thread : threads) thread.join();
  }
};

// Run `job(item, stop)` for every item from 0 on, each on any of the threads. A job's exception ends the work and is
// rethrown here. The caller's thread calls `watch` now and then, which may throw to end the work too.
template <class Job, class Watch>
void on_threads(unsigned threads, std::size_t items, Job job, Watch watch) {
  Stop stop{false};
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::condition_variable done;
  std::exception_ptr failure;
  unsigned working = static_cast<unsigned>(std::clamp<std::size_t>(threads, 1, std::max<std::size_t>(items, 1)));

  const auto work = [&] {
    std::exception_ptr thrown;
    try {
      for (std::size_t item; !stop && (item = next++) < items;) job(item, stop);
    } catch (...) {
      thrown = std::current_exception();
      stop = true;
    }
    const std::scoped_lock lock(mutex);
    if (thrown) failure = thrown;
    if (--working == 0) done.notify_one();
  };

  Pool pool;
  for (unsigned number = working; number > 0; --number) pool.threads.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!done.wait_for(lock, std::chrono::milliseconds(50), [&] { return working == 0; })) {
    lock.unlock();
    try {
      watch();
    } catch (...) {
      stop = true;
      throw;
    }
    lock.lock();
  }
  if (failure) std::rethrow_exception(failure);
}

// The same for programs that have nothing to watch for.
template <class Job>
void on_all(unsigned threads, std::size_t items, Job job) {
  on_threads(threads, items, [&](std::size_t item, const Stop&) { job(item); }, [] {});
}

}  // namespace mazechase
