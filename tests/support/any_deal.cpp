#include "support/any_deal.h"

#include <algorithm>
#include <memory>
#include <random>
#include <stdexcept>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::test {

using namespace eidex;

namespace {

class Random {
public:
    explicit Random(std::uint64_t seed, std::span<const std::uint8_t> choices = {})
        : m_bits(seed)
        , m_choices(choices)
    {
    }

    int below(int bound)
    {
        if (bound <= 0)
            throw std::logic_error("nothing to draw from");
        if (!m_choices.empty()) {
            const int choice = m_choices.front() % bound;
            m_choices = m_choices.subspan(1);
            return choice;
        }
        return static_cast<int>(m_bits() % static_cast<std::uint64_t>(bound));
    }
    bool oneIn(int times) { return below(times) == 0; }
    Card anyOf(CardSet cards)
    {
        auto card = cards.begin();
        for (int skip = below(cards.size()); skip > 0; --skip)
            ++card;
        return *card;
    }
    Suit anySuit() { return static_cast<Suit>(below(4)); }
    template <typename List> void shuffle(List& list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

private:
    std::mt19937_64 m_bits;
    std::span<const std::uint8_t> m_choices;
};

constexpr std::string_view people[] = {"Anna", "Beat", "Cora", "Dani"};
/// More uses than a deal can have; the state refers to the list while it grows.
constexpr std::size_t mostUses = 120;

/// Plays one deal. Tracks the hands and the cards put down itself; the state tracks the rest.
class RandomPlayer {
public:
    RandomPlayer(std::uint64_t seed, const DealWish& wish, const AtTurn& atTurn)
        : m_random(seed, wish.choices)
        , m_atTurn(atTurn)
        , m_usesPowers(wish.usesPowers)
        , m_uses(mostUses)
    {
        sitDown(wish);
        deal(wish);
    }

    AnyDeal play()
    {
        if (m_trumphator)
            use(trumphatorUse()); // the later choices depend on the trump
        offer();
        putDownAll();
        while (!m_state->isOver()) {
            offer();
            if (m_state->trickComplete())
                award();
            else
                playCard();
        }
        offer();
        endOfDeal();
        m_entry.powers.assign(m_uses.begin(), m_uses.begin() + static_cast<std::ptrdiff_t>(m_used));
        m_match.deals.push_back(std::move(m_entry));
        return {std::move(m_match), m_down};
    }

private:
    /// A card that moves to another hand.
    struct Move {
        Player from, to;
        Card card;
    };
    /// A card of a player that must be revealed at the end.
    struct Hidden {
        Player front;
        int event;
        std::optional<Card> card; ///< Empty for the card put down.
    };

    int below(int bound) { return m_random.below(bound); }
    bool oneIn(int times) { return m_random.oneIn(times); }
    Player next(Player player, int steps = 1) const
    {
        return static_cast<Player>((player + steps) % m_players);
    }
    Player anyOther(Player than) { return next(than, 1 + below(m_players - 1)); }

    void sitDown(const DealWish& wish)
    {
        m_players = wish.players != 0 ? wish.players : oneIn(4) ? 4 : 3;
        m_match.game = gameNamed("cosmic-eidex");
        const Edition editions[] = {Edition::En1998, Edition::De1998, Edition::Web};
        m_match.edition = m_players == 4 ? Edition::Web : wish.edition.value_or(editions[below(3)]);
        CardSet left = CardSet::eidexPack();
        for (Card card : wish.characters)
            left.remove(card);
        for (Player player = 0; player < m_players; ++player) {
            m_match.players.emplace_back(people[player]);
            const bool given = player < wish.characters.size();
            m_match.characters[player] = given ? wish.characters[player] : m_random.anyOf(left);
            left.remove(*m_match.characters[player]);
        }
    }

