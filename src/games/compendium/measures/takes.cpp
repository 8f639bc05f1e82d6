// Scoring cards of different values: the cards that were together in a trick, and its winner.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// A card is in one take only; without a player it is free again.
void give(DealEntry& entry, const CardTake& take)
{
    if (!entry.contract->takes)
        entry.contract->takes.emplace();
    std::vector<CardTake>& takes = *entry.contract->takes;
    for (CardTake& each : takes)
        std::erase_if(each.cards, [&](Card card) { return take.has(card); });
    std::erase_if(takes, [](const CardTake& each) { return each.cards.empty(); });
    if (take.by != notNamed)
        takes.push_back(take);
    if (takes.empty())
        entry.contract->takes.reset();
}

/// The answer for a card in an earlier take: this number plus the index of the take.
constexpr int together = 100;

class Takes final : public Measure {
public:
    Key key() const override { return Key::Takes; }
    Text noun() const override { return {.de = "Karten", .en = "Cards"}; }
    std::string_view panel() const override { return "takes"; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        std::vector<Question> questions;
        const std::vector<CardTake> takes = draft.contract->takes.value_or(std::vector<CardTake>());
        for (const Card card : deal.scoring()) {
            std::optional<Player> taker;
            for (const CardTake& take : takes)
                if (take.by != notNamed && take.has(card))
                    taker = take.by;
            const std::string text = card.text(Pack::French);
            Prompt prompt{.path = fmt::format("/takes/{}", text),
                .label = {{"{0}", "{0}"}, {Argument::card(card, Pack::French)}},
                .question = {{"Wer hat {0}?", "Who took the {0}?"}, {Argument::card(card, Pack::French)}},
                .options = players(deal, taker),
                .cards = std::vector<Card>{card},
                .put = newEntry("/takes", {{"cards", {FileValue::List{{text}}}}}, "by")};
            std::erase_if(prompt.options, [&](const Prompt::Option& option) {
                const auto& march = draft.contract->march;
                return option.player != taker && march && *march != *option.player;
            });
            if (const std::optional<std::size_t> half = incompleteFor(card, takes); half && !taker)
                complete(prompt, takes[*half], *half, card);
            else if (!taker && !deal.contract.acceptsMergedTricks())
                for (std::size_t i = 0; i < takes.size(); ++i)
                    if (takes[i].isComplete()
                        && static_cast<int>(takes[i].cards.size()) < deal.begun.in.size())
                        prompt.options.push_back(withOthers(takes[i], i, text));
            questions.push_back({std::move(prompt), [card](DealEntry& entry, const Response& said) {
                                     const std::optional<int> number = numberOf(said);
                                     if (const CardTake* const take = std::get_if<CardTake>(&said))
                                         give(entry, *take);
                                     else if (number && *number >= together)
                                         lay(entry, static_cast<std::size_t>(*number - together), card);
                                     else
                                         give(entry, CardTake{playerOf(said).value_or(notNamed), {card}});
                                 }});
        }
        return questions;
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        if (!entry.contract->takes)
            return keyMissing({}, "takes");
        facts.takes = *entry.contract->takes;
        CardSet taken;
        for (std::size_t i = 0; i < facts.takes.size(); ++i)
            if (Result<void> answer = cardsOf(deal, facts.takes[i], i, taken); !answer)
                return answer;
        const bool all = taken == deal.scoring();
        if (all && deal.contract.everything)
            everything(deal.context, facts);
        if (!all && !deal.contract.rest)
            return wrongSum(Refusal::Code::CountSum, "/takes", deal.scoring().size(), taken.size());
        return deal.contract.acceptsMergedTricks() ? Result<void>() : eachIsATrick(deal, facts.takes);
    }

    void dropIncomplete(ContractEntry& entry) const override
    {
        if (entry.takes)
            std::erase_if(*entry.takes, [](const CardTake& take) { return !take.isComplete(); });
    }

