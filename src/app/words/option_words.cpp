// House rules as people read them.
#include <QCoreApplication>

#include "app/words/words.h"

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

bool isOfEach(const OptionSpec& option)
{
    return option.form == OptionSpec::Form::WordOfEach;
}

} // namespace

QString thingText(const Match& match, const OptionSpec& option, int of, Language language)
{
    Match plainRules = match;
    plainRules.options.clear();
    plainRules.overruled.clear();
    return contractName(plainRules, option.of[static_cast<std::size_t>(of)], language);
}

QString wordText(const Match& match, const OptionSpec& option, int word, Language language)
{
    Match withIt = match;
    withIt.overruled.clear();
    withIt.options = {{&option, word, 0}};
    return contractName(withIt, option.words[static_cast<std::size_t>(word)], language);
}

QString optionText(const Match& match, const OptionSpec& option, int deal, Language language)
{
    if (option.form == OptionSpec::Form::Number)
        return QString::number(match.option(option, deal));
    if (!isOfEach(option))
        return qt(option.effects[static_cast<std::size_t>(match.option(option, deal))].in(language));
    QStringList changed;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (const std::optional<int> word = match.optionOf(option, of, deal))
            changed << Words::tr("%1 instead of %2")
                           .arg(wordText(match, option, *word, language),
                               thingText(match, option, of, language));
    return changed.join(QStringLiteral(", "));
}

bool isDefault(const Match& match, const OptionSpec& option, int deal)
{
    if (!isOfEach(option))
        return match.option(option, deal) == option.byDefault;
    for (int of = 0; of < static_cast<int>(option.of.size()); ++of)
        if (match.optionOf(option, of, deal))
            return false;
    return true;
}

} // namespace tafel::app