    void deal(const DealWish& wish)
    {
        std::vector<Card> pack;
        for (Card card : CardSet::eidexPack())
            pack.push_back(card);
        m_random.shuffle(pack);
        m_hands = {};
        for (std::size_t i = 0; i < pack.size(); ++i)
            m_hands[i % static_cast<std::size_t>(m_players)].add(pack[i]);
        const auto dealer = static_cast<Player>(below(m_players));
        m_entry.dealer = dealer;
        m_entry.turnedUp = m_random.anyOf(m_hands[dealer]);
        m_entry.log.emplace();
        m_entry.log->reserve(80);
        if (wish.hands.value_or(oneIn(2)))
            m_entry.hands = m_hands;
        const std::optional<Player> trumphator = playerOf("SA"_card);
        DealEntry shown = m_entry;
        if (trumphator && m_usesPowers && !oneIn(3)) {
            m_trumphator = m_random.anyOf(m_hands[dealer] - CardSet{*m_entry.turnedUp});
            shown.powers.push_back({.by = *trumphator, .power = "SA"_card, .card = *m_trumphator});
        }
        DealInPlay facts = dealOf(m_match, m_match.game->start(m_match), shown);
        facts.powers = {};
        m_state.emplace(facts, m_hands, m_uses);
    }

    std::optional<Player> playerOf(Card character) const
    {
        for (Player player = 0; player < m_players; ++player)
            if (m_match.characters[player] == character)
                return player;
        return std::nullopt;
    }

    int add(Event event)
    {
        m_entry.log->push_back(event);
        m_silent = false;
        return static_cast<int>(m_entry.log->size()) - 1;
    }

    // ---- Putting down

    bool isDeclared(Card power) const { return m_state->deal().declared(power) != nullptr; }

    CardSet mayPutDown(Player player) const
    {
        CardSet cards = m_hands[player];
        if (isDeclared("H7"_card)) {
            cards.remove("SK"_card);
        } else if (isDeclared("RJ"_card)) {
            cards.remove("RJ"_card);
            if (m_players == 4)
                cards.remove("SK"_card);
        }
        return cards;
    }

    void putDown(Player player)
    {
        const Card card = m_random.anyOf(mayPutDown(player));
        const bool open = oneIn(2);
        const std::optional<Card> shown = open ? std::optional(card) : std::nullopt;
        m_state->putDown(player, shown);
        m_state->clearEntries();
        if (m_down[player])
            m_hands[player].add(*m_down[player]);
        m_hands[player].remove(card);
        m_down[player] = card;
        const int event = add({.kind = Event::Kind::PutDown, .by = player, .card = shown});
        m_putDownAt[player] = event;
        noLongerHidden(player);
        if (!open)
            m_hidden.push_back({player, event, {}});
    }

    void noLongerHidden(Player front)
    {
        std::erase_if(m_hidden, [&](const Hidden& each) { return each.front == front && !each.card; });
    }

    void putDownAll()
    {
        std::vector<Player> order;
        for (Player player = 0; player < m_players; ++player)
            order.push_back(player);
        m_random.shuffle(order);
        for (Player player : order) {
            if (!m_state->seat(player).waits)
                putDown(player);
            if (!m_state->allPutDown())
                offer();
        }
    }

    // ---- Powers

    /// Every player may use the power now, and sometimes does.
    void offer()
    {
        if (!m_usesPowers)
            return;
        std::vector<Player> order;
        for (Player player = 0; player < m_players; ++player)
            order.push_back(player);
        m_random.shuffle(order);
        for (Player player : order) {
            const Power& power = powerOf(*m_match.characters[player]);
            if (bindsNextCard(power) || (m_silent && power.trick.uponTrick) || !isInTheMood(power))
                continue;
            if (m_state->trickComplete() && !power.trick.uponTrick)
                continue;
            PowerUse wanted{.by = player, .power = power.card};
            if (isNow(power) && choose(wanted) && isAllowed(wanted))
                use(std::move(wanted));
            m_moves.clear();
        }
    }

    static bool bindsNextCard(const Power& power)
    {
        return power.isForNextCard(); // Excuse and Sphinx apply to the next card
    }

    bool isInTheMood(const Power& power)
    {
        const bool seldomPossible = power.card == "RA"_card || power.card == "LQ"_card
            || power.card == "HA"_card || power.card == "H10"_card || power.card == "S10"_card;
        return m_used < mostUses - 10 && oneIn(seldomPossible || !m_state->hasBegun() ? 2 : 6);
    }

    bool isNow(const Power& power) const
    {
        Phases now = m_state->now();
        if (power.playsFaceDown() && m_state->allPutDown())
            now = now | Phases{Phase::InTrick}; // leading face down begins the trick
        return !(power.phases.in(m_match.edition) & now).empty();
    }

