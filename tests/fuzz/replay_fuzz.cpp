// Bytes as choices: plays and records a deal with powers, then changes its log. The result is replayed and
// scored without an internal error, the same every time and after it is written. The legal cards of the next
// player agree with the replay of each card.
#include <algorithm>

#include "fuzz.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "games/krass_kariert/any_round.h"
#include "support/any_deal.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;

constexpr const char* names[] = {"Anna", "Beat", "Cora", "Dani", "Emil"};

Standing start(const Match& match)
{
    return match.game->start(match);
}

std::string scored(const Match& match)
{
    std::string out;
    const Result<Outcome> outcome = score(match);
    if (outcome)
        document::writeResult(out, match, *outcome, Language::English, document::Layout::Line);
    else
        document::writeRefusal(out, outcome.error(), Language::English, document::Layout::Line);
    return out;
}

/// Whether the log stays possible when the player to play plays this card.
bool canBePlayed(const Match& match, DealEntry entry, Player by, Card card, const RecordedDeal& before)
{
    entry.log->push_back({.kind = Event::Kind::Play, .by = by, .card = card});
    const RecordedDeal after = match.game->follow(match, start(match), entry);
    return !after.fault && after.revokes.size() <= before.revokes.size();
}

/// Whether the card can be played for some identity of the card that the player has put down face down.
bool canBePlayedWithSomeFace(
    const Match& match, const DealEntry& entry, Player by, Card card, const RecordedDeal& before)
{
    DealEntry shown = entry;
    const auto down = std::find_if(shown.log->rbegin(), shown.log->rend(),
        [&](const Event& event) { return event.kind == Event::Kind::PutDown && event.by == by; });
    if (down == shown.log->rend() || down->card)
        return true;
    for (const Card face : CardSet::eidexPack()) {
        down->card = face;
        const RecordedDeal now = match.game->follow(match, start(match), shown);
        if (!now.fault && canBePlayed(match, shown, by, card, before))
            return true;
    }
    return false;
}

/// Whether the hand of a player may lack more cards than the one put down: Sphinx plays cards face down,
/// Taschenspieler and Fledderer put down other cards, and Dealer exchanges the hands.
bool powersHideCards(const DealEntry& entry)
{
    return std::any_of(entry.log->begin(), entry.log->end(), [](const Event& event) {
        return event.kind == Event::Kind::Play && !event.card;
    }) || std::any_of(entry.powers.begin(), entry.powers.end(), [](const PowerUse& use) {
        const eidex::Power& power = eidex::powerOf(use.power);
        return power.down.exchanges || power.id == "dealer";
    });
}

/// The mask of legal cards agrees with the reasons against a card. The replay refuses each card outside the
/// mask, whatever card was put down. If the hand is `known`, it accepts all cards in the mask.
void maskIsWhatIsAccepted(const Match& match, const DealEntry& entry, CardSet cards, bool known)
{
    const RecordedDeal now = match.game->follow(match, start(match), entry);
    if (now.fault || !now.toPlay || !now.mayPlay)
        return;
    for (const Card card : cards) {
        const bool legal = now.legal.has(card);
        if (legal && !known)
            continue;
        bool accepted = canBePlayed(match, entry, *now.toPlay, card, now);
        if (accepted && !legal && !known)
            accepted
                = !powersHideCards(entry) && canBePlayedWithSomeFace(match, entry, *now.toPlay, card, now);
        mustHold(accepted == legal,
            "a card may be played when the record accepts it, " + card.text(match.game->pack()),
            document::writeMatch([&] {
                Match shown = match;
                shown.deals = {entry};
                return shown;
            }()));
    }
}

