#include "games/compendium/form.h"

#include <algorithm>

#include "games/compendium/measures.h"
#include "games/compendium/play.h"
#include "games/compendium/sequence.h"

namespace tafel::compendium {

namespace {

constexpr Text tricksNoun{.de = "Stiche", .en = "Tricks"};
constexpr Text cardsNoun{.de = "Karten", .en = "Cards"};
constexpr Text pointsNoun{.de = "Augen", .en = "Card points"};
constexpr Text heldNoun{.de = "Karten auf der Hand", .en = "Cards in hand"};
constexpr Text orderNoun{.de = "Reihenfolge", .en = "Order"};
constexpr Text thresholdNoun{.de = "Überschritten", .en = "Passed"};
constexpr Text callNoun{.de = "Ansage", .en = "Call"};

Text nounOf(const Contract& contract)
{
    if (!contract.noun.empty())
        return contract.noun;
    switch (contract.measure) {
    case Key::Takes:
        return cardsNoun;
    case Key::Points:
        return pointsNoun;
    case Key::Out:
        return orderNoun;
    case Key::Counts:
    case Key::Left:
        return heldNoun;
    case Key::Crossings:
        return thresholdNoun;
    case Key::Called:
        return callNoun;
    default:
        return tricksNoun;
    }
}

/// The last one of those who play that is not named; empty: none or several.
std::optional<Player> lastUnnamed(Players in, const Counted& named)
{
    for (const auto& [player, number] : named)
        in.remove(player);
    return in.size() == 1 ? std::optional(in.first()) : std::nullopt;
}

class Asking {
public:
    Asking(const Game& game, const GameTable& table, const Match& match, const Standing& before,
        const DealEntry& draft)
        : m_game(game)
        , m_setting{&table, &match, before.deals + 1}
        , m_before(before)
        , m_entry(draft)
    {
        m_form.before = before;
        m_form.dealer = draft.dealer.value_or(before.dealer);
    }

    Form run()
    {
        if (!m_entry.contract)
            m_entry.contract.emplace();
        if (!m_before.finished)
            contracts();
        if (m_contract && !m_entry.log)
            measure();
        if (m_contract)
            m_entry.contract->contract = m_contract->id;
        m_form.filledIn = m_entry;
        award();
        return std::move(m_form);
    }

private:
    const GameTable& table() const { return *m_setting.table; }
    ContractEntry& entry() { return *m_entry.contract; }

    /// The tiles: what is due, and what else belongs to this round, this dealer, or the match.
    void contracts()
    {
        const Due due = dueNext(m_setting, m_before);
        const auto isDue = [&](const Contract* contract) {
            return std::find(due.contracts.begin(), due.contracts.end(), contract) != due.contracts.end();
        };
        for (const Contract* contract : due.contracts)
            if (contract->id == entry().contract || (due.contracts.size() == 1 && entry().contract.empty()))
                m_contract = contract;
        m_form.chooses = due.contracts.size() > 1;
        if (table().situation)
            m_form.situation = table().situation(m_setting, m_before, m_form.dealer);
        if (table().phases)
            return;
        for (const Contract* contract : contractsOf(m_setting)) {
            const std::optional<Player> by = playedBy(contract);
            if (table().round > 0 && !by && !isDue(contract))
                continue; // of another round
            m_form.contracts.push_back({.contract = {contract->id, contract->name, contract->line},
                .state = isDue(contract) ? ContractChoice::State::Due
                    : by                 ? ContractChoice::State::Played
                                         : ContractChoice::State::Later,
                .by = by,
                .chosen = contract == m_contract,
                .clause = contract->clause});
        }
    }

    /// Who dealt it last in this round (or block, or match).
    std::optional<Player> playedBy(const Contract* contract) const
    {
        const std::size_t played = m_before.played.size();
        const std::size_t span = static_cast<std::size_t>(table().round > 0 ? table().round
                : table().block                                             ? table().block(m_setting)
                                                                            : 1);
        std::optional<Player> by;
        for (std::size_t i = span > 1 ? played - played % span : 0; i < played; ++i)
            if (&table().contracts[m_before.played[i].contract] == contract)
                by = m_before.played[i].dealer;
        return by;
    }

