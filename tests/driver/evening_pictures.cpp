// The evening of three people: the score pad of Cosmic Eidex, the desk, the recorder, and what is around
// them.
#include <cstdio>

#include <QtTest/QTest>

#include "app/score_pad.h"
#include "app/session.h"
#include "document/document.h"
#include "pictures.h"

namespace tafel::test {

namespace {

/// An evening of matches, so that the screens have something to show. The clock is part of the picture.
class Evenings {
public:
    explicit Evenings(const QString& file)
        : m_history(history::History::open(file.toStdString(), history::Mode::Write, {.clock = [this] {
            return m_now += std::chrono::minutes(6);
        }}).value())
    {
    }

    std::string play(const std::string& head, const std::vector<std::string>& deals)
    {
        const Match match = document::readMatch(head).value();
        const std::string id = m_history.openMatch(match).value();
        for (const std::string& deal : deals)
            if (!m_history.enterDeal(id, document::readDeal(match, deal).value()))
                std::fprintf(stderr, "screenshots: a deal was refused: %s\n", deal.c_str());
        m_now += std::chrono::hours(24 * 7);
        return id;
    }

    /// To the same evening.
    void back() { m_now -= std::chrono::hours(24 * 7); }

    void add(const std::string& id, const std::string& deal)
    {
        const Match match = m_history.load(id).value().match;
        if (!m_history.enterDeal(id, document::readDeal(match, deal).value()))
            std::fprintf(stderr, "screenshots: a deal was refused: %s\n", deal.c_str());
        m_now += std::chrono::hours(24 * 7);
    }

    /// At the end of that match.
    void dispute(const std::string& id, history::Dispute dispute)
    {
        dispute.match = id;
        if (!m_history.recordDispute(dispute))
            std::fprintf(stderr, "screenshots: a dispute was refused\n");
    }

    void correct(const std::string& id, int deal, const std::string& entry)
    {
        const Match match = m_history.load(id).value().match;
        if (!m_history.correct(id, deal, document::readDeal(match, entry).value(), "Cora"))
            std::fprintf(stderr, "screenshots: a correction was refused\n");
    }

private:
    history::Time m_now = history::Time(std::chrono::milliseconds(1793992500000)); // 6 November 2026
    history::History m_history;
};

constexpr const char* three
    = R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"],
  "characters": {"Anna": "RJ", "Beat": "R9", "Cora": "LK"}, "deals": []})";
constexpr const char* four
    = R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora", "Dani"],
  "characters": {"Anna": "H8", "Beat": "L10", "Cora": "S7", "Dani": "S10"}, "options": {"target": 5}, "deals": []})";

/// The recorder, from the pad and back to it: a deal with a revoke, to its end.
void recorder(Driver& driver, const Save& save)
{
    const auto name = [](const char* text) { return QString::fromLatin1(text); };
    const auto play = [&](std::initializer_list<const char*> cards) {
        for (const char* card : cards)
            driver.tap(QStringLiteral("recorder.card.") + QString::fromLatin1(card));
    };
    driver.tap(name("pad.menu"));
    QTest::qWait(250);
    driver.tap(name("pad.record"));
    QTest::qWait(250);
    driver.wait(name("recorder.headline"));
    save(name("recorder-put-down"));
    driver.tap(name("recorder.allFaceDown"));
    play({"RA", "RJ", "R8", "SK", "S7", "S6", "RK", "R7", "RQ", "HA", "R10", "H6", "LA", "L6", "L10", "H9",
        "HK", "H7", "S8"});
    save(name("recorder"));
    driver.tap(name("recorder.usePower"));
    QTest::qWait(250);
    save(name("recorder-powers"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    driver.tap(name("recorder.revoke"));
    QTest::qWait(250);
    save(name("recorder-revokes"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    play({"HQ", "HJ", "H10", "H8", "LK", "LQ", "LJ", "L9", "L8", "L7", "R9", "R6", "SA", "SQ"});
    save(name("recorder-reveal"));
    play({"SJ", "S10"});
    QTest::qWait(250);
    save(name("recorder-done"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    driver.wait(name("pad.recording"));
    save(name("pad-recording"));
    driver.tap(name("pad.recording.giveUp"));
    QTest::qWait(250);
    driver.tap(name("dialog.verb"));
    QTest::qWait(250);
}

} // namespace

void fillEvening(const QString& file)
{
    Evenings evenings(file);
    evenings.play(four,
        {R"({"turned_up": "H9", "points": {"Anna": 70, "Beat": 40, "Cora": 30}, "trickless": []})",
            R"({"turned_up": "SA", "points": {"Anna": 20, "Beat": 90, "Cora": 30}, "trickless": []})",
            R"({"turned_up": "L7", "points": {"Anna": 60, "Beat": 30, "Cora": 50}, "trickless": ["Dani"]})",
            R"({"turned_up": "R8", "points": {"Anna": 80, "Beat": 12, "Cora": 44}, "trickless": []})",
            R"({"turned_up": "R8", "match": "Anna"})"});
    const std::string finished = evenings.play(three,
        {R"({"turned_up": "H9", "points": {"Anna": 61, "Beat": 52}})",
            R"({"turned_up": "S9", "points": {"Anna": 22, "Beat": 104}})",
            R"({"turned_up": "RQ", "points": {"Anna": 40, "Beat": 70}})",
            R"({"turned_up": "L9", "points": {"Anna": 33, "Beat": 33}})",
            R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 80}})",
            R"({"turned_up": "H10", "points": {"Anna": 88, "Beat": 21}})",
            R"({"turned_up": "SK", "points": {"Anna": 55, "Beat": 30}})",
            R"({"turned_up": "RK", "points": {"Anna": 18, "Beat": 95}, "powers": [{"by": "Beat", "power": "radarkontrolle", "limit": 92}]})"});
    evenings.back();
    evenings.correct(finished, 5, R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 90}})");
    evenings.dispute(finished,
        {.deal = 9,
            .asker = "Cora",
            .question = "{}",
            .card = "S8",
            .verdict = "no",
            .clauses = {"eidex.play.no-undertrump"},
            .ruled = "yes"});
    evenings.add(finished, R"({"turned_up": "H9", "points": {"Anna": 47, "Beat": 38}})");
    evenings.play(three,
        {R"({"turned_up": "H9", "points": {"Anna": 61, "Beat": 44}})",
            R"({"turned_up": "S9", "points": {"Anna": 22, "Beat": 31}})",
            R"({"turned_up": "RQ", "points": {"Anna": 70, "Beat": 47}})",
            R"({"turned_up": "S8", "points": {"Anna": 33, "Beat": 45}})",
            R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 90}})",
            R"({"turned_up": "H10", "points": {"Anna": 88, "Beat": 21}})",
            R"({"turned_up": "SK", "points": {"Anna": 55, "Beat": 30}})"});
}

