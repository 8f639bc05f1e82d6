#include "history/projections/names.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "document/document.h"
#include "games/custom/game.h"
#include "games/games.h"
#include "history/log/event_log.h"
#include "history/projections/person_attributes.h"
#include "history/projections/projections.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

/// The names in the order of seats, unless two are the same.
std::vector<std::string> distinct(std::vector<std::string> shown, const std::vector<std::string>& written)
{
    return std::set(shown.begin(), shown.end()).size() == shown.size() ? std::move(shown) : written;
}

} // namespace

std::vector<Renaming> allRenamings(Database& database)
{
    std::vector<Renaming> all;
    std::size_t place = 0;
    for (const Event& event : EventLog(database).ofMatch("")) {
        ++place;
        const std::optional<EventKind> kind = eventKind(event.kind);
        if (kind == EventKind::PersonRenamed) {
            const auto [from, to] = readRenaming(event.body);
            all.push_back({event.seq, event.uuid, event.at, from, to, true, place});
        } else if (kind == EventKind::RenamingWithdrawn) {
            const std::string of = read(event.body, {}).of;
            for (Renaming& each : all)
                if (each.id == of) {
                    each.inForce = false;
                    each.until = place;
                }
        }
    }
    return all;
}

Aliases aliasesOf(const std::vector<Renaming>& renamings)
{
    Aliases aliases; // A name changes only if it, or the name that replaced it, was renamed.
    for (const Renaming& each : renamings)
        if (each.inForce)
            aliases.emplace(each.from, each.from);
    for (auto& [name, shown] : aliases)
        for (const Renaming& each : renamings)
            if (each.inForce && each.from == shown)
                shown = each.to;
    std::erase_if(aliases, [](const auto& alias) { return alias.first == alias.second; });
    return aliases;
}

std::string displayNameIn(const Aliases& aliases, const std::string& name)
{
    const auto found = aliases.find(name);
    return found == aliases.end() ? name : found->second;
}

std::string currentName(std::string name, std::size_t place, const std::vector<Renaming>& renamings)
{
    for (auto each = renamings.rbegin(); each != renamings.rend(); ++each)
        if (each->place < place && each->until > place && each->to == name)
            name = each->from; // taken back since
    for (const Renaming& each : renamings)
        if (each.place > place && each.inForce && each.from == name)
            name = each.to;
    const bool isSomebody = std::any_of(renamings.begin(), renamings.end(),
        [&](const Renaming& each) { return each.inForce && each.to == name; });
    return isSomebody ? name : displayNameIn(aliasesOf(renamings), name);
}

void rebuildAliases(Database& database)
{
    database.execute("DELETE FROM alias");
    for (const auto& [name, shown] : aliasesOf(allRenamings(database)))
        database.query("INSERT INTO alias (name, person) VALUES (?, ?)").with(name).with(shown).run();
    rebuildBadges(database); // they follow the names
}

std::string displayName(Database& database, const std::string& name)
{
    Query row = database.query("SELECT person FROM alias WHERE name = ?");
    row.with(name);
    return row.next() ? row.text(0) : name;
}

std::string displayName(Database& database, std::int64_t match, const std::string& name)
{
    Query row = database.query("SELECT person FROM match_player WHERE match = ? AND name = ?");
    row.with(match).with(name);
    return row.next() ? row.text(0) : displayName(database, name); // an earlier shown name, or a spectator
}

std::vector<std::string> displayNames(Database& database, const std::vector<std::string>& names)
{
    std::vector<std::string> shown;
    for (const std::string& name : names)
        shown.push_back(displayName(database, name));
    return distinct(std::move(shown), names);
}

std::vector<std::string> displayNames(const Aliases& aliases, const std::vector<std::string>& names)
{
    std::vector<std::string> shown;
    for (const std::string& name : names)
        shown.push_back(displayNameIn(aliases, name));
    return distinct(std::move(shown), names);
}

namespace {

/// The name of the game of a match. Custom games of one id may have other names.
Message gameNameIn(const MatchHeader& header)
{
    const auto custom = header.customGameDocument.empty()
        ? nullptr
        : document::readCustomGame(header.customGameDocument, document::Texts::AsKept).value_or(nullptr);
    const Game* const game = custom ? custom.get() : gameNamed(header.game);
    const Text name = game ? game->name() : Text{};
    return {std::string(name.de), std::string(name.en)};
}

/// The first and the last characters of a search text.
std::string searchedNames(const MatchHeader& header, const std::vector<std::string>& shown)
{
    std::string names = fmt::format("{}", fmt::join(header.players, " "));
    for (std::size_t seat = 0; seat < shown.size(); ++seat)
        if (shown[seat] != header.players[seat])
            names += " " + shown[seat];
    return names + " " + header.game + " ";
}
std::string searchedDay(const MatchHeader& header)
{
    return fmt::format(" {} {}", header.tournament, header.started.substr(0, 10));
}

} // namespace

DisplayNames::DisplayNames(Database& database)
{
    Query rows = database.query("SELECT name, person FROM alias ORDER BY name");
    while (rows.next())
        m_shown.emplace_back(rows.text(0), rows.text(1));
}

const std::string& DisplayNames::of(const std::string& name) const
{
    const auto found = std::lower_bound(m_shown.begin(), m_shown.end(), name,
        [](const auto& each, const std::string& wanted) { return each.first < wanted; });
    return found != m_shown.end() && found->first == name ? found->second : name;
}

std::string searchText(const MatchHeader& header, const std::vector<std::string>& shown)
{
    std::string game = header.game;
    std::replace(game.begin(), game.end(), '-', ' ');
    const Message name = gameNameIn(header);
    return lowerCase(fmt::format(
        "{}{} {} {}{}", searchedNames(header, shown), game, name.de, name.en, searchedDay(header)));
}

bool isSearchText(std::string_view text, const MatchHeader& header, const std::vector<std::string>& shown)
{
    return text.starts_with(lowerCase(searchedNames(header, shown)))
        && text.ends_with(lowerCase(searchedDay(header)));
}

} // namespace tafel::history
