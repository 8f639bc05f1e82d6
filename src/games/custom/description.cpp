#include "games/custom/description.h"

#include <algorithm>

#include <fmt/format.h>

#include "cards/card_text.h"

namespace tafel::custom {

namespace {

/// A number with a real minus.
std::string number(std::int64_t value)
{
    return value < 0 ? fmt::format("−{}", -value) : std::to_string(value);
}

/// The same pattern in both languages, filled with the same numbers.
template <typename... Values> Message say(Text pattern, const Values&... values)
{
    return {
        fmt::format(fmt::runtime(pattern.de), values...), fmt::format(fmt::runtime(pattern.en), values...)};
}

/// Parts of a sentence, in both languages at once.
class Parts {
public:
    void add(Message part)
    {
        if (part.empty())
            return;
        m_de.push_back(std::move(part.de));
        m_en.push_back(std::move(part.en));
    }
    Message joined(std::string_view between) const
    {
        return {fmt::format("{}", fmt::join(m_de, between)), fmt::format("{}", fmt::join(m_en, between))};
    }
    bool empty() const { return m_de.empty(); }

private:
    std::vector<std::string> m_de, m_en;
};

Message rankWord(Rank rank, bool germanWords, bool several)
{
    switch (rank) {
    case Rank::Ace:
        return several ? say({"Asse", "aces"}) : say({"Ass", "ace"});
    case Rank::King:
        return several ? say({"Könige", "kings"}) : say({"König", "king"});
    case Rank::Queen:
        return germanWords ? say({"Ober", several ? "queens" : "queen"})
            : several      ? say({"Damen", "queens"})
                           : say({"Dame", "queen"});
    case Rank::Jack:
        return germanWords ? say({"Unter", several ? "jacks" : "jack"})
            : several      ? say({"Buben", "jacks"})
                           : say({"Bube", "jack"});
    default: {
        const std::string text(Card{Suit::Hearts, rank}.rankText());
        return several ? say({"{}er", "{}s"}, text) : say({"{}", "{}"}, text);
    }
    }
}

Message suitWord(Suit suit)
{
    return {std::string(phrases::suitText(suit, Pack::French, Language::German)),
        std::string(phrases::suitText(suit, Pack::French, Language::English))};
}

/// "20, and 10 for each one made": the terms of the sum.
Message termsText(const compendium::ForecastTerms& terms)
{
    Parts parts;
    if (terms.fixed != 0)
        parts.add(say({"{}", "{}"}, number(terms.fixed)));
    if (terms.said != 0)
        parts.add(say({"{} für jedes angesagte", "{} for each one bid"}, number(terms.said)));
    if (terms.made != 0)
        parts.add(say({"{} für jedes gemachte", "{} for each one made"}, number(terms.made)));
    if (terms.off != 0)
        parts.add(say({"{} für jedes daneben", "{} for each one off"}, number(terms.off)));
    if (terms.value == 1 || terms.value == -1)
        parts.add(terms.value > 0 ? say({"den Wert", "the value"})
                                  : say({"den Wert als Minus", "minus the value"}));
    else if (terms.value != 0)
        parts.add(say({"{} × den Wert", "{} × the value"}, number(terms.value)));
    if (parts.empty())
        parts.add(say({"nichts", "nothing"}));
    return parts.joined(" + ");
}

/// Values that cards have, each once.
Message worthsLine(const ContractDefinition& contract)
{
    std::vector<int> values;
    for (const compendium::CardWorth& each : contract.cards)
        if (std::find(values.begin(), values.end(), each.value) == values.end())
            values.push_back(each.value);
    std::vector<std::string> texts;
    for (const int each : values)
        texts.push_back(number(each));
    return say({"{} je Karte", "{} a card"}, fmt::join(texts, ", "));
}

Message places(const std::vector<int>& values, std::string_view between)
{
    std::vector<std::string> texts;
    for (const int each : values)
        texts.push_back(number(each));
    return say({"{}", "{}"}, fmt::join(texts, between));
}

/// The total of the counted objects; nothing if it is open.
std::optional<int> totalOf(const Definition& game, const ContractDefinition& contract, int count)
{
    const auto at = static_cast<std::size_t>(count);
    if (contract.total[at])
        return contract.total[at];
    if (!contract.rules.scoring.empty())
        return (contract.rules.scoring & game.deck(count)).size();
    const int tricks = game.fewestTricks(count);
    return tricks > 0 && game.tricks[at].size() < 2 ? std::optional(tricks) : std::nullopt;
}

Message together(std::int64_t sum)
{
    return say({"Zusammen {} je Partie.", "Together {} a deal."}, number(sum));
}

Message countSentence(const Definition& game, const ContractDefinition& contract, int count)
{
    Parts parts;
    if (contract.rules.scoring.empty())
        parts.add(contract.total[static_cast<std::size_t>(count)]
                ? say({"Jedes gezählte gibt {}.", "Each that is counted gives {}."},
                    number(contract.each.value))
                : say({"Jeder Stich gibt {}.", "Every trick gives {}."}, number(contract.each.value)));
    else {
        const Message cards = cardsOf(game, contract.rules.scoring);
        parts.add({fmt::format("Jede genommene Karte gibt {}: {}.", number(contract.each.value), cards.de),
            fmt::format("Every card taken gives {}: {}.", number(contract.each.value), cards.en)});
    }
    if (contract.each.none)
        parts.add(say({"Wer keine hat: {}.", "A player who has none: {}."}, number(*contract.each.none)));
    if (const auto total = totalOf(game, contract, count))
        parts.add(together(std::int64_t{*total} * contract.each.value));
    return parts.joined(" ");
}

Message takesSentence(const Definition& game, const ContractDefinition& contract, int count)
{
    Parts parts;
    std::int64_t sum = 0;
    for (const Card card : game.deck(count))
        for (const compendium::CardWorth& each : contract.cards)
            if (each.cards.has(card)) {
                sum += each.value;
                break;
            }
    for (const compendium::CardWorth& each : contract.cards) {
        const Message cards = cardsOf(game, each.cards);
        parts.add({fmt::format("{} {}", cards.de, number(each.value)),
            fmt::format("{} {}", cards.en, number(each.value))});
    }
    const Message list = parts.joined(", "), all = together(sum);
    return {fmt::format("Wer eine Karte nimmt, bekommt: {}. {}", list.de, all.de),
        fmt::format("The player who takes a card gets: {}. {}", list.en, all.en)};
}

Message winnersSentence(const ContractDefinition& contract)
{
    Parts parts;
    for (const compendium::TrickWorth& each : contract.tricks.worths)
        if (each.trick != 0) {
            const Message trick = trickText(each.trick);
            parts.add({fmt::format("{} {}", trick.de, number(each.value)),
                fmt::format("{} {}", trick.en, number(each.value))});
        }
    const Message list = parts.joined(", ");
    return {fmt::format("Wer den Stich gewinnt, bekommt: {}.", list.de),
        fmt::format("The player who wins the trick gets: {}.", list.en)};
}

Message pointsSentence(const ContractDefinition& contract, int count)
{
    Parts parts;
    const int each = contract.each.value;
    if (contract.measure == Key::Left)
        parts.add(say({"Jede Karte auf der Hand gibt {}.", "Every card in hand gives {}."}, number(each)));
    else
        parts.add(each == 1
                ? say({"Was getippt wird, zählt.", "The typed number counts."})
                : say({"Was getippt wird, zählt × {}.", "The typed number counts × {}."}, number(each)));
    if (const auto& total = contract.total[static_cast<std::size_t>(count)])
        parts.add(say({"Zusammen sind es {}.", "Together it is {}."}, number(*total)));
    if (contract.winner)
        parts.add(say({"Wer 0 hat, bekommt {} × die Summe der andern.",
                          "A player who has 0 gets {} × the sum of the others."},
            number(*contract.winner)));
    return parts.joined(" ");
}

Message declarerSentence(const ContractDefinition& contract)
{
    const auto against = [](const compendium::DeclarerStakes& side) {
        const Message by = termsText(side.by), others = termsText(side.others);
        return Message{fmt::format("selbst {}, die andern {}", by.de, others.de),
            fmt::format("the declarer {}, the others {}", by.en, others.en)};
    };
    const Message won = against(contract.declarer.won), lost = against(contract.declarer.lost);
    const Text who = contract.rules.declarers > 1
        ? Text{"Zwei spielen zusammen.", "Two play together."}
        : Text{"Eine Person spielt allein.", "One player plays alone."};
    return {fmt::format("{} Gewonnen: {}. Verloren: {}.", who.de, won.de, lost.de),
        fmt::format("{} Won: {}. Lost: {}.", who.en, won.en, lost.en)};
}

Message forecastSentence(const ContractDefinition& contract)
{
    const Message hit = termsText(contract.forecast.hit), miss = termsText(contract.forecast.miss);
    const Text right = contract.forecast.enough ? Text{"Erfüllt oder mehr", "At least the bid"}
                                                : Text{"Genau getroffen", "Exactly the bid"};
    return {fmt::format("{}: {}. Sonst: {}.", right.de, hit.de, miss.de),
        fmt::format("{}: {}. Otherwise: {}.", right.en, hit.en, miss.en)};
}

Message measured(const Definition& game, const ContractDefinition& contract, int count)
{
    switch (contract.measure) {
    case Key::Count:
        return countSentence(game, contract, count);
    case Key::Takes:
        return takesSentence(game, contract, count);
    case Key::Winners:
        return winnersSentence(contract);
    case Key::Out: {
        const Message list = places(contract.places[static_cast<std::size_t>(count)], ", ");
        return {fmt::format("In der Reihenfolge, in der man fertig wird: {}.", list.de),
            fmt::format("In the order of going out: {}.", list.en)};
    }
    case Key::Said:
        return forecastSentence(contract);
    case Key::Declarer:
        return declarerSentence(contract);
    default:
        return pointsSentence(contract, count);
    }
}

Message dueText(const Definition& game, int count)
{
    const int round = game.roundOf(count);
    switch (game.order) {
    case Order::Sequence:
        return say({"Die Kontrakte folgen sich in fester Reihenfolge, {} Partien je Runde.",
                       "The contracts follow in a fixed order, {} deals a round."},
            round);
    case Order::Round:
        return say({"Wer gibt, wählt; jeder Kontrakt einmal je Runde: {} Partien.",
                       "The dealer chooses; each contract once a round: {} deals."},
            round);
    case Order::Player:
        return say(game.pairs ? Text{"Wer gibt, wählt; jede Seite jeden einmal: {} Partien.",
                       "The dealer chooses; each side plays each one once: {} deals."}
                              : Text{"Wer gibt, wählt; jede Person jeden einmal: {} Partien.",
                                  "The dealer chooses; each player chooses each one once: {} deals."},
            round * game.choosers(count));
    case Order::Free:
        break;
    }
    return game.contracts.size() > 1 ? say({"Jede Partie frei gewählt.", "Any contract, deal by deal."})
                                     : Message();
}

Message endText(const Definition& game, int count)
{
    Parts parts;
    const auto at = static_cast<std::size_t>(count);
    if (game.end.deals[at] > 0)
        parts.add(say({"Nach {} Partien ist Schluss.", "It ends after {} deals."}, game.end.deals[at]));
    if (game.end.rounds[at] > 0)
        parts.add(say({"Nach {} Runden ist Schluss.", "It ends after {} rounds."}, game.end.rounds[at]));
    if (game.tricksListed[at])
        parts.add(say({"Es sind {} Partien.", "There are {} deals."}, game.tricks[at].size()));
    if (game.end.target != 0)
        parts.add(say(
            {"Das Spiel endet, sobald jemand {} erreicht.", "The match ends as soon as a player reaches {}."},
            number(game.end.target)));
    if (game.isOpen())
        parts.add(say({"Schluss ist, wenn der Tisch aufhört.", "It ends when the table stops."}));
    return parts.joined(" ");
}

} // namespace

Message trickText(int trick)
{
    return trick < 0 || trick > limits::tricks ? say({"letzter Stich", "last trick"})
                                               : say({"Stich {}", "trick {}"}, trick);
}

Message cardsOf(const Definition& game, CardSet cards)
{
    Parts parts;
    CardSet left = cards & game.pack;
    for (const Suit suit : suitsInOrder) {
        const CardSet whole = CardSet::of(suit) & game.pack;
        if (whole.empty() || !(whole - left).empty())
            continue;
        parts.add(suitWord(suit));
        left = left - whole;
    }
    for (const Rank rank : game.ranks) {
        const CardSet whole = CardSet::of(rank) & game.pack;
        if (whole.size() < 2 || !(whole - left).empty())
            continue;
        parts.add(rankWord(rank, game.germanWords, true));
        left = left - whole;
    }
    for (const Card card : left) {
        const Message rank = rankWord(card.rank, game.germanWords, false), suit = suitWord(card.suit);
        parts.add({fmt::format("{}-{}", suit.de, rank.de), fmt::format("{} of {}", rank.en, suit.en)});
    }
    return parts.joined(", ");
}

Message contractSummary(const ContractDefinition& contract, int count)
{
    switch (contract.measure) {
    case Key::Count:
        return say({"{} je Stück", "{} each"}, number(contract.each.value));
    case Key::Takes:
        return worthsLine(contract);
    case Key::Winners: {
        Parts parts;
        for (const compendium::TrickWorth& each : contract.tricks.worths)
            if (each.trick != 0)
                parts.add(say({"{}", "{}"}, number(each.value)));
        return parts.joined(", ");
    }
    case Key::Out:
        return places(contract.places[static_cast<std::size_t>(count)], " ");
    case Key::Left:
        return say({"{} je Karte", "{} a card"}, number(contract.each.value));
    case Key::Said:
        return termsText(contract.forecast.hit);
    case Key::Declarer:
        return contract.rules.declarers > 1 ? say({"zwei zusammen", "two together"})
                                            : say({"allein", "alone"});
    default:
        if (const auto& total = contract.total[static_cast<std::size_t>(count)])
            return say({"Summe {}", "sum {}"}, number(*total));
        return say({"Punkte, getippt", "points, typed"});
    }
}

Message contractSentence(const Definition& game, const ContractDefinition& contract, int count)
{
    Parts parts;
    parts.add(measured(game, contract, count));
    if (contract.march)
        parts.add(contract.march->adds
                ? say({"Wer alles hat: {} dazu, die andern {}.",
                          "A player who has everything: {} in addition, the others {}."},
                    number(contract.march->by), number(contract.march->others))
                : say({"Wer alles hat: {} statt dessen, die andern {}.",
                          "A player who has everything: {} instead, the others {}."},
                    number(contract.march->by), number(contract.march->others)));
    if (contract.factor) {
        const Message values = places(contract.factor->values, ", ");
        parts.add({fmt::format("Die Partie kann zählen × {}.", values.de),
            fmt::format("The deal can count × {}.", values.en)});
    }
    return parts.joined(" ");
}

Message playersOf(const Definition& game)
{
    std::vector<int> counts;
    eachCount(game.players, [&](std::size_t count) {
        counts.push_back(static_cast<int>(count));
        return true;
    });
    if (counts.empty())
        return {};
    if (counts.size() > 1 && counts.back() - counts.front() + 1 == static_cast<int>(counts.size()))
        return say({"{} bis {}", "{} to {}"}, counts.front(), counts.back());
    return say({"{}", "{}"}, fmt::join(counts, ", "));
}

Message describeGame(const Definition& game)
{
    int count = 0;
    eachCount(game.players, [&](std::size_t each) {
        count = static_cast<int>(each);
        return false;
    });
    Parts parts;
    const Message people = playersOf(game);
    parts.add({people.de + " Personen" + (game.pairs ? ", zwei gegen zwei." : "."),
        people.en + " people" + (game.pairs ? ", two against two." : ".")});
    if (game.hasCards)
        parts.add(say({"{} Karten.", "{} cards."}, game.deck(count).size()));
    if (game.toTheRight)
        parts.add(say({"Gespielt wird nach rechts.", "Play goes to the right."}));
    parts.add(dueText(game, count));
    for (const ContractDefinition& each : game.contracts) {
        const Text name = each.name.text();
        const Message sentence = contractSentence(game, each, count);
        parts.add({fmt::format("{}: {}", name.de, sentence.de), fmt::format("{}: {}", name.en, sentence.en)});
    }
    for (const ExtraDefinition& each : game.extras) {
        const Text name = each.name.text();
        parts.add({fmt::format("Dazu kommt {}.", name.de), fmt::format("In addition: {}.", name.en)});
    }
    parts.add(endText(game, count));
    parts.add(game.most ? say({"Die meisten Punkte gewinnen.", "The most points win."})
                        : say({"Die wenigsten Punkte gewinnen.", "The fewest points win."}));
    return parts.joined(" ");
}

} // namespace tafel::custom
