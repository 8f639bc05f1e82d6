// Texts in written documents.
#include "document/json.h"

#include <gtest/gtest.h>

#include <tuple>

#include "document/document.h"
#include "support/json.h"

namespace tafel {
namespace {

std::string written(const std::string& text)
{
    return document::line([&](auto& out) { document::write(out, text); });
}

/// The writer checks many letters at once, so every position is tested.
TEST(WrittenText, isReadAsItWas)
{
    for (std::size_t size = 1; size <= 40; ++size)
        for (std::size_t at = 0; at < size; ++at)
            for (int letter = 0; letter < 0x80; ++letter) {
                std::string text(size, at % 2 == 0 ? 'a' : '~');
                text[at] = static_cast<char>(letter);
                const std::string out = written(text);
                ASSERT_EQ(test::Json::parse(out).get<std::string>(), text) << size << " letters, at " << at;
                const bool escaped = letter < 0x20 || letter == '"' || letter == '\\';
                ASSERT_EQ(out.size() > size + 2, escaped) << size << " letters, " << letter << " at " << at;
            }
}

/// Each control character in an unknown name, in both layouts of an error document, read by another parser.
TEST(WrittenText, isJsonInEveryAnswer)
{
    for (int letter = 0; letter < 0x20; ++letter)
        for (std::size_t at = 0; at < 20; ++at) {
            std::string key(20, 'a');
            key[at] = static_cast<char>(letter);
            const std::string document = test::Json{{"format", "tafelrichter/1"}, {"game", "cosmic-eidex"},
                {"players", {"A", "B", "C"}}, {"deals", test::Json::array()},
                {key, 1}}.dump();
            for (const document::Layout layout : {document::Layout::Line, document::Layout::Pretty}) {
                std::string out;
                document::scoreDocument(out, document, Language::English, layout);
                ASSERT_EQ(test::Json::parse(out)["error"]["where"].get<std::string>(), "/" + key)
                    << letter << " at " << at << '\n'
                    << out;
            }
        }
}

/// Every position is tested, because the parser checks many letters at once for raw control characters.
TEST(ReadText, holdsNoControlCharacterAsItIs)
{
    for (int letter = 0; letter < 0x20; ++letter)
        for (std::size_t at = 0; at < 40; ++at) {
            std::string text(40, 'a');
            text[at] = static_cast<char>(letter);
            std::string out;
            document::scoreDocument(out, "[\n\"" + text + "\"]", Language::English, document::Layout::Line);
            const test::Json error = test::Json::parse(out)["error"];
            ASSERT_EQ(error["code"], "json") << letter << " at " << at;
            ASSERT_EQ(error["line"], 2);
            ASSERT_EQ(error["column"], at + 2) << letter << '\n' << out;
        }
}

TEST(ReadText, saysInBothLanguagesWhatIsNoJson)
{
    const std::tuple<const char*, const char*, const char*> cases[] = {
        {"", "das Dokument ist leer", "the document is empty"},
        {"{} 1", "nach dem Dokument folgt noch etwas", "there is more after the document"},
        {"{a:1}", "hier fehlt ein Name in Anführungszeichen", "a name in quotation marks is missing here"},
        {R"({"a" 1})", "nach dem Namen fehlt ein Doppelpunkt", "the colon after the name is missing"},
        {R"({"a":1 "b":2})", "hier fehlt ein Komma oder }", "a comma or } is missing here"},
        {R"({"a":[1 2]})", "hier fehlt ein Komma oder ]", "a comma or ] is missing here"},
        {R"({"a":"b)", "das Anführungszeichen am Ende fehlt", "the closing quotation mark is missing"},
        {R"({"a":"\x"})", "das Zeichen nach \\ ist falsch", "the character after \\ is wrong"},
        {R"({"a":"\u12x4"})", "das Zeichen nach \\ ist falsch", "the character after \\ is wrong"},
        {"{\"a\":\"\xff\"}", "das Zeichen ist kein UTF-8", "the character is not UTF-8"},
        {R"({"a":1.})", "der Zahl fehlen Ziffern", "the number lacks digits"},
        {R"({"a":1e})", "der Zahl fehlen Ziffern", "the number lacks digits"},
        {R"({"a":no})", "hier steht kein Wert", "there is no value here"},
    };
    for (const auto& [text, de, en] : cases) {
        const auto read = document::readMatch(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, Refusal::Code::Json) << text;
        EXPECT_NE(
            read.error().message.de.find(std::string("das ist kein JSON (") + de + ")."), std::string::npos)
            << read.error().message.de;
        EXPECT_NE(
            read.error().message.en.find(std::string("this is not JSON (") + en + ")."), std::string::npos)
            << read.error().message.en;
    }
}

TEST(WrittenText, keepsLettersOfAllLanguages)
{
    for (const std::string text : {"", "Ä", "Pesë Katësh", "«Stich» – 漢字 ♠", "\xF0\x9F\x83\x8F"})
        EXPECT_EQ(written(text), '"' + text + '"');
}

} // namespace
} // namespace tafel
