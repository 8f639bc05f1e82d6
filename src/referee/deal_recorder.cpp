#include "referee/deal_recorder.h"

#include <algorithm>
#include <utility>

#include "base/random.h"

namespace tafel {

namespace {

/// The start of a record from a draft: without entered numbers, with the contract that follows.
DealEntry begun(const Match& match, const Standing& before, const DealEntry& draft)
{
    DealEntry begun = draft;
    if (!draft.log) {
        begun = {};
        begun.dealer = draft.dealer;
        begun.turnedUp = draft.turnedUp;
        begun.log.emplace();
    }
    const bool named = draft.log && draft.contract && !draft.contract->contract.empty();
    if (named || !match.game->dealKeys(match, {}).has(Key::Contract))
        return begun;
    if (!begun.contract)
        begun.contract.emplace();
    if (draft.contract) {
        begun.contract->trump = draft.contract->trump;
        begun.contract->announced = draft.contract->announced;
    }
    const PadForm form = match.game->padForm(match, before, draft);
    if (form.completed && form.completed->contract)
        begun.contract->contract = form.completed->contract->contract;
    return begun;
}

} // namespace

DealRecorder::DealRecorder(
    const Match& match, const Standing& before, const DealEntry& draft, std::optional<Player> by)
    : m_match(&match)
    , m_before(before)
    , m_by(by)
    , m_draft(begun(match, before, draft))
{
    if (const std::optional<Step> first = setupStep()) {
        m_step = *first;
        return;
    }
    m_deal = match.game->follow(match, before, m_draft);
    m_step = afterSetup();
}

std::string_view DealRecorder::contract() const
{
    return m_draft.contract ? std::string_view(m_draft.contract->contract) : std::string_view();
}

/// The next step before the first card; nothing if the setup is complete.
std::optional<DealRecorder::Step> DealRecorder::setupStep() const
{
    const Keys has = keys();
    if (has.has(Key::TurnedUp))
        return m_draft.turnedUp ? std::nullopt : std::optional(Step::TurnedUp);
    if (has.has(Key::Contract) && contract().empty())
        return Step::Contract;
    const bool trump = has.has(Key::Trump) && !(m_draft.contract && m_draft.contract->trump);
    return trump ? std::optional(Step::Trump) : std::nullopt;
}

DealRecorder::Step DealRecorder::afterSetup() const
{
    if (m_deal.fault)
        return Step::Fault;
    if (m_deal.playedOut)
        return m_deal.hidden.empty() ? Step::Done : Step::Reveal;
    if (m_deal.toPlay && m_deal.mayPlay)
        return whyNot({.by = *m_deal.toPlay}) ? Step::Play : Step::FaceDown;
    return m_deal.mayPutDown.empty() ? Step::Tell : Step::PutDown;
}

/// The one who was chosen, else as they sit after the dealer.
Player DealRecorder::putsDown() const
{
    if (m_by && m_deal.mayPutDown.has(*m_by))
        return *m_by;
    const auto count = static_cast<Player>(m_match->count());
    auto player = static_cast<Player>((dealer() + 1) % count);
    while (!m_deal.mayPutDown.has(player))
        player = static_cast<Player>((player + 1) % count);
    return player;
}

std::optional<Player> DealRecorder::actor() const
{
    switch (m_step) {
    case Step::PutDown:
        return putsDown();
    case Step::Play:
    case Step::FaceDown:
        return m_deal.toPlay;
    case Step::Tell:
        if (const RecordedTrick* trick = m_deal.currentTrick())
            for (const RecordedTrick::PlayedCard& each : trick->cards)
                if (each.faceDown && !each.rejected)
                    return each.player;
        return std::nullopt;
    case Step::Reveal:
        return m_deal.hidden.front().second;
    default:
        return std::nullopt;
    }
}

std::vector<Player> DealRecorder::following() const
{
    const RecordedTrick* trick = m_deal.currentTrick();
    std::vector<Player> players;
    if (!m_deal.toPlay || (trick && trick->winner))
        return players;
    Players played;
    if (trick)
        for (const RecordedTrick::PlayedCard& each : trick->cards)
            if (!each.rejected)
                played.add(each.player);
    // In the direction of play, if the trick shows it.
    const int count = m_match->count(), now = *m_deal.toPlay, lead = trick ? trick->lead : now;
    const int step = trick && played.size() == 1 && (lead + 1) % count != now && count > 2 ? count - 1 : 1;
    for (int next = 1; next < count; ++next)
        if (const auto player = static_cast<Player>((now + next * step) % count);
            !played.has(player) && player != now && !m_before.out.has(player))
            players.push_back(player);
    return players;
}

std::vector<PowerChoice> DealRecorder::powers() const
{
    return begins() ? std::vector<PowerChoice>()
                    : m_match->game->availablePowers(*m_match, m_before, m_draft);
}

// ---- Answers

DealEntry DealRecorder::with(const Event& event, const PowerUse* use) const
{
    DealEntry next = m_draft;
    next.log->push_back(event);
    if (use) {
        next.log->back().use = static_cast<std::uint16_t>(next.powers.size());
        next.powers.push_back(*use);
    }
    return next;
}

std::optional<Refusal> DealRecorder::whyNot(const Event& event) const
{
    return m_match->game->follow(*m_match, m_before, with(event)).fault;
}

Result<DealRecorder> DealRecorder::continueWith(const DealEntry& draft) const
{
    DealRecorder next(*m_match, m_before, draft);
    if (next.m_deal.fault)
        return tl::unexpected(*next.m_deal.fault);
    return next;
}

Result<DealRecorder> DealRecorder::used(const PowerUse& use) const
{
    return continueWith(with({.kind = Event::Kind::Power, .by = use.by}, &use));
}

Result<DealRecorder> DealRecorder::respond(std::string_view path, const Response& answer) const
{
    const int* const number = std::get_if<int>(&answer);
    if (path == atBy && number)
        return DealRecorder(*m_match, m_before, m_draft, static_cast<Player>(*number));
    if (path == atPower && number)
        for (const PowerChoice& choice : powers())
            if (choice.by == *number)
                return used({.by = choice.by, .power = choice.power});
    if (begins()) {
        if (std::holds_alternative<Card>(answer) != (m_step == Step::TurnedUp))
            return *this;
        DealEntry begun = m_match->game->respond(*m_match, m_before, withoutLog(), path, answer);
        begun.log = m_draft.log;
        return DealRecorder(*m_match, m_before, begun);
    }
    if (const std::optional<Event> event = eventOf(path, answer))
        return continueWith(with(*event));
    return *this;
}

std::optional<DealEntry> DealRecorder::dealt(std::string_view seed) const
{
    std::vector<Player> sitting;
    for (Player player = 0; player < m_match->count(); ++player)
        if (!m_before.out.has(player))
            sitting.push_back(player);
    const CardSet deck = m_match->game->deck(m_match->count());
    if (m_step == Step::Contract || m_step == Step::Trump || m_draft.hands || !m_draft.log->empty()
        || deck.empty() || deck.size() % static_cast<int>(sitting.size()) != 0)
        return std::nullopt;
    std::vector<Card> cards;
    for (const Card card : deck)
        cards.push_back(card);
    Random(seed).shuffle(cards);
    DealEntry next = m_draft;
    next.hands.emplace();
    for (std::size_t i = 0; i < cards.size(); ++i)
        (*next.hands)[sitting[i % sitting.size()]].add(cards[i]);
    if (keys().has(Key::TurnedUp)) { // a card of the dealer's
        CardSet& dealers = (*next.hands)[dealer()];
        const auto seat = std::find(sitting.begin(), sitting.end(), dealer()) - sitting.begin();
        const Card own = cards[static_cast<std::size_t>(seat)], card = next.turnedUp.value_or(own);
        for (CardSet& hand : *next.hands)
            if (hand.has(card) && !dealers.has(card)) {
                hand.remove(card);
                hand.add(own);
                dealers.remove(own);
                dealers.add(card);
            }
        next.turnedUp = card;
    }
    for (Player player : sitting)
        next.handsNamed.add(player);
    const DealRecorder begun(*m_match, m_before, next);
    return begun.step() == Step::Fault ? std::nullopt : std::optional(next);
}

PerPlayer<CardSet> DealRecorder::hands() const
{
    PerPlayer<CardSet> hands = m_draft.hands.value_or(DealtHands{});
    for (const Event& event : *m_draft.log)
        if (event.card && (event.kind == Event::Kind::Play || event.kind == Event::Kind::PutDown))
            hands[event.by].remove(*event.card);
    return hands;
}

std::optional<DealEntry> DealRecorder::undone() const
{
    DealEntry before = m_draft;
    if (before.log->empty() && before.hands) {
        before.hands.reset();
        before.handsNamed = {};
        before.turnedUp.reset();
        return before;
    }
    if (before.log->empty()) {
        const bool said = before.turnedUp || (before.contract && before.contract->trump);
        before.turnedUp.reset();
        if (before.contract)
            before.contract->trump.reset();
        return said ? std::optional(before) : std::nullopt;
    }
    if (before.log->back().kind == Event::Kind::Power)
        before.powers.pop_back();
    before.log->pop_back();
    return before;
}

// ---- Revokes

const OptionSpec* revokeRule(const Game& game)
{
    const std::span<const OptionSpec> all = game.options();
    const auto found
        = std::find_if(all.begin(), all.end(), [](const OptionSpec& each) { return each.name == "revoke"; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<DealRecorder::RevokeResolution> DealRecorder::revokeResolutions() const
{
    if (!m_deal.revokesBlockScoring)
        return {};
    if (!revokeRule(*m_match->game))
        return {RevokeResolution::TakeBack, RevokeResolution::Points};
    return {RevokeResolution::TakeBack, RevokeResolution::Stand, RevokeResolution::Annul,
        RevokeResolution::Points};
}

} // namespace tafel
