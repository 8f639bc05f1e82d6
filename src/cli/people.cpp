// `tafelrichter people`: lists, renames, merges and erases people.
#include <memory>

#include <fmt/format.h>

#include "base/counted.h"
#include "cli/filter_options.h"
#include "document/pretty_document.h"
#include "history/people/people.h"
#include "history/statistics/ratings.h"
#include "phrases/day.h"

namespace tafel::cli {

namespace {

struct PeopleOptions {
    std::vector<std::string> rename = {};
    std::string forget = {};
    std::string hiddenFromRatings = {}, listed = {}; ///< People who opt out of ratings, or in again.
    std::vector<std::string> two = {}; ///< Two names of distinct people.
    bool suggested = false, undo = false, yes = false;
    FormatOptions format = {};
};

/// A warning about a renaming that may be a mistake.
Message doubt(const std::string& from, const history::RenamingEffect& effect)
{
    if (effect.merges)
        return {fmt::format("{} und {} würden eine Person, mit {}. Mit --yes geschieht es.", from, effect.to,
                    counted(effect.matches, "Spiel", "Spielen")),
            fmt::format("{} and {} would become one person, with {}. Add --yes to do it.", from, effect.to,
                counted(effect.matches, "match", "matches"))};
    const std::string others = fmt::format("{}", fmt::join(effect.similar, ", "));
    return {fmt::format("{} und {} blieben verschiedene Personen: Die Namen unterscheiden sich nur durch "
                        "Gross- und Kleinbuchstaben. Mit --yes geschieht es.",
                effect.to, others),
        fmt::format("{} and {} would stay different people: the names differ only in capital letters. Add "
                    "--yes to do it.",
            effect.to, others)};
}

Exit rename(const PeopleOptions& options, const Command& command, history::History& history)
{
    const std::string& from = options.rename[0];
    const auto expected = history::previewRenaming(history, from, options.rename[1]);
    if (!expected)
        return reportError(command, expected.error());
    if (expected->needsConfirmation() && !options.yes)
        return reportError(command, doubt(from, *expected));
    const auto effect = history::renamePerson(history, from, options.rename[1]);
    if (!effect)
        return reportError(command, effect.error());
    if (effect->merges)
        return say(command,
            {"{} und {} sind jetzt eine Person, mit {}.", "{} and {} are now one person, with {}."}, from,
            effect->to,
            counted(effect->matches, Text{"Spiel", "match"}, Text{"Spielen", "matches"}, command.language));
    return say(command, {"{} heisst jetzt {}.", "{} is now called {}."}, from, effect->to);
}

Exit undo(const Command& command, history::History& history)
{
    const auto undone = history::undoIdentityChange(history);
    if (!undone)
        return reportError(command, undone.error());
    if (!*undone)
        return say(command, {"Niemand wurde umbenannt.", "Nobody was renamed."});
    const auto& [isDistinct, one, other] = **undone;
    if (isDistinct)
        return say(command,
            {"{} und {} sind vielleicht dieselbe Person.", "{} and {} may be the same person."}, one, other);
    const auto stays = history::profile(history, other);
    if (stays && *stays && (*stays)->matches > 0)
        return say(
            command, {"{} und {} sind wieder zwei Personen.", "{} and {} are two people again."}, one, other);
    return say(command, {"{} heisst wieder {}.", "{} is called {} again."}, other, one);
}

Exit markDistinct(const PeopleOptions& options, const Command& command, history::History& history)
{
    const history::PersonPair two{options.two[0], options.two[1]};
    const auto done = history::setDistinct(history, two);
    if (!done)
        return reportError(command, done.error());
    return say(command, {"{} und {} sind zwei Personen.", "{} and {} are two people."}, two.one, two.other);
}

Exit forget(const PeopleOptions& options, const Command& command, history::History& history)
{
    const auto known = history::isErasable(history, options.forget);
    if (!known)
        return reportError(command, known.error().message);
    std::string name = options.forget;
    if (!*known && !findPlayer(command, history, name))
        return Usage;
    if (!options.yes)
        return reportError(command,
            {fmt::format(
                 "Der Name {} würde für immer aus der Spielgeschichte entfernt; die Spiele bleiben, unter "
                 "«Person …». Das lässt sich nicht zurücknehmen. Mit --yes geschieht es.",
                 name),
                fmt::format("The name {} would be permanently removed from the history; the matches stay, "
                            "under \"Person …\". This cannot be undone. Add --yes to do it.",
                    name)});
    const auto forgotten = history::erasePerson(history, name);
    if (!forgotten)
        return reportError(command, forgotten.error());
    std::string copies; // their side files belong to them
    for (const std::filesystem::path& copy : forgotten->copies)
        copies += "\n" + copy.string();
    say(command, {"{} jetzt {}.", "{} to {}."},
        counted(forgotten->matches, Text{"Spiel gehört", "match now belongs"},
            Text{"Spiele gehören", "matches now belong"}, command.language),
        forgotten->pseudonym);
    if (copies.empty())
        say(command,
            {"Der Name steht noch in Sicherungen, die du gemacht hast.",
                "Backups that you have made still contain the name."});
    else
        say(command,
            {"Der Name steht noch in Sicherungen und in diesen Kopien; lösche sie, wenn er auch dort "
             "verschwinden soll:{}",
                "Backups and these copies still contain the name; delete them if it should also disappear "
                "there:{}"},
            copies);
    if (!forgotten->vacuumed)
        say(command,
            {"Ein anderes Programm hat die Spielgeschichte offen; Reste des Namens können noch in der Datei "
             "stehen. Schliesse es und öffne die Spielgeschichte noch einmal.",
                "Another program has the history open, so traces of the name may remain in the file. Close "
                "it and open the history again."});
    return Answer;
}

Exit setRatingVisible(const PeopleOptions& options, const Command& command, history::History& history)
{
    const bool listed = options.hiddenFromRatings.empty();
    std::string name = listed ? options.listed : options.hiddenFromRatings;
    if (!findPlayer(command, history, name))
        return Usage;
    const auto done = history::setRatingVisible(history, name, listed);
    if (!done)
        return reportError(command, done.error());
    if (listed)
        return say(command, {"{} steht in den Wertungen.", "{} is in the ratings."}, name);
    return say(command,
        {"{} steht nicht in den Wertungen. Was andere gewonnen oder verloren haben, bleibt.",
            "{} is not in the ratings. What others have won or lost stays."},
        name);
}

/// Prints a list of people: as a table, or under its name in a document.
Exit show(const PeopleOptions& options, const report::Table& table)
{
    if (options.format.format != Format::Json) {
        options.format.show(table);
        return Answer;
    }
    document::PrettyDocument out("tafelrichter-people/1");
    document::key(out.writer(), table.id);
    report::writeRows(out.writer(), table);
    print(out.end());
    return Answer;
}

Exit suggest(const PeopleOptions& options, const Command& command, history::History& history)
{
    const auto perhaps = history::possibleDuplicates(history);
    if (!perhaps)
        return reportError(command, perhaps.error().message);
    const report::Localizer words{command.language};
    using Kind = report::Column::Kind;
    report::Table table{.id = "perhaps_one",
        .title = words({"Vielleicht dieselbe Person", "Possibly the same person"}),
        .language = command.language,
        .columns = {{.id = "one", .heading = "Name"},
            {.id = "one_matches", .heading = words({"Spiele", "Matches"}), .kind = Kind::Number},
            {.id = "other", .heading = words({"Anderer Name", "Other name"})},
            {.id = "other_matches", .heading = words({"Spiele", "Matches"}), .kind = Kind::Number}},
        .empty = words({"Niemand heisst fast wie jemand anders.", "No similar names found."})};
    for (const history::PersonPair& each : *perhaps) {
        std::vector<report::Cell>& row = table.rows.emplace_back();
        for (const std::string& name : {each.one, each.other}) {
            const auto profile = history::profile(history, name);
            if (!profile)
                return reportError(command, profile.error().message);
            row.push_back({.value = name});
            row.push_back({.value = std::int64_t{*profile ? (*profile)->matches : 0}});
        }
    }
    return show(options, table);
}

Exit list(const PeopleOptions& options, const Command& command, history::History& history)
{
    const auto people = history.people();
    if (!people)
        return reportError(command, people.error().message);
    const report::Localizer words{command.language};
    using Kind = report::Column::Kind;
    report::Table table{.id = "people",
        .title = words({"Personen", "People"}),
        .language = command.language,
        .columns = {{.id = "name", .heading = "Name"},
            {.id = "matches", .heading = words({"Spiele", "Matches"}), .kind = Kind::Number},
            {.id = "last_played", .heading = words({"Zuletzt", "Last played"})}},
        .empty = words({"Hier hat noch niemand gespielt.", "Nobody has played here yet."})};
    for (const history::Person& each : *people)
        table.rows.push_back({{.value = each.name}, {.value = std::int64_t{each.matches}},
            {.value = phrases::dayOf(each.lastPlayed)}});
    return show(options, table);
}

Exit people(const PeopleOptions& options, const Command& command)
{
    const bool writes = !options.rename.empty() || options.undo || (!options.forget.empty() && options.yes)
        || !options.hiddenFromRatings.empty() || !options.listed.empty() || !options.two.empty();
    std::optional<history::History> history
        = openHistory(command, writes ? history::Mode::Write : history::Mode::Read);
    if (!history)
        return Usage;
    if (!options.rename.empty())
        return rename(options, command, *history);
    if (!options.two.empty())
        return markDistinct(options, command, *history);
    if (options.suggested)
        return suggest(options, command, *history);
    if (!options.forget.empty())
        return forget(options, command, *history);
    if (!options.hiddenFromRatings.empty() || !options.listed.empty())
        return setRatingVisible(options, command, *history);
    return options.undo ? undo(command, *history) : list(options, command, *history);
}

} // namespace

void addPeople(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<PeopleOptions>();
    OptionList& said = program.add("people",
        {.de = "Personen auflisten, umbenennen, zusammenlegen und löschen",
            .en = "List, rename, merge and erase people"},
        [&command, options] { return cli::people(*options, command); });
    Option& rename = said.texts("--rename", options->rename, "OLD NEW",
        {.de = "Eine Person umbenennen; mit dem Namen einer andern Person werden beide zusammengelegt",
            .en = "Rename a person; merges the two if the new name already exists"});
    rename.values = 2;
    rename.repeats = false;
    rename.kind = Option::ValueKind::Player;
    said.flag("--suggested", options->suggested,
            {.de = "Namen auflisten, die vielleicht derselben Person gehören",
                .en = "List names that may belong to the same person"})
        .excludes
        = {"--rename"};
    Option& two = said.texts("--two", options->two, "NAME OTHER",
        {.de = "Festhalten, dass zwei mit fast demselben Namen verschiedene Personen sind",
            .en = "Record that two people with similar names are different people"});
    two.values = 2;
    two.repeats = false;
    two.kind = Option::ValueKind::Player;
    two.excludes = {"--rename", "--suggested"};
    said.flag("--undo", options->undo,
            {.de = "Die letzte Umbenennung oder das letzte --two zurücknehmen",
                .en = "Undo the last --rename or --two"})
        .excludes
        = {"--rename", "--suggested", "--two"};
    Option& forget = said.text("--forget", options->forget, "NAME",
        {.de = "Einen Namen für immer aus der Spielgeschichte entfernen",
            .en = "Permanently remove a name from the history"});
    forget.kind = Option::ValueKind::Player;
    forget.excludes = {"--rename", "--suggested", "--two", "--undo"};
    Option& hiddenFromRatings = said.text("--not-rated", options->hiddenFromRatings, "NAME",
        {.de = "Jemanden nicht in den Wertungen zeigen; die der andern bleiben, wie sie sind",
            .en = "Exclude a person from the rating lists"});
    hiddenFromRatings.kind = Option::ValueKind::Player;
    hiddenFromRatings.excludes = {"--rename", "--suggested", "--two", "--undo", "--forget"};
    Option& listed = said.text("--rated", options->listed, "NAME",
        {.de = "Jemanden wieder in den Wertungen zeigen",
            .en = "Include a person in the rating lists again"});
    listed.kind = Option::ValueKind::Player;
    listed.excludes = {"--rename", "--suggested", "--two", "--undo", "--forget", "--not-rated"};
    said.flag("--yes", options->yes,
            {.de = "Zusammenlegen (--rename) oder löschen (--forget); sonst wird nur gesagt, was geschähe",
                .en = "Merge (--rename) or erase (--forget); otherwise only say what would happen"})
        .needs
        = {"--rename", "--forget"};
    options->format.addTo(said);
}

} // namespace tafel::cli
