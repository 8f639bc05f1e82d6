#include "cli/options.h"

#include <algorithm>
#include <charconv>
#include <numeric>

#include <fmt/format.h>

#include "cli/cli.h"

namespace tafel::cli {

// ---- Declarations

Option& OptionList::add(Option option)
{
    return m_all.emplace_back(std::move(option));
}

Option& OptionList::flag(std::string_view name, bool& out, Text help)
{
    return add(
        {.name = name, .help = help, .values = 0, .take = [&out](const std::string&) { return out = true; }});
}

Option& OptionList::text(std::string_view name, std::string& out, std::string_view value, Text help)
{
    return add({.name = name,
        .help = help,
        .value = value,
        .kind = value == "FILE" ? Option::ValueKind::File : Option::ValueKind::Text,
        .take = [&out](const std::string& given) {
            out = given;
            return true;
        }});
}

Option& OptionList::texts(
    std::string_view name, std::vector<std::string>& out, std::string_view value, Text help)
{
    return add({.name = name,
        .help = help,
        .value = value,
        .kind = value == "FILE" ? Option::ValueKind::File : Option::ValueKind::Text,
        .repeats = true,
        .take = [&out](const std::string& given) {
            out.push_back(given);
            return true;
        }});
}

Option& OptionList::number(std::string_view name, int& out, Text help)
{
    return add({.name = name, .help = help, .value = "N", .take = [&out](const std::string& given) {
                    const auto [end, fault] = std::from_chars(given.data(), given.data() + given.size(), out);
                    return fault == std::errc() && end == given.data() + given.size() && out >= 0;
                }});
}

CommandLine::CommandLine(Text program, std::string_view version)
    : m_program(program)
    , m_version(version)
{
    m_general.flag("--help", m_help, {.de = "Diese Hilfe", .en = "Show this help"}).letter = "-h";
    m_general.flag("--version", m_wantsVersion, {.de = "Die Version", .en = "The version"});
}

OptionList& CommandLine::add(std::string_view name, Text help, std::function<Exit()> run)
{
    return m_commands.emplace_back(Command{name, help, std::move(run)}).options;
}

// ---- Words that are nearly right

namespace {

/// How many letters have to be changed, added, left out, or exchanged with the next one.
std::size_t distance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> before, last(other.size() + 1), now(other.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            now[j]
                = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before = last;
        last = now;
    }
    return last.back();
}

/// "score, judge"
std::string listed(std::span<const std::string_view> words)
{
    return fmt::format("{}", fmt::join(words, ", "));
}

} // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> words)
{
    std::string_view best;
    std::size_t least = word.size() < 4 ? 2 : 3; // below that it is the same word
    for (const std::string_view each : words)
        if (const std::size_t far = distance(word, each); far < least && far < each.size()) {
            least = far;
            best = each;
        }
    return best;
}

std::optional<Language> requestedLanguage(std::span<const std::string> words)
{
    std::optional<Language> language;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string_view value = words[i];
        if (value == "--lang" && i + 1 < words.size())
            value = words[i + 1];
        else if (value.starts_with("--lang="))
            value.remove_prefix(7);
        else
            continue;
        if (value == "de" || value == "en")
            language = languageIn(value);
    }
    return language;
}

// ---- Reading

/// Parses the words; the first error is kept.
struct CommandLine::Reading {
    CommandLine& program;
    std::span<const std::string> words;
    Command* command = nullptr;
    Option* waiting = nullptr; ///< The one whose value comes next.
    int values = 0; ///< Number of values so far.
    std::size_t places = 0;
    bool onlyPlaces = false; ///< After "--".
    Message mistake = {};

    bool wrong(Message message)
    {
        if (mistake.empty())
            mistake = std::move(message);
        return false;
    }

    std::string ofWhat() const
    {
        return command ? fmt::format("tafelrichter {}", command->name) : "tafelrichter";
    }

