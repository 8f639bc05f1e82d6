// Whenever a player runs out of cards the others count theirs, until one is left.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// The most cards in one hand when a player runs out, after `before` earlier ones.
int mostHeld(const MeasureContext& deal, int before)
{
    constexpr int packetHand
        = 4; // with packets on the table each player begins with this many, and lays them all
    const GameTable& table = *deal.context.table;
    const int players = deal.context.players();
    return deal.contract.layout.packets ? deckOf(table, players).size() - (before + 1) * packetHand
                                        : handSizeOf(table, players, deal.begun.in.size());
}

class Counts final : public Measure {
public:
    Key key() const override { return Key::Counts; }
    Text noun() const override { return {.de = "Karten auf der Hand", .en = "Cards in hand"}; }
    std::string_view panel() const override { return "numbers"; }

    /// The counts that are entered, and the next one as soon as they are complete.
    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const std::vector<OutCount> said = draft.contract->counts.value_or(std::vector<OutCount>());
        std::vector<Question> questions;
        Players in = deal.begun.in;
        for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(deal.begun.in.size()); ++i) {
            const OutCount* const there = i < said.size() ? &said[i] : nullptr;
            const Argument number = Argument::number(static_cast<int>(i) + 1);
            Prompt out{.path = fmt::format("/counts/{}/out", i),
                .label = {{"Zählung {0}, fertig", "Count {0}, out"}, {number}},
                .question = {{"Wer ist bei Zählung {0} fertig?", "Who is out at count {0}?"}, {number}}};
            for (Player player = 0; player < deal.context.players(); ++player)
                if (in.has(player))
                    out.options.push_back(Prompt::Option::of(player, there && there->out == player));
            if (!there)
                out.put = newEntry("/counts", {}, "out");
            questions.push_back({std::move(out), [i](DealEntry& entry, const Response& answer) {
                                     sayOut(entry.contract->counts, i, playerOf(answer));
                                 }});
            if (!there || there->out == notNamed)
                break; // the hands of the others no longer change
            in.remove(there->out);
            bool complete = true;
            for (Player player = 0; player < deal.context.players(); ++player) {
                if (!in.has(player))
                    continue;
                complete = complete && valueAt(there->left, player);
                questions.push_back({{.path = deal.at(fmt::format("/counts/{}/left", i), player),
                                         .kind = Prompt::Kind::Number,
                                         .label = {{"Zählung {0}", "Count {0}"}, {number}},
                                         .lowest = 1,
                                         .highest = mostNow(deal, said, i, player),
                                         .ever = std::pair(1, mostHeld(deal, 0)),
                                         .number = valueAt(there->left, player),
                                         .of = player},
                    [i, player](DealEntry& entry, const Response& answer) {
                        setValue((*entry.contract->counts)[i].left, player, numberOf(answer));
                    }});
            }
            if (!complete)
                break;
        }
        return questions;
    }

    Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const override
    {
        Progress progress{0, deal.begun.in.size() - 1};
        int in = deal.begun.in.size();
        for (const OutCount& count : filled.contract->counts.value_or(std::vector<OutCount>()))
            progress.done += static_cast<int>(count.left.size()) == --in ? 1 : 0;
        return progress;
    }

    void dropIncomplete(ContractEntry& entry) const override
    {
        if (entry.counts)
            entry.counts->erase(std::find_if(entry.counts->begin(), entry.counts->end(),
                                    [](const OutCount& count) { return count.out == notNamed; }),
                entry.counts->end());
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts&) const override
    {
        const auto& given = entry.contract->counts;
        if (!given)
            return keyMissing({}, "counts");
        Players in = deal.begun.in;
        if (static_cast<int>(given->size()) != in.size() - 1)
            return wrongSum(
                Refusal::Code::CountSum, "/counts", in.size() - 1, static_cast<int>(given->size()));
        PerPlayer<int> before;
        before.fill(handSizeOf(*deal.context.table, deal.context.players(), in.size()));
        for (std::size_t i = 0; i < given->size(); ++i)
            if (Result<void> answer = checkOne(deal, (*given)[i], static_cast<int>(i), in, before); !answer)
                return answer;
        return {};
    }

private:
    /// The most cards of a player in a count: not more than in the one before; with packets the rest of the
    /// others.
    static int mostNow(
        const MeasureContext& deal, const std::vector<OutCount>& said, std::size_t index, Player player)
    {
        if (!deal.contract.layout.packets)
            return index == 0 ? mostHeld(deal, 0)
                              : valueAt(said[index - 1].left, player).value_or(mostHeld(deal, 0));
        int others = deal.begun.in.size() - static_cast<int>(index) - 2,
            left = mostHeld(deal, static_cast<int>(index));
        for (const auto& [other, cards] : said[index].left)
            if (other != player) {
                left -= cards;
                --others;
            }
        return left - others; // each of the others has one at least
    }

    /// Removes the later counts, which depend on the remaining players.
    static void sayOut(
        std::optional<std::vector<OutCount>>& counts, std::size_t index, std::optional<Player> player)
    {
        if (!counts)
            counts.emplace();
        if (index < counts->size())
            counts->resize(index + 1);
        if (!player && index < counts->size()) {
            counts->pop_back();
        } else if (player && index < counts->size()) {
            (*counts)[index].out = *player;
            setValue((*counts)[index].left, *player, std::nullopt);
        } else if (player && index == counts->size()) {
            counts->push_back({*player, {}});
        }
        if (counts->empty())
            counts.reset();
    }

    /// Checks one count: the player who ran out, and the cards of the others. With packets hands can grow;
    /// then all hands together must not include the cards that finished players have laid.
    static Result<void> checkOne(
        const MeasureContext& deal, const OutCount& count, int index, Players& in, PerPlayer<int>& before)
    {
        const std::string where = fmt::format("/counts/{}", index);
        if (!in.has(count.out))
            return playerIsOut(where + "/out", deal.name(count.out), deal.contract.clause);
        in.remove(count.out);
        Players named;
        for (const auto& [player, left] : count.left) {
            if (!in.has(player))
                return playerIsOut(deal.at(where + "/left", player), deal.name(player), deal.contract.clause);
            named.add(player);
        }
        for (Player player = 0; player < deal.context.players(); ++player)
            if (in.has(player) && !named.has(player))
                return keyMissing(where + "/left", deal.name(player));
        const bool grows = deal.contract.layout.packets;
        const int together = mostHeld(deal, index);
        int sum = 0;
        for (const auto& [player, left] : count.left) {
            const int most = grows ? together : before[player];
            if (left < 1)
                return impossible(deal, deal.at(where + "/left", player),
                    {.de = fmt::format(
                         "{} ist noch dabei und muss mindestens eine Karte haben.", deal.name(player)),
                        .en
                        = fmt::format("{} is still in and must have at least one card.", deal.name(player))});
            if (left > most)
                return over(deal, deal.at(where + "/left", player), left, most);
            before[player] = left;
            sum += left;
        }
        if (grows && sum > together)
            return over(deal, where + "/left", sum, together);
        return {};
    }
};

const Counts counts;

} // namespace

const Measure& countsMeasure = counts;

} // namespace tafel::compendium
