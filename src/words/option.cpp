#include "words/option.h"

#include "referee/game.h"
#include "words/game.h"
#include "words/put.h"

namespace tafel::words {

namespace {

/// A contract of the match if it were played by these rules.
std::string contractBy(
    std::vector<OptionValue> rules, const Match& match, std::string_view contract, Language language)
{
    Match head;
    head.game = match.game;
    head.edition = match.edition;
    head.players = match.players;
    head.options = std::move(rules);
    return contractName(head, contract, language);
}

/// Is it as the game has it without house rules?
bool isDefault(const Match& match, const OptionSpec& option, int deal)
{
    if (option.form != OptionSpec::Form::WordOfEach)
        return match.option(option, deal) == option.byDefault;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (match.optionOf(option, of, deal))
            return false;
    return true;
}

} // namespace

std::string thingText(const Match& match, const OptionSpec& option, int of, Language language)
{
    return contractBy({}, match, option.of[static_cast<std::size_t>(of)], language);
}

std::string wordText(const Match& match, const OptionSpec& option, int word, Language language)
{
    return contractBy({{&option, word, 0}}, match, option.words[static_cast<std::size_t>(word)], language);
}

std::string optionText(const Match& match, const OptionSpec& option, int deal, Language language)
{
    if (option.form == OptionSpec::Form::Number)
        return std::to_string(match.option(option, deal));
    if (option.form != OptionSpec::Form::WordOfEach)
        return std::string(option.effects[static_cast<std::size_t>(match.option(option, deal))].in(language));
    std::string changed;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (const std::optional<int> word = match.optionOf(option, of, deal))
            changed.append(changed.empty() ? "" : ", ")
                .append(put(language, {"{} statt {}", "{} instead of {}"},
                    wordText(match, option, *word, language), thingText(match, option, of, language)));
    return changed;
}

std::string houseRules(const Match& match, int deal, Language language)
{
    std::string rules;
    for (const OptionSpec& option : match.game->options())
        if (!isDefault(match, option, deal))
            rules += fmt::format("{}{}: {}", rules.empty() ? "" : " · ", option.label.in(language),
                optionText(match, option, deal, language));
    return rules;
}

} // namespace tafel::words
