#include "referee/deciding_cards.h"

#include <algorithm>

#include <fmt/format.h>

#include "cards/card_text.h"
#include "referee/game.h"
#include "referee/refusals.h"

namespace tafel {

namespace {

constexpr int mostBesides = 2; ///< Cards that a question may name because they do not count.

/// Questions are grouped by the clauses that forbid a card.
using Clauses = std::vector<const Clause*>;

Clauses clausesOf(const Reasons& why)
{
    Clauses out;
    for (const Reason& each : why)
        out.push_back(each.clause);
    return out;
}

/// The words of one question.
class QuestionBuilder {
public:
    /// `others`: all further cards that the player may hold.
    QuestionBuilder(Card mine, CardSet others, Pack pack)
        : m_mine(mine)
        , m_others(others)
        , m_pack(pack)
    {
    }

    /// `before`: cards of earlier questions; a question may include them again.
    DecidingQuestion about(CardSet cards, CardSet before) const
    {
        for (const CardSet asked : {cards, cards | before})
            if (Message question = worded(asked); !question.empty())
                return {.cards = cards, .question = std::move(question)};
        return {.cards = cards,
            .question = {.de = "Hast du eine dieser Karten?", .en = "Do you hold one of these cards?"},
            .named = false};
    }

private:
    Message worded(CardSet cards) const
    {
        if (cards == m_others)
            return {.de = "Hast du noch eine andere Karte?", .en = "Do you hold any other card?"};
        for (const Suit suit : {Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades}) {
            const CardSet ofSuit = m_others & CardSet::of(suit);
            if (isAlmost(cards, ofSuit))
                return besides(suit == m_mine.suit
                        ? Text{"Hast du noch andere Karten in {}?", "Do you hold any other {}?"}
                        : Text{"Hast du Karten in {}?", "Do you hold any {}?"},
                    suit, ofSuit - cards);
            if (isAlmost(cards, m_others - ofSuit))
                return besides({"Hast du etwas anderes als {}?", "Do you hold anything but {}?"}, suit,
                    (m_others - ofSuit) - cards);
        }
        return {};
    }

    static bool isAlmost(CardSet cards, CardSet all)
    {
        return !cards.empty() && (cards - all).empty() && (all - cards).size() <= mostBesides
            && cards.size() > (all - cards).size();
    }

    Message besides(Text question, Suit suit, CardSet uncounted) const
    {
        const auto in = [&](Language language) {
            const std::string_view name = phrases::suitText(suit, m_pack, language);
            return fmt::vformat(question.in(language), fmt::make_format_args(name));
        };
        Message out{.de = in(Language::German), .en = in(Language::English)};
        for (const Card card : uncounted) {
            out.de += fmt::format(" {} zählt nicht.", phrases::cardText(card, m_pack, Language::German));
            out.en
                += fmt::format(" The {} does not count.", phrases::cardText(card, m_pack, Language::English));
        }
        return out;
    }

    Card m_mine;
    CardSet m_others;
    Pack m_pack;
};

} // namespace

Result<std::vector<DecidingQuestion>> decidingCards(const Position& position)
{
    if (!position.hand || position.hand->size() != 1)
        return refuse(Refusal::Code::Schema, "/hand",
            {.de = "Gefragt wird nach genau einer Karte: «hand» braucht eine Karte.",
                .en = "Ask about exactly one card: \"hand\" needs one card."});
    const Game& game = *position.match.game;
    const Card mine = position.hand->front();
    CardSet others = game.deck(position.match.count());
    others.remove(mine);
    for (const std::optional<Card>& card : position.trick.cards)
        if (card)
            others.remove(*card);
    Position with = position;
    std::vector<std::pair<Clauses, CardSet>> found;
    for (const Card other : others) {
        with.hand = {mine, other};
        const Result<Verdict> verdict = game.judge(with);
        if (!verdict)
            return tl::unexpected(verdict.error());
        for (const Forbidden& each : verdict->illegal) {
            if (each.card != mine)
                continue;
            const Clauses clauses = clausesOf(each.why);
            auto group = std::find_if(
                found.begin(), found.end(), [&](const auto& known) { return known.first == clauses; });
            if (group == found.end())
                group = found.insert(found.end(), {clauses, CardSet()});
            group->second.add(other);
        }
    }
    // Ask about the smallest group first: then the next question may be a simple one.
    std::stable_sort(found.begin(), found.end(),
        [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
    const QuestionBuilder asking(mine, others, game.pack());
    std::vector<DecidingQuestion> questions;
    CardSet before;
    for (const auto& [clauses, cards] : found) {
        questions.push_back(asking.about(cards, before));
        before = before | cards;
    }
    return questions;
}

} // namespace tafel
