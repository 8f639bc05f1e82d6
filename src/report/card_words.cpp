// Cards, sentences and house rules as people read them.
#include <algorithm>

#include <fmt/format.h>

#include "games/eidex/deal.h"
#include "report/words.h"

namespace tafel::report {

namespace {

std::string_view rankText(Card card, Language language)
{
    switch (card.rank) {
    case Rank::Jack:
        return Text{"Bube", "jack"}.in(language);
    case Rank::Queen:
        return Text{"Dame", "queen"}.in(language);
    case Rank::King:
        return Text{"König", "king"}.in(language);
    case Rank::Ace:
        return Text{"Ass", "ace"}.in(language);
    default:
        return card.rankText();
    }
}

} // namespace

std::string cardText(Card card, Pack pack, Language language)
{
    static constexpr Text eidex[]
        = {{"Herz", "hearts"}, {"Eidex", "lizards"}, {"Raben", "ravens"}, {"Stern", "stars"}};
    static constexpr Text french[]
        = {{"Herz", "hearts"}, {"Kreuz", "clubs"}, {"Karo", "diamonds"}, {"Pik", "spades"}};
    const std::string_view suit
        = (pack == Pack::Eidex ? eidex : french)[static_cast<std::size_t>(card.suit)].in(language);
    const std::string_view rank = rankText(card, language);
    return language == Language::German ? fmt::format("{}-{}", suit, rank)
                                        : fmt::format("{} of {}", rank, suit);
}

std::string_view suitText(Suit suit, Pack pack, Language language)
{
    static constexpr Text eidex[]
        = {{"Herz", "Hearts"}, {"Eidex", "Lizard"}, {"Rabe", "Raven"}, {"Stern", "Stars"}};
    static constexpr Text french[]
        = {{"Herz", "Hearts"}, {"Kreuz", "Clubs"}, {"Karo", "Diamonds"}, {"Pik", "Spades"}};
    return (pack == Pack::Eidex ? eidex : french)[static_cast<std::size_t>(suit)].in(language);
}

std::string_view trumpText(Card deciding, Language language)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    return trump.kind == eidex::Trump::Kind::Obenabe ? "Obenabe"
        : trump.kind == eidex::Trump::Kind::Undenufe ? "Undenufe"
                                                     : suitText(trump.suit, Pack::Eidex, language);
}

std::string sentenceText(const Sentence& sentence, const Match& match, Language language)
{
    // Cards are put in here; the rest as the referee does it.
    const std::string_view pattern = sentence.pattern.in(language);
    std::string out;
    std::size_t at = 0;
    for (std::size_t open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{', at)) {
        out += pattern.substr(at, open - at);
        const Argument& argument = sentence.arguments[static_cast<std::size_t>(pattern[open + 1] - '0')];
        if (argument.kind == Argument::Kind::Card || argument.kind == Argument::Kind::FrenchCard) {
            const Card card{static_cast<Suit>(argument.value / 16), static_cast<Rank>(argument.value % 16)};
            out += cardText(
                card, argument.kind == Argument::Kind::Card ? Pack::Eidex : Pack::French, language);
        } else {
            Sentence{{"{0}", "{0}"}, {argument}}.appendTo(out, language, match.players);
        }
        at = open + 3;
    }
    return out.append(pattern.substr(at));
}

std::string houseRules(const Match& match, Language language)
{
    const int deal = static_cast<int>(match.deals.size()) + 1;
    std::string out;
    for (const OptionSpec& option : match.game->options()) {
        std::string text;
        if (option.form == OptionSpec::Form::WordOfEach) {
            const ContractNames names(std::string(match.game->id()), language);
            for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
                if (const std::optional<int> word = match.optionOf(option, of, deal))
                    text
                        += fmt::format(fmt::runtime(Text{"{}{} statt {}", "{}{} instead of {}"}.in(language)),
                            text.empty() ? "" : ", ",
                            names[std::string(option.words[static_cast<std::size_t>(*word)])],
                            names[std::string(option.of[static_cast<std::size_t>(of)])]);
        } else if (const int value = match.option(option, deal); value != option.byDefault) {
            text = option.form == OptionSpec::Form::Number
                ? std::to_string(value)
                : std::string(option.effects[static_cast<std::size_t>(value)].in(language));
        }
        if (!text.empty())
            out += fmt::format("{}{}: {}", out.empty() ? "" : " · ", option.label.in(language), text);
    }
    return out;
}

} // namespace tafel::report
