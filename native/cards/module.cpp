#include "base/bind.hpp"
#include "cards/encoding.hpp"
#include "cards/game.hpp"

MAZECHASE_MODULE(cards)
