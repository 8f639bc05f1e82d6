#include "history/log/erasable_texts.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "document/document.h"
#include "document/json.h"
#include "history/log/body_json.h"
#include "history/log/event_body.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

using Kind = ErasableText::Kind;

constexpr std::string_view placeholder = "\"@"; ///< Occurs nowhere else in a separated body.

/// \return the position after the value that begins at `begin`. The text must be JSON without white space.
std::size_t endOfValue(std::string_view json, std::size_t begin)
{
    int depth = 0;
    for (std::size_t at = begin; at < json.size();) {
        const char each = json[at];
        if (each == '"') {
            at = endOfString(json, at);
        } else {
            depth += each == '{' || each == '[' ? 1 : each == '}' || each == ']' ? -1 : 0;
            if (depth < 0 || (depth == 0 && each == ','))
                return at;
            ++at;
        }
        if (depth == 0 && at < json.size() && (json[at - 1] == '}' || json[at - 1] == ']' || each == '"'))
            return at;
    }
    return json.size();
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Whether a name cannot be a word of a document: those are small letters, digits and signs, or cards.
bool isNoWordOfDocuments(std::string_view name)
{
    if (name.empty())
        return false;
    const auto isSmall = [](char each) { return each >= 'a' && each <= 'z'; };
    return std::any_of(name.begin(), name.end(), [](char each) {
        return each == ' ' || static_cast<unsigned char>(each) >= 0x80;
    }) || (name.front() >= 'A' && name.front() <= 'Z' && std::any_of(name.begin(), name.end(), isSmall));
}

bool isAboutAMatch(std::string_view key)
{
    return isOneOf(key, {"match", "entry", "previous", "judged", "by"});
}

/// Goes through the strings of a body.
class Separator {
public:
    /// `seats`: the JSON of each name. Where it `hasPlaceholders`, "@0", "@1" … are those of the names
    /// already.
    Separator(const Event& event, std::vector<std::string> seats, std::vector<ErasableText> texts,
        bool hasPlaceholders)
        : m_kind(eventKind(event.kind))
        , m_isOfAMatch(!seats.empty() || hasPlaceholders)
        , m_hasPlaceholders(hasPlaceholders)
        , m_isOfATournament(subjectOf(event.kind) == EventSubject::Tournament)
        , m_isOfPeople(m_isOfATournament || subjectOf(event.kind) == EventSubject::Person)
        , m_isUntouched(m_kind == EventKind::GameKept || m_kind == EventKind::PersonForgotten)
        , m_seats(std::move(seats))
    {
        m_out.texts = std::move(texts);
    }

    /// \return nothing if the texts of the body cannot be separated
    std::optional<SeparatedBody> run(std::string_view json)
    {
        m_json = json;
        m_fixedUntil = m_isUntouched ? json.size() : 0;
        while (m_at < json.size()) {
            const std::size_t quote = std::min(json.find('"', m_at), json.size());
            m_out.body += json.substr(m_at, quote - m_at);
            m_at = quote;
            if (quote < json.size() && !string())
                return std::nullopt;
            if (static_cast<std::int64_t>(m_out.texts.size()) > mostTexts)
                return std::nullopt;
        }
        return std::move(m_out);
    }

private:
    bool string()
    {
        const std::size_t begin = m_at, end = endOfString(m_json, m_at);
        const std::string_view token = m_json.substr(begin, end - begin);
        m_at = end;
        if (begin < m_fixedUntil) {
            if (looksLikeAPlaceholder(token))
                replace(Kind::Fixed, std::string(token));
            else
                m_out.body += token;
            return true;
        }
        if (token.find('\\') != std::string_view::npos && document::quoted(decoded(token)) != token)
            return false; // another spelling of the same text
        const bool isKey = end < m_json.size() && m_json[end] == ':';
        if (const auto seat = std::find(m_seats.begin(), m_seats.end(), token); seat != m_seats.end()) {
            fmt::format_to(std::back_inserter(m_out.body), "\"@{}\"", seat - m_seats.begin());
            if (isKey)
                m_key = {};
            return true;
        }
        if (isKey)
            return key(token);
        if (const std::optional<Kind> kind = kindOf(token))
            replace(*kind, decoded(token));
        else
            m_out.body += token;
        return true;
    }

    bool key(std::string_view token)
    {
        m_key = token.substr(1, token.size() - 2);
        if (!m_isOfAMatch && !m_isOfPeople && isAboutAMatch(m_key))
            return false; // the players are unknown
        if (looksLikeAPlaceholder(token))
            replace(Kind::Fixed, std::string(token));
        else
            m_out.body += token;
        const std::size_t begin = m_at + 1; // after the colon
        if (m_key == "own_game") {
            m_fixedUntil = endOfValue(m_json, begin);
        } else if (m_key == "question" || (m_key == "draw" && m_kind == EventKind::MatchOpened)) {
            const std::size_t end = endOfValue(m_json, begin);
            m_out.body += ':';
            replace(Kind::Document, std::string(m_json.substr(begin, end - begin)));
            m_at = end;
            m_key = {};
        }
        return true;
    }

    bool isSeat(std::string_view token) const
    {
        return m_hasPlaceholders && token.size() == 4 && token.starts_with(placeholder);
    }
    bool looksLikeAPlaceholder(std::string_view token) const
    {
        return token.find(placeholder) != std::string_view::npos && !isSeat(token);
    }

    std::optional<Kind> kindOf(std::string_view token) const
    {
        if (isSeat(token))
            return std::nullopt;
        if (isOneOf(m_key, {"reason", "note", "ruled", "tournament"})
            || (m_isOfATournament && isOneOf(m_key, {"name", "seed"})))
            return Kind::Words;
        if (m_key == "asker" || (m_key == "verdict" && token != "\"yes\"" && token != "\"no\""))
            return Kind::Name;
        if (m_isOfPeople && isOneOf(m_key, {"from", "to", "name", "other", "come", "leave", "tables", "out"}))
            return Kind::Name;
        return looksLikeAPlaceholder(token) ? std::optional(Kind::Words) : std::nullopt;
    }

    /// Equal texts have a placeholder each: on another tablet, only one of them may be erased.
    void replace(Kind kind, std::string text)
    {
        fmt::format_to(std::back_inserter(m_out.body), "\"@t{}\"", m_out.texts.size());
        m_out.texts.push_back({kind, std::move(text)});
    }

    std::optional<EventKind> m_kind;
    bool m_isOfAMatch, m_hasPlaceholders, m_isOfATournament, m_isOfPeople, m_isUntouched;
    std::vector<std::string> m_seats; ///< As JSON.
    std::string_view m_json, m_key;
    std::size_t m_at = 0, m_fixedUntil = 0;
    SeparatedBody m_out;
};

/// \return the body with placeholders for the names at the seats; nothing if the program cannot read it
std::optional<std::string> withPlaceholders(
    const Event& event, const std::vector<std::string>& names, const Opening& opening)
{
    EventBody body = read(event.body, names);
    std::optional<Match> own;
    std::optional<Match>& match = body.match.empty() && opening.match ? *opening.match : own;
    if (!match) {
        const std::string opened
            = body.match.empty() ? read(opening.body(), names).match : std::string(body.match);
        Result<Match> found = document::readMatch(opened, document::Texts::AsKept);
        if (!found)
            return std::nullopt;
        match = std::move(*found);
    }
    Match renamed = *match;
    for (std::size_t seat = 0; seat < renamed.players.size(); ++seat)
        renamed.players[seat] = fmt::format("@{}", seat);
    for (std::string* entry : {&body.entry, &body.previous}) {
        if (entry->empty())
            continue;
        const Result<DealEntry> deal = document::readDeal(*match, *entry, document::Texts::AsKept);
        if (!deal || deal->readError)
            return std::nullopt;
        *entry = document::writeDeal(renamed, *deal);
    }
    if (!body.match.empty())
        body.match = document::writeMatch(renamed, false);
    return write(body, renamed.players);
}

std::optional<SeparatedBody> told(const Event& event, const std::vector<std::string>& names,
    const std::vector<ErasableText>& first, const Opening& opening)
{
    if (std::all_of(names.begin(), names.end(), isNoWordOfDocuments)) {
        std::vector<std::string> seats(names.size());
        std::transform(names.begin(), names.end(), seats.begin(), document::quoted);
        return Separator(event, std::move(seats), first, false).run(event.body);
    }
    const std::optional<std::string> body = withPlaceholders(event, names, opening);
    return body ? Separator(event, {}, first, true).run(*body) : std::nullopt;
}

} // namespace

