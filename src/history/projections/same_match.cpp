#include "history/projections/same_match.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "base/names.h"
#include "document/document.h"
#include "document/json.h"
#include "history/log/erased_names.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

/// Whether a text may be another one in which a name is erased.
bool mayBeErased(const std::string& text, std::string_view erased)
{
    const std::size_t at = pseudonymIn(erased);
    if (at == erased.size())
        return false;
    const std::string_view before = erased.substr(0, at),
                           behind = erased.substr(at + pseudonymLength(erased.substr(at)));
    return pseudonymIn(text) < text.size() || pseudonymIn(behind) < behind.size() // several names
        || (text.size() > before.size() + behind.size() && text.starts_with(before)
            && text.ends_with(behind));
}

/// Makes two texts equal if they differ only in a name that is erased in one of them.
void ignoreErased(std::string& one, const std::string& other)
{
    if (mayBeErased(one, other) || mayBeErased(other, one))
        one = other;
}

/// \return the first key of two documents that differs, as a JSON Pointer; empty: they are the same
std::string differingKey(const std::string& one, const std::string& other)
{
    if (one == other)
        return {};
    document::JsonDocument oneDocument, otherDocument;
    const document::Json &first = **oneDocument.parse(one), &second = **otherDocument.parse(other);
    const auto differing = [](const document::Json& from, const document::Json& to) {
        return std::find_if(from.MemberBegin(), from.MemberEnd(), [&](const auto& member) {
            const auto same = to.FindMember(member.name);
            return same == to.MemberEnd() || same->value != member.value;
        });
    };
    for (const auto& [from, to] : {std::pair(&first, &second), std::pair(&second, &first)})
        if (const auto member = differing(*from, *to); member != from->MemberEnd())
            return fmt::format("/{}", document::view(member->name));
    return {};
}

} // namespace

bool haveSameRules(const Match& one, const Match& other, int deal)
{
    const auto value = [&](const Match& match, const OptionSpec& option, int of) {
        return option.of.empty() ? std::optional(match.option(option, deal))
                                 : match.optionOf(option, of, deal);
    };
    for (const OptionSpec& option : one.game->options())
        for (int of = 0; of < std::max(1, static_cast<int>(option.of.size())); ++of)
            if (value(one, option, of) != value(other, option, of))
                return false;
    return true;
}

std::string differingKey(Match one, Match other, int deals)
{
    if (one.game->id() != other.game->id())
        return "/game";
    if (one.players.size() != other.players.size())
        return "/players";
    for (std::size_t seat = 0; seat < one.players.size(); ++seat) {
        if (isSameName(one.players[seat], other.players[seat]))
            one.players[seat] = other.players[seat];
        ignoreErased(one.players[seat], other.players[seat]);
    }
    ignoreErased(one.tournament, other.tournament);
    ignoreErased(one.draw, other.draw);
    for (int deal = 1; deal <= deals; ++deal)
        if (!haveSameRules(one, other, deal))
            return "/overruled";
    for (Match* const match : {&one, &other}) {
        match->overruled.clear();
        match->started = match->rules = {};
        match->ended = false;
        match->firstDealer = match->firstDealer.value_or(0);
    }
    if (!haveSameRules(one, other, 1))
        return "/options";
    one.options.clear(); // one may name a rule that is the default
    other.options.clear();
    return differingKey(document::writeMatch(one, false), document::writeMatch(other, false));
}

} // namespace tafel::history
