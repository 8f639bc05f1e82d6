// A list that is read while others play: what it tells of its rows, one after the other, comes to what it
// has.
#include "app/history/match_list.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "document/document.h"

namespace tafel::app {

namespace {

class List : public testing::Test {
protected:
    List()
    {
        m_session.setFile(m_folder.filePath("history.db"));
        m_session.componentComplete();
        m_session.preferences()->setLanguage("en");
        QObject::connect(&m_list, &MatchList::rowsInserted, [this](const QModelIndex&, int first, int last) {
            m_seen.insert(first, last - first + 1, QString());
            read(first, last);
            ++m_told;
        });
        QObject::connect(&m_list, &MatchList::rowsRemoved, [this](const QModelIndex&, int first, int last) {
            m_seen.remove(first, last - first + 1);
            ++m_told;
        });
        QObject::connect(
            &m_list, &MatchList::dataChanged, [this](const QModelIndex& first, const QModelIndex& last) {
                read(first.row(), last.row());
                ++m_told;
            });
        m_list.setSession(&m_session);
    }

    void read(int first, int last)
    {
        for (int row = first; row <= last; ++row)
            m_seen[row] = textOf(row);
    }
    QString textOf(int row) const
    {
        return m_list.data(m_list.index(row), MatchList::IdRole).toString()
            + m_list.data(m_list.index(row), MatchList::SubtitleRole).toString()
            + m_list.data(m_list.index(row), MatchList::DayRole).toString();
    }
    /// Something has happened; how often the list said so.
    int tells()
    {
        m_told = 0;
        Q_EMIT m_session.historyChanged();
        QStringList all;
        for (int row = 0; row < m_list.count(); ++row)
            all << textOf(row);
        EXPECT_EQ(m_seen, all);
        return m_told;
    }
    std::string play(const char* started)
    {
        Match match = *document::readMatch(R"({"format": "tafelrichter/1", "game": "cosmic-eidex",
            "players": ["Anna", "Beat", "Cora"], "deals": []})");
        match.started = started;
        return m_session.history().importMatch(match)->id;
    }

    QTemporaryDir m_folder;
    Session m_session;
    MatchList m_list;
    QAbstractItemModelTester m_rules{&m_list, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QStringList m_seen;
    int m_told = 0;
};

TEST_F(List, tellsOnlyWhatIsAnother)
{
    play("2026-11-01T19:00:00.000Z");
    const std::string second = play("2026-11-02T19:00:00.000Z");
    EXPECT_EQ(tells(), 1);
    EXPECT_EQ(tells(), 0) << "nothing has happened";
    play("2026-11-03T19:00:00.000Z");
    EXPECT_EQ(tells(), 1) << "one more before the rest";
    const Match match = m_session.history().load(second)->match;
    const auto deal = document::readDeal(match, R"({"turned_up":"S9","points":{"Anna":80,"Beat":27}})");
    ASSERT_TRUE(m_session.history().enterDeal(second, *deal));
    EXPECT_EQ(tells(), 1) << "one row";
    play("2026-10-01T19:00:00.000Z");
    EXPECT_EQ(tells(), 1) << "one more behind the rest";
    m_session.preferences()->setLanguage("de");
    EXPECT_TRUE(m_seen.last().contains("Oktober")) << qPrintable(m_seen.last());
    m_list.setSearch("Beat");
    m_list.setSearch("nobody");
    EXPECT_EQ(m_seen.size(), 0);
    m_list.setSearch("");
    EXPECT_EQ(tells(), 0);
    EXPECT_EQ(m_seen.size(), 4);
}

TEST_F(List, ofSeveralPagesStaysAsLongAsItWas)
{
    for (int number = 0; number < 120; ++number)
        play(("2026-0" + std::to_string(1 + number / 28) + "-" + std::to_string(10 + number % 28)
            + "T19:00:00.000Z")
                 .c_str());
    tells();
    EXPECT_EQ(m_list.count(), 50);
    m_list.fetchMore({});
    EXPECT_EQ(m_list.count(), 100);
    play("2026-11-03T19:00:00.000Z");
    EXPECT_EQ(tells(), 2) << "one before, the last one goes to the next page";
    EXPECT_EQ(m_list.count(), 100);
    m_list.fetchMore({});
    EXPECT_EQ(m_list.count(), 121);
    EXPECT_EQ(tells(), 0);
}

} // namespace

} // namespace tafel::app
