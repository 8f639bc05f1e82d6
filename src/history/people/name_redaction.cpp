#include "history/people/name_redaction.h"

#include <algorithm>

#include "document/document.h"
#include "document/json.h"
#include "history/log/body_json.h"
#include "history/log/erased_names.h"
#include "history/log/words.h"

namespace tafel::history {

namespace {

std::size_t behindSpace(std::string_view json, std::size_t at)
{
    return std::min(json.find_first_not_of(" \t\r\n", at), json.size());
}

/// \return true if two documents differ only in strings, and `fit` accepts each of these pairs
template <typename Fit> bool areAlike(std::string_view one, std::string_view other, const Fit& fit)
{
    std::size_t here = behindSpace(one, 0), there = behindSpace(other, 0);
    while (here < one.size() && there < other.size()) {
        if (one[here] != other[there])
            return false;
        if (one[here] == '"') {
            const std::size_t end = endOfString(one, here), otherEnd = endOfString(other, there);
            const std::string_view text = one.substr(here, end - here),
                                   otherText = other.substr(there, otherEnd - there);
            if (text != otherText && !fit(decoded(text), decoded(otherText)))
                return false;
            here = end;
            there = otherEnd;
        } else {
            ++here;
            ++there;
        }
        here = behindSpace(one, here);
        there = behindSpace(other, there);
    }
    return here == one.size() && there == other.size();
}

/// Reads a match without the parts that this program does not know; then its structure is unknown.
Result<Match> headOf(std::string_view document)
{
    return document::readMatch(document, document::Texts::AsKept);
}

} // namespace

bool isErased(std::string_view before, std::string_view after)
{
    if (before == after)
        return true;
    std::size_t piece = pseudonymIn(after);
    if (!before.starts_with(after.substr(0, piece)))
        return false;
    before.remove_prefix(piece);
    while (piece < after.size()) {
        after.remove_prefix(piece + pseudonymLength(after.substr(piece)));
        piece = pseudonymIn(after);
        const std::string_view between = after.substr(0, piece);
        const bool isLast = piece == after.size();
        if (before.empty() || (isLast && !before.substr(1).ends_with(between)))
            return false;
        if (isLast)
            return true;
        const std::size_t found = before.find(between, 1); // a name has a letter
        if (found == std::string_view::npos)
            return false;
        before.remove_prefix(found + between.size());
    }
    return before.empty();
}

bool isErasedDocument(std::string_view before, std::string_view after)
{
    return areAlike(before, after, isErased);
}

bool mayBeOneEntry(std::string_view one, std::string_view other)
{
    return areAlike(one, other, [](std::string_view text, std::string_view otherText) {
        const bool isWhole = pseudonymIn(text) == text.size(),
                   isOtherWhole = pseudonymIn(otherText) == otherText.size();
        return isWhole != isOtherWhole ? isErased(isWhole ? text : otherText, isWhole ? otherText : text)
                                       : !isWhole; // both texts were changed
    });
}

std::string NameRedactor::words(std::string_view text) const
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto found = std::find_if(m_names.begin(), m_names.end(), [&](const std::string& name) {
            return text.substr(at).starts_with(name) && isBoundary(text, at)
                && isBoundary(text, at + name.size());
        });
        if (found == m_names.end()) {
            out += text[at++];
        } else {
            out += m_pseudonym;
            at += found->size();
        }
    }
    return out;
}

std::string NameRedactor::json(std::string_view document) const
{
    document::JsonDocument tree;
    const Result<const document::Json*> root = tree.parse(document);
    if (!root)
        return words(document);
    const auto write
        = [this](const auto& again, document::LineWriter& writer, const document::Json& value) -> void {
        if (value.IsString()) {
            document::write(writer, words(document::view(value)));
        } else if (value.IsArray()) {
            writer.StartArray();
            for (const document::Json& each : value.GetArray())
                again(again, writer, each);
            writer.EndArray();
        } else if (value.IsObject()) {
            writer.StartObject();
            for (const auto& member : value.GetObject()) {
                const std::string_view name = document::view(member.name);
                const bool goes = std::find(m_names.begin(), m_names.end(), name) != m_names.end();
                document::key(writer, goes ? std::string_view(m_pseudonym) : name);
                again(again, writer, member.value);
            }
            writer.EndObject();
        } else {
            document::Buffer buffer;
            rapidjson::Writer<document::Buffer> number(buffer);
            value.Accept(number);
            writer.RawValue(buffer.GetString(), buffer.GetSize(), value.GetType());
        }
    };
    return document::line([&](auto& out) { write(write, out, **root); });
}

std::string NameRedactor::deal(std::string_view entry, std::string_view document, int seat) const
{
    Result<Match> header = headOf(document);
    if (!header)
        return json(entry);
    Result<DealEntry> deal = document::readDeal(*header, entry, document::Texts::AsKept);
    if (!deal || deal->readError)
        return json(entry);
    if (deal->ruling)
        deal->ruling->reason = words(deal->ruling->reason);
    if (seat >= 0)
        header->players[static_cast<std::size_t>(seat)] = m_pseudonym;
    return document::writeDeal(*header, *deal);
}

std::string NameRedactor::document(std::string_view json) const
{
    const auto rename = [&](std::vector<std::string>& players) {
        for (std::string& player : players)
            if (std::find(m_names.begin(), m_names.end(), player) != m_names.end())
                player = m_pseudonym;
    };
    // Only if nothing else changes: other tablets recognise a redacted text by that.
    if (Result<Position> position = document::readPosition(json);
        position && document::writePosition(*position) == json) {
        rename(position->match.players);
        return document::writePosition(*position);
    }
    Result<document::QuestionDocument> asked = document::readQuestion(json);
    if (!asked || asked->isList || document::writeQuestion(asked->question) != json)
        return this->json(json);
    rename(asked->question.match.players);
    return document::writeQuestion(asked->question);
}

} // namespace tafel::history
