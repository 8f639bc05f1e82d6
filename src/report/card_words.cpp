// Cards, sentences and house rules as people read them.
#include <algorithm>

#include <fmt/format.h>

#include "games/eidex/deal.h"
#include "report/words.h"

namespace tafel::report {

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
