#include "referee/reason.h"

#include <fmt/format.h>

#include "base/name_list.h"
#include "cards/card_text.h"

namespace tafel {

namespace {

void appendNumber(std::string& out, int value)
{
    const fmt::format_int digits(value);
    out.append(digits.data(), digits.size());
}

void appendNames(std::string& out, Players players, Language language, std::span<const std::string> names)
{
    int left = players.size();
    for (Player player = 0; player < names.size(); ++player) {
        if (!players.has(player))
            continue;
        --left;
        phrases::appendName(out, names[player], static_cast<std::size_t>(left), language);
    }
}

void append(
    std::string& out, Argument argument, Language language, std::span<const std::string> names, bool begins)
{
    switch (argument.kind) {
    case Argument::Kind::None:
    case Argument::Kind::Verbatim:
        break;
    case Argument::Kind::SignedNumber:
        if (argument.value >= 0)
            out += '+';
        else
            out += "−";
        appendNumber(out, argument.value < 0 ? -argument.value : argument.value);
        break;
    case Argument::Kind::Number:
        appendNumber(out, argument.value);
        break;
    case Argument::Kind::Players:
        appendNames(out, Players::fromBits(static_cast<unsigned>(argument.value)), language, names);
        break;
    case Argument::Kind::Card:
    case Argument::Kind::FrenchCard: {
        const Card card{static_cast<Suit>(argument.value / 16), static_cast<Rank>(argument.value % 16)};
        const Pack pack = argument.kind == Argument::Kind::Card ? Pack::Eidex : Pack::French;
        const std::size_t at = out.size();
        out += phrases::cardText(card, pack, language);
        if (begins && out[at] >= 'a' && out[at] <= 'z')
            out[at] = static_cast<char>(out[at] - 'a' + 'A');
        break;
    }
    }
}

} // namespace

void Sentence::appendTo(std::string& out, Language language, std::span<const std::string> names) const
{
    std::string_view rest = pattern.in(language);
    if (arguments.front().kind == Argument::Kind::Verbatim) {
        out += rest;
        return;
    }
    for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
        out += rest.substr(0, open);
        append(out, arguments[static_cast<std::size_t>(rest[open + 1] - '0')], language, names,
            rest.data() + open == pattern.in(language).data());
        rest.remove_prefix(open + 3);
    }
    out += rest;
}

void Reason::appendTo(std::string& out, Language language, std::span<const std::string> names) const
{
    sentence.appendTo(out, language, names);
    if (!clause->own)
        return;
    out += sentence.pattern.empty() ? "" : ". ";
    out += clause->text.in(language);
}

std::string Reason::in(Language language, std::span<const std::string> names) const
{
    std::string out;
    appendTo(out, language, names);
    return out;
}

Message Sentence::inBoth(std::span<const std::string> names) const
{
    return {.de = in(Language::German, names), .en = in(Language::English, names)};
}

std::string Sentence::in(Language language, std::span<const std::string> names) const
{
    std::string out;
    appendTo(out, language, names);
    return out;
}

} // namespace tafel
