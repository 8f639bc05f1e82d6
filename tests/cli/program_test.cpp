// The program as a whole: usage errors, help, and its dependencies.
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "support/process.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Program, answersBadUsageWithStatusTwoAndASentence)
{
    const std::vector<std::vector<std::string>> usages{{"score"}, {"score", "a", "b"}, {"scores", "a"},
        {"--foo"}, {"score", "-", "--foo"}, {"score", "-", "--lang", "fr"}, {"score", "-", "--lang"},
        {"rules", "--clause"}, {"score", ""}, {"judge"}, {"judge", "-", "--depth", "1"}, {"perft", "a"}};
    for (const std::vector<std::string>& usage : usages) {
        const Ran ran = run(usage);
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(usage);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, Not(IsEmpty()));
    }
}

TEST(Program, saysInBothLanguagesHowItIsDoneRight)
{
    struct Wrong {
        std::vector<std::string> words;
        std::string german, english;
    };
    const std::vector<Wrong> all{
        {{"scor", "a"}, "«scor» ist kein Befehl. Meintest du «score»?",
            "\"scor\" is not a command. Did you mean \"score\"?"},
        {{"xyzzy"}, "Wähle einen von diesen: score, judge, ask, perft, open,",
            "Choose one of these: score, judge, ask, perft, open,"},
        {{"score", "-", "--jsnol"}, "Meintest du «--jsonl»?", "Did you mean \"--jsonl\"?"},
        {{"score", "-", "--foo"}, "«tafelrichter score --help» nennt alle",
            "\"tafelrichter score --help\" lists them all"},
        {{"score"}, "FILE fehlt: tafelrichter score FILE", "FILE is missing: tafelrichter score FILE"},
        {{"perft", "a"}, "--depth fehlt: tafelrichter perft FILE --depth N",
            "--depth is missing: tafelrichter perft FILE --depth N"},
        {{"score", "a", "b"}, "«b» ist zu viel: tafelrichter score FILE",
            "Unexpected argument \"b\": tafelrichter score FILE"},
        {{"stats", "playrs"},
            "möglich: players, games, characters, contracts, versions, opponents, ratings. Meintest du "
            "«players»?",
            "Choose one of these: players, games, characters, contracts, versions, opponents, ratings. Did "
            "you mean "
            "\"players\"?"},
        {{"stats", "--format", "xml"}, "möglich: text, csv, json.", "Choose one of these: text, csv, json."},
        {{"rules", "--game", "herzelm"}, "Meintest du «herzeln»?", "Did you mean \"herzeln\"?"},
        {{"history", "--limit", "-1"}, "eine ganze Zahl ab 0", "a whole number, 0 or higher"},
        {{"rules", "--clause", "--json"}, "Hinter --clause fehlt der Wert: --clause ID.",
            "Missing value for --clause: --clause ID."},
        {{"rules", "--match", "a", "--game", "herzeln"}, "--game und --match lassen sich nicht kombinieren.",
            "--game and --match cannot be combined."},
        {{"history", "--match", "a", "--game", "herzeln"},
            "--match und --game lassen sich nicht kombinieren.", "--match and --game cannot be combined."},
        {{"history", "--match", "a", "--limit", "3"}, "--match und --limit lassen sich nicht kombinieren.",
            "--match and --limit cannot be combined."},
        {{"history", "--match", "a", "Anna"}, "--match und WORDS lassen sich nicht kombinieren.",
            "--match and WORDS cannot be combined."},
        {{"history", "--rated", "a", "--match", "b"}, "--rated und --match lassen sich nicht kombinieren.",
            "--rated and --match cannot be combined."},
        {{"history", "--yes"}, "--yes gilt nur mit --rejudge.", "--yes applies only with --rejudge."},
        {{"people", "--suggested", "--yes"}, "--yes gilt nur mit --rename oder --forget.",
            "--yes applies only with --rename or --forget."},
        {{"score", "-", "--jsonl=yes"}, "gehört kein Wert", "takes no value"},
        {{"history", "--match", "a", "--match=b"}, "ist zweimal angegeben", "is given twice"},
    };
    for (const Wrong& each : all)
        for (const bool german : {true, false}) {
            std::vector<std::string> words = each.words;
            words.insert(words.begin(), {"--lang", german ? "de" : "en"});
            const Ran ran = run(words);
            EXPECT_EQ(ran.status, 2) << testing::PrintToString(words);
            EXPECT_THAT(ran.out, IsEmpty());
            EXPECT_THAT(ran.err, HasSubstr(german ? each.german : each.english));
        }
    EXPECT_THAT(run({"scor", "--lang", "de"}).err, HasSubstr("Meintest du")) << "also said afterwards";
    EXPECT_THAT(run({"--lang", "fr"}).err, HasSubstr("de, en"));
}