SeparatedBody separate(const Event& event, const Opening& opening)
{
    std::vector<std::string> names;
    std::vector<ErasableText> first;
    try {
        if (eventKind(event.kind) == EventKind::MatchOpened) {
            names = readHeader(event.body).players;
            for (const std::string& name : names)
                first.push_back({Kind::Name, name});
        } else {
            for (const ErasableText& text : opening.texts)
                if (text.kind == Kind::Name)
                    names.push_back(text.text);
        }
        std::optional<SeparatedBody> parts = told(event, names, first, opening);
        const std::span<const ErasableText> seats
            = first.empty() ? opening.texts : std::span<const ErasableText>(first);
        if (parts && join(parts->body, seats, parts->texts) == event.body)
            return std::move(*parts);
    } catch (const StorageException&) { // not a valid body of its kind
    }
    SeparatedBody whole{fmt::format("\"@t{}\"", first.size()), std::move(first)};
    whole.texts.push_back({Kind::Document, event.body});
    return whole;
}

std::string join(std::string_view body, std::span<const ErasableText> opening,
    std::span<const ErasableText> own, std::size_t most)
{
    std::string joined;
    joined.reserve(body.size() + body.size() / 4);
    std::size_t from = 0;
    for (std::size_t at = body.find(placeholder); at != std::string_view::npos;
         at = body.find(placeholder, from)) {
        const bool isOwn = body.substr(at + placeholder.size()).starts_with('t');
        const char* const number = body.data() + at + placeholder.size() + (isOwn ? 1 : 0);
        const std::span<const ErasableText> texts = isOwn ? own : opening;
        std::size_t which = 0;
        const auto [end, error] = std::from_chars(number, body.data() + body.size(), which);
        if (error != std::errc() || which >= texts.size() || end == body.data() + body.size() || *end != '"')
            throwMissingEvents({});
        const ErasableText& text = texts[which];
        joined += body.substr(from, at - from);
        joined += text.kind == Kind::Document || text.kind == Kind::Fixed ? text.text
                                                                          : document::quoted(text.text);
        if (joined.size() > most)
            throwMissingEvents({});
        from = static_cast<std::size_t>(end - body.data()) + 1;
    }
    joined += body.substr(from);
    return joined;
}

Event joined(const SeparatedEvent& event, const OpeningTexts& openings)
{
    Event whole = event.stored.event;
    const auto opening = openings.find(event.opening);
    if (event.stored.texts)
        whole.body = join(whole.body,
            opening == openings.end() ? std::span<const ErasableText>() : opening->second, event.texts);
    return whole;
}

} // namespace tafel::history
