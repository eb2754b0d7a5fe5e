#include "base/bind.hpp"
#include "cards/ask.hpp"
#include "cards/encoding.hpp"
#include "cards/game.hpp"

PYBIND11_MODULE(_cards, module) {
  mazechase::bind<mazechase::cards::Game>(module);
  mazechase::cards::bind_ask(module);
}