    bool isAllowed(const PowerUse& wanted)
    {
        m_uses[m_used] = wanted;
        const Power& power = powerOf(wanted.power);
        DealInPlay deal = m_state->deal();
        deal.powers = std::span(m_uses).first(m_used + 1);
        const Result<void> may = checkDeclared(m_match, deal, m_used);
        if (!may && !(power.isInParts() && may.error().clause == &clause::characters))
            return false;
        if (!isNow(power))
            return false;
        if (!power.use.mayUse)
            return true;
        PowerTiming moment = m_state->moment(wanted.by, wanted.power);
        moment.hand = m_hands[wanted.by];
        for (Player player = 0; player < m_players; ++player)
            moment.hands[player] = m_hands[player];
        moment.putDown = m_down[wanted.by];
        return power.use.mayUse(moment, wanted).has_value();
    }

    /// Chooses sensible parameters; returns false if the power makes no sense now.
    bool choose(PowerUse& use)
    {
        using Choice = bool (RandomPlayer::*)(PowerUse&);
        constexpr std::pair<Card, Choice> choices[] = {
            {"LA"_card, &RandomPlayer::chooseDealer},
            {"RA"_card, &RandomPlayer::chooseJiuJitsu},
            {"SA"_card, &RandomPlayer::chooseTrumphator},
            {"LK"_card, &RandomPlayer::chooseComputer},
            {"RK"_card, &RandomPlayer::chooseRaeuber},
            {"HK"_card, &RandomPlayer::chooseOther},
            {"SK"_card, &RandomPlayer::chooseMaybeOther},
            {"RQ"_card, &RandomPlayer::chooseSchuechterne},
            {"HQ"_card, &RandomPlayer::chooseTeekraenzchen},
            {"HJ"_card, &RandomPlayer::chooseSuit},
            {"SJ"_card, &RandomPlayer::chooseScharfmacher},
            {"L10"_card, &RandomPlayer::chooseDifferenzler},
            {"R10"_card, &RandomPlayer::chooseFahnder},
            {"H10"_card, &RandomPlayer::chooseFuersorge},
            {"S10"_card, &RandomPlayer::chooseWeisheit},
            {"R9"_card, &RandomPlayer::chooseRadarkontrolle},
            {"H9"_card, &RandomPlayer::chooseKonsumentenschutz},
            {"L8"_card, &RandomPlayer::chooseUmwerter},
            {"R8"_card, &RandomPlayer::chooseZombie},
            {"S8"_card, &RandomPlayer::chooseTaschenspieler},
            {"L7"_card, &RandomPlayer::chooseKorrektor},
            {"R7"_card, &RandomPlayer::chooseFledderer},
            {"S7"_card, &RandomPlayer::chooseJackpot},
            {"L6"_card, &RandomPlayer::chooseKompass},
            {"R6"_card, &RandomPlayer::chooseBlackFriday},
            {"H6"_card, &RandomPlayer::chooseWuenschelrute},
        };
        for (const auto& [card, choice] : choices)
            if (card == use.power)
                return (this->*choice)(use);
        return true;
    }

