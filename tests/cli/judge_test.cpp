// Runs `tafelrichter judge FILE` on real files.
#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

const std::string head = R"("game":"cosmic-eidex","players":["Anna","Beat","Cora"],"turned_up":"S9")";
const std::string position = R"({"format":"tafelrichter-position/1",)" + head
    + R"(,"powers":[{"by":"Cora","power":"skater"}],"trick":{"lead":"Anna","cards":["H7","SJ"]},"hand":["S8","H10","LA"]})";
const std::string question = R"({"format":"tafelrichter-question/1",)" + head
    + R"(,"phase":"after-put-down","may":{"by":"Beat","power":"radarkontrolle","limit":92}})";
const std::string questions = R"({"format":"tafelrichter-question/1",)" + head
    + R"(,"phase":"after-deal","may":[{"by":"Anna","power":"voyeur","of":"Cora"},{"by":"Beat","power":"dealer","with":"Cora"}]})";
const std::string twice = R"({"format":"tafelrichter-position/1",)" + head
    + R"(,"trick":{"lead":"Anna","cards":["H7","SJ"]},"hand":["S8","SJ"]})";

/// The program's output, validated against the published form and without translated texts.
Json shownBy(const Ran& ran)
{
    const Json shown = Json::parse(ran.out);
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "") << ran.out;
    EXPECT_EQ(ran.out.back(), '\n');
    EXPECT_THAT(ran.err, IsEmpty());
    return shown;
}

TEST(Judge, ofAPositionIsItsVerdict)
{
    const Folder folder;
    const Ran ran = run({"judge", folder.write("stich.json", position)});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(difference(Json::parse(R"({"format":"tafelrichter-verdict/1","to_play":"Cora","legal":["H10"],
        "illegal":[{"card":"S8","clause":"eidex.skater.follow-first","also":["eidex.play.no-undertrump"]},
                   {"card":"LA","clause":"eidex.play.follow-suit"}],"winning":{"player":"Beat","card":"SJ"}})"),
                  shownBy(ran)),
        "");
}

TEST(Judge, ofAQuestionIsAnAnswerAlsoWhenItIsNo)
{
    const Ran ran = run({"judge", "-"}, {.input = question});
    EXPECT_EQ(ran.status, 0);
    const Json shown = shownBy(ran);
    EXPECT_EQ(shown["allowed"], false);
    EXPECT_EQ(shown["because"][0]["clause"], "eidex.radarkontrolle.limit");
}

TEST(Judge, ofAListOfUsesIsAListAndTheOrder)
{
    const Json shown = shownBy(run({"judge", "-"}, {.input = questions}));
    EXPECT_EQ(shown["allowed"].size(), 2U);
    EXPECT_EQ(shown["because"].size(), 2U);
    EXPECT_EQ(shown["order"], Json::parse(R"(["Beat","Anna"])")) << "the ace acts before the king";
}

TEST(Judge, ofARefusedPositionIsAnErrorDocumentAndStatusOne)
{
    const Ran ran = run({"judge", "-"}, {.input = twice});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(
        difference(Json::parse(R"({"error":{"code":"impossible","where":"/hand/1"}})"), shownBy(ran)), "");
    EXPECT_FALSE(shownBy(ran)["error"].contains("deal"));
}

TEST(Judge, ofAMatchSaysWhatItReads)
{
    const std::string match
        = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["A","B","C"],"deals":[]})";
    const Ran ran = run({"judge", "-"}, {.input = match});
    EXPECT_EQ(ran.status, 1);
    const Json shown = shownBy(ran);
    EXPECT_EQ(shown["error"]["code"], "format");
    EXPECT_THAT(shown["error"]["message"].get<std::string>(), HasSubstr("tafelrichter-position/1"));
}

TEST(Judge, ofAFileThatIsNotThereIsStatusTwo)
{
    const Folder folder;
    for (const std::vector<std::string>& options : {std::vector<std::string>(), {"--jsonl"}}) {
        std::vector<std::string> arguments{"judge", (folder / "missing").string()};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr("missing"));
    }
}

TEST(Judge, answersLinesOfBothKindsInOrder)
{
    const Ran ran = run({"judge", "--jsonl", "-"},
        {.input = position + "\n" + question + "\n{}\n" + twice + "\n[\n" + questions});
    EXPECT_EQ(ran.status, 0);
    std::vector<std::string> first;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) {
        const Json shown = Json::parse(line);
        first.push_back(shown.contains("error") ? shown["error"]["code"].get<std::string>()
                                                : std::next(shown.begin()).key());
    }
    EXPECT_THAT(first, testing::ElementsAre("to_play", "allowed", "format", "impossible", "json", "allowed"));
}

TEST(Judge, speaksTheLanguageAskedFor)
{
    const auto text = [](const char* language) {
        return Json::parse(
            run({"judge", "-", "--lang", language}, {.input = position}).out)["illegal"][0]["text"]
            .get<std::string>();
    };
    EXPECT_FALSE(text("de").empty());
    EXPECT_NE(text("de"), text("en"));
}

} // namespace
} // namespace tafel::test
