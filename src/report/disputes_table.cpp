// The questions of a table to the referee, as a table.
#include <algorithm>

#include "base/names.h"
#include "cards/card_text.h"
#include "games/games.h"
#include "phrases/deal.h"
#include "phrases/reason.h"
#include "report/match_tables.h"

namespace tafel::report {

namespace {

std::string in(Language language, Text text)
{
    return std::string(text.in(language));
}

} // namespace

Table disputesTable(const history::StoredMatch& stored, Language language)
{
    Table table{.id = "disputes",
        .title = in(language, {"Streitfälle", "Disputes"}),
        .language = language,
        .empty = in(language, {"Keine Streitfälle.", "No disputes."})};
    table.columns = {{.id = "deal",
                         .heading = capitalized(phrases::dealsWord(stored.match.game->unit(), 1, language)),
                         .kind = Column::Kind::Number},
        {.id = "asker", .heading = in(language, {"gefragt von", "Asked by"})},
        {.id = "card", .heading = in(language, {"Karte", "Card"})},
        {.id = "verdict", .heading = in(language, {"Entscheid", "Verdict"})},
        {.id = "why", .heading = in(language, {"Klausel", "Clause"})},
        {.id = "ruled", .heading = in(language, {"Der Tisch entschied", "The table decided"})}};
    const bool notes = std::any_of(stored.disputes.begin(), stored.disputes.end(),
        [](const history::Dispute& each) { return !each.note.empty(); });
    if (notes)
        table.columns.push_back({.id = "note", .heading = in(language, {"Notiz", "Note"})});
    for (const history::Dispute& dispute : stored.disputes) {
        const Clause* clause = dispute.clauses.empty() ? nullptr : clauseNamed(dispute.clauses.front());
        const std::optional<Card> card = Card::parse(dispute.card, stored.match.game->pack());
        table.rows.push_back({{.value = std::int64_t{dispute.deal}}, {.value = dispute.asker},
            {.value = card ? phrases::cardText(*card, stored.match.game->pack(), language) : dispute.card,
                .id = dispute.card},
            {.value = phrases::verdictText(dispute.verdict, language), .id = dispute.verdict},
            {.value = clause ? std::string(clause->text.in(language)) : "",
                .id = clause ? std::string(clause->id) : ""},
            {.value = dispute.ruled.empty() ? "" : phrases::verdictText(dispute.ruled, language),
                .id = dispute.ruled}});
        if (notes)
            table.rows.back().push_back({.value = dispute.note});
    }
    return table;
}

} // namespace tafel::report
