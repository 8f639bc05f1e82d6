// The quick sheet: what the characters of a match can do, on one page.
#include <fmt/format.h>

#include "base/listed.h"
#include "cards/words.h"
#include "games/eidex/power.h"
#include "report/maker.h"
#include "words/game.h"

namespace tafel::report {

namespace {

/// "before the cards are put down to the end": the phases in words; empty: whenever.
std::string phasesText(Phases phases, Language language)
{
    static constexpr Text names[] = {{"nach dem Geben", "after the deal"},
        {"vor dem Ablegen", "before cards are put down"}, {"beim Ablegen", "while cards are put down"},
        {"nach dem Ablegen", "after cards are put down"}, {"vor dem Ausspielen", "before a lead"},
        {"im Stich", "within a trick"}, {"wenn der Stich liegt", "when the trick lies complete"},
        {"nach dem Stich", "after a trick"}, {"am Schluss der Partie", "at the end of the deal"}};
    constexpr int count = static_cast<int>(std::size(names));
    std::string text;
    for (int first = 0; first < count; ++first) {
        if (!phases.has(static_cast<Phase>(first)))
            continue;
        int last = first;
        while (last + 1 < count && phases.has(static_cast<Phase>(last + 1)))
            ++last;
        text += text.empty() ? "" : ", ";
        text += names[first].in(language);
        if (last > first)
            text += fmt::format(
                fmt::runtime(Text{" bis {}", " up to {}"}.in(language)), names[last].in(language));
        first = last;
    }
    return text;
}

std::string usesText(int uses, Language language)
{
    if (uses == eidex::anyTimes)
        return std::string(Text{"beliebig oft", "any number of times"}.in(language));
    if (uses == 1)
        return std::string(Text{"einmal je Partie", "once a deal"}.in(language));
    return fmt::format(fmt::runtime(Text{"{}-mal je Partie", "{} times a deal"}.in(language)), uses);
}

} // namespace

void Maker::quickSheet()
{
    std::vector<std::pair<std::string, Card>> seats; // the name may be missing
    Edition edition = request.edition;
    if (!request.match.empty()) {
        const Match match = got(history().load(request.match)).match;
        edition = match.edition;
        for (Player player = 0; player < match.count(); ++player)
            if (match.characters[player])
                seats.emplace_back(match.players[player], *match.characters[player]);
        report.subtitle = words::listed(match.players, request.language);
    } else {
        for (const Card card : request.characters)
            seats.emplace_back("", card);
    }
    if (seats.empty())
        nothing({"Dieses Spiel hat keine Charaktere.", "This match has no characters."});
    report.title = in({"Charaktere", "Characters"});
    const std::string_view text = words::editionName(edition, request.language);
    report.subtitle += (report.subtitle.empty() ? "" : " · ") + std::string(text);

    Table table{.id = "characters", .title = report.title, .language = request.language};
    table.columns = {{.id = "character", .heading = in({"Charakter", "Character"})},
        {.id = "name", .heading = "Name", .where = Column::Where::Data},
        {.id = "player", .heading = in({"Wer", "Player"})},
        {.id = "clause", .heading = in({"Klausel", "Clause"})}, {.id = "text", .heading = "Text"},
        {.id = "interpretation", .heading = in({"Auslegung", "Interpretation"}), .kind = Column::Kind::Flag}};
    for (const auto& [who, card] : seats) {
        const eidex::Power& power = eidex::powerOf(card);
        const std::string id = card.text(Pack::Eidex), name = in(power.name);
        std::vector<Value> clauses;
        for (const Clause* clause : power.clauses) {
            const bool ours = clause->isInterpretation(edition);
            const std::string has = in(clause->differs.in(edition));
            clauses.push_back(
                Value::object({{"clause", clause->text.in(request.language)}, {"ours", ours}, {"has", has}}));
            table.rows.push_back({{.value = id}, {.value = name}, {.value = who},
                {.value = std::string(clause->id)}, {.value = in(clause->text)}, {.value = ours}});
        }
        report.sheets.push_back(Value::object({{"card", words::cardText(card, Pack::Eidex, request.language)},
            {"suit", std::string(1, letter(card.suit, Pack::Eidex))}, {"name", name}, {"who", who},
            {"line", in(power.oneLine)}, {"section", std::string(power.section.in(edition))},
            {"uses", usesText(power.uses.in(edition), request.language)},
            {"when", phasesText(power.phases.in(edition), request.language)},
            {"clauses", Value::list(std::move(clauses))}}));
    }
    add("characters", std::move(table));
}

} // namespace tafel::report
