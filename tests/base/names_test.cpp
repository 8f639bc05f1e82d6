#include "base/names.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/utf8.h"

namespace tafel {
namespace {

TEST(Names, areComparedAsTheyAreSeen)
{
    struct Case {
        std::string_view why, name, compared;
    };
    constexpr Case cases[] = {
        {"as it is", "Anna", "Anna"},
        {"capital letters differ", "anna", "anna"},
        {"nothing", "", ""},
        {"white space around it", " \t Anna\n", "Anna"},
        {"white space between words", "Anna   Meier", "Anna Meier"},
        {"a space that does not break, one of an em, one of ideographs", "Anna\u00A0\u2003\u3000Meier",
            "Anna Meier"},
        {"the end of a line", "Anna\u2028\u2029\u0085Meier", "Anna Meier"},
        {"an accent of its own", "Zoe\u0308", "Zoë"},
        {"an accent in one letter", "Zoë", "Zoë"},
        {"a letter with another name: ångström, ohm", "\u212B\u2126", "\u00C5\u03A9"},
        {"compatibility is no equality: ligature, wide letter", "\uFB01\uFF21", "\uFB01\uFF21"},
        {"a space of no width", "An\u200Bna", "Anna"},
        {"a word joiner, a byte order mark, a soft hyphen", "\uFEFFAn\u2060n\u00ADa", "Anna"},
        {"marks of direction", "\u200EAnna\u200F\u061C", "Anna"},
        {"what turns the direction, in an old history", "\u202EAnna\u202C\u2066\u2069", "Anna"},
        {"a sign for how a letter looks", "葛\uFE00\U000E0100", "葛"},
        {"the pattern of Braille without a dot is a space", "\u2800Anna\u2800 Meier\u2800", "Anna Meier"},
        {"nothing but that", "\u2800", ""},
        {"fillers", "\u3164\u115F\u1160\uFFA0", ""},
        {"only what is not seen", " \u200B\u2060 ", ""},
        {"of no width between spaces", "Anna \u200B Meier", "Anna Meier"},
        {"of no width before an accent", "Zoe\u200B\u0308", "Zoë"},
        {"an accent stays, also one that no letter takes up", "q\u0308", "q\u0308"},
        {"a joiner inside an emoji", "👩\u200D⚕\uFE0F", "👩\u200D⚕"},
        {"… after the tone of a skin", "👩🏽\u200D🚀", "👩🏽\u200D🚀"},
        {"… and after the sign that it is a picture", "🏳\uFE0F\u200D🌈", "🏳\u200D🌈"},
        {"a joiner between letters", "An\u200Dna", "Anna"},
        {"a joiner at the end of an emoji", "👩\u200D", "👩"},
        {"a joiner between an emoji and a letter", "👩\u200DA", "👩A"},
        {"two emojis are two", "👩🚀", "👩🚀"},
        {"no UTF-8", " a\xFF ", " a\xFF "},
    };
    for (const Case& each : cases) {
        EXPECT_EQ(normalizedName(each.name), each.compared) << each.why;
        EXPECT_EQ(normalizedName(normalizedName(each.name)), normalizedName(each.name))
            << each.why << ", again";
    }
    EXPECT_TRUE(isSameName("Zoe\u0308 ", "Zoë"));
    EXPECT_FALSE(isSameName("Anna", "anna"));
    EXPECT_FALSE(isSameName("Zoe", "Zoë"));
}

TEST(Utf8, replacesWhatIsNone)
{
    const auto valid = [](std::string_view text) {
        std::string room;
        return std::string(validUtf8(text, room));
    };
    for (const std::string_view each : {"", "Anna", "Zoë 葛 👩\u200D🚀 and more than eight letters", "\u0000"})
        EXPECT_EQ(valid(each), each);
    EXPECT_EQ(valid("C\xC3\xFFr\xA4"), "C\uFFFD\uFFFDr\uFFFD");
    EXPECT_EQ(valid("\xC3\"}"), "\uFFFD\"}") << "the end of a text stays";
    EXPECT_EQ(valid("a long enough text \xED\xA0\x80"), "a long enough text \uFFFD\uFFFD\uFFFD")
        << "half a pair";
    EXPECT_EQ(valid("\xE2\x82"), "\uFFFD\uFFFD") << "cut off";
}

TEST(Names, areAlikeWhenTheyMayBeOfOnePerson)
{
    struct Case {
        std::string_view one, other;
        bool alike;
    };
    constexpr Case cases[] = {
        {"Anna", "ANNA", true},
        {"Zoe", "Zoë", true},
        {"Jürg", "Juerg", true},
        {"Jürg", "Jurg", true},
        {"Juerg", "Jurg", false}, // a spelling without ü
        {"Üli Örn", "Ueli Oern", true},
        {"Strauß", "STRAUSS", true},
        {"Anna-Lea", "Annalea", true},
        {"Anna Lea", "anna-lea", true},
        {"O'Brien", "OBrien", true},
        {"Anna", "Anna Meier", true},
        {"Anna", "Anna M.", true},
        {"Anna M", "anna meier", true},
        {"Jürg", "Juerg Meier", true},
        {"Anna M. Huber", "Anna Meier Huber", true},
        {"Anna Meier", "Anna Meier Huber", true},
        {"Anna Meier", "Anna Huber", false},
        {"Anna M.", "Anna Huber", false},
        {"Anna", "Annabel", false},
        {"Anna", "Anna-Lea", false},
        {"Meier", "Anna Meier", false},
        {"A.", "Anna", false},
        {"Anna", "Anna 2", false},
        {"Anna 1", "Anna 12", false},
        {"Michael", "Michal", false},
        {"Beat", "Bea", false},
        {"?", "!", false},
        {"?", "Anna", false},
        {"\xff", "\xff\xff", false},
        {"👩", "👩 Anna", true},
        {"👩", "🚀", false},
    };
    for (const Case& each : cases) {
        const FuzzyName one(each.one), other(each.other);
        EXPECT_EQ(mayBeSamePerson(one, other), each.alike) << each.one << ", " << each.other;
        EXPECT_EQ(mayBeSamePerson(other, one), each.alike) << each.other << ", " << each.one;
        if (each.alike) {
            const std::vector<std::string> keys = one.keys(), others = other.keys();
            EXPECT_NE(std::find_first_of(keys.begin(), keys.end(), others.begin(), others.end()), keys.end())
                << each.one << ", " << each.other;
        }
    }
}

TEST(Names, mayDifferByCapitalLettersOnly)
{
    EXPECT_EQ(caseFoldedName(" ANNA  Zoe\u0308"), caseFoldedName("anna ZOË "));
    EXPECT_EQ(caseFoldedName("Ärne STRAUSS"), caseFoldedName("ärne Strauß"));
    EXPECT_NE(caseFoldedName("Zoe"), caseFoldedName("Zoë"));
    EXPECT_EQ(caseFoldedName("\xff"), "\xff");
}

TEST(Names, holdNothingThatRulesWhatIsSeen)
{
    for (const std::string_view text :
        {std::string_view("\0", 1), std::string_view("\x1b[31m"), std::string_view("a\x1f"),
            std::string_view("a\tb"), std::string_view("\x7f"), std::string_view("\u0080"),
            std::string_view("\u009b31m"), std::string_view("\u009f"), std::string_view("a\u202A"),
            std::string_view("\u202E"), std::string_view("\u2066"), std::string_view("\u2069b")})
        EXPECT_TRUE(hasControlCharacters(text)) << text;
    for (const std::string_view text : {"", "Zoë Ünsal", "李", "\u00A0", "¢", "\u2029", "\u202F", "\u2065",
             "\u206A", "\u200B\u200F", "👩\u200D🚀"})
        EXPECT_FALSE(hasControlCharacters(text)) << text;
}

TEST(Names, areHarmlessOnATerminal)
{
    EXPECT_EQ(escapeForTerminal("Zoë \u00A0👩\u200D🚀"), "Zoë \u00A0👩\u200D🚀");
    EXPECT_EQ(
        escapeForTerminal("a\x1b[31m\u009b1m\u202Eb\tc\nd\x7f"), "a\uFFFD[31m\uFFFD1m\uFFFDb c d\uFFFD");
    EXPECT_EQ(escapeForTerminal("a\nb\rc\n", true), "a\nb\uFFFDc\n");
    EXPECT_EQ(escapeJsonForTerminal("{\n\"a\": \"\u009b\u202E\x7f\x1bë\"}\n"),
        "{\n\"a\": \"\\u009b\\u202e\\u007f\\u001bë\"}\n");
}

struct Letters {
    std::string_view text;
    std::size_t characters, width;
    std::string_view first; ///< Its first letter.
};

constexpr Letters letters[] = {
    {"", 0, 0, ""},
    {"Anna", 4, 4, "A"},
    {"Änne", 4, 4, "Ä"},
    {"A\u0308nne", 5, 4, "A\u0308"}, // an accent is a character of its own
    {"王芳", 2, 4, "王"},
    {"👩‍👩‍👧 Beat", 10, 7, "👩‍👩‍👧"}, // three pictures that a joiner makes one
    {"👍🏽", 2, 2, "👍🏽"},
    {"🇨🇭Cora", 6, 6, "🇨🇭"},
    {"\xffx", 2, 2, "\xff"},
};

TEST(Utf8, hasLettersAsPeopleSeeThem)
{
    for (const Letters& each : letters) {
        EXPECT_EQ(characterCount(each.text), each.characters) << each.text;
        EXPECT_EQ(terminalWidth(each.text), each.width) << each.text;
        EXPECT_EQ(firstLetters(each.text, 1), each.first) << each.text;
        EXPECT_EQ(shortened(each.text, 99), each.text);
        EXPECT_EQ(firstBytes(each.text, each.first.size()), each.first) << each.text;
        EXPECT_EQ(firstBytes(each.text, std::max<std::size_t>(each.first.size(), 1) - 1), "")
            << "no part of a letter";
    }
}

} // namespace
} // namespace tafel
