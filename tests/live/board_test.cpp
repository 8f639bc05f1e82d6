// The board of a tournament: tables that play, finished and idle tables, and the last results.
#include <SQLiteCpp/SQLiteCpp.h>

#include "history/ownership.h"
#include "history/tournaments/tournaments.h"
#include "live/live_table.h"
#include "live/tally_svg.h"
#include "support/two_tablets.h"

namespace tafel::live {

using testing::HasSubstr;
using testing::Not;

namespace {

class Tournament : public LiveTable {
protected:
    const std::string name = "Tuesday";

    void SetUp() override
    {
        LiveTable::SetUp();
        Match setup = history::matchOf(
            R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":["A","B","C"],"options":{"target":2},"deals":[]})");
        const auto id = history::openTournament(writer, {.name = name, .setup = setup, .sizes = {3}},
            {"Anna", "Beat", "Cora", "Dani", "Emil", "Fritz", "Gina", "Hanna", "Ivo"});
        m_tables = history::drawNextRound(writer, *id, "7")->tables;
        line({{"kind", "sharing"}, {"key", key}, {"tournament", name}});
    }

    /// Opens the match of this table, counted from 0.
    std::string open(std::size_t table)
    {
        Json names(m_tables[table]);
        return writer
            .openMatch(history::matchOf(Json{{"format", "tafelrichter/1"}, {"game", "cosmic-eidex"},
                {"edition", "web"}, {"players", names}, {"tournament", name}, {"options", {{"target", 2}}},
                {"deals", Json::array()}}.dump()))
            .value();
    }
    /// Sets the start of a match relative to now, as an SQLite modifier: "-9 minutes".
    void beganAt(const std::string& id, const std::string& time)
    {
        SQLite::Database(folder.history(), SQLite::OPEN_READWRITE)
            .exec("UPDATE match_summary SET started = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '" + time
                + "') WHERE id = '" + id + "'");
    }
    /// A player who wins all tricks wins the match at once.
    void finish(std::size_t table)
    {
        const std::string id = open(table);
        const auto& seats = m_tables[table];
        ASSERT_TRUE(writer.enterDeal(id,
            document::readDeal(writer.load(id)->match, Json{{"turned_up", "H9"}, {"match", seats[0]}}.dump())
                .value()));
    }
    std::string board()
    {
        line({{"kind", "changed"}});
        return stateOf("board")["board"];
    }

    std::vector<std::vector<std::string>> m_tables;
};

} // namespace

TEST_F(Tournament, saysHowFarEachTableIs)
{
    beganAt(open(1), "-1 minutes");
    finish(2);
    const std::string shown = board();
    EXPECT_THAT(shown, HasSubstr("begins soon"));
    EXPECT_THAT(shown, HasSubstr("Deal 1</span>"));
    EXPECT_THAT(shown, HasSubstr("1 table playing"));
    EXPECT_THAT(shown, HasSubstr("<b>1</b> done"));
    EXPECT_THAT(shown, HasSubstr("Table 3: "));
    EXPECT_THAT(shown, Not(HasSubstr("as of")));
}

TEST_F(Tournament, aTableWhoseTabletSendsNothingForLongIsSilent)
{
    const std::string id = open(0);
    beganAt(id, "-11 minutes");
    EXPECT_THAT(board(), Not(HasSubstr("as of"))) << "nothing of its own table can be missing here";
    history::History other = history::open(folder / "other.db");
    test::meet(writer, other);
    ASSERT_TRUE(history::takeOwnership(other, id).value());
    test::meet(writer, other);
    beganAt(id, "-9 minutes");
    EXPECT_THAT(board(), Not(HasSubstr("as of")));
    beganAt(id, "-11 minutes");
    const std::string shown = board();
    EXPECT_THAT(shown, HasSubstr("class=\"silent\""));
    EXPECT_THAT(shown, HasSubstr("as of"));
}

TEST_F(Tournament, aRoundThatIsOverIsAResult)
{
    for (std::size_t table : {0U, 1U, 2U})
        finish(table);
    EXPECT_THAT(board(), HasSubstr("Round 1 over, all 3 tables"));
}

TEST_F(Tournament, isOnThePagesOfPhonesToo)
{
    EXPECT_THAT(stateOf("watch", "de")["slate"].get<std::string>(), HasSubstr("Tuesday"));
    EXPECT_THAT(get("/" + key + "/?lang=de").body, HasSubstr("beginnt gleich")) << "without JavaScript, too";
}

TEST(TallyMarks, theFifthGoesAcross)
{
    EXPECT_EQ(tallyMarks(0, 0).width, 0);
    const TallyMarks seven = tallyMarks(1, 7);
    EXPECT_EQ(std::count(seven.path.begin(), seven.path.end(), 'M'), 7);
    EXPECT_EQ(seven.width, 13 + 148 + 31 + 26);
    EXPECT_EQ(seven.path, tallyMarks(1, 7).path);
    EXPECT_NE(seven.path, tallyMarks(2, 7).path) << "nobody writes like another";
}

TEST_F(LiveTable, chipsAreDrawn)
{
    const auto shown = [&](const char* game, int players) {
        Json names = Json::array();
        for (int i = 0; i < players; ++i)
            names.push_back(std::string("ABCD").substr(static_cast<std::size_t>(i), 1));
        const std::string id = writer
                                   .openMatch(history::matchOf(Json{{"format", "tafelrichter/1"},
                                       {"game", game}, {"players", names},
                                       {"deals", Json::array()}}.dump()))
                                   .value();
        line({{"kind", "sharing"}, {"key", key}, {"match", id}});
        return stateOf("watch")["slate"].get<std::string>();
    };
    EXPECT_THAT(shown("krass-kariert", 4), HasSubstr("live.svg#chip"));
    EXPECT_THAT(shown("quodlibet", 4), Not(HasSubstr("class=\"chip")));
}

} // namespace tafel::live