    void measure()
    {
        MeasureQuestion question{.kind = m_contract->measure, .noun = nounOf(*m_contract)};
        const Facts facts = factsBefore(m_setting, m_before, m_form.dealer);
        m_in = facts.in;
        m_tricks = facts.tricks;
        m_form.asksTrump = m_contract->trump;
        question.mayMarch = m_contract->march && m_setting.has(table().march);
        question.mayAnnounce = m_contract->announced != nullptr;
        question.passes = m_contract->passes;
        question.takesToo = m_contract->takesToo;
        question.orPoints = m_contract->orPoints;
        for (Card card : m_contract->scoring& deckOf(table(), m_setting.players()))
            question.cards.push_back(card);
        if (question.orPoints && m_entry.hasPoints)
            question.kind = Key::Points;
        switch (question.kind) {
        case Key::Count:
            question.total = countTotal(m_setting, *m_contract, facts);
            numbers(question, entry().count);
            break;
        case Key::Points:
            question.total = m_contract->orPoints ? takesTotal() : table().pointsInPlay;
            points(question);
            break;
        case Key::Winners:
            winners(question);
            break;
        case Key::Crossings:
            for (const Threshold& threshold : std::get<Crossed>(m_contract->score).thresholds)
                if (threshold.at != 0)
                    question.numbers.push_back(threshold.at);
            break;
        case Key::Lows:
            question.entries = m_tricks;
            break;
        case Key::Out:
            question.entries = m_in.size();
            order();
            break;
        case Key::Counts:
            question.entries = m_in.size() - 1;
            question.highest.fill(mostHeld(m_setting, *m_contract, m_in.size(), 0));
            break;
        case Key::Left:
            question.highest.fill(m_tricks);
            passes();
            break;
        default:
            break;
        }
        m_form.total = question.total;
        m_form.left = question.left;
        m_form.points = question.counts;
        m_form.measure = std::move(question);
    }

    /// Numbers that add up: the last one follows.
    void numbers(MeasureQuestion& question, std::optional<Counted>& given)
    {
        question.left = question.total;
        if (given)
            for (const auto& [player, number] : *given) {
                question.counts[player].entered = number;
                question.left -= number;
            }
        for (Player player = 0; player < m_setting.players(); ++player)
            question.highest[player]
                = std::max(0, question.left + question.counts[player].entered.value_or(0));
        // Nothing is left: everybody who is not named has none.
        if (given && question.left == 0)
            for (Player player = 0; player < m_setting.players(); ++player)
                if (!question.counts[player].entered && lastUnnamed(m_in, *given) != player)
                    fill(question, *given, player, 0);
        if (given && question.left >= 0)
            if (const std::optional<Player> last = lastUnnamed(m_in, *given))
                fill(question, *given, *last, question.left);
    }

    void fill(MeasureQuestion& question, Counted& given, Player player, int number)
    {
        question.counts[player].rest = number;
        question.left -= number;
        given.emplace_back(player, number);
    }

    int takesTotal() const
    {
        int total = 0;
        for (Card card : m_contract->scoring& deckOf(table(), m_setting.players()))
            total += std::get<PerCard>(m_contract->score).of(card);
        return total;
    }

    /// The referee fills in the last one itself when it awards; here it is only shown.
    void points(MeasureQuestion& question)
    {
        question.left = question.total;
        for (const auto& [player, number] : m_entry.points) {
            question.counts[player].entered = number;
            question.left -= number;
        }
        const bool fits = question.total < 0 ? question.left <= 0 : question.left >= 0;
        if (fits)
            if (const std::optional<Player> last = lastUnnamed(m_in, m_entry.points))
                question.counts[*last].rest = question.left;
    }

    void winners(MeasureQuestion& question)
    {
        if (const auto* byTrick = std::get_if<ByTrick>(&m_contract->score)) {
            for (const TrickWorth& worth : byTrick->worths)
                if (worth.trick != 0)
                    question.numbers.push_back(trickNumber(worth.trick, m_tricks));
            return;
        }
        question.entries = 1; // any one trick
        for (int trick = 1; trick <= m_tricks; ++trick)
            question.numbers.push_back(trick);
    }

    /// The last one still held cards.
    void order()
    {
        if (!entry().out)
            return;
        Players left = m_in;
        for (Player player : *entry().out)
            left.remove(player);
        if (left.size() == 1)
            entry().out->push_back(left.first());
    }

    /// Nobody passed unless it is said.
    void passes()
    {
        if (!m_contract->passes || !entry().left)
            return;
        Counted& given = entry().passes ? *entry().passes : entry().passes.emplace();
        for (Player player = 0; player < m_setting.players(); ++player)
            if (std::none_of(
                    given.begin(), given.end(), [&](const auto& each) { return each.first == player; }))
                given.emplace_back(player, 0);
    }

    void award()
    {
        const Match& match = *m_setting.match;
        Result<DealAward> award = m_game.award(match, m_before, m_entry);
        if (!award) {
            m_form.refusal = std::move(award.error());
            return;
        }
        m_form.live = scored(match, m_before, std::move(*award));
    }

    const Game& m_game;
    Setting m_setting;
    const Standing& m_before;
    DealEntry m_entry; ///< The draft; what follows is filled in.
    Form m_form;
    const Contract* m_contract = nullptr;
    Players m_in;
    int m_tricks = 0;
};

} // namespace

Form ask(const Game& game, const GameTable& table, const Match& match, const Standing& before,
    const DealEntry& draft)
{
    return Asking(game, table, match, before, draft).run();
}

} // namespace tafel::compendium
