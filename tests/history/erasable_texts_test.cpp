#include "history/log/erasable_texts.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "any_game.h"
#include "full_history.h"
#include "history/log/text_table.h"

namespace tafel::history {
namespace {

using Kind = ErasableText::Kind;
using testing::HasSubstr;
using testing::Not;

Event entry(EventKind kind, std::string body, std::string match = "m")
{
    return {.seq = 1,
        .uuid = "u",
        .device = "d",
        .match = std::move(match),
        .kind = std::string(name(kind)),
        .body = std::move(body)};
}

/// An event that opens a match of these people.
Event openingOf(const std::string& players)
{
    return entry(EventKind::MatchOpened,
        R"({"match":{"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":[)" + players
            + R"(],"characters":{},"options":{},"deals":[]},"rules":"7","judged":[]})");
}

SeparatedBody partsOfDeal(const std::string& body, const Event& opening)
{
    const SeparatedBody first = separate(opening, {});
    const SeparatedBody parts
        = separate(entry(EventKind::DealEntered, body), {first.texts, [&] { return opening.body; }});
    EXPECT_EQ(join(parts.body, first.texts, parts.texts), body);
    return parts;
}

TEST(ErasableTexts, areSeatsInADeal)
{
    const SeparatedBody parts = partsOfDeal(
        R"({"deal":1,"entry":{"turned_up":"S9","points":{"Anna":60,"Zoë M.":71}},"reason":"","by":"Zoë M."})",
        openingOf(R"("Anna","Zoë M.","Cora")"));
    EXPECT_EQ(parts.body,
        R"({"deal":1,"entry":{"turned_up":"S9","points":{"@0":60,"@1":71}},"reason":"@t0","by":"@1"})");
}

/// The erasure of a person whose name equals a key or a card must not remove that word.
TEST(ErasableTexts, ofWhoIsCalledLikeAWordOfTheDocument)
{
    for (const auto& [players, body] :
        {
            std::pair(R"("points","turned_up","S9")",
                R"({"deal":1,"entry":{"turned_up":"S9","points":{"points":60,"turned_up":71}},"rules":"7"})"),
            std::pair(R"("anna","deal","7")",
                R"({"deal":1,"entry":{"turned_up":"S9","points":{"anna":60,"deal":71}},"rules":"7"})"),
        }) {
        const SeparatedBody parts = partsOfDeal(body, openingOf(players));
        EXPECT_EQ(
            parts.body, R"({"deal":1,"entry":{"turned_up":"S9","points":{"@0":60,"@1":71}},"rules":"7"})");
        EXPECT_TRUE(parts.texts.empty());
    }
}

TEST(ErasableTexts, areWordsOfSentences)
{
    const SeparatedBody parts = partsOfDeal(
        R"({"deal":1,"entry":{},"reason":"said \"@0\" Beat","dispute":{"asker":"Hugo","question":{"a":["Hugo"]},)"
        R"("verdict":"no","note":"@t1"}})",
        openingOf(R"("Anna","Beat","Cora")"));
    EXPECT_THAT(parts.texts,
        testing::ElementsAre(ErasableText{Kind::Words, "said \"@0\" Beat"}, ErasableText{Kind::Name, "Hugo"},
            ErasableText{Kind::Document, R"({"a":["Hugo"]})"}, ErasableText{Kind::Words, "@t1"}));
    EXPECT_THAT(parts.body, Not(HasSubstr("Hugo")));
}

TEST(ErasableTexts, areThoseOfTournamentsAndRenamings)
{
    for (const auto& [kind, body] : {
             std::pair(EventKind::TournamentOpened, R"({"name":"Cup of Anna","come":["Anna","Beat"]})"),
             std::pair(EventKind::RoundDrawn,
                 R"({"round":1,"seed":"Anna","tables":[["Anna","Beat"]],"out":["Cora"]})"),
             std::pair(EventKind::PersonRenamed, R"({"from":"Anna","to":"Beat"})"),
             std::pair(EventKind::PersonMarked, R"({"name":"Anna","mark":"circle"})"),
             std::pair(EventKind::PeopleDistinct, R"({"name":"Anna","other":"Cora","distinct":"yes"})"),
         }) {
        const SeparatedBody parts = separate(entry(kind, body, ""), {});
        for (const char* name : {"Anna", "Beat", "Cora"})
            EXPECT_THAT(parts.body, Not(HasSubstr(name))) << body;
        EXPECT_EQ(join(parts.body, {}, parts.texts), body);
    }
}

/// If the names in a text cannot be attributed, the whole text is erasable.
TEST(ErasableTexts, areAWholeBodyThatNobodyUnderstands)
{
    const Event opening = openingOf(R"("anna","Beat","Cora")");
    const SeparatedBody first = separate(opening, {});
    for (const std::string& body : {std::string(R"({"judged":[{"award":{"Anna":1}}]})"),
             std::string(R"({"entry":{"points":{"\u0061nna":1}}})"), std::string("[]"), std::string("7")}) {
        const SeparatedBody parts = separate(entry(EventKind::DealEntered, body), {});
        EXPECT_EQ(join(parts.body, {}, parts.texts), body);
        EXPECT_THAT(parts.body, Not(HasSubstr("nna")));
        const SeparatedBody known
            = separate(entry(EventKind::DealEntered, body), {first.texts, [&] { return opening.body; }});
        EXPECT_EQ(join(known.body, first.texts, known.texts), body);
    }
}

/// Numbers continue in the next event if one event has too many names.
TEST(ErasableTexts, areOneWhereThereAreMoreThanAnEntryHasRoomFor)
{
    const auto opened = [](std::int64_t people) {
        std::string body = R"({"come":[)";
        for (std::int64_t number = 0; number < people; ++number)
            body += fmt::format(R"({}"Member {}")", number == 0 ? "" : ",", number);
        return entry(EventKind::TournamentOpened, body + "]}", "");
    };
    for (const auto& [people, texts] :
        {std::pair(mostTexts, mostTexts), std::pair(mostTexts + 1, std::int64_t{1})}) {
        const Event event = opened(people);
        const SeparatedBody parts = separate(event, {});
        EXPECT_EQ(static_cast<std::int64_t>(parts.texts.size()), texts);
        EXPECT_EQ(join(parts.body, {}, parts.texts), event.body);
        EXPECT_THAT(parts.body, Not(HasSubstr("Member")));
    }
}

TEST(ErasableTexts, thatAreMissingAreDamage)
{
    for (const char* body : {R"({"a":"@0"})", R"({"a":"@t0"})", R"({"a":"@x"})", R"({"a":"@0)"})
        EXPECT_THROW(join(body, {}, {}), StorageException) << body;
}

/// Enters everything possible in every game.
TEST(ErasableTexts, leaveNoNameInTheLog)
{
    const Folder folder;
    writeFullHistory(folder.history());
    SQLite::Database database(folder.history().string());
    EXPECT_EQ(database
                  .execAndGet("SELECT count(*) FROM event WHERE body LIKE '%Anna%' OR body LIKE '%Beat%' OR "
                              "body LIKE '%Cora%' OR body LIKE '%miscounted%'")
                  .getInt(),
        0);
    EXPECT_EQ(
        database.execAndGet("SELECT count(*) FROM text WHERE kind = 2 AND text LIKE '%judged%'").getInt(), 0)
        << "no body is one text as a whole";
}

} // namespace
} // namespace tafel::history
