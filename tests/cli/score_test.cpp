// Runs `tafelrichter score FILE` on real files.
#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string good
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
      R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}}]})";
const std::string bad
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
      R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71,"Cora":27}}]})";

TEST(Score, ofAFileIsItsResult)
{
    const Folder folder;
    const Ran ran = run({"score", folder.write("match.tafel.json", good)});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_EQ(ran.out.back(), '\n');
    const Json shown = Json::parse(ran.out);
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "");
    EXPECT_EQ(
        difference(
            Json::parse(
                R"({"format":"tafelrichter-result/1","deals":[{"award":{"Anna":0,"Beat":1,"Cora":1}}]})"),
            shown),
        "");
}

TEST(Score, ofStandardInputIsTheSame)
{
    const Folder folder;
    EXPECT_EQ(run({"score", "-"}, {.input = good}).out, run({"score", folder.write("a", good)}).out);
}

TEST(Score, ofARefusedMatchIsAnErrorDocumentAndStatusOne)
{
    const Ran ran = run({"score", "-"}, {.input = bad});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, IsEmpty());
    const Json shown = Json::parse(ran.out);
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "");
    EXPECT_EQ(
        difference(
            Json::parse(
                R"({"error":{"code":"points-sum","deal":1,"where":"/deals/0/points","clause":"eidex.values.total"}})"),
            shown),
        "");
}

TEST(Score, ofWhatIsNoJsonIsAnErrorDocumentToo)
{
    for (const std::string& bytes :
        {std::string(), std::string("\xFF\x00\xFE", 3), std::string("{"), std::string(1 << 21, '[')}) {
        const Ran ran = run({"score", "-"}, {.input = bytes});
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(Json::parse(ran.out)["error"]["code"], "json");
        EXPECT_THAT(ran.err, IsEmpty());
    }
}

TEST(Score, ofAFileThatIsNotThereIsStatusTwo)
{
    const Folder folder;
    for (const std::string& file :
        {(folder / "missing").string(), (folder / "").string(), std::string("/")}) {
        const Ran ran = run({"score", file});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(file));
    }
}

TEST(Score, ofTheSameFileIsTheSameByteForByte)
{
    EXPECT_EQ(run({"score", "-"}, {.input = good}).out, run({"score", "-"}, {.input = good}).out);
}

TEST(Score, speaksTheLanguageAskedFor)
{
    const auto text = [](std::vector<std::string> arguments) {
        return Json::parse(run(std::move(arguments), {.input = good}).out)["deals"][0]["because"][0]["text"]
            .get<std::string>();
    };
    EXPECT_THAT(text({"score", "-"}), HasSubstr("Most"));
    EXPECT_THAT(text({"score", "-", "--lang", "de"}), HasSubstr("Am meisten"));
    EXPECT_THAT(text({"--lang", "de", "score", "-"}), HasSubstr("Am meisten"));
    EXPECT_THAT(text({"score", "--lang=de", "-"}), HasSubstr("Am meisten"));
    EXPECT_THAT(text({"score", "-", "--lang", "en"}), HasSubstr("Most"));
}

TEST(Score, speaksTheLanguageOfTheEnvironment)
{
    const auto isGerman = [](std::map<std::string, std::string> environment,
                              std::vector<std::string> arguments = {"score", "-"}) {
        const Ran ran = run(std::move(arguments), {.input = bad, .environment = std::move(environment)});
        return Json::parse(ran.out)["error"]["message"].get<std::string>().find("zu viel")
            != std::string::npos;
    };
    EXPECT_FALSE(isGerman({}));
    EXPECT_TRUE(isGerman({{"LC_MESSAGES", "de_CH.UTF-8"}}));
    EXPECT_TRUE(isGerman({{"LANG", "de_DE"}}));
    EXPECT_FALSE(isGerman({{"LANG", "fr_CH.UTF-8"}}));
    EXPECT_FALSE(isGerman({{"LC_MESSAGES", "en_GB"}, {"LANG", "de_DE"}}));
    EXPECT_TRUE(isGerman({{"LC_ALL", "de_AT"}, {"LC_MESSAGES", "en_GB"}}));
    EXPECT_TRUE(isGerman({{"LC_ALL", ""}, {"LC_MESSAGES", "de"}})) << "an empty variable is none";
    EXPECT_FALSE(isGerman({{"LC_MESSAGES", "de_CH"}}, {"score", "-", "--lang", "en"}));
}

TEST(Score, takesANameWithSpacesAndOddLetters)
{
    const Folder folder;
    EXPECT_EQ(run({"score", folder.write("Spiel vom 3. März – «Final».tafel.json", good)}).status, 0);
}

} // namespace
} // namespace tafel::test
