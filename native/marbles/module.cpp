#include "base/bind.hpp"
#include "marbles/encoding.hpp"
#include "marbles/features.hpp"
#include "search/bind.hpp"

MAZECHASE_SEARCH_MODULE(marbles)