    bool chooseOther(PowerUse& use)
    {
        use.whom = anyOther(use.by);
        return true;
    }
    bool chooseMaybeOther(PowerUse& use) { return oneIn(2) || chooseOther(use); }
    bool chooseSuit(PowerUse& use)
    {
        use.suit = m_random.anySuit();
        return true;
    }
    bool chooseDealer(PowerUse& use)
    {
        use.whom = anyOther(use.by);
        // Hands of different sizes would add only complexity.
        return m_hands[use.by].size() == m_hands[*use.whom].size();
    }
    bool chooseJiuJitsu(PowerUse& use)
    {
        const CardSet open = m_state->trick().open();
        for (Card one : open)
            for (Card other : open)
                if (m_state->order().neighbours(one, other) && oneIn(2)) {
                    use.cards = {one, other};
                    return true;
                }
        return false;
    }
    PowerUse trumphatorUse()
    {
        return {.by = *playerOf("SA"_card), .power = "SA"_card, .card = std::exchange(m_trumphator, {})};
    }
    bool chooseTrumphator(PowerUse&) { return false; } // only at the start of the deal
    bool chooseComputer(PowerUse& use)
    {
        use.number = oneIn(2) ? 5 : -5;
        return true;
    }
    bool chooseRaeuber(PowerUse& use)
    {
        const DealInPlay& deal = m_state->deal();
        if (!m_hands[deal.dealer].has(deal.deciding))
            return false; // the card has moved to another hand
        if (use.by != deal.dealer) {
            m_moves.push_back({deal.dealer, use.by, deal.deciding});
            m_moves.push_back({use.by, deal.dealer, m_random.anyOf(m_hands[use.by])});
            if (oneIn(2))
                use.card = m_moves.back().card;
            return true;
        }
        const Card six{deal.trump.suit, Rank::Six};
        for (Player player = 0; player < m_players; ++player)
            if (player != use.by && m_hands[player].has(six)) {
                use.whom = player;
                m_moves = {{use.by, player, deal.deciding}, {player, use.by, six}};
                return true;
            }
        return false;
    }
    bool chooseSchuechterne(PowerUse& use)
    {
        if (oneIn(2))
            use.flag = oneIn(2);
        return chooseOther(use);
    }
    bool chooseTeekraenzchen(PowerUse& use)
    {
        CardSet hand = m_hands[use.by];
        std::vector<Move> gives;
        for (int step = 1; step < m_players; ++step) {
            if (m_players == 4 && step == 2)
                continue;
            const Player other = next(use.by, step);
            m_moves.push_back({other, use.by, m_random.anyOf(m_hands[other])});
            hand.add(m_moves.back().card);
        }
        for (const Move& take : m_moves) {
            CardSet free = hand;
            if (m_match.edition == Edition::Web)
                free.remove(take.card);
            gives.push_back({use.by, take.from, m_random.anyOf(free)});
            hand.remove(gives.back().card);
        }
        const bool shows = oneIn(2);
        if (shows || oneIn(2))
            for (const Move& take : m_moves)
                use.takes.emplace_back(take.from, take.card);
        if (shows)
            for (const Move& give : gives)
                use.gives.emplace_back(give.to, give.card);
        m_moves.insert(m_moves.end(), gives.begin(), gives.end());
        return true;
    }
    bool chooseScharfmacher(PowerUse&)
    {
        // Every player needs a second card, because a rejected card stays outside until the trick is taken.
        return std::all_of(
            m_hands.begin(), m_hands.begin() + m_players, [](CardSet hand) { return !hand.empty(); });
    }
    bool chooseDifferenzler(PowerUse& use)
    {
        use.number = below(158);
        return true;
    }
    bool chooseFahnder(PowerUse& use)
    {
        CardSet cards = CardSet::eidexPack();
        if (!oneIn(4))
            cards = cards - m_hands[use.by];
        use.card = m_random.anyOf(cards);
        return true;
    }
    bool chooseFuersorge(PowerUse& use)
    {
        use.whom = static_cast<Player>(below(m_players));
        return true;
    }
    bool chooseRadarkontrolle(PowerUse& use)
    {
        use.number = m_players == 4 ? 62 + below(39) : 80 + below(41);
        return true;
    }
    bool chooseKonsumentenschutz(PowerUse& use)
    {
        const Trick::PlayedCard* last = m_state->trick().last();
        if (!last || last->out)
            return false;
        use.whom = last->player;
        use.card = last->card;
        // The players who must play again to a double trick need enough cards.
        const auto lying = m_state->trick().playedCards();
        const auto counted = std::count_if(lying.begin(), lying.end(),
            [&](const Trick::PlayedCard& each) { return each.player == last->player && !each.out; });
        const auto missing = (m_state->trick().doubled ? 2 : 1) - (counted - 1);
        return last->player != use.by && m_hands[last->player].size() >= missing;
    }
    bool chooseUmwerter(PowerUse& use)
    {
        CardSet cards = CardSet::eidexPack() - m_hands[use.by];
        if (m_down[use.by])
            cards.remove(*m_down[use.by]);
        use.card = m_random.anyOf(cards);
        use.flag = oneIn(2);
        return true;
    }
    bool chooseZombie(PowerUse& use)
    {
        if (isDeclared(use.power))
            return false;
        for (Player player = 0; player < m_players; ++player)
            if (const PlayState::Seat& seat = m_state->seat(player); seat.tookTrick) {
                // Cards played face down stay hidden until the end.
                const CardSet cards = seat.lastTrick - faceDown();
                if (cards.empty())
                    return false;
                use.takes.emplace_back(player, m_random.anyOf(cards));
            }
        return true;
    }
    CardSet faceDown() const
    {
        CardSet cards;
        for (const Hidden& each : m_hidden)
            if (each.card)
                cards.add(*each.card);
        return cards;
    }
    bool chooseTaschenspieler(PowerUse& use)
    {
        if (!m_down[use.by] || m_hands[use.by].size() < 4)
            return false; // Zombie gave it back, or too few cards are left
        m_laid = m_random.anyOf(mayPutDown(use.by));
        if (oneIn(2))
            use.card = m_down[use.by];
        return true;
    }
    bool chooseKorrektor(PowerUse& use)
    {
        if (!oneIn(3))
            use.flag = oneIn(2);
        return true;
    }
    bool chooseFledderer(PowerUse& use)
    {
        use.whom = anyOther(use.by);
        m_laid = m_random.anyOf(mayPutDown(use.by));
        return m_down[*use.whom].has_value();
    }
    bool chooseJackpot(PowerUse& use)
    {
        use.card = oneIn(2) ? "H7"_card : "S7"_card;
        return true;
    }
    bool chooseKompass(PowerUse& use)
    {
        use.flag = oneIn(2);
        return true;
    }
    bool chooseBlackFriday(PowerUse& use)
    {
        const Suit suits[] = {Suit::Hearts, Suit::Lizard, Suit::Stars};
        use.suit = suits[below(3)];
        return true;
    }
    bool chooseWuenschelrute(PowerUse& use)
    {
        use.whom = anyOther(use.by);
        use.card = m_random.anyOf(m_hands[*use.whom]);
        const Card drawn = m_random.anyOf(m_hands[use.by]);
        m_moves = {{use.by, *use.whom, drawn}, {*use.whom, use.by, *use.card}};
        if (oneIn(2))
            use.returns = drawn;
        return true;
    }

