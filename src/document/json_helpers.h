// Shared helpers of the document writers.
#pragma once

#include "document/document.h"
#include "document/json.h"

namespace tafel::document {

/// Appends the output of `fill` in the given layout. Between parts `fill(writer, between)` calls `between()`,
/// which passes a long text to `take`.
template <typename Fill>
void print(std::string& out, Layout layout, const Fill& fill, const TakePiece& take = {})
{
    constexpr std::size_t piece = 64 * 1024;
    Buffer buffer(nullptr, 4'096);
    const auto append = [&] {
        out.append(buffer.GetString(), buffer.GetSize());
        buffer.Clear();
    };
    const auto between = [&] {
        if (!take || buffer.GetSize() < piece)
            return;
        append();
        take(out);
    };
    const auto write = [&](auto& writer) {
        if constexpr (requires { fill(writer, between); })
            fill(writer, between);
        else
            fill(writer);
    };
    if (layout == Layout::Line) {
        LineWriter writer(buffer);
        write(writer);
    } else {
        PrettyWriter writer(buffer);
        writer.SetIndent(' ', 2);
        write(writer);
    }
    append();
}

template <typename Writer> void text(Writer& out, std::string_view name, std::string_view value)
{
    key(out, name);
    write(out, value);
}

template <typename Writer> void number(Writer& out, std::string_view name, int value)
{
    key(out, name);
    out.Int(value);
}

template <typename Writer> void flag(Writer& out, std::string_view name, bool value)
{
    key(out, name);
    out.Bool(value);
}

template <typename Writer> void card(Writer& out, std::string_view name, Card value, Pack pack)
{
    text(out, name, value.text(pack));
}

/// A list, or a set, of cards.
template <typename Writer, typename Cards> void cards(Writer& out, const Cards& list, Pack pack)
{
    out.StartArray();
    for (Card each : list)
        write(out, each.text(pack));
    out.EndArray();
}

/// A list of names, in the order of seats.
template <typename Writer> void names(Writer& out, std::string_view name, const Match& match, Players players)
{
    key(out, name);
    out.StartArray();
    for (Player player = 0; player < match.count(); ++player)
        if (players.has(player))
            write(out, match.players[player]);
    out.EndArray();
}

/// A list of names, in its order.
template <typename Writer>
void names(Writer& out, std::string_view name, const Match& match, const std::vector<Player>& players)
{
    key(out, name);
    out.StartArray();
    for (Player player : players)
        write(out, match.players[player]);
    out.EndArray();
}

template <typename Writer>
void numbers(Writer& out, std::string_view name, const Match& match, const PerPlayer<int>& values)
{
    key(out, name);
    out.StartObject();
    for (Player player = 0; player < match.count(); ++player)
        number(out, match.players[player], values[player]);
    out.EndObject();
}

template <typename Writer>
void reason(Writer& out, const Reason& reason, const Match& match, std::string_view sentence)
{
    out.StartObject();
    text(out, "clause", reason.clause->id);
    if (reason.players.size() == 1)
        text(out, "player", match.players[reason.players.first()]);
    if (reason.value) {
        key(out, "value");
        out.Int64(*reason.value);
    }
    text(out, "text", sentence);
    out.EndObject();
}

template <typename Writer>
void reason(Writer& out, const Reason& why, const Match& match, Language language, std::string& sentence)
{
    sentence.clear();
    why.appendTo(sentence, language, match.players);
    reason(out, why, match, sentence);
}

/// `sentence` is room for one; used again and again it keeps its memory.
template <typename Writer>
void reasons(
    Writer& out, const Reasons& because, const Match& match, Language language, std::string& sentence)
{
    out.StartArray();
    for (const Reason& each : because)
        reason(out, each, match, language, sentence);
    out.EndArray();
}

} // namespace tafel::document