    void count(const MeasureContext& deal, int, const RecordedTrick& trick, Facts& facts) const override
    {
        if (std::vector<Card> cards = among(deal.contract.scoring, trick); !cards.empty())
            facts.takes.push_back({*trick.winner, std::move(cards)});
    }

    void enter(const MeasureContext&, const Facts& facts, ContractEntry& entry) const override
    {
        entry.takes = facts.takes;
    }

private:
    /// The take without a player that has the card; otherwise the first without cards.
    static std::optional<std::size_t> incompleteFor(Card card, const std::vector<CardTake>& takes)
    {
        const auto first = [&](const auto& is) -> std::optional<std::size_t> {
            const auto found = std::find_if(takes.begin(), takes.end(), is);
            return found == takes.end() ? std::nullopt
                                        : std::optional(static_cast<std::size_t>(found - takes.begin()));
        };
        const auto own = first([&](const CardTake& take) { return take.by == notNamed && take.has(card); });
        return own ? own : first([](const CardTake& take) { return take.cards.empty(); });
    }

    /// The answer replaces the incomplete take at `place`, with its player or its cards.
    static void complete(Prompt& prompt, const CardTake& half, std::size_t place, Card card)
    {
        FileValue::List cards;
        for (const Card each : half.cards.empty() ? std::vector<Card>{card} : half.cards)
            cards.push_back({each.text(Pack::French)});
        prompt.put = Put{.path = fmt::format("/takes/{}", place),
            .value = FileValue{FileValue::Object{{"cards", {std::move(cards)}}}},
            .key = "by"};
        if (half.by != notNamed)
            std::erase_if(
                prompt.options, [&](const Prompt::Option& option) { return option.player != half.by; });
    }

    /// It lay in one trick with these.
    static Prompt::Option withOthers(const CardTake& take, std::size_t place, const std::string& card)
    {
        return {.value = together + static_cast<int>(place),
            .text = {{"{0}, im Stich mit {1}", "{0}, in the trick with {1}"},
                {Argument::player(take.by), Argument::card(take.cards.front(), Pack::French)}},
            .player = take.by,
            .put = Put{.path = fmt::format("/takes/{}/cards/-", place), .value = FileValue{card}}};
    }

    static void lay(DealEntry& entry, std::size_t place, Card card)
    {
        auto& takes = entry.contract->takes;
        if (takes && place < takes->size())
            (*takes)[place].cards.push_back(card);
    }

    /// The player with all of the cards.
    static void everything(const DealContext& context, Facts& facts)
    {
        const Player first = context.side(facts.takes.front().by);
        if (std::all_of(facts.takes.begin(), facts.takes.end(),
                [&](const CardTake& take) { return context.side(take.by) == first; }))
            facts.everything = first;
    }

    static Result<void> cardsOf(
        const MeasureContext& deal, const CardTake& take, std::size_t index, CardSet& taken)
    {
        for (std::size_t i = 0; i < take.cards.size(); ++i) {
            const Card card = take.cards[i];
            const auto there = [&] { return fmt::format("/takes/{}/cards/{}", index, i); };
            if (!deal.scoring().has(card))
                return impossible(deal, there(),
                    Sentence{{.de = "{0} zählt hier nicht.", .en = "{0} does not count here."},
                        {Argument::card(card, Pack::French)}}
                        .inBoth());
            if (taken.has(card))
                return impossible(deal, there(), duplicateCard({}, card, Pack::French).value().message);
            taken.add(card);
        }
        return {};
    }

    /// No more cards lay together than there are players.
    static Result<void> eachIsATrick(const MeasureContext& deal, const std::vector<CardTake>& takes)
    {
        const int in = deal.begun.in.size();
        for (std::size_t i = 0; i < takes.size(); ++i)
            if (const int cards = static_cast<int>(takes[i].cards.size()); cards > in)
                return over(deal, fmt::format("/takes/{}", i), cards, in);
        return {};
    }
};

const Takes takes;

} // namespace

const Measure& takesMeasure = takes;

} // namespace tafel::compendium
