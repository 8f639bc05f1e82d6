// The quick sheet: the powers of the characters of a match, on one page.
#include "base/name_list.h"
#include "cards/card_text.h"
#include "games/eidex/power.h"
#include "phrases/game.h"
#include "phrases/power.h"
#include "report/report_builder.h"

namespace tafel::report {

void ReportBuilder::quickSheet()
{
    std::vector<std::pair<std::string, Card>> seats; // the name may be missing
    Edition edition = request.edition;
    if (!request.match.empty()) {
        const Match match = unwrap(history().load(request.match)).match;
        edition = match.edition;
        for (Player player = 0; player < match.count(); ++player)
            if (match.characters[player])
                seats.emplace_back(match.players[player], *match.characters[player]);
        report.subtitle = phrases::listed(match.players, request.language);
    } else {
        for (const Card card : request.characters)
            seats.emplace_back("", card);
    }
    if (seats.empty())
        throwNothingToReport({"Dieses Spiel hat keine Charaktere.", "This match has no characters."});
    report.title = localized({"Charaktere", "Characters"});
    const std::string_view text = phrases::editionName(edition, request.language);
    report.subtitle += (report.subtitle.empty() ? "" : " · ") + std::string(text);

    Table table{.id = "characters", .title = report.title, .language = request.language};
    table.columns = {{.id = "character", .heading = localized({"Charakter", "Character"})},
        {.id = "name", .heading = "Name", .medium = Column::Medium::Data},
        {.id = "player", .heading = localized({"Wer", "Player"})},
        {.id = "clause", .heading = localized({"Klausel", "Clause"})}, {.id = "text", .heading = "Text"},
        {.id = "interpretation",
            .heading = localized({"Auslegung", "Interpretation"}),
            .kind = Column::Kind::Flag}};
    for (const auto& [who, card] : seats) {
        const eidex::Power& power = eidex::powerOf(card);
        const std::string id = card.text(Pack::Eidex), name = localized(power.name);
        std::vector<Value> clauses;
        for (const Clause* clause : power.clauses) {
            const bool ours = clause->isInterpretation(edition);
            const std::string has = localized(clause->differs.in(edition));
            clauses.push_back(
                Value::object({{"clause", clause->text.in(request.language)}, {"ours", ours}, {"has", has}}));
            table.rows.push_back({{.value = id}, {.value = name}, {.value = who},
                {.value = std::string(clause->id)}, {.value = localized(clause->text)}, {.value = ours}});
        }
        report.sheets.push_back(
            Value::object({{"card", phrases::cardText(card, Pack::Eidex, request.language)},
                {"suit", std::string(1, letter(card.suit, Pack::Eidex))}, {"name", name}, {"who", who},
                {"line", localized(power.oneLine)}, {"section", std::string(power.section.in(edition))},
                {"uses", phrases::usesText(power, edition, request.language)},
                {"when", phrases::phasesText(power, edition, request.language)},
                {"clauses", Value::list(std::move(clauses))}}));
    }
    add("characters", std::move(table));
}

} // namespace tafel::report