    Option* optionNamed(std::string_view name) const
    {
        const auto find = [&](OptionList& options) -> Option* {
            for (Option& each : options.all())
                if (!each.isPositional() && (each.name == name || each.letter == name))
                    return &each;
            return nullptr;
        };
        Option* const own = command ? find(command->options) : nullptr;
        return own ? own : find(program.m_general);
    }

    bool read(std::size_t upTo)
    {
        for (std::size_t i = 0; i < upTo; ++i)
            if (!word(words[i]))
                return false;
        return true;
    }

    bool word(const std::string& text)
    {
        if (waiting)
            return value(text);
        if (onlyPlaces || text == "-" || !text.starts_with('-'))
            return place(text);
        if (text == "--") {
            onlyPlaces = true;
            return true;
        }
        return option(text);
    }

    bool option(const std::string& text)
    {
        const std::size_t sign = text.starts_with("--") ? text.find('=') : std::string::npos;
        const std::string name = text.substr(0, sign);
        Option* const found = optionNamed(name);
        if (!found)
            return unknownOption(name);
        if (found->given && !found->repeats && found->values > 0)
            return wrong({fmt::format("«{}» ist zweimal angegeben.", name),
                fmt::format("\"{}\" is given twice.", name)});
        found->given = true;
        if (found->values == 0) {
            if (sign != std::string::npos)
                return wrong({fmt::format("Zu «{}» gehört kein Wert.", name),
                    fmt::format("\"{}\" takes no value.", name)});
            return found->take({});
        }
        waiting = found;
        values = 0;
        return sign == std::string::npos || value(text.substr(sign + 1));
    }

    bool value(const std::string& text)
    {
        Option& of = *waiting;
        if (text.starts_with("--") && optionNamed(text))
            return lacksValue();
        if (!of.take(text))
            return wrongValue(of, text);
        if (++values == of.values)
            waiting = nullptr;
        return true;
    }

    bool place(const std::string& text)
    {
        if (!command) {
            for (Command& each : program.m_commands)
                if (each.name == text) {
                    command = &each;
                    return true;
                }
            return unknownCommand(text);
        }
        std::size_t number = 0;
        for (Option& each : command->options.all()) {
            if (!each.isPositional() || (!each.repeats && number++ < places))
                continue;
            ++places;
            each.given = true;
            return each.take(text) || wrongValue(each, text);
        }
        return wrong({fmt::format("«{}» ist zu viel: {}", text, form(*command)),
            fmt::format("Unexpected argument \"{}\": {}", text, form(*command))});
    }

    // The mistakes, and how it is done right.

    bool unknownCommand(const std::string& text)
    {
        std::vector<std::string_view> names;
        for (const Command& each : program.m_commands)
            if (!each.help.empty())
                names.push_back(each.name);
        if (const std::string_view near = nearest(text, names); !near.empty())
            return wrong({fmt::format("«{}» ist kein Befehl. Meintest du «{}»?", text, near),
                fmt::format("\"{}\" is not a command. Did you mean \"{}\"?", text, near)});
        return wrong({fmt::format("«{}» ist kein Befehl. Wähle einen von diesen: {}.", text, listed(names)),
            fmt::format("\"{}\" is not a command. Choose one of these: {}.", text, listed(names))});
    }

    bool unknownOption(const std::string& name)
    {
        std::vector<std::string_view> names;
        for (const OptionList* options : {command ? &command->options : nullptr, &program.m_general})
            for (const Option& each : options ? options->all() : std::deque<Option>())
                if (!each.isPositional())
                    names.push_back(each.name);
        const std::string_view near = nearest(name, names);
        return wrong(near.empty()
                ? Message{fmt::format(
                              "Die Option «{}» gibt es hier nicht; «{} --help» nennt alle.", name, ofWhat()),
                    fmt::format(
                        "There is no option \"{}\" here; \"{} --help\" lists them all.", name, ofWhat())}
                : Message{fmt::format("Die Option «{}» gibt es hier nicht. Meintest du «{}»?", name, near),
                    fmt::format("There is no option \"{}\" here. Did you mean \"{}\"?", name, near)});
    }