void picturesOfEvening(Driver& driver, const Save& save)
{
    const auto name = [](const char* text) { return QString::fromLatin1(text); };
    driver.wait(name("pad.card.S9"));
    save(name("pad-card"));
    driver.taps({name("pad.card.S9")});
    save(name("pad-empty"));
    driver.taps({name("pad.trump"), name("pad.card.SK")});
    const auto power = [&](const QString& seat) { // with large text the powers lie behind a button
        if (!driver.find(seat))
            driver.tap(name("pad.powers"));
        QTest::qWait(250);
        driver.tap(seat);
        QTest::qWait(100);
    };
    const auto closePowers = [&] {
        if (driver.find(name("pad.powers.close")))
            driver.tap(name("pad.powers.close"));
        QTest::qWait(250);
    };
    power(name("pad.power.1"));
    driver.tap(name("pad.tens.9"));
    save(name("pad-limit"));
    driver.taps({name("pad.ones.2"), name("pad.field.0"), name("pad.key.1"), name("pad.key.8"),
        name("pad.field.1"), name("pad.key.9"), name("pad.key.5")});
    save(name("pad"));
    power(name("pad.power.0"));
    closePowers();
    save(name("pad-question"));
    power(name("pad.power.0"));
    closePowers();
    driver.tap(name("pad.menu"));
    save(name("pad-menu"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(300);
    driver.tap(name("pad.referee"));
    QTest::qWait(400);
    driver.tap(name("referee.card.H7"));
    save(name("referee-cards"));
    driver.taps({name("referee.card.SJ"), name("referee.card.S8"), name("referee.card.H10"),
        name("referee.card.LA"), name("referee.hand.S8")});
    QTest::qWait(250);
    save(name("referee"));
    driver.tap(name("referee.record"));
    QTest::qWait(250);
    save(name("referee-record"));
    driver.tap(name("referee.record.close"));
    driver.taps({name("referee.question.winner"), name("referee.card.RA")});
    QTest::qWait(250);
    save(name("referee-winner"));
    driver.tap(name("referee.question.power"));
    QTest::qWait(250);
    save(name("referee-powers"));
    driver.taps({name("referee.seatPower.2"), name("referee.value.points.0"), name("referee.next"),
        name("referee.phase.5")});
    QTest::qWait(250);
    save(name("referee-power"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(300);
    if (driver.find(name("pad.deals"))) {
        driver.tap(name("pad.deals"));
    } else { // upright with large text there is no room for the last deals
        driver.tap(name("pad.menu"));
        QTest::qWait(250);
        driver.tap(name("pad.menu.correct"));
    }
    QTest::qWait(250);
    save(name("pad-deals"));
    driver.tap(name("pad.deal.5"));
    QTest::qWait(250);
    driver.taps({name("pad.field.1"), name("pad.key.1"), name("pad.key.0"), name("pad.key.1")});
    save(name("pad-correct"));
    driver.tap(name("pad.leave"));
    QTest::qWait(250);
    recorder(driver, save);
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    driver.wait(name("home.newMatch"));
    save(name("home"));
    driver.tap(name("home.settings"));
    QTest::qWait(250);
    save(name("settings"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    driver.tap(name("home.history"));
    QTest::qWait(400);
    save(name("history"));
    driver.tap(name("history.row.1"));
    QTest::qWait(600);
    save(name("match"));
    QTest::keyClick(&driver.window(), Qt::Key_Escape);
    QTest::qWait(250);
    if (!driver.find(name("home.newMatch"))) {
        QTest::keyClick(&driver.window(), Qt::Key_Escape);
        QTest::qWait(250);
    }
    driver.tap(name("home.newMatch"));
    QTest::qWait(250);
    save(name("new-match-empty"));
    driver.tap(name("newMatch.again"));
    driver.tap(name("newMatch.draw"));
    QTest::qWait(250);
    save(name("new-match-tap"));
    for (int tap = 0; tap < 3; ++tap) {
        driver.tap(name("newMatch.drawTap"));
        QTest::qWait(250);
    }
    save(name("new-match"));
    driver.tap(name("newMatch.addPlayer"));
    QTest::qWait(250);
    save(name("new-match-person"));
}

} // namespace tafel::test
