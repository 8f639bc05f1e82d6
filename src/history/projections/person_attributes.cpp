#include "history/projections/person_attributes.h"

#include <algorithm>
#include <map>
#include <set>

#include "history/log/event_log.h"
#include "history/projections/names.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

std::optional<int> chosenBadge(Database& database, const std::string& name)
{
    Query row = database.query("SELECT mark FROM person_mark WHERE person = ?");
    row.with(name);
    return row.next() ? badgeNamed(row.text(0)) : std::nullopt;
}

} // namespace

std::optional<int> badgeNamed(std::string_view name)
{
    const auto* found = std::find(std::begin(badgeNames), std::end(badgeNames), name);
    if (found == std::end(badgeNames))
        return std::nullopt; // a later program has more of them
    return static_cast<int>(found - std::begin(badgeNames));
}

std::vector<int> assignBadges(std::span<const std::optional<int>> chosen)
{
    std::vector<int> badges(chosen.size(), -1);
    std::set<int> taken;
    constexpr int usual = 5; // the other badges are for larger tables, and for people who choose one
    const int inUse = std::clamp(static_cast<int>(chosen.size()), usual, badgeCount);
    for (std::size_t seat = 0; seat < chosen.size(); ++seat)
        if (chosen[seat] && taken.insert(*chosen[seat]).second)
            badges[seat] = *chosen[seat];
    for (std::size_t seat = 0; seat < chosen.size(); ++seat) {
        if (badges[seat] >= 0)
            continue;
        int badge = chosen[seat].value_or(static_cast<int>(seat) % badgeCount);
        for (int step = 1; step < badgeCount && taken.contains(badge); ++step)
            badge = (badge + 1) % inUse;
        taken.insert(badge);
        badges[seat] = badge;
    }
    return badges;
}

std::vector<int> badgesOf(Database& database, const std::vector<std::string>& names)
{
    std::vector<std::optional<int>> chosen;
    for (const std::string& name : names)
        chosen.push_back(chosenBadge(database, name));
    return assignBadges(chosen);
}

std::vector<PersonAttributeEvent> personAttributeEvents(Database& database)
{
    const std::vector<Renaming> renamings = allRenamings(database);
    std::vector<PersonAttributeEvent> all;
    std::size_t place = 0;
    for (const Event& event : EventLog(database).ofMatch("")) {
        ++place;
        const auto kind = eventKind(event.kind);
        if (kind != EventKind::PersonMarked && kind != EventKind::PersonListed
            && kind != EventKind::PeopleDistinct)
            continue;
        PersonAttribute said = readPersonAttribute(*kind, event.body);
        PersonAttribute today{
            currentName(said.name, place, renamings), currentName(said.other, place, renamings), said.word};
        all.push_back({event.seq, *kind, std::move(said), std::move(today), place});
    }
    return all;
}

void rebuildBadges(Database& database)
{
    std::map<std::string, std::string> badges; // the last choice counts, also after a merge of two people
    for (const PersonAttributeEvent& each : personAttributeEvents(database))
        if (each.kind == EventKind::PersonMarked)
            badges[each.today.name] = each.today.word;
    database.execute("DELETE FROM person_mark");
    for (const auto& [person, badge] : badges)
        if (!badge.empty())
            database.query("INSERT INTO person_mark (person, mark) VALUES (?, ?)")
                .with(person)
                .with(badge)
                .run();
}

} // namespace tafel::history