/// All options in a text, such as "--jsonl", without duplicates.
std::set<std::string> optionsIn(const std::string& text)
{
    std::set<std::string> options;
    static const std::regex option(R"((^|[^a-z-])(--[a-z]+(-[a-z]+)*))");
    for (std::sregex_iterator each(text.begin(), text.end(), option), end; each != end; ++each)
        options.insert((*each)[2]);
    return options;
}

/// The commands in the help text.
std::vector<std::string> commands()
{
    std::vector<std::string> names;
    std::istringstream help(run({"--help"}).out);
    bool here = false;
    for (std::string line; std::getline(help, line);) {
        if (line == "Commands:")
            here = true;
        else if (here && !line.starts_with("  "))
            break;
        else if (here)
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return names;
}

/// The text of the man page for a command, without markup.
std::string manualOf(const std::string& command)
{
    std::string text = readFile(TAFEL_SOURCE "/packaging/tafelrichter.1");
    text = std::regex_replace(text.substr(text.find(".SH COMMANDS")), std::regex(R"(\\-)"), "-");
    const std::size_t end = text.find(".SH EXIT STATUS");
    static const std::regex item(R"(\.TP\n\.B[IR]* ([a-z]+))");
    std::string found;
    for (std::sregex_iterator each(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), item), last;
         each != last; ++each) {
        const auto begin = static_cast<std::size_t>(each->position());
        const std::size_t next = text.find(".TP\n", begin + 1);
        if ((*each)[1] == command)
            found += text.substr(begin, std::min(next, end) - begin);
    }
    return found;
}

TEST(Program, helpsManualAndCompletionKnowTheSameOptions)
{
    const std::set<std::string> everywhere{"--db", "--help", "--lang", "--version"};
    ASSERT_GE(commands().size(), 13U);
    for (const std::string& command : commands()) {
        const std::string help = run({command, "--help"}).out;
        std::set<std::string> ofHelp = optionsIn(help);
        std::set<std::string> completed = optionsIn(run({"complete", "--", command, "-"}).out);
        EXPECT_EQ(ofHelp, completed) << command;
        for (const std::string& general : everywhere)
            EXPECT_EQ(ofHelp.erase(general), 1U) << command << ' ' << general;
        EXPECT_EQ(optionsIn(manualOf(command)), ofHelp) << command;
    }
    std::string general = readFile(TAFEL_SOURCE "/packaging/tafelrichter.1");
    general = std::regex_replace(general.substr(0, general.find(".SH COMMANDS")), std::regex(R"(\\-)"), "-");
    for (const std::string& each : everywhere)
        EXPECT_THAT(general, HasSubstr(each));
}

TEST(Program, helpsInTheLanguageThatIsAskedFor)
{
    for (const std::string& command : commands()) {
        const std::string german = run({"--lang", "de", command, "--help"}).out;
        EXPECT_THAT(german, HasSubstr("Aufruf: tafelrichter " + command));
        EXPECT_THAT(german, Not(HasSubstr("Usage")));
        EXPECT_THAT(run({command, "--help"}).out, HasSubstr("Usage: tafelrichter " + command));
    }
    EXPECT_THAT(run({"--help", "--lang=de"}).out, HasSubstr("Befehle:"));
}

TEST(Program, completesWhatMayStandThere)
{
    EXPECT_THAT(run({"complete", "--", ""}).out, HasSubstr("score\njudge\n"));
    EXPECT_THAT(run({"complete", "--", ""}).out, Not(HasSubstr("complete")));
    EXPECT_EQ(run({"complete", "--", "score", ""}).out, "FILES\n");
    EXPECT_EQ(run({"complete", "--", "--lang", ""}).out, "de\nen\n");
    EXPECT_EQ(run({"complete", "--", "stats", "--format", ""}).out, "text\ncsv\njson\n");
    EXPECT_THAT(run({"complete", "--", "report", ""}).out, HasSubstr("season\n"));
    EXPECT_EQ(run({"complete", "--", "--db", "/nonexistent", "stats", "--player", ""}).out, "");
}

