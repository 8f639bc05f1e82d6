// Random recorded deals: played by the basic rules, or merely of the right form.
#pragma once

#include "support/any_match.h"

namespace tafel::test {

inline std::vector<std::string> namesIn(const Json& match)
{
    return match["players"].get<std::vector<std::string>>();
}
inline std::string anyName(const Json& match)
{
    return match["players"][static_cast<std::size_t>(below(static_cast<int>(match["players"].size())))];
}

inline std::vector<Card> shuffledPack()
{
    std::vector<Card> pack;
    for (Card card : CardSet::eidexPack())
        pack.push_back(card);
    for (int left = static_cast<int>(pack.size()); left > 1; --left)
        std::swap(pack[static_cast<std::size_t>(left) - 1], pack[static_cast<std::size_t>(below(left))]);
    return pack;
}
inline std::string anyCard()
{
    return shuffledPack().front().text(Pack::Eidex);
}
inline Json cardsJson(const std::vector<Card>& cards)
{
    Json list = Json::array();
    for (Card card : cards)
        list.push_back(card.text(Pack::Eidex));
    return list;
}

/// A value of the right form for the parameter of a power.
inline Json anyParameter(const eidex::Parameter& parameter, const Json& match)
{
    using Kind = eidex::Parameter::Kind;
    switch (parameter.kind) {
    case Kind::Number:
        return below(200);
    case Kind::Signed:
        return oneIn(2) ? 5 : -5;
    case Kind::Card:
    case Kind::Returns:
        return anyCard();
    case Kind::Other:
    case Kind::Anyone:
        return anyName(match);
    case Kind::Suit:
        return std::string(1, "HLRS"[below(4)]);
    case Kind::Flag:
        return oneIn(2);
    case Kind::Words:
        return parameter.words[oneIn(2) ? 1 : 0].key;
    case Kind::Two:
        return {anyCard(), anyCard()};
    case Kind::Melds:
        return Json::array({Json::array({anyCard(), anyCard(), anyCard()})});
    case Kind::Takes:
    case Kind::Gives:
        break;
    }
    return {{anyName(match), anyCard()}};
}

/// A power with its parameters; `complete` adds all that a log requires.
inline Json anyPowerUse(const Json& match, bool complete)
{
    const auto powers = eidex::allPowers;
    const eidex::Power& power = *powers[static_cast<std::size_t>(below(static_cast<int>(powers.size())))];
    Json use{{"by", anyName(match)}, {"power", power.id}};
    for (const eidex::Parameter& parameter : power.parameters)
        if ((complete && !parameter.optionalInLog) || oneIn(2))
            use[std::string(parameter.key)] = anyParameter(parameter, match);
    return use;
}

/// Events of the right form that do not make up a deal.
inline Json anyLog(const Json& match)
{
    Json log = Json::array();
    for (int count = below(12); count > 0; --count) {
        const char* const kinds[] = {"power", "put-down", "play", "play", "reveal", "tell", "take-back"};
        const std::string kind = kinds[below(static_cast<int>(std::size(kinds)))];
        Json event{{"event", kind}};
        if (kind == "power") {
            event.update(anyPowerUse(match, true));
        } else {
            event["by"] = anyName(match);
            if (kind == "tell")
                event["winner"] = anyName(match);
            else if (kind == "reveal" || kind == "take-back" || !oneIn(3))
                event["card"] = anyCard();
            if (kind == "reveal" && oneIn(2))
                event["of"] = below(20);
        }
        log.push_back(event);
    }
    return log;
}

/// Plays a deal without powers by an independent implementation of the basic game.
class BasicPlay {
public:
    BasicPlay(int players, Card turnedUp)
        : m_players(players)
        , m_trump(turnedUp.rank == Rank::Six || turnedUp.rank == Rank::Ace ? std::nullopt
                                                                           : std::optional(turnedUp.suit))
        , m_lowWins(turnedUp.rank == Rank::Six)
    {
    }