    bool wrongValue(const Option& of, const std::string& text)
    {
        if (of.words.empty())
            return wrong({fmt::format(
                              "«{}» passt nicht zu {}; möglich ist eine ganze Zahl ab 0.", text, of.name),
                fmt::format("\"{}\" is not valid for {}. Give a whole number, 0 or higher.", text, of.name)});
        const std::string_view near = nearest(text, of.words);
        return wrong({fmt::format("«{}» passt nicht zu {}; möglich: {}.{}", text, of.name, listed(of.words),
                          near.empty() ? "" : fmt::format(" Meintest du «{}»?", near)),
            fmt::format("\"{}\" is not valid for {}. Choose one of these: {}.{}", text, of.name,
                listed(of.words), near.empty() ? "" : fmt::format(" Did you mean \"{}\"?", near))});
    }

    bool lacksValue()
    {
        const std::string what = valueOf(*waiting);
        return wrong({fmt::format("Hinter {} fehlt der Wert: {} {}.", waiting->name, waiting->name, what),
            fmt::format("Missing value for {}: {} {}.", waiting->name, waiting->name, what)});
    }

    /// Checks that the options agree, and that none is missing.
    bool complete()
    {
        if (waiting)
            return lacksValue();
        if (!command)
            return true;
        for (const Option& each : command->options.all()) {
            if (each.required && !each.given)
                return wrong({fmt::format("{} fehlt: {}", each.name, form(*command)),
                    fmt::format("{} is missing: {}", each.name, form(*command))});
            const auto isGiven = [&](std::string_view name) {
                const auto& all = command->options.all();
                return std::any_of(all.begin(), all.end(),
                    [&](const Option& option) { return option.given && option.name == name; });
            };
            if (!each.given)
                continue;
            for (const std::string_view other : each.excludes)
                if (isGiven(other))
                    return wrong({fmt::format("{} und {} lassen sich nicht kombinieren.", each.name, other),
                        fmt::format("{} and {} cannot be combined.", each.name, other)});
            if (!each.needs.empty() && std::none_of(each.needs.begin(), each.needs.end(), isGiven))
                return wrong({fmt::format("{} gilt nur mit {}.", each.name, fmt::join(each.needs, " oder ")),
                    fmt::format("{} applies only with {}.", each.name, fmt::join(each.needs, " or "))});
        }
        return true;
    }

    /// "de|en", "OLD NEW", "FILE"
    static std::string valueOf(const Option& option)
    {
        return option.words.empty() || option.kind == Option::ValueKind::Game
            ? std::string(option.value)
            : fmt::format("{}", fmt::join(option.words, "|"));
    }

    /// "tafelrichter perft FILE --depth N"
    static std::string form(const Command& command)
    {
        std::string text = fmt::format("tafelrichter {}", command.name);
        for (const Option& each : command.options.all())
            if (each.isPositional()) {
                const std::string what = each.words.empty() ? std::string(each.name) : valueOf(each);
                const std::string all = what + (each.repeats ? "…" : "");
                text += each.required ? " " + all : fmt::format(" [{}]", all);
            }
        for (const Option& each : command.options.all())
            if (!each.isPositional() && each.required)
                text += fmt::format(" {} {}", each.name, valueOf(each));
        return text;
    }
};

Exit CommandLine::run(
    std::span<const std::string> words, const Language& language, const std::function<Exit()>& otherwise)
{
    Reading reading{.program = *this, .words = words};
    const bool right = reading.read(words.size());
    if (m_help) {
        print(help(reading.command, language));
        return Answer;
    }
    if (m_wantsVersion) {
        print(fmt::format("{}\n", m_version));
        return Answer;
    }
    if (!right || !reading.complete()) {
        printError("tafelrichter: " + reading.mistake.in(language));
        return Usage;
    }
    return reading.command ? reading.command->run() : otherwise();
}