void change(
    std::vector<Event>& log, std::vector<PowerUse>& powers, Choices& choices, int players, CardSet deck)
{
    const auto anyCard = [&] {
        auto card = deck.begin();
        for (int skip = choices.below(deck.size()); skip > 0; --skip)
            ++card;
        return *card;
    };
    if (log.empty())
        return;
    const std::size_t at = choices.index(log.size());
    Event& event = log[at];
    switch (choices.below(8)) {
    case 0:
        log.erase(log.begin() + static_cast<std::ptrdiff_t>(at));
        break;
    case 1:
        log.insert(log.begin() + static_cast<std::ptrdiff_t>(choices.index(log.size())), Event(event));
        break;
    case 2:
        std::swap(event, log[choices.index(log.size())]);
        break;
    case 3:
        event.by = static_cast<Player>(choices.below(players));
        break;
    case 4:
        if (event.kind != Event::Kind::Power && event.kind != Event::Kind::Tell)
            event.card = anyCard();
        break;
    case 5:
        log.resize(at);
        break;
    case 6:
        if (event.kind == Event::Kind::Reveal)
            event.of = choices.byte();
        else if (event.kind == Event::Kind::Play || event.kind == Event::Kind::PutDown)
            event.card.reset();
        break;
    default:
        if (!powers.empty()) {
            PowerUse& use = powers[choices.index(powers.size())];
            if (use.number)
                use.number = choices.byte();
            if (use.card)
                use.card = anyCard();
            if (use.whom)
                use.whom = static_cast<Player>(choices.below(players));
            if (use.flag)
                use.flag = !*use.flag;
        }
    }
}

/// Removes powers without an event and renumbers those of the other events.
void tidy(DealEntry& entry)
{
    std::vector<PowerUse> powers;
    for (Event& event : *entry.log)
        if (event.kind == Event::Kind::Power) {
            powers.push_back(entry.powers.at(event.use));
            powers.back().by = event.by;
            event.use = static_cast<std::uint16_t>(powers.size() - 1);
        }
    entry.powers = std::move(powers);
}

/// Replays, scores, writes, and reads the match.
void check(const Match& match)
{
    (void)match.game->follow(match, start(match), match.deals.front());
    const std::string result = scored(match);
    hasPublishedForm(result);
    const std::string written = document::writeMatch(match);
    const Result<Match> read = document::readMatch(written);
    mustHold(read.has_value(), "what was recorded is read", written);
    mustHold(document::writeMatch(*read) == written, "what is written reads as the same", written);
    const std::string again = scored(*read);
    mustHold(again == result || !score(match), "what is written scores as the same", written);
    if (match.deals.front().hands) {
        Match unseen = match;
        unseen.deals.front().hands.reset();
        hasPublishedForm(scored(unseen));
    }
}

void playEidex(Choices& choices)
{
    const int changes = choices.below(5), cut = choices.byte();
    Choices changed(choices.rest().first(std::min<std::size_t>(choices.rest().size(), 16)));
    for (int i = 0; i < 16; ++i)
        choices.byte();
    Match match = test::anyDeal(7, {.choices = choices.rest()}).match;
    DealEntry& entry = match.deals.front();
    if (changes == 0) {
        check(match);
        if (cut < static_cast<int>(entry.log->size()) && entry.hands) {
            entry.log->resize(static_cast<std::size_t>(cut));
            tidy(entry);
            // A face-down card may be any card.
            maskIsWhatIsAccepted(match, entry, CardSet::eidexPack(), false);
        }
        return;
    }
    for (int i = 0; i < changes; ++i)
        change(*entry.log, entry.powers, changed, match.count(), CardSet::eidexPack());
    tidy(entry);
    check(match);
}

