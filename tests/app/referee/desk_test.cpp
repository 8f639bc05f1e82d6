// The referee desk with a match on the table: the data from the match, and the saved dispute.
#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "app/referee/desk_games.h"
#include "app/session/session.h"
#include "document/document.h"
#include "history/statistics/statistics.h"

namespace tafel::app {

namespace {

/// A trick with two cards, a hand, and the card in question.
void ask(Desk& desk)
{
    for (const char* const card : {"H7", "SJ", "S8", "H10", "LA"})
        desk.pick(card);
    desk.tap("hand", "LA");
}

} // namespace

/// An override of a house rule at the desk holds for the next question.
TEST(Desk, takesWhatTheMatchSaysNowWhenItIsCleared)
{
    QTemporaryDir folder;
    Session session;
    session.setFile(folder.filePath("history.db"));
    session.componentComplete();
    const auto match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[]})");
    const auto id = session.history().openMatch(match.value());
    ASSERT_TRUE(id);
    ASSERT_TRUE(
        session.history().saveDraft(*id, document::readDeal(*match, R"({"turned_up":"S9"})").value()));
    ASSERT_TRUE(session.table()->open(QString::fromStdString(*id)));
    DeskGames games;
    games.setSession(&session);
    Desk& desk = *games.desk();
    ask(desk);
    ASSERT_TRUE(desk.record({}));
    desk.say("/options/exactly_100", 1);
    desk.clear();
    ask(desk);
    ASSERT_TRUE(desk.record({}));
    const auto kept = history::disputesOf(session.history());
    ASSERT_TRUE(kept);
    std::vector<bool> overruled;
    for (const auto& each : *kept) {
        const auto question = nlohmann::json::parse(each.dispute.question);
        EXPECT_EQ(question["trick"]["cards"], nlohmann::json({"H7", "SJ"}));
        EXPECT_EQ(each.dispute.card, "LA");
        EXPECT_EQ(each.dispute.verdict, "no");
        overruled.push_back(question.contains("options"));
    }
    EXPECT_THAT(overruled, testing::UnorderedElementsAre(false, true));
}

} // namespace tafel::app
