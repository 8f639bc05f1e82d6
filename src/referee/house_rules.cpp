#include "referee/house_rules.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/limits.h"

namespace tafel {

namespace {

/// A contract of the match if it were played by these rules.
Text contractBy(std::vector<OptionValue> rules, const Match& match, std::string_view id)
{
    Match head{.game = match.game, .edition = match.edition, .players = match.players};
    head.options = std::move(rules);
    for (const ContractInfo& each : match.game->contracts(head))
        if (each.id == id)
            return each.name;
    return {id, id};
}

std::string pathOf(const OptionSpec& option)
{
    return fmt::format("/options/{}", option.name);
}
std::string pathOf(const OptionSpec& option, int of)
{
    return fmt::format("{}/{}", pathOf(option), option.of[static_cast<std::size_t>(of)]);
}

Prompt questionOf(const Match& match, const OptionSpec& option, int deal)
{
    Prompt prompt{.path = pathOf(option), .label = {option.label}, .question = {option.label}};
    const int value = match.option(option, deal);
    if (option.form == OptionSpec::Form::Number) {
        prompt.kind = Prompt::Kind::Number;
        prompt.question = {option.effect};
        prompt.lowest = option.lowest;
        prompt.highest = limits::awarded;
        prompt.number = value;
    }
    for (std::size_t word = 0; word < option.words.size(); ++word)
        prompt.options.push_back({.value = static_cast<int>(word),
            .text = {option.effects[word]},
            .word = option.words[word],
            .on = static_cast<int>(word) == value,
            .isNumber = option.form == OptionSpec::Form::OneOf});
    return prompt;
}

/// The prompt for the word of one target; each word may be used only once.
Prompt questionOf(const Match& match, const OptionSpec& option, int of, int deal)
{
    const std::optional<int> value = match.optionOf(option, of, deal);
    Prompt prompt{.path = pathOf(option, of),
        .label = {optionTargetLabel(match, option, of)},
        .question = {option.label},
        .required = false};
    for (int word = 0; word < static_cast<int>(option.words.size()); ++word) {
        Prompt::Option& one = prompt.options.emplace_back(Prompt::Option{.value = word,
            .text = {optionValueLabel(match, option, word)},
            .word = option.words[static_cast<std::size_t>(word)],
            .on = value == word});
        for (int other = 0; other < static_cast<int>(option.of.size()); ++other)
            if (const Text thing = optionTargetLabel(match, option, other);
                other != of && match.optionOf(option, other, deal) == word)
                one.whyNot = Refusal{.code = Refusal::Code::Impossible,
                    .where = pathOf(option, other),
                    .message = {.de = fmt::format("Das steht schon für {}.", thing.de),
                        .en = fmt::format("It is already set for {}.", thing.en)}};
    }
    return prompt;
}

} // namespace

std::vector<Prompt> houseRules(const Match& match, int deal)
{
    std::vector<Prompt> prompts;
    for (const OptionSpec& option : match.game->options()) {
        if (!option.isFor(match.count()) || (option.fixedAfterFirstDeal && deal > 1))
            continue;
        if (option.form != OptionSpec::Form::WordPerTarget)
            prompts.push_back(questionOf(match, option, deal));
        else
            for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
                prompts.push_back(questionOf(match, option, of, deal));
    }
    return prompts;
}

bool names(const Clause& clause, const OptionSpec& option)
{
    const std::string rule = fmt::format("ouse rule {}", option.name);
    const std::size_t at = clause.text.en.find(rule);
    const std::size_t end = at + rule.size();
    return at != std::string_view::npos && (end == clause.text.en.size() || clause.text.en[end] != '_');
}

void setHouseRule(Match& match, std::string_view path, const Response& answer)
{
    const int* const value = std::get_if<int>(&answer);
    for (const OptionSpec& option : match.game->options()) {
        const bool ofEach = option.form == OptionSpec::Form::WordPerTarget;
        for (int of = 0; of < (ofEach ? static_cast<int>(option.of.size()) : 1); ++of) {
            if (path != (ofEach ? pathOf(option, of) : pathOf(option)))
                continue;
            std::erase_if(match.options,
                [&](const OptionValue& each) { return each.option == &option && each.of == of; });
            if (value && (ofEach || *value != option.byDefault))
                match.options.push_back(
                    {&option, option.words.empty() ? std::max(*value, option.lowest) : *value, of});
        }
    }
}

Text optionTargetLabel(const Match& match, const OptionSpec& option, int of)
{
    return contractBy({}, match, option.of[static_cast<std::size_t>(of)]);
}

Text optionValueLabel(const Match& match, const OptionSpec& option, int word)
{
    return contractBy({{&option, word, 0}}, match, option.words[static_cast<std::size_t>(word)]);
}

} // namespace tafel
