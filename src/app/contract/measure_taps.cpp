// What is tapped on the paper of a contract or a round. All of it changes the draft; what it means the
// referee says.
#include "app/contract/measure_numbers.h"
#include "app/contract/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

/// Puts the value at that number, or takes it away when it is there already.
void toggle(std::optional<std::vector<std::pair<int, Player>>>& numbers, int number, Player player)
{
    if (!numbers)
        numbers.emplace();
    const std::pair<int, Player> wanted{number, player};
    const bool there = std::find(numbers->begin(), numbers->end(), wanted) != numbers->end();
    std::erase_if(*numbers, [&](const auto& each) { return each.first == number; });
    if (!there)
        numbers->push_back(wanted);
    std::sort(numbers->begin(), numbers->end());
    if (numbers->empty())
        numbers.reset();
}

void toggle(std::vector<Player>& players, Player player)
{
    if (std::erase(players, player) == 0)
        players.push_back(player);
}

} // namespace

void MeasurePad::write(const std::function<void(ContractEntry&)>& change)
{
    DealEntry deal = draft();
    if (!deal.contract)
        deal.contract.emplace();
    if (deal.contract->contract.empty())
        deal.contract->contract = plain(m_contract);
    change(*deal.contract);
    m_pad.write(deal);
}

// ---- Contract, trump, what was announced

void MeasurePad::chooseContract(const QString& id)
{
    if (id == m_contract && draft().contract && !draft().contract->contract.empty())
        return;
    const MeasureQuestion* asked = question();
    const std::optional<MeasureQuestion> before = asked ? std::optional(*asked) : std::nullopt;
    const DealEntry old = draft();
    DealEntry deal = old;
    deal.contract.emplace().contract = plain(id);
    if (old.contract)
        deal.contract->trump = old.contract->trump;
    deal.points.clear();
    deal.hasPoints = false;
    forget();
    m_pad.write(deal);
    // What was counted already stays where the new contract counts the same.
    const MeasureQuestion* now = question();
    if (before && now && old.contract && old.contract->count && before->kind == Key::Count
        && now->kind == Key::Count && before->noun.en == now->noun.en && before->total == now->total)
        write([&](ContractEntry& entry) { entry.count = old.contract->count; });
}

void MeasurePad::chooseTrump(const QString& suit)
{
    const auto chosen = suitFromLetter(plain(suit).front(), match().game->pack());
    write([&](ContractEntry& entry) {
        entry.trump = entry.trump == chosen ? std::nullopt : std::optional(*chosen);
    });
}

void MeasurePad::setMarch(int seat)
{
    write([&](ContractEntry& entry) {
        entry.march = entry.march == seat ? std::nullopt : std::optional(static_cast<Player>(seat));
    });
}

void MeasurePad::toggleAnnounced()
{
    write([&](ContractEntry& entry) {
        entry.announced = entry.announced.value_or(false) ? std::nullopt : std::optional(true);
    });
}

// ---- Counts and takes

void MeasurePad::setCount(int seat, int value)
{
    m_seat = -1; // a digit goes to the next one that is open
    write([&](ContractEntry& entry) {
        setNumber(
            entry.count, seat, numberOf(entry.count, seat) == value ? std::nullopt : std::optional(value));
    });
}

void MeasurePad::toggleCard(const QString& card)
{
    const auto chosen = Card::parse(plain(card), match().game->pack());
    if (!takers().contains(card)) {
        const bool onlyOne = m_cards.size() - takers().size() == 1; // it is meant without a tap
        if (!onlyOne && m_selected.removeAll(card) == 0)
            m_selected << card;
        Q_EMIT changed();
        return;
    }
    m_selected = {card};
    write([&](ContractEntry& entry) {
        for (Take& take : *entry.takes)
            std::erase(take.cards, *chosen);
        std::erase_if(*entry.takes, [](const Take& take) { return take.cards.empty(); });
        if (entry.takes->empty())
            entry.takes.reset();
    });
}

