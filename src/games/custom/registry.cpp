#include "games/custom/registry.h"

#include <mutex>

namespace tafel::custom {

namespace {

constexpr std::size_t most = 1'000;

struct Met {
    std::mutex mutex;
    std::vector<std::shared_ptr<const CustomGame>> games; ///< Somebody may still look at an earlier version.
};

Met& met()
{
    static Met games;
    return games;
}

} // namespace

void know(std::shared_ptr<const CustomGame> game)
{
    const std::scoped_lock lock(met().mutex);
    if (met().games.size() < most)
        met().games.push_back(std::move(game));
}

const CustomGame* known(std::string_view key)
{
    const std::scoped_lock lock(met().mutex);
    const auto& games = met().games;
    const auto found
        = std::find_if(games.rbegin(), games.rend(), [&](const auto& each) { return each->key() == key; });
    return found == games.rend() ? nullptr : found->get();
}

} // namespace tafel::custom
