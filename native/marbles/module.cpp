#include "base/bind.hpp"
#include "marbles/game.hpp"

MAZECHASE_MODULE(marbles)
