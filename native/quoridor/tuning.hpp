// The numbers of the search for two that were found by playing; `spar match` compares others with them.
#pragma once

#include <string_view>
#include <utility>

namespace mazechase::quoridor {

struct Tuning {
  int futility = 110, futility_depth = 4;  // a position this much better than it need be, per ply, is left alone
  int null_depth = 3, null_less = 2;       // from this depth on, see whether passing would do, that much less deep
  int late1 = 8, late2 = 14;               // the fences looked at with one ply to go, and with two
  int reduce = 190;                        // later actions are looked at less deep; a higher number reduces less
  int wide = 3;                            // from this depth on, all fences that matter, not only those across paths
  int aspire = 60;                         // the width of the first window around the last value
  int race_depth = 4;                      // from this depth on, solve the race when one side has no fence left
  int begin = 100;                         // per cent of the limits after which nothing deeper is begun

  // Return the number with this name, or null.
  int* find(std::string_view name) {
    const std::pair<std::string_view, int*> all[] = {{"futility", &futility},
                                                     {"futility_depth", &futility_depth},
                                                     {"null_depth", &null_depth},
                                                     {"null_less", &null_less},
                                                     {"late1", &late1},
                                                     {"late2", &late2},
                                                     {"reduce", &reduce},
                                                     {"wide", &wide},
                                                     {"aspire", &aspire},
                                                     {"race_depth", &race_depth},
                                                     {"begin", &begin}};
    for (const auto& [known, number] : all) {
      if (known == name) return number;
    }
    return nullptr;
  }
};

}  // namespace mazechase::quoridor