    std::vector<Card> legal(const std::vector<Card>& hand) const
    {
        std::vector<Card> allowed;
        for (Card card : hand)
            if (isLegal(card, hand))
                allowed.push_back(card);
        return allowed;
    }
    void play(Card card) { m_trick.push_back(card); }
    bool complete() const { return static_cast<int>(m_trick.size()) == m_players; }
    /// Takes the trick.
    /// \return the number of seats from the leader to the winner
    int take()
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < m_trick.size(); ++i)
            if (strength(m_trick[i]) > strength(m_trick[best]))
                best = i;
        m_trick.clear();
        return static_cast<int>(best);
    }

private:
    bool isTrump(Card card) const { return m_trump == card.suit; }

    int strength(Card card) const
    {
        const int rank = static_cast<int>(card.rank);
        if (isTrump(card))
            return 100 + (card.rank == Rank::Jack ? 50 : card.rank == Rank::Nine ? 40 : rank);
        return card.suit != m_trick.front().suit ? 0 : m_lowWins ? 50 - rank : rank;
    }

    bool isLegal(Card card, const std::vector<Card>& hand) const
    {
        if (m_trick.empty())
            return true;
        const Suit led = m_trick.front().suit;
        const bool canFollow = std::any_of(hand.begin(), hand.end(),
            [&](Card other) { return other.suit == led && !(isTrump(other) && other.rank == Rank::Jack); });
        if (m_trump == led)
            return isTrump(card) || !canFollow;
        if (isTrump(card)) {
            const bool onlyTrumps
                = std::all_of(hand.begin(), hand.end(), [&](Card other) { return isTrump(other); });
            return onlyTrumps || std::none_of(m_trick.begin(), m_trick.end(), [&](Card lying) {
                return isTrump(lying) && strength(lying) > strength(card);
            });
        }
        return card.suit == led || !canFollow;
    }

    int m_players;
    std::optional<Suit> m_trump;
    bool m_lowWins;
    std::vector<Card> m_trick;
};

/// A whole recorded deal without powers that can be scored, often with its hands.
inline Json anyRecordedDeal(const Json& match)
{
    const std::vector<std::string> names = namesIn(match);
    const std::size_t count = names.size(), dealer = static_cast<std::size_t>(below(static_cast<int>(count)));
    const std::vector<Card> pack = shuffledPack();
    std::vector<std::vector<Card>> hands(count);
    for (std::size_t i = 0; i < pack.size(); ++i)
        hands[i % count].push_back(pack[i]);
    const Card turnedUp = hands[dealer].back();
    Json deal{{"dealer", names[dealer]}, {"turned_up", turnedUp.text(Pack::Eidex)}, {"log", Json::array()}};
    if (oneIn(2))
        for (std::size_t player = 0; player < count; ++player)
            deal["hands"][names[player]] = cardsJson(hands[player]);
    Json reveals = Json::array();
    const auto takeOut = [&](std::size_t player, const std::vector<Card>& from) {
        const Card card = from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
        std::erase(hands[player], card);
        return card.text(Pack::Eidex);
    };
    for (std::size_t player = 0; player < count; ++player) {
        Json event{{"event", "put-down"}, {"by", names[player]}};
        const std::string card = takeOut(player, hands[player]);
        if (oneIn(2))
            event["card"] = card;
        else
            reveals.push_back({{"event", "reveal"}, {"by", names[player]}, {"card", card}});
        deal["log"].push_back(event);
    }
    BasicPlay play(static_cast<int>(count), turnedUp);
    std::size_t lead = (dealer + 1) % count;
    while (!hands[lead].empty()) {
        for (std::size_t turn = 0; turn < count; ++turn) {
            const std::size_t player = (lead + turn) % count;
            const std::string card = takeOut(player, play.legal(hands[player]));
            play.play(*Card::parse(card, Pack::Eidex));
            deal["log"].push_back({{"event", "play"}, {"by", names[player]}, {"card", card}});
        }
        lead = (lead + static_cast<std::size_t>(play.take())) % count;
    }
    for (const Json& reveal : reveals)
        deal["log"].push_back(reveal);
    return deal;
}

/// A match in which some deals are recorded; not all of them can be scored.
inline Json anyRecordedMatch()
{
    Json match = anyMatch();
    for (int deals = 1 + below(3); deals > 0; --deals) {
        Json deal = anyRecordedDeal(match);
        if (oneIn(3))
            deal["log"] = anyLog(match);
        match["deals"].push_back(deal);
    }
    return match;
}

} // namespace tafel::test
