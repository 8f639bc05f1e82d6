#include "history/people/name_redaction.h"

#include <algorithm>

#include "document/document.h"
#include "document/json.h"

namespace tafel::history {

namespace {

bool isLetter(char each)
{
    const auto byte = static_cast<unsigned char>(each);
    return byte >= 0x80 || std::isalnum(byte) != 0;
}

bool isWord(std::string_view text, std::size_t at, std::size_t size)
{
    return (at == 0 || !isLetter(text[at - 1])) && (at + size == text.size() || !isLetter(text[at + size]));
}

/// Of a match without what this program does not know; then nothing is known of its structure.
Result<Match> headOf(std::string_view document)
{
    return document::readMatch(document, document::Texts::AsKept);
}

} // namespace

std::string NameRedactor::words(std::string_view text) const
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto found = std::find_if(m_names.begin(), m_names.end(), [&](const std::string& name) {
            return text.substr(at).starts_with(name) && isWord(text, at, name.size());
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
    document::Tree tree;
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
    Result<Match> head = headOf(document);
    if (!head)
        return json(entry);
    Result<DealEntry> deal = document::readDeal(*head, entry, document::Texts::AsKept);
    if (!deal || deal->misread)
        return json(entry);
    if (deal->ruling)
        deal->ruling->reason = words(deal->ruling->reason);
    if (seat >= 0)
        head->players[static_cast<std::size_t>(seat)] = m_pseudonym;
    return document::writeDeal(*head, *deal);
}

std::string NameRedactor::document(std::string_view json) const
{
    const auto rename = [&](std::vector<std::string>& players) {
        for (std::string& player : players)
            if (std::find(m_names.begin(), m_names.end(), player) != m_names.end())
                player = m_pseudonym;
    };
    if (Result<Position> position = document::readPosition(json)) {
        rename(position->match.players);
        return document::writePosition(*position);
    }
    Result<document::Asked> asked = document::readQuestion(json);
    if (!asked || asked->isList)
        return this->json(json);
    rename(asked->question.match.players);
    return document::writeQuestion(asked->question);
}

} // namespace tafel::history