TEST(Program, saysWhatIsWrongWithThePlaceOfAHistory)
{
    const Folder folder;
    std::filesystem::create_directory(folder / "club");
    const std::string place = (folder / "club").string();
    const Ran isFolder = run({"--db", place, "history"});
    EXPECT_EQ(isFolder.status, 2);
    EXPECT_THAT(isFolder.err, HasSubstr(place + " is a folder. Give the file in it with --db"));
    EXPECT_THAT(run({"--db", place, "history", "--lang", "de"}).err, HasSubstr("ist ein Ordner"));
}

TEST(Program, helps)
{
    for (const std::vector<std::string>& usage : std::vector<std::vector<std::string>>{{"--help"},
             {"score", "--help"}, {"judge", "--help"}, {"perft", "--help"}, {"rules", "--help"}}) {
        const Ran ran = run(usage);
        EXPECT_EQ(ran.status, 0);
        EXPECT_THAT(ran.out, HasSubstr("Usage"));
        EXPECT_THAT(ran.err, IsEmpty());
    }
    EXPECT_THAT(run({"--help"}).out, HasSubstr("--lang"));
}

TEST(Program, tellsItsVersion)
{
    const Ran ran = run({"--version"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(Program, linksNoQt)
{
    const Ran ran = run({TAFEL_PROGRAM}, {.environment = {{"PATH", "/usr/bin:/bin"}}, .program = "ldd"});
    ASSERT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("libsqlite3"));
    EXPECT_THAT(ran.out, Not(HasSubstr("Qt")));
}

TEST(Program, withoutTheAppSaysSo)
{
    const Folder folder; // a folder without the app
    const std::string alone = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, alone);
    for (const std::vector<std::string>& usage :
        std::vector<std::vector<std::string>>{{}, {"--lang", "en"}}) {
        const Ran ran = run(usage, {.program = alone});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr("not built here"));
    }
    EXPECT_THAT(run({"--lang", "de"}, {.program = alone}).err, HasSubstr("nicht gebaut"));
}

TEST(Program, startsTheAppThatLiesBesideIt)
{
    const Folder folder;
    const std::string program = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, program);
    const std::string app = folder.write("tafelrichter-app", "#!/bin/sh\necho the app\nexit 5\n");
    std::filesystem::permissions(app, std::filesystem::perms::owner_all);
    const Ran ran = run({}, {.program = program});
    EXPECT_EQ(ran.status, 5);
    EXPECT_EQ(ran.out, "the app\n");
}

TEST(Program, givesTheAppItsHistoryAndTheFileToOpen)
{
    const Folder folder;
    const std::string program = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, program);
    const std::string app = folder.write("tafelrichter-app", "#!/bin/sh\necho \"$@\"\n");
    std::filesystem::permissions(app, std::filesystem::perms::owner_all);
    const std::string file = folder.write("an evening.tafel.json", "{}");
    EXPECT_EQ(run({"--db", "club.db"}, {.program = program}).out, "club.db\n");
    EXPECT_EQ(
        run({"open", file, "--db", "club.db"}, {.program = program}).out, "--open=" + file + " club.db\n");
    // The desktop menu starts the app without arguments.
    EXPECT_EQ(run({"open"}, {.program = program}).out, "\n");
    const Ran missing = run({"open", file + ".gone"}, {.program = program});
    EXPECT_EQ(missing.status, 2);
    EXPECT_THAT(missing.out, IsEmpty());
    EXPECT_THAT(missing.err, HasSubstr("an evening.tafel.json.gone"));
}

TEST(Program, thatCannotWriteSaysSoWithStatusSeventy)
{
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "no /dev/full here";
    const Ran ran
        = run({"-c", "\"$0\" score - > /dev/full", TAFEL_PROGRAM}, {.input = "{}", .program = "/bin/sh"});
    EXPECT_EQ(ran.status, 70);
    EXPECT_THAT(ran.err, HasSubstr("The output cannot be written: No space left on device."));
}

} // namespace
} // namespace tafel::test