    /// Announces melds of the hand together, one after the other, or by their value; later the pair of trump.
    bool chooseWeisheit(PowerUse& use)
    {
        if (m_state->isOver())
            return false; // the sign is chosen at the very end
        const CardSet hand = m_hands[use.by];
        std::vector<std::vector<Card>> melds;
        for (int suit = 0; suit < 4; ++suit) {
            std::vector<Card> row;
            for (int rank = 6; rank <= 15; ++rank) {
                const Card card{static_cast<Suit>(suit), static_cast<Rank>(rank)};
                if (rank <= 14 && hand.has(card) && !m_inMelds.has(card)) {
                    row.push_back(card);
                    continue;
                }
                if (row.size() >= 3)
                    melds.push_back(row);
                row.clear();
            }
        }
        const CardSet pair = trumpPair();
        if (m_state->hasBegun())
            melds.clear(); // later only the pair, when one of its cards is played
        const bool mayLater
            = !m_state->trickComplete() && m_state->toPlay() == use.by && !(legalFor(use.by) & pair).empty();
        if ((hand & pair) == pair && !pair.empty() && !m_pairSaid && (!m_state->hasBegun() || mayLater)) {
            melds.push_back({*pair.begin(), *++pair.begin()});
            m_playsOfPair = m_state->hasBegun();
        }
        if (melds.empty())
            return false;
        if (oneIn(2))
            melds.erase(melds.begin(), melds.end() - 1);
        m_newMelds = melds;
        use.melds = melds;
        return true;
    }
    CardSet trumpPair() const
    {
        const Trump trump = m_state->deal().trump;
        if (trump.kind != Trump::Kind::Suit)
            return {};
        return {{trump.suit, Rank::Queen}, {trump.suit, Rank::King}};
    }

