// Texts in the documents that we write.
#include "document/json.h"

#include <gtest/gtest.h>

#include "support/json.h"

namespace tafel {
namespace {

std::string written(const std::string& text)
{
    std::string out;
    document::LineWriter writer(out);
    document::write(writer, text);
    return out;
}

/// The writer looks at many letters at once: whatever stands where, a reader gets it back.
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

TEST(WrittenText, keepsLettersOfAllLanguages)
{
    for (const std::string text : {"", "Ä", "Pesë Katësh", "«Stich» – 漢字 ♠", "\xF0\x9F\x83\x8F"})
        EXPECT_EQ(written(text), '"' + text + '"');
}

} // namespace
} // namespace tafel
