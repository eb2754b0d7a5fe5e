#include "base/bind.hpp"
#include "quoridor/ask.hpp"
#include "quoridor/encoding.hpp"
#include "quoridor/game.hpp"

PYBIND11_MODULE(_quoridor, module) {
  mazechase::bind<mazechase::quoridor::Game>(module);
  mazechase::quoridor::bind_ask(module);
}