void playContract(Choices& choices)
{
    Match match;
    std::vector<const Game*> games;
    for (const Game* game : allGames())
        if (game->pack() == Pack::French && game->unit() != Unit::Chips)
            games.push_back(game);
    match.game = games[choices.index(games.size())];
    int players = 3 + choices.below(3);
    while (!match.game->playerCounts(match.edition).has(static_cast<Player>(players)))
        players = players == maxPlayers ? 3 : players + 1;
    match.players.assign(names, names + players);
    const std::vector<ContractInfo> contracts = match.game->contracts(match);
    DealEntry entry;
    entry.contract.emplace().contract = std::string(contracts[choices.index(contracts.size())].id);
    const Keys keys = match.game->dealKeys(match, entry.contract->contract);
    if (!keys.has(Key::Log))
        return;
    if (keys.has(Key::Trump))
        entry.contract->trump = static_cast<Suit>(choices.below(4));
    const CardSet deck = match.game->deck(players);
    std::vector<Card> pack;
    for (const Card card : deck)
        pack.push_back(card);
    for (std::size_t left = pack.size(); left > 1; --left)
        std::swap(pack[left - 1], pack[choices.index(left)]);
    const std::size_t full = pack.size() / static_cast<std::size_t>(players);
    DealtHands hands = {};
    for (std::size_t i = 0; i < full * static_cast<std::size_t>(players); ++i)
        hands[i % static_cast<std::size_t>(players)].add(pack[i]);
    entry.log.emplace();
    entry.hands = hands;
    entry.handsNamed = Players::firstSeats(players);
    while (entry.log->size() < pack.size()) {
        const RecordedDeal now = match.game->follow(match, start(match), entry);
        if (now.fault || !now.toPlay)
            break;
        const CardSet hand = hands[*now.toPlay], legal = hand & now.legal;
        if (choices.byte() % 16 == 0)
            maskIsWhatIsAccepted(match, entry, hand, true);
        if (legal.empty())
            break;
        auto card = legal.begin();
        for (int skip = choices.below(legal.size()); skip > 0; --skip)
            ++card;
        entry.log->push_back({.kind = Event::Kind::Play, .by = *now.toPlay, .card = *card});
        hands[*now.toPlay].remove(*card);
    }
    for (int changes = choices.below(4); changes > 0; --changes)
        change(*entry.log, entry.powers, choices, players, deck);
    std::erase_if(*entry.log, [](const Event& event) { return !event.card; }); // not in logs of contracts
    match.deals.push_back(std::move(entry));
    check(match);
}

void playRound(Choices& choices)
{
    Match match{.game = gameNamed("krass-kariert")};
    const int players = 3 + choices.below(3);
    match.players.assign(names, names + players);
    const std::uint32_t seed = choices.byte() * 256U + choices.byte();
    DealEntry entry = krass_kariert::test::AnyRound(players, seed).entry;
    entry.round->opener.reset();
    match.firstDealer = static_cast<Player>(choices.below(players));
    std::vector<RoundEvent>& log = *entry.round->log;
    for (int changes = choices.below(4); changes > 0 && !log.empty(); --changes) {
        const std::size_t at = choices.index(log.size());
        RoundEvent& event = log[at];
        const auto small = [&] { return choices.below(14) - 1; };
        switch (choices.below(6)) {
        case 0:
            log.erase(log.begin() + static_cast<std::ptrdiff_t>(at));
            break;
        case 1:
            log.insert(log.begin() + static_cast<std::ptrdiff_t>(at), RoundEvent(event));
            break;
        case 2:
            event.by = static_cast<Player>(choices.below(players));
            break;
        case 3:
            if (event.kind == RoundEvent::Kind::Play)
                event.positions.push_back(std::max(0, small()));
            else
                event.at = std::max(0, small());
            break;
        case 4:
            if (event.kind == RoundEvent::Kind::Play && event.value)
                event.value->push_back(std::max(0, small()));
            else if (event.kind != RoundEvent::Kind::Play)
                event.card = {static_cast<std::uint8_t>(1 + choices.below(NumberCard::redraw))};
            break;
        default:
            log.resize(at);
        }
    }
    for (RoundEvent& event : log)
        event.valueIsList = event.value && event.value->size() != 1;
    match.deals.push_back(std::move(entry));
    check(match);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Choices choices({data, size});
    switch (choices.below(4)) {
    case 0:
    case 1:
        playEidex(choices);
        break;
    case 2:
        playContract(choices);
        break;
    default:
        playRound(choices);
    }
    return 0;
}
