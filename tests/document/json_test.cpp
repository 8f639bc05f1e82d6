// Texts in written documents.
#include "document/json.h"

#include <gtest/gtest.h>

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

TEST(WrittenText, keepsLettersOfAllLanguages)
{
    for (const std::string text : {"", "Ä", "Pesë Katësh", "«Stich» – 漢字 ♠", "\xF0\x9F\x83\x8F"})
        EXPECT_EQ(written(text), '"' + text + '"');
}

} // namespace
} // namespace tafel