// ---- Help and completion

std::string CommandLine::help(const Command* command, Language language) const
{
    const auto in = [&](Text text) { return text.in(language); };
    std::vector<std::pair<std::string, std::string_view>> rows;
    std::string out;
    const auto table = [&](Text title) {
        if (rows.empty())
            return;
        std::size_t width = 0;
        for (const auto& [name, text] : rows)
            width = std::max(width, name.size() > 26 ? 0 : name.size());
        out += fmt::format("\n{}\n", in(title));
        for (const auto& [name, text] : rows)
            out += name.size() > 26 ? fmt::format("  {}\n  {:{}}  {}\n", name, "", width, text)
                                    : fmt::format("  {:{}}  {}\n", name, width, text);
        rows.clear();
    };
    const auto row = [&](const Option& each) {
        const std::string what = each.values == 0 ? "" : " " + Reading::valueOf(each);
        rows.emplace_back(each.isPositional()
                ? (each.words.empty() ? std::string(each.name) : Reading::valueOf(each))
                : fmt::format("{}{}{}{}", each.letter, each.letter.empty() ? "" : ", ", each.name, what),
            in(each.help));
    };
    if (command) {
        out = fmt::format("{}\n\n{} {} {}\n", in(command->help), in({.de = "Aufruf:", .en = "Usage:"}),
            Reading::form(*command), in({.de = "[OPTIONEN]", .en = "[OPTIONS]"}));
        for (const Option& each : command->options.all())
            row(each);
    } else {
        out = fmt::format("{}\n\n{}\n", in(m_program),
            in({.de = "Aufruf: tafelrichter [BEFEHL …] [OPTIONEN]",
                .en = "Usage: tafelrichter [COMMAND …] [OPTIONS]"}));
        for (const Command& each : m_commands)
            if (!each.help.empty())
                rows.emplace_back(each.name, in(each.help));
        table({.de = "Befehle:", .en = "Commands:"});
    }
    table({.de = "Für diesen Befehl:", .en = "For this command:"});
    for (const Option& each : m_general.all())
        row(each);
    table({.de = "Für alle Befehle:", .en = "For all commands:"});
    return out;
}

std::vector<std::string> CommandLine::completions(std::span<const std::string> words)
{
    Reading reading{.program = *this, .words = words};
    const std::string last = words.empty() ? std::string() : words.back();
    reading.read(words.empty() ? 0 : words.size() - 1); // errors in the earlier words are ignored
    std::vector<std::string> offered;
    const auto offer = [&](const Option& option) {
        switch (option.kind) {
        case Option::ValueKind::File:
            return offered.emplace_back("FILES"), void();
        case Option::ValueKind::Player:
            return offered.emplace_back("PLAYERS"), void();
        case Option::ValueKind::Tournament:
            return offered.emplace_back("TOURNAMENTS"), void();
        case Option::ValueKind::Match:
            return offered.emplace_back("MATCHES"), void();
        default:
            offered.insert(offered.end(), option.words.begin(), option.words.end());
        }
    };
    if (reading.waiting) {
        offer(*reading.waiting);
    } else if (last.starts_with('-')) {
        for (const OptionList* options : {reading.command ? &reading.command->options : nullptr, &m_general})
            if (options)
                for (const Option& each : options->all())
                    if (!each.isPositional())
                        offered.emplace_back(each.name);
    } else if (!reading.command) {
        for (const Command& each : m_commands)
            if (!each.help.empty())
                offered.emplace_back(each.name);
    } else {
        for (const Option& each : reading.command->options.all())
            if (each.isPositional() && (each.repeats || !each.given))
                offer(each);
    }
    return offered;
}

} // namespace tafel::cli
