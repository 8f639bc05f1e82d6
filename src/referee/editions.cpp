#include "referee/editions.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "referee/game.h"

namespace tafel {

namespace {

/// An edition's answer, as far as editions are compared.
struct EditionAnswer {
    Edition edition;
    std::string verdict = {}; ///< Equal texts are equal verdicts.
    const Clause* clause = nullptr; ///< The one that decides; null: nothing had to be decided.
};

std::string cardsOf(const std::vector<Card>& cards)
{
    std::string text;
    for (Card card : cards)
        text += card.text(Pack::Eidex) + ' ';
    return text;
}

EditionAnswer editionAnswer(const Position& position, std::optional<Card> card)
{
    EditionAnswer said{.edition = position.match.edition};
    const Result<Verdict> verdict = position.match.game->judge(position);
    if (!verdict) {
        said.verdict = codeName(verdict.error().code);
        said.clause = verdict.error().clause;
    } else if (verdict->complete) {
        const std::optional<Verdict::LeadingCard>& best = verdict->winning;
        said.verdict = fmt::format("{} {} {}", best ? best->player : -1,
            best && best->card ? best->card->text(Pack::Eidex) : "", verdict->points.value_or(-1));
        if (!verdict->because.empty())
            said.clause = verdict->because.front().clause;
    } else {
        said.verdict = card ? "yes" : cardsOf(verdict->legal);
        for (const Forbidden& each : verdict->illegal)
            if (!card || each.card == *card) {
                said.verdict += card ? " no" : "";
                said.clause = said.clause ? said.clause : each.why.front().clause;
            }
    }
    return said;
}

EditionAnswer editionAnswer(const PowerQuestion& question)
{
    EditionAnswer said{.edition = question.match.edition};
    for (const Permission& each : question.match.game->answer(question).may) {
        said.verdict += each.allowed ? "yes " : "no ";
        if (!said.clause && !each.because.empty())
            said.clause = each.because.front().clause;
    }
    return said;
}

std::set<std::string> numbersIn(std::string_view text)
{
    std::set<std::string> numbers;
    std::string number;
    for (char c : std::string(text) + ' ')
        if (c >= '0' && c <= '9') {
            number += c;
        } else if (!number.empty()) {
            numbers.insert(number);
            number.clear();
        }
    return numbers;
}

bool numbersDiffer(const Clause& clause)
{
    const std::set<std::string> web = numbersIn(clause.differs.web.en);
    return numbersIn(clause.differs.de1998.en) != web || numbersIn(clause.differs.en1998.en) != web;
}

template <typename Judge, typename Dispute>
std::vector<EditionRuling> compare(const Dispute& dispute, const Judge& judge)
{
    std::vector<EditionAnswer> all;
    for (Edition edition : {Edition::Web, Edition::De1998, Edition::En1998})
        if (dispute.match.game->playerCounts(edition).has(static_cast<Player>(dispute.match.count()))) {
            Dispute there = dispute;
            there.match.edition = edition;
            all.push_back(judge(there));
        }
    const auto saysShortly
        = [](const EditionAnswer& each) { return each.clause && !each.clause->differs.web.empty(); };
    // A clause of the current edition that lists the differences takes precedence over one of another
    // edition.
    std::stable_partition(all.begin(), all.end(),
        [&](const EditionAnswer& each) { return each.edition == dispute.match.edition; });
    const auto told = std::find_if(all.begin(), all.end(), saysShortly);
    const Clause* const clause = told == all.end() ? nullptr : told->clause;
    std::sort(all.begin(), all.end(),
        [](const EditionAnswer& a, const EditionAnswer& b) { return a.edition > b.edition; });

    const bool agree = std::all_of(all.begin(), all.end(),
        [&](const EditionAnswer& each) { return each.verdict == all.front().verdict; });
    std::vector<EditionRuling> list;
    if (all.size() < 2 || (agree && !(clause && numbersDiffer(*clause))))
        return list;
    for (const EditionAnswer& each : all)
        list.push_back({each.edition,
            clause            ? clause->differs.in(each.edition)
                : each.clause ? each.clause->text
                              : Text{}});
    return list;
}

} // namespace

std::vector<EditionRuling> editionDifferences(const Position& position, std::optional<Card> card)
{
    return compare(position, [&](const Position& there) { return editionAnswer(there, card); });
}

std::vector<EditionRuling> editionDifferences(const PowerQuestion& question)
{
    return compare(question, [](const PowerQuestion& there) { return editionAnswer(there); });
}

} // namespace tafel