    /// Records the use and applies it.
    void use(PowerUse wanted)
    {
        const Power& power = powerOf(wanted.power);
        const std::vector<Trick::PlayedCard> lying(
            m_state->trick().playedCards().begin(), m_state->trick().playedCards().end());
        PerPlayer<bool> tookTrick{};
        for (Player player = 0; player < m_players; ++player)
            tookTrick[player] = m_state->seat(player).tookTrick;
        m_uses[m_used] = std::move(wanted);
        const PowerUse& use = m_uses[m_used];
        add({.kind = Event::Kind::Power, .by = use.by, .use = static_cast<std::uint16_t>(m_used)});
        m_state->declare(use, static_cast<int>(m_used++));
        m_state->clearEntries();

        for (const Move& move : m_moves) {
            m_hands[move.from].remove(move.card);
            m_hands[move.to].add(move.card);
        }
        m_moves.clear();
        if (use.power == "LA"_card)
            std::swap(m_hands[use.by], m_hands[*use.whom]);
        else if (use.power == "LJ"_card)
            trumpGoesBack();
        else if (use.power == "S10"_card)
            rememberMelds();
        else if (use.power == "H9"_card)
            std::erase_if(m_hidden, [&](const Hidden& each) { return each.event == lying.back().event; });
        else if (use.power == "R8"_card)
            everybodyTakesBack(use, tookTrick);
        else if (const std::optional<Player> front = power.changesPutDown(use))
            changePutDown(use.by, *front);
        else if (use.power == "L7"_card)
            for (const Trick::PlayedCard& each : lying) {
                m_hands[each.player].add(each.card);
                std::erase_if(m_hidden, [&](const Hidden& hidden) { return hidden.event == each.event; });
            }
        else if (use.power == "H7"_card)
            for (Player player = 0; player < m_players; ++player)
                if (m_down[player] == "SK"_card)
                    putDown(player);
    }

    void trumpGoesBack()
    {
        const Trick::PlayedCard* last = m_state->trick().last();
        if (!m_state->trumpMayGoBack())
            return;
        const Trick::PlayedCard trump = *last;
        if ((m_hands[trump.player] & CardSet::of(*m_state->trick().led())).empty())
            return;
        m_state->takeBackTrump();
        m_hands[trump.player].add(trump.card);
        std::erase_if(m_hidden, [&](const Hidden& each) { return each.event == trump.event; });
        add({.kind = Event::Kind::TakeBack, .by = trump.player, .card = trump.card});
    }

    void rememberMelds()
    {
        for (const std::vector<Card>& meld : m_newMelds)
            for (Card card : meld)
                if (meld.size() > 2)
                    m_inMelds.add(card);
                else
                    m_pairSaid = true;
        m_newMelds.clear();
    }

    void everybodyTakesBack(const PowerUse& use, const PerPlayer<bool>& tookTrick)
    {
        for (const auto& [player, card] : use.takes)
            m_hands[player].add(card);
        for (Player player = 0; player < m_players; ++player)
            if (!tookTrick[player]) {
                m_hands[player].add(*m_down[player]);
                m_down[player].reset();
                noLongerHidden(player);
            }
    }

    void changePutDown(Player by, Player front)
    {
        m_hands[by].add(*m_down[front]);
        m_hands[by].remove(m_laid);
        m_down[front] = m_laid;
        noLongerHidden(front);
        m_hidden.push_back({front, m_putDownAt[front], {}});
    }

    // ---- Play

    void playCard()
    {
        const Player player = m_state->toPlay();
        // Players who wait for Seer put down after the first lead.
        for (Player other = 0; other < m_players; ++other)
            if (m_state->hasBegun() && m_state->seat(other).waits)
                return putDown(other);
        CardSet legal = legalFor(player);
        const Power& power = powerOf(*m_match.characters[player]);
        bool faceDown = false;
        std::optional<Card> card;
        if (m_usesPowers && power.card == "H8"_card && oneIn(2))
            if (const std::optional<Card> thrownOff = excuse(player)) {
                card = thrownOff;
                legal = legalFor(player);
            }
        if (m_usesPowers && power.card == "S6"_card && oneIn(4)) {
            PowerUse wanted{.by = player, .power = power.card};
            card = m_random.anyOf(legal);
            if (m_state->trick().played == 0)
                wanted.suit = card->suit;
            if (isAllowed(wanted)) {
                use(wanted);
                faceDown = true;
                legal = legalFor(player);
            }
        }
        if (m_playsOfPair && power.card == "S10"_card) {
            m_playsOfPair = false;
            if (const CardSet pair = legal & trumpPair(); !pair.empty())
                card = m_random.anyOf(pair);
        }
        if (!card)
            card = m_random.anyOf(legal);
        if (!legal.has(*card))
            throw std::logic_error("no such card may be played");
        const int event
            = add({.kind = Event::Kind::Play, .by = player, .card = faceDown ? std::nullopt : card});
        m_state->play(player, card, faceDown, event);
        m_hands[player].remove(*card);
        if (faceDown)
            m_hidden.push_back({player, event, card});
    }

