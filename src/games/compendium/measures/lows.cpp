// Every trick in order: its winner, and the players of the lowest rank in it.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/play.h"

namespace tafel::compendium {

namespace {

/// The players of the lowest rank in the trick.
std::vector<Player> lowest(std::span<const Rank> ranks, const RecordedTrick& trick)
{
    const auto height = [&](const RecordedTrick::PlayedCard& each) {
        return ranks.end() - std::find(ranks.begin(), ranks.end(), each.card->rank);
    };
    const auto low = std::min_element(trick.cards.begin(), trick.cards.end(),
        [&](const auto& a, const auto& b) { return height(a) < height(b); });
    std::vector<Player> players;
    for (const RecordedTrick::PlayedCard& each : trick.cards)
        if (height(each) == height(*low))
            players.push_back(each.player);
    return players;
}

/// Sets the winner of a trick; repeating it for the last trick removes it.
void sayWinner(std::optional<std::vector<LowTrick>>& lows, std::size_t trick, std::optional<Player> winner)
{
    if (!lows)
        lows.emplace();
    if (!winner && trick + 1 == lows->size())
        lows->pop_back();
    else if (winner && trick < lows->size())
        (*lows)[trick].winner = *winner;
    else if (winner && trick == lows->size())
        lows->push_back({*winner, {}});
    if (lows->empty())
        lows.reset();
}

class Lows final : public Measure {
public:
    Key key() const override { return Key::Lows; }
    Text noun() const override { return {.de = "Stiche", .en = "Tricks"}; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const std::vector<LowTrick> said = draft.contract->lows.value_or(std::vector<LowTrick>());
        std::vector<Question> questions;
        for (std::size_t trick = 0; trick < static_cast<std::size_t>(deal.begun.tricks); ++trick) {
            const LowTrick* const there = trick < said.size() ? &said[trick] : nullptr;
            const Argument number = Argument::number(static_cast<int>(trick) + 1);
            Prompt winner{.path = fmt::format("/lows/{}/winner", trick),
                .label = {{"Stich {0}", "Trick {0}"}, {number}},
                .question = {{"Wer hat Stich {0}?", "Who won trick {0}?"}, {number}},
                .options = players(deal, there ? std::optional(there->winner) : std::nullopt)};
            if (!there)
                winner.put = newEntry("/lows", {}, "winner");
            if (trick > said.size())
                notYet(winner,
                    {{"Zuerst Stich {0} eintragen.", "Enter trick {0} first."},
                        {Argument::number(static_cast<int>(said.size()) + 1)}});
            Prompt least{.path = fmt::format("/lows/{}/lowest", trick),
                .kind = Prompt::Kind::Several,
                .label = {{"Stich {0}, tiefste Karte", "Trick {0}, lowest card"}, {number}},
                .question
                = {{"Wer spielte in Stich {0} am tiefsten?", "Who played lowest in trick {0}?"}, {number}},
                .lowest = 1,
                .highest = deal.begun.in.size(),
                .options = players(deal, [&](Player player) {
                    return there
                        && std::find(there->lowest.begin(), there->lowest.end(), player)
                        != there->lowest.end();
                })};
            if (!there)
                notYet(least, {{"Zuerst eintragen, wer ihn gewonnen hat.", "First enter who won it."}});
            questions.push_back({std::move(winner), [trick](DealEntry& entry, const Response& answer) {
                                     sayWinner(entry.contract->lows, trick, playerOf(answer));
                                 }});
            questions.push_back({std::move(least), [trick](DealEntry& entry, const Response& answer) {
                                     auto& lows = entry.contract->lows;
                                     if (!lows || trick >= lows->size() || !playerOf(answer))
                                         return;
                                     toggle((*lows)[trick].lowest, *playerOf(answer));
                                 }});
        }
        return questions;
    }

    Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const override
    {
        Progress progress{0, deal.begun.tricks};
        for (const LowTrick& trick : filled.contract->lows.value_or(std::vector<LowTrick>()))
            progress.done += trick.isComplete() ? 1 : 0;
        return progress;
    }

    void dropIncomplete(ContractEntry& entry) const override
    {
        if (entry.lows)
            entry.lows->erase(std::find_if(entry.lows->begin(), entry.lows->end(),
                                  [](const LowTrick& trick) { return !trick.isComplete(); }),
                entry.lows->end());
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        const auto& given = entry.contract->lows;
        if (!given)
            return keyMissing({}, "lows");
        if (static_cast<int>(given->size()) != deal.begun.tricks)
            return wrongSum(
                Refusal::Code::CountSum, "/lows", deal.begun.tricks, static_cast<int>(given->size()));
        facts.lows = *given;
        return {};
    }

    void count(const MeasureContext& deal, int, const RecordedTrick& trick, Facts& facts) const override
    {
        facts.lows.push_back(
            {*trick.winner, lowest(ranksOf(*deal.context.table, deal.context.players()), trick)});
    }

    void enter(const MeasureContext&, const Facts& facts, ContractEntry& entry) const override
    {
        entry.lows = facts.lows;
    }

private:
    static void notYet(Prompt& prompt, const Sentence& why)
    {
        for (Prompt::Option& option : prompt.options)
            option.whyNot
                = Refusal{.code = Refusal::Code::Order, .where = prompt.path, .message = why.inBoth()};
    }
};

const Lows lows;

} // namespace

const Measure& lowsMeasure = lows;

} // namespace tafel::compendium
