#include "history/people/badges.h"

#include <fmt/format.h>

#include "history/history_file.h"
#include "history/projections/person_attributes.h"

namespace tafel::history {

Expected<std::map<std::string, int>> chosenBadges(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::map<std::string, int> badges;
        Query rows = database.query("SELECT person, mark FROM person_mark");
        while (rows.next())
            if (const auto badge = badgeNamed(rows.text(1)))
                badges.emplace(rows.text(0), *badge);
        return badges;
    });
}

Expected<std::vector<int>> badgesOf(History& history, const std::vector<std::string>& names)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return badgesOf(database, names); });
}

WriteResult<std::optional<int>> setBadge(History& history, const std::string& name, std::optional<int> badge)
{
    HistoryFile& core = history.file();
    return core.change<std::optional<int>>([&]() -> WriteResult<std::optional<int>> {
        const std::string word(badge ? badgeNames[static_cast<std::size_t>(*badge)] : std::string_view());
        if (auto refusal = recordPersonAttribute(core, EventKind::PersonMarked, name, word))
            return tl::unexpected(WriteError(std::move(*refusal)));
        return badge;
    });
}

bool hasPlayed(Database& database, const std::string& name)
{
    Query row = database.query("SELECT 1 FROM match_player WHERE person = ? LIMIT 1");
    return row.with(name).next();
}

Refusal unknownPerson(const std::string& name, std::string where)
{
    return {.code = Refusal::Code::UnknownPlayer,
        .where = std::move(where),
        .message = {fmt::format("{} steht nicht in der Spielgeschichte. Nichts wurde verändert. Prüfe die "
                                "Schreibweise des Namens.",
                        name),
            fmt::format(
                "{} is not in the history. Nothing was changed. Check the spelling of the name.", name)}};
}

std::optional<Refusal> recordPersonAttribute(
    HistoryFile& core, EventKind kind, const std::string& name, const std::string& word)
{
    if (!hasPlayed(core.database, name))
        return unknownPerson(name);
    core.database.transaction([&] {
        Event event = core.event(std::string(), kind, write(kind, {.name = name, .word = word}));
        core.log.append(event);
        rebuildBadges(core.database);
    });
    return std::nullopt;
}

} // namespace tafel::history