    CardSet legalFor(Player player)
    {
        Turn turn = m_state->turn();
        turn.hand = m_hands[player];
        if (m_atTurn)
            m_atTurn(turn);
        const CardSet legal = legalCards(turn);
        if (legal.empty())
            throw std::logic_error("no card may be played");
        return legal;
    }

    std::optional<Card> excuse(Player player)
    {
        Turn turn = m_state->turn();
        turn.hand = m_hands[player];
        const CardSet cards = turn.hand - turn.undertrumps();
        if (cards.empty())
            return std::nullopt;
        PowerUse wanted{.by = player, .power = "H8"_card, .card = m_random.anyOf(cards)};
        if (!isAllowed(wanted))
            return std::nullopt;
        use(wanted);
        return wanted.card;
    }

    /// Takes the complete trick if no player uses a power first.
    void award()
    {
        const Trick& trick = m_state->trick();
        const Player winner = *m_state->winner();
        for (const Trick::PlayedCard& each : trick.playedCards())
            if (each.faceDown && !each.out) {
                add({.kind = Event::Kind::Tell, .by = each.player, .winner = winner});
                m_state->tell(winner);
                if (oneIn(2))
                    offer();
                if (!m_state->trickComplete())
                    return;
                if (m_state->winner() != winner)
                    return; // the player of the face-down card must tell again
                break;
            }
        for (const Trick::PlayedCard& each : trick.playedCards())
            if (each.out)
                m_hands[each.player].add(each.card);
        m_state->takeTrick();
        m_silent = true; // the log does not show it until the next event
    }

    void endOfDeal()
    {
        if (isDeclared("S10"_card)) {
            PowerUse sign{.by = *playerOf("S10"_card), .power = "S10"_card};
            sign.flag = oneIn(2);
            if (isAllowed(sign))
                use(sign);
        }
        m_random.shuffle(m_hidden);
        // A single hidden card need not be revealed.
        if (m_hidden.size() == 1 && oneIn(3))
            return;
        while (!m_hidden.empty()) {
            const Hidden last = m_hidden.back();
            const bool only = std::count_if(m_hidden.begin(), m_hidden.end(), [&](const Hidden& each) {
                return each.front == last.front;
            }) == 1;
            add({.kind = Event::Kind::Reveal,
                .by = last.front,
                .card = last.card ? last.card : m_down[last.front],
                .of = only && oneIn(2) ? std::nullopt : std::optional(last.event)});
            m_hidden.pop_back();
        }
    }

