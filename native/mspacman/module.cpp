#include "base/bind.hpp"
#include "mspacman/encoding.hpp"
#include "mspacman/features.hpp"
#include "search/bind.hpp"

MAZECHASE_SEARCH_MODULE(mspacman)
