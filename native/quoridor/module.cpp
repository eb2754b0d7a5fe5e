#include "base/bind.hpp"
#include "quoridor/game.hpp"

MAZECHASE_MODULE(quoridor)