    Random m_random;
    const AtTurn& m_atTurn;
    bool m_usesPowers;
    int m_players = 3;
    Match m_match;
    DealEntry m_entry;
    std::vector<PowerUse> m_uses;
    std::size_t m_used = 0;
    std::optional<PlayState> m_state;
    DealtHands m_hands;
    PerPlayer<std::optional<Card>> m_down = {};
    PerPlayer<int> m_putDownAt = {};
    std::vector<Hidden> m_hidden;
    std::vector<Move> m_moves; ///< The cards that the chosen power moves.
    Card m_laid = {}; ///< The card that the chosen power lays down.
    std::vector<std::vector<Card>> m_newMelds; ///< The melds that the chosen power announces.
    CardSet m_inMelds; ///< Cards of melds announced before.
    bool m_pairSaid = false;
    bool m_playsOfPair = false; ///< the king or queen of trump is next
    std::optional<Card> m_trumphator; ///< the card that Trumphator will name
    bool m_silent = false; ///< a trick was taken that the log does not show yet
};

} // namespace

AnyDeal anyDeal(std::uint64_t seed, const DealWish& wish, const AtTurn& atTurn)
{
    return RandomPlayer(seed, wish, atTurn).play();
}

AnyTurns::AnyTurns(std::size_t count, bool withPowers, std::uint64_t seed)
{
    Random random(seed);
    constexpr Card shown[] = {"H9"_card, "L9"_card, "R9"_card, "S9"_card, "HA"_card, "H6"_card};
    constexpr std::size_t moved = 64; // random values of the cards for each trump
    std::vector<Trump> trumps;
    for (Card card : shown) {
        trumps.push_back(Trump::of(card));
        m_values.emplace_back(trumps.back());
        for (std::size_t i = 0; i < (withPowers ? moved : 1); ++i) {
            Order& order = m_orders.emplace_back(trumps.back());
            if (withPowers) {
                order.putTensHigh();
                order.place(random.anyOf(CardSet::eidexPack()), random.oneIn(2));
            }
        }
    }
    // No reallocation, because the positions point to the uses.
    m_uses.reserve(1024);
    const auto pointTo = [&](PowerUse use) {
        m_uses.push_back(std::move(use));
        return &m_uses.back();
    };
    std::array<const PowerUse*, 3> skat{}, excuses{};
    std::array<std::array<const PowerUse*, 4>, 3> wishes{};
    std::array<std::array<const PowerUse*, 64>, 3> demands{}, rejected{};
    const auto place = [](Card card) {
        return static_cast<std::size_t>(card.suit) * 16 + static_cast<std::size_t>(card.rank);
    };
    for (Player player = 0; player < 3; ++player) {
        const auto other = static_cast<Player>((player + 1) % 3);
        skat[player] = pointTo({.by = player, .power = "LJ"_card});
        excuses[player] = pointTo({.by = player, .power = "H8"_card});
        for (std::size_t suit = 0; suit < 4; ++suit)
            wishes[player][suit]
                = pointTo({.by = player, .power = "HJ"_card, .suit = static_cast<Suit>(suit)});
        for (Card card : CardSet::eidexPack()) {
            demands[player][place(card)] = pointTo({.by = player, .power = "R10"_card, .card = card});
            rejected[player][place(card)]
                = pointTo({.by = other, .power = "H9"_card, .card = card, .whom = player});
        }
    }
    m_turns.reserve(count);
    // The turns point to the powers, so their addresses must be stable.
    m_powers.reserve(withPowers ? 4 * count : 0);
    while (m_turns.size() < count) {
        const auto kind = static_cast<std::size_t>(random.oneIn(9) ? 4 + random.below(2) : random.below(4));
        const std::size_t orders = withPowers ? moved : 1;
        AnyTurn turn{.hand = {},
            .trump = trumps[kind],
            .trick = {},
            .order
            = &m_orders[kind * orders + static_cast<std::size_t>(random.below(static_cast<int>(orders)))],
            .values = &m_values[kind]};
        CardSet pack = CardSet::eidexPack();
        const auto draw = [&] {
            const Card card = random.anyOf(pack);
            pack.remove(card);
            return card;
        };
        for (int cards = 1 + random.below(11); cards > 0; --cards)
            turn.hand.add(draw());
        turn.trick.lead = static_cast<Player>(random.below(3));
        for (int cards = random.below(3); cards > 0; --cards) {
            const Player by = turn.trick.toPlay(3);
            turn.trick.cards[turn.trick.size++] = {.card = draw(), .player = by};
            ++turn.trick.played;
        }
        if (withPowers) {
            const Player player = turn.trick.toPlay(3);
            const auto anyone = [&] { return static_cast<std::size_t>(random.below(3)); };
            const Card wanted = random.anyOf(random.oneIn(3) ? turn.hand : CardSet::eidexPack());
            const InForce four[] = {{&powerOf("LJ"_card), skat[anyone()]},
                {&powerOf("HJ"_card), wishes[anyone()][static_cast<std::size_t>(random.below(4))]},
                {&powerOf("R10"_card), demands[anyone()][place(wanted)]},
                random.oneIn(2)
                    ? InForce{&powerOf("H8"_card), excuses[random.oneIn(2) ? player : anyone()]}
                    : InForce{&powerOf("H9"_card),
                        rejected[random.oneIn(2) ? player : anyone()][place(random.anyOf(turn.hand))]}};
            m_powers.insert(m_powers.end(), std::begin(four), std::end(four));
            turn.powers = std::span(m_powers).last(4);
        }
        m_turns.push_back(turn);
    }
}

} // namespace tafel::test