void MeasurePad::take(int seat)
{
    Take take{.by = static_cast<Player>(seat)};
    for (const QString& card : std::as_const(m_selected))
        take.cards.push_back(*Card::parse(plain(card), match().game->pack()));
    if (take.cards.empty())
        return;
    m_selected.clear();
    write([&](ContractEntry& entry) {
        if (!entry.takes)
            entry.takes.emplace();
        entry.takes->push_back(take);
    });
}

void MeasurePad::usePoints(bool points)
{
    DealEntry deal = draft();
    if (!deal.contract)
        deal.contract.emplace();
    deal.contract->takes.reset();
    deal.points.clear();
    deal.hasPoints = points;
    forget();
    m_pad.record(deal);
}

// ---- By the number of a trick, or a threshold

void MeasurePad::setWinner(int number, int seat)
{
    const bool crossings = question() && question()->kind == Key::Crossings;
    const bool one = anyOne();
    m_number = -1;
    write([&](ContractEntry& entry) {
        if (one && entry.winners
            && std::none_of(entry.winners->begin(), entry.winners->end(),
                [&](const auto& each) { return each.first == number; }))
            entry.winners.reset();
        toggle(crossings ? entry.crossings : entry.winners, number, static_cast<Player>(seat));
    });
}

void MeasurePad::chooseNumber(int number)
{
    const ContractEntry* deal = entry();
    if (deal && deal->winners && !deal->winners->empty()) {
        const Player winner = deal->winners->front().second;
        return write([&](ContractEntry& entry) { entry.winners = {{number, winner}}; });
    }
    m_number = number;
    Q_EMIT changed();
}

void MeasurePad::setLowWinner(int trick, int seat)
{
    write([&](ContractEntry& entry) {
        if (!entry.lows)
            entry.lows.emplace();
        auto& lows = *entry.lows;
        const auto index = static_cast<std::size_t>(trick);
        const bool again = index < lows.size() && lows[index].winner == seat;
        if (again && index + 1 == lows.size())
            lows.pop_back();
        else if (index < lows.size())
            lows[index].winner = static_cast<Player>(seat);
        else if (index == lows.size())
            lows.push_back({static_cast<Player>(seat), {}});
        if (lows.empty())
            entry.lows.reset();
    });
}

void MeasurePad::toggleLowest(int trick, int seat)
{
    write([&](ContractEntry& entry) {
        if (entry.lows && trick < static_cast<int>(entry.lows->size()))
            toggle((*entry.lows)[static_cast<std::size_t>(trick)].lowest, static_cast<Player>(seat));
    });
}

// ---- Who went out

void MeasurePad::toggleOut(int seat)
{
    write([&](ContractEntry& entry) {
        if (!entry.out)
            entry.out.emplace();
        toggle(*entry.out, static_cast<Player>(seat));
        if (entry.out->empty())
            entry.out.reset();
    });
}

// ---- The draft as a whole

DealEntry MeasurePad::shaped(DealEntry draft) const
{
    if (!draft.contract)
        return draft;
    ContractEntry& entry = *draft.contract;
    if (entry.called && *entry.called && (*entry.called)->sum < 0)
        entry.called.reset();
    if (entry.lows) {
        const auto begun = std::find_if(entry.lows->begin(), entry.lows->end(),
            [](const LowTrick& trick) { return trick.lowest.empty(); });
        entry.lows->erase(begun, entry.lows->end());
    }
    return draft;
}

DealEntry MeasurePad::reopened(DealEntry entry, int players)
{
    if (!entry.contract)
        return entry;
    // The referee adds what follows at the end.
    if (auto& count = entry.contract->count; count && static_cast<int>(count->size()) == players)
        count->pop_back();
    if (auto& out = entry.contract->out; out && static_cast<int>(out->size()) == players)
        out->pop_back();
    return entry;
}

bool MeasurePad::untouched(const DealEntry& draft) const
{
    return draft.points.empty() && !draft.round && !draft.log
        && (!draft.contract
            || (draft.contract->given().empty() && !draft.contract->march && !draft.contract->trump));
}

} // namespace tafel::app
