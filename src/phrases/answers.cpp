#include "phrases/answers.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/names.h"
#include "cards/card_text.h"
#include "phrases/game.h"
#include "phrases/number.h"

namespace tafel::phrases {

std::string labelText(const Prompt& prompt, const Match& match, Language language)
{
    return capitalized(prompt.label.in(language, match.players));
}

std::string optionText(const Prompt::Option& option, const Match& match, Language language)
{
    return option.suit ? std::string(suitText(*option.suit, match.game->pack(), language))
                       : option.text.in(language, match.players);
}

std::string answerText(const Prompt& prompt, const Match& match, Language language)
{
    std::vector<Prompt::Option> on;
    std::copy_if(prompt.options.begin(), prompt.options.end(), std::back_inserter(on),
        [](const Prompt::Option& option) { return option.on; });
    std::stable_sort(on.begin(), on.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    std::vector<std::string> texts;
    for (const Prompt::Option& option : on)
        texts.push_back(optionText(option, match, language));
    if (const std::optional<int> number = prompt.number ? prompt.number : prompt.rest)
        texts.push_back(numberText(*number));
    for (const Card card : prompt.chosen)
        texts.push_back(cardText(card, match.game->pack(), language));
    return fmt::format("{}", fmt::join(texts, ", "));
}

namespace {

std::string nameOf(const Prompt& prompt, const PadForm& form, const Match& match, Language language)
{
    const std::string label = labelText(prompt, match, language);
    if (!prompt.of || prompt.kind != Prompt::Kind::Number)
        return label;
    const std::string& name = match.players[*prompt.of];
    const bool isCounted
        = form.measure ? label == form.measure->noun.in(language) : prompt.path.starts_with("/points/");
    return isCounted ? name : fmt::format("{}, {}", name, label);
}

/// "Anna +5, Beat 0"
std::string rulingText(const Match& match, const DealEntry& entry)
{
    std::string text;
    if (entry.ruling)
        for (const auto& [player, award] : entry.ruling->award)
            text
                += fmt::format("{}{} {}", text.empty() ? "" : ", ", match.players[player], signedText(award));
    return text;
}

} // namespace

std::vector<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing,
    const DealEntry& before, const DealEntry& after, Language language)
{
    const PadForm then = match.game->padForm(match, standing, before),
                  now = match.game->padForm(match, standing, after);
    std::vector<ChangedAnswer> changes;
    const auto compare = [&](std::string name, const std::string& was, const std::string& is) {
        const auto shown = [](const std::string& answer) { return answer.empty() ? "–" : answer; };
        if (was != is)
            changes.push_back({std::move(name), shown(was), shown(is)});
    };
    for (const Prompt& prompt : then.prompts) {
        const Prompt* const still = now.asked(prompt.path);
        compare(nameOf(prompt, then, match, language), answerText(prompt, match, language),
            still ? answerText(*still, match, language) : std::string());
    }
    for (const Prompt& prompt : now.prompts)
        if (!then.asked(prompt.path))
            compare(nameOf(prompt, now, match, language), {}, answerText(prompt, match, language));
    if (then.dealer != now.dealer)
        compare(std::string(Text{"Geber", "Dealer"}.in(language)), match.players[then.dealer],
            match.players[now.dealer]);
    compare(std::string(Text{"Entscheid des Tischs", "The table's ruling"}.in(language)),
        rulingText(match, before), rulingText(match, after));
    return changes;
}

} // namespace tafel::phrases
