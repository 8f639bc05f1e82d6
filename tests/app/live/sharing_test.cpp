// Messages between the app and the sharing process, which is a stand-in that can crash or lose its network.
#include "app/live/sharing.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gmock/gmock.h>

#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "base/names.h"
#include "document/document.h"
#include "live/fake_app.h"

namespace tafel::app {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* evening
    = R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"], "deals": []})";
constexpr const char* listening = R"({"kind":"listening","address":"192.168.178.34","port":4736})";

class Shared : public testing::Test {
protected:
    Shared()
        : m_session(std::make_unique<Session>())
    {
        m_session->setFile(m_folder.filePath("history.db"));
        m_session->componentComplete();
        m_session->preferences()->setLanguage("en");
        m_session->preferences()->setRequireAcceptance(false);
        lay(evening);
        m_child.takePlace(m_session.get(), m_folder.path());
    }
    ~Shared() override { m_session->preferences()->setRequireAcceptance(false); }

    Sharing& sharing() { return *m_session->sharing(); }
    ScorePad& pad() { return *m_session->pad(); }
    PhoneEntries& phones() { return *pad().phones(); }

    void lay(std::string_view json)
    {
        const auto id = m_session->history().openMatch(*document::readMatch(json));
        ASSERT_TRUE(id.has_value());
        ASSERT_TRUE(m_session->table()->open(QString::fromStdString(*id)));
    }

    static bool until(const std::function<bool()>& so) { return QTest::qWaitFor(so, 20000); }

    QList<QJsonObject> heard(const QString& kind) const { return m_child.messages(kind); }
    /// Waits for at least `many` messages of this kind and returns the last one.
    QJsonObject last(const QString& kind, int many = 1)
    {
        EXPECT_TRUE(until([&] { return heard(kind).size() >= many; })) << qPrintable(kind);
        return heard(kind).isEmpty() ? QJsonObject() : heard(kind).last();
    }
    QList<QStringList> calls() const { return m_child.calls(); }
    void say(const QString& lines) { ASSERT_TRUE(m_child.say(lines)); }
    void listen()
    {
        const qsizetype before = calls().size();
        sharing().start();
        // A stopped process must not receive it.
        ASSERT_TRUE(until([&] { return calls().size() > before; }));
        say(listening);
        ASSERT_TRUE(until([&] { return sharing().state() == "on"; }));
    }
    static QString asks(int seat, const QString& phone, const QString& card)
    {
        return QStringLiteral(R"({"kind":"seat-asked","seat":%1,"phone":"%2","card":"%3"})")
            .arg(seat)
            .arg(test::StandIn::phone(phone), card);
    }
    /// The pending seat requests in their order: "a Beat L7".
    QStringList asking()
    {
        QStringList all;
        for (const SeatRequest& request : sharing().requests())
            all << request.phone.left(request.phone.indexOf('-')) + ' ' + request.name + ' ' + request.card;
        return all;
    }
    /// The results of seat requests: "a given".
    QStringList seatsTold()
    {
        QStringList all;
        for (const QJsonObject& each : heard("seat")) {
            const QString phone = each["phone"].toString();
            all << phone.left(phone.indexOf('-')) + ' ' + each["state"].toString();
        }
        return all;
    }
    /// Gives the seat to a phone that is named after it.
    void sit(int seat)
    {
        const QString phone = test::StandIn::phone(QStringLiteral("phone-%1").arg(seat));
        say(asks(seat, QStringLiteral("phone-%1").arg(seat), "L7"));
        ASSERT_TRUE(until([&] { return sharing().requests().size() == 1; }));
        const qsizetype told = heard("seat").size();
        sharing().give(phone);
        ASSERT_TRUE(until([&] { return heard("seat").size() > told; }));
    }
    void count(int seat, int deal, const QString& name, int value)
    {
        say(QStringLiteral(R"({"kind":"count","seat":%1,"deal":%2,"path":"/points/%3","value":%4})")
                .arg(seat)
                .arg(deal)
                .arg(name)
                .arg(value));
    }
    /// The results of the entered numbers, in their order: "Cora filled".
    QStringList answers()
    {
        QStringList all;
        for (const QJsonObject& each : heard("answer"))
            all << each["path"].toString().mid(8) + ' ' + each["state"].toString()
                    + (each.contains("value") ? ' ' + QString::number(each["value"].toInt()) : QString());
        return all;
    }
    std::vector<std::string> fields()
    {
        std::vector<std::string> texts;
        for (Player seat = 0; seat < pad().match().count(); ++seat)
            texts.push_back((pad().fields().at(seat).text()));
        return texts;
    }
    void turnUp(const QString& card)
    {
        pad().promptForCard();
        pad().chooseCard(card);
    }
    void type(int seat, const QString& digits)
    {
        pad().focus(seat);
        for (const QChar digit : digits)
            pad().key(digit);
    }

    QTemporaryDir m_folder;
    test::StandIn m_child;
    std::unique_ptr<Session> m_session;
};

// ---- The sharing process

TEST_F(Shared, nothingUntilSomebodyWantsIt)
{
    turnUp("S9");
    QTest::qWait(50);
    EXPECT_THAT(calls(), IsEmpty());
    EXPECT_EQ(sharing().state(), "off");
    sharing().start();
    const QJsonObject first = last("sharing");
    EXPECT_EQ(calls(), (QList<QStringList>{{"--history", m_folder.filePath("history.db"), "--app"}}));
    EXPECT_EQ(first["key"].toString().size(), 22);
    EXPECT_EQ(first["match"].toString(), m_session->table()->matchId());
    EXPECT_EQ(first["rights"].toArray(), (QJsonArray{"count", "ask"}));
    EXPECT_EQ(first["cards"].toArray().size(), 3);
    const QJsonObject form = last("form");
    EXPECT_EQ(form["deal"].toInt(), 1);
    EXPECT_EQ(form["draft"].toObject()["turned_up"].toString(), "S9");
}

TEST_F(Shared, theAddressIsThereAsSoonAsItListens)
{
    listen();
    EXPECT_EQ(sharing().address(), "192.168.178.34:4736");
    EXPECT_EQ(sharing().link(), "http://192.168.178.34:4736/" + last("sharing")["key"].toString() + "/");
    EXPECT_EQ(sharing().networks().size(), 2);
    say(R"({"kind":"devices","watching":2,"seated":[1],"boards":1})");
    EXPECT_EQ(sharing().devices(), 4);
}

TEST_F(Shared, anAddressOfVersion6StandsInBrackets)
{
    m_child.addressesAre({{"eth0", "2001:db8::5", 4}});
    sharing().start();
    say(R"({"kind":"listening","address":"2001:db8::5","port":4736})");
    EXPECT_EQ(sharing().address(), "[2001:db8::5]:4736");
}

TEST_F(Shared, eachSharingHasItsOwnSecret)
{
    listen();
    const QString key = last("sharing")["key"].toString();
    sharing().stop();
    EXPECT_TRUE(until([&] { return heard("stop").size() == 1; }));
    EXPECT_EQ(sharing().state(), "off");
    EXPECT_EQ(sharing().link(), "");
    sharing().start();
    EXPECT_NE(last("sharing", 2)["key"].toString(), key);
}

TEST_F(Shared, whatIsEnteredIsToldAndTheNextDealBegins)
{
    listen();
    turnUp("S9");
    type(0, "80");
    type(1, "27");
    ASSERT_TRUE(pad().enter());
    last("changed");
    EXPECT_TRUE(until([&] { return last("form")["deal"].toInt() == 2; }));
    EXPECT_THAT(last("form")["fields"].toArray().toVariantList(), IsEmpty());
}

TEST_F(Shared, inAnOpenWifiNobodyAsksUntilSomebodySaysSo)
{
    m_child.networkIs("");
    listen();
    ASSERT_TRUE(until([&] { return sharing().networkOpen(); }));
    EXPECT_FALSE(sharing().mayAsk());
    EXPECT_TRUE(until([&] { return last("sharing")["rights"] == QJsonArray({"count"}); }));
    sharing().setMayAsk(true);
    EXPECT_TRUE(until([&] { return last("sharing")["rights"] == QJsonArray({"count", "ask"}); }));
    EXPECT_TRUE(sharing().networkOpen());
    sharing().selectNetwork("10.0.0.7"); // a wired network
    ASSERT_TRUE(until([&] { return calls().size() == 2; }));
    say(R"({"kind":"listening","address":"10.0.0.7","port":4736})");
    EXPECT_TRUE(until([&] { return !sharing().networkOpen(); }));
    ASSERT_EQ(m_child.networkManagerAsked().size(), 1) << "once for each Wi-Fi";
    EXPECT_TRUE(m_child.networkManagerAsked()[0].endsWith("ifname wlan0 --rescan no"));
}

TEST_F(Shared, anEncryptedWifiAndOneThatNobodyKnowsAreNotWarnedOf)
{
    m_child.networkIs("WPA2");
    listen();
    QTest::qWait(300);
    EXPECT_FALSE(sharing().networkOpen());
    EXPECT_TRUE(sharing().mayAsk());
    sharing().stop();
    m_child.noNetworkManager();
    listen();
    QTest::qWait(300);
    EXPECT_FALSE(sharing().networkOpen());
}

TEST_F(Shared, aChildThatFallsIsStartedAgainWithItsSeats)
{
    listen();
    sit(2);
    const QString key = last("sharing")["key"].toString();
    const qsizetype forms = heard("form").size();
    say("!end 139");
    EXPECT_EQ(last("sharing", 2)["key"].toString(), key);
    EXPECT_EQ(calls().last().mid(3), (QStringList{"--listen", "192.168.178.34:4736"}));
    EXPECT_TRUE(until([&] { return heard("seat").size() == 2 && heard("form").size() > forms; }));
    EXPECT_EQ(last("seat")["state"].toString(), "given");
    EXPECT_EQ(last("seat")["phone"].toString(), test::StandIn::phone("phone-2"));
    EXPECT_EQ(sharing().error(), "Sharing was interrupted for a moment.");
    EXPECT_TRUE(sharing().isOn());
    sharing().dismiss();
    EXPECT_EQ(sharing().error(), "");
}

TEST_F(Shared, oneThatFallsAThirdTimeWithinAMinuteIsLeft)
{
    sharing().start();
    for (int time = 1; time <= 3; ++time) {
        ASSERT_TRUE(until([&] { return calls().size() == time; }));
        say("!end 1");
    }
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    EXPECT_EQ(sharing().error(), "Sharing has ended.");
    EXPECT_NE(sharing().advice(), "");
    QTest::qWait(100);
    EXPECT_EQ(calls().size(), 3);
    sharing().retry();
    EXPECT_TRUE(until([&] { return calls().size() == 4; }));
}

TEST_F(Shared, threeFallsInALongTimeAreNotTooMany)
{
    sharing().setTimes({.crashes = std::chrono::milliseconds(1)});
    sharing().start();
    for (int time = 1; time <= 4; ++time) {
        ASSERT_TRUE(until([&] { return calls().size() == time; }));
        say("!end 1");
    }
    EXPECT_TRUE(until([&] { return calls().size() == 5; }));
    EXPECT_TRUE(sharing().isOn());
}

/// Lines that a compromised sharing process could send.
struct Breach {
    const char* name;
    QString lines;
};

class Broken : public Shared, public testing::WithParamInterface<Breach> { };

TEST_P(Broken, endsTheSharingWithASentence)
{
    listen();
    sit(2);
    const qsizetype before = calls().size();
    QElapsedTimer time;
    time.start();
    ASSERT_TRUE(m_child.beginToSay(GetParam().lines));
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    EXPECT_LT(time.elapsed(), 5000) << "the app stood still";
    EXPECT_EQ(sharing().error(), "Sharing was stopped for safety.");
    EXPECT_EQ(sharing().advice(),
        "The program that shares sent an invalid message and was stopped. The match goes on here; nothing "
        "that was "
        "entered is lost.");
    EXPECT_EQ(sharing().actionText(), "Share again");
    EXPECT_EQ(sharing().link(), "");
    EXPECT_THAT(sharing().requests(), IsEmpty());
    QTest::qWait(100);
    EXPECT_EQ(calls().size(), before) << "it is not started again by itself";
    sharing().retry();
    EXPECT_TRUE(until([&] { return calls().size() == before + 1; }));
    say(listening);
    EXPECT_TRUE(until([&] { return sharing().state() == "on"; }));
}

INSTANTIATE_TEST_SUITE_P(Child, Broken,
    testing::Values(Breach{"noLines", QString(200'000, 'x')}, Breach{"noJson", "no json"},
        Breach{"noKind", R"({"kind":"song"})"},
        Breach{"anAddressThatNoCodeHolds",
            QStringLiteral(R"({"kind":"listening","address":"%1","port":4736})").arg(QString(60'000, 'e'))},
        Breach{"anAddressElsewhere", R"({"kind":"listening","address":"evil.example/login?","port":80})"},
        Breach{"listeningTwice", listening},
        Breach{"listeningAgainAndAgain", QStringLiteral("!repeat 400 ") + listening},
        Breach{
            "nothingThatIsNumbered", R"({"kind":"devices","watching":-5,"seated":[],"boards":2147483647})"},
        Breach{"markupForACard",
            R"({"kind":"seat-asked","seat":1,"phone":"a---------------------","card":"<img src=file:///etc/passwd>"})"},
        Breach{"aSecretThatIsNone", R"({"kind":"seat-asked","seat":1,"phone":"a","card":"L7"})"},
        Breach{"aFloodOfLines",
            "!repeat 20000 {\"kind\":\"devices\",\"watching\":1,\"seated\":[],\"boards\":0}"},
        Breach{"aFloodOfErrors", "!errors 100000"},
        Breach{"aFloodOfTroubles",
            "!repeat 20000 "
                + QStringLiteral(R"({"kind":"trouble","code":"line","text":{"de":"x","en":"%1"}})")
                      .arg(QString(50, 'x'))}),
    [](const auto& each) { return each.param.name; });

TEST_F(Shared, twentyThousandRequestsEndTheSharing)
{
    listen();
    QString all;
    for (int i = 0; i < 20'000; ++i)
        all += asks(i % 3, QString::number(i), "L7") + '\n';
    QElapsedTimer time;
    time.start();
    ASSERT_TRUE(m_child.beginToSay(all));
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    EXPECT_LT(time.elapsed(), 5000);
    EXPECT_THAT(sharing().requests(), IsEmpty());
}

TEST_F(Shared, noMoreThanEightAskAndEachShowsItsOwnCard)
{
    const QStringList cards{"L6", "L7", "L8", "L9", "L10", "LJ", "LQ", "LK", "LA"};
    listen();
    for (int i = 0; i < 8; ++i)
        say(asks(i % 3, QString::number(i), cards[i]));
    ASSERT_TRUE(until([&] { return sharing().requests().size() == 8; }));
    say(asks(0, "8", cards[8]));
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    sharing().retry();
    ASSERT_TRUE(until([&] { return calls().size() == 2; }));
    say(listening);
    say(asks(0, "a", "L7"));
    say(asks(1, "b", "L7"));
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; })) << "nobody could tell them apart";
}

std::vector<std::string> logged;
void keepLog(QtMsgType, const QMessageLogContext&, const QString& text)
{
    logged.push_back(text.toStdString());
}

TEST_F(Shared, whatItWritesToTheLogIsShortAndRulesNoTerminal)
{
    logged.clear();
    listen();
    qInstallMessageHandler(keepLog);
    const std::string evil = "\\u001b]0;owned\\u0007\\n";
    say(QStringLiteral(R"({"kind":"trouble","code":"line","text":{"de":"x","en":"%1%2"}})")
            .arg(QString::fromStdString(evil), QString(5000, 'x')));
    say("!errors 500");
    for (int i = 0; i < 10; ++i)
        say("!repeat 20 "
            + QStringLiteral(R"({"kind":"trouble","code":"line","text":{"de":"x","en":"again"}})"));
    qInstallMessageHandler(nullptr);
    EXPECT_EQ(sharing().state(), "on");
    EXPECT_EQ(logged.size(), 100U) << "so many of one child";
    for (const std::string& line : logged) {
        EXPECT_LE(line.size(), 250U);
        EXPECT_FALSE(hasControlCharacters(line)) << line;
        EXPECT_TRUE(line.starts_with("tafelrichter-live: ")) << line;
    }
}

// ---- A process that hangs

TEST_F(Shared, aChildThatWasStoppedIsStartedAgainWithItsSeats)
{
    sharing().setTimes({.silence = std::chrono::seconds(2)});
    listen();
    sit(2);
    last("ping", 3);
    EXPECT_EQ(calls().size(), 1) << "it answers";
    EXPECT_EQ(sharing().state(), "on");
    say("!stop");
    EXPECT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_EQ(calls().last().mid(3), (QStringList{"--listen", "192.168.178.34:4736"}));
    say(listening);
    EXPECT_TRUE(until([&] { return heard("seat").size() == 2; }));
    EXPECT_EQ(last("seat")["state"].toString(), "given");
    EXPECT_TRUE(until([&] { return sharing().state() == "on"; }));
    EXPECT_EQ(sharing().error(), "Sharing was interrupted for a moment.");
    EXPECT_EQ(sharing().advice(),
        "The program that shares no longer answered and was started again. Phones come back by themselves; "
        "nothing "
        "that was entered is lost.");
}

TEST_F(Shared, aChildThatNeverListensIsStartedAgainAndThenLeft)
{
    sharing().setTimes({.silence = std::chrono::seconds(1)});
    sharing().start(); // it answers the pings only
    EXPECT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_EQ(sharing().state(), "starting");
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    EXPECT_EQ(calls().size(), 3);
    EXPECT_EQ(sharing().error(), "Sharing has ended.");
    EXPECT_EQ(sharing().actionText(), "Share again");
}

// ---- Failures

TEST_F(Shared, withoutANetworkItSaysWhatToDo)
{
    sharing().start();
    say(R"({"kind":"trouble","code":"no-address","text":{"de":"x","en":"x"}})");
    EXPECT_EQ(sharing().state(), "failed");
    EXPECT_EQ(sharing().error(), "This tablet is in no network.");
    EXPECT_EQ(sharing().actionText(), "Search again");
    sharing().retry();
    EXPECT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_EQ(calls().last().size(), 3);
}

TEST_F(Shared, aTakenPortIsSaidAndAnotherOneIsTaken)
{
    sharing().start();
    say(R"({"kind":"trouble","code":"port-taken","text":{"de":"x","en":"x"}})");
    EXPECT_EQ(sharing().state(), "failed");
    EXPECT_EQ(sharing().actionText(), "Use another port");
    sharing().retry();
    EXPECT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_EQ(calls().last().mid(3), (QStringList{"--listen", ":0"})) << "the best address, any port";
}

TEST_F(Shared, theNetworkGoesAndComesBack)
{
    listen();
    say(R"({"kind":"trouble","code":"address-gone","text":{"de":"x","en":"x"}})");
    EXPECT_TRUE(sharing().networkGone());
    EXPECT_EQ(sharing().error(), "The network has changed.");
    EXPECT_EQ(sharing().state(), "on");
    say(R"({"kind":"trouble","code":"address-back","text":{"de":"x","en":"x"}})");
    EXPECT_FALSE(sharing().networkGone());
    EXPECT_EQ(sharing().error(), "");
}

TEST_F(Shared, anotherNetworkKeepsTheSecretAndTheSeats)
{
    listen();
    sit(0);
    const QString key = last("sharing")["key"].toString();
    sharing().selectNetwork("10.0.0.7");
    EXPECT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_EQ(calls().last().mid(3), (QStringList{"--listen", "10.0.0.7:4736"}));
    EXPECT_EQ(last("sharing", 2)["key"].toString(), key);
    EXPECT_TRUE(until([&] { return heard("seat").size() == 2; }));
    EXPECT_THAT(heard("stop"), IsEmpty());
}

TEST_F(Shared, itEndsSomeTimeAfterTheLastEntry)
{
    listen();
    sharing().setTimes({.idle = std::chrono::milliseconds(2000)});
    turnUp("S9"); // starts the time now, because the start of the process may take long
    QTest::qWait(1000);
    turnUp("HA");
    QTest::qWait(1200);
    EXPECT_EQ(sharing().state(), "on") << "something was entered";
    EXPECT_TRUE(until([&] { return sharing().state() == "off"; }));
    EXPECT_EQ(sharing().error(), "Sharing has ended, an hour after the last entry.");
    last("stop");
}

TEST_F(Shared, withoutTheProgramTheMenuSaysWhy)
{
    sharing().setProgram({});
    EXPECT_TRUE(sharing().whyNot().contains("tafelrichter-live"));
    sharing().start();
    EXPECT_EQ(sharing().state(), "off");
}

TEST_F(Shared, aProgramThatCannotBeStartedIsSaid)
{
    sharing().setProgram(m_folder.filePath("history.db"));
    sharing().start();
    EXPECT_TRUE(until([&] { return sharing().state() == "failed"; }));
    EXPECT_EQ(sharing().error(), "The sharing service cannot start.");
}

TEST_F(Shared, aTournamentIsSharedInPlaceOfTheMatch)
{
    listen();
    sit(2);
    count(2, 1, "Cora", 43);
    sharing().show("Club");
    const QJsonObject told = last("sharing", 2);
    EXPECT_EQ(told["tournament"], "Club");
    EXPECT_FALSE(told.contains("match"));
    EXPECT_EQ(told["key"], heard("sharing").front()["key"]) << "the same code";
    EXPECT_EQ(last("seat", 2)["state"], "taken-back");
    EXPECT_THAT(sharing().seats(), IsEmpty());
    sharing().show({});
    EXPECT_EQ(last("sharing", 3)["match"], m_session->table()->matchId());
    EXPECT_EQ(sharing().seats().size(), 3);
    EXPECT_TRUE(sharing().seats().front().since.isEmpty());
}

TEST_F(Shared, aTournamentCanBeSharedWithoutAMatch)
{
    sharing().show("Club");
    listen();
    EXPECT_EQ(last("sharing")["tournament"], "Club");
    turnUp("S9");
    QTest::qWait(100);
    EXPECT_THAT(heard("form"), IsEmpty());
}

// ---- Seats

TEST_F(Shared, aSeatNeedsAYes)
{
    listen();
    sit(2);
    EXPECT_EQ(last("seat")["state"].toString(), "given");
    EXPECT_EQ(last("seat")["seat"].toInt(), 2);
    const auto cora = sharing().seats()[2];
    EXPECT_NE(cora.since, "");
    EXPECT_FALSE(cora.connected);
    say(R"({"kind":"devices","watching":0,"seated":[2],"boards":0})");
    EXPECT_TRUE(sharing().seats()[2].connected);
    sharing().takeBack(2);
    EXPECT_EQ(last("seat", 2)["state"].toString(), "taken-back");
    EXPECT_EQ(sharing().seats()[2].since, "");
}

TEST_F(Shared, twoPhonesWantOneSeatAndOneGetsIt)
{
    listen();
    say(asks(1, "a", "L7") + '\n' + asks(1, "b", "H9") + '\n' + asks(2, "c", "H8"));
    ASSERT_EQ(sharing().requests().size(), 3);
    sharing().give(test::StandIn::phone("b"));
    EXPECT_TRUE(until([&] { return heard("seat").size() == 2; }));
    EXPECT_EQ(seatsTold(), QStringList({"b given", "a dropped"})) << "nobody said No to the other";
    EXPECT_EQ(asking(), QStringList{"c Cora H8"});
}

TEST_F(Shared, aRequestStaysAsItIsUntilItIsAnswered)
{
    listen();
    say(asks(1, "a", "L7") + '\n' + asks(2, "b", "H9"));
    ASSERT_EQ(asking(), QStringList({"a Beat L7", "b Cora H9"}));
    QSignalSpy changes(&sharing(), &Sharing::requestsChanged);
    for (int i = 0; i < 20; ++i)
        say(asks(1, "a", "L7"));
    EXPECT_EQ(changes.size(), 0);
    say(asks(2, "a", "L8"));
    EXPECT_EQ(asking(), QStringList({"a Cora L8", "b Cora H9"})) << "one of each phone, in the same place";
    say(QStringLiteral(R"({"kind":"seat-left","seat":2,"phone":"%1"})").arg(test::StandIn::phone("a")));
    EXPECT_EQ(asking(), QStringList{"b Cora H9"});
}

TEST_F(Shared, aPhoneHasOneSeat)
{
    listen();
    sit(0);
    say(asks(2, "phone-0", "H8"));
    sharing().give(test::StandIn::phone("phone-0"));
    EXPECT_TRUE(until([&] { return heard("seat").size() == 2; }));
    EXPECT_EQ(sharing().seats()[0].since, "");
    EXPECT_NE(sharing().seats()[2].since, "");
}

TEST_F(Shared, nobodyAnswers)
{
    sharing().setTimes({.answer = std::chrono::milliseconds(300)});
    listen();
    say(asks(1, "a", "L7"));
    say(asks(1, "a", "L7"));
    say(asks(2, "b", "L8"));
    EXPECT_EQ(last("seat")["state"].toString(), "unanswered");
    last("seat", 2);
    EXPECT_EQ(seatsTold(), QStringList({"a unanswered", "b unanswered"}));
    EXPECT_THAT(sharing().requests(), IsEmpty());
}

TEST_F(Shared, aNewChildKnowsNoRequests)
{
    listen();
    say(asks(1, "a", "L7"));
    ASSERT_EQ(sharing().requests().size(), 1);
    say("!end 1");
    ASSERT_TRUE(until([&] { return calls().size() == 2; }));
    EXPECT_THAT(sharing().requests(), IsEmpty());
}

TEST_F(Shared, aSeatThatThisMatchHasNotIsNotAskedAbout)
{
    listen();
    say(asks(7, "a", "L7"));
    EXPECT_EQ(last("seat")["state"].toString(), "dropped");
    EXPECT_THAT(sharing().requests(), IsEmpty());
    say(R"({"kind":"count","seat":7,"deal":1,"path":"/points/Anna","value":3})");
    EXPECT_EQ(sharing().state(), "on");
}

TEST_F(Shared, inTheNextMatchTheSeatFollowsItsPerson)
{
    listen();
    sit(0);
    sit(2);
    lay(R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Cora", "Dora", "Beat"], "deals": []})");
    EXPECT_EQ(last("sharing", 2)["match"].toString(), m_session->table()->matchId());
    EXPECT_TRUE(until([&] { return heard("seat").size() == 4; }));
    EXPECT_EQ(heard("seat")[2]["state"].toString(), "taken-back") << "Anna does not play";
    EXPECT_EQ(heard("seat")[3]["seat"].toInt(), 0);
    EXPECT_EQ(heard("seat")[3]["phone"].toString(), test::StandIn::phone("phone-2"));
    EXPECT_EQ(sharing().state(), "on");
}

TEST_F(Shared, theNextMatchMayHaveFewerSeats)
{
    listen();
    lay(R"({"format": "tafelrichter/1", "game": "herzeln", "players": ["Anna", "Beat", "Cora", "Dora"], "deals": []})");
    ASSERT_EQ(sharing().seats().size(), 4);
    sit(3);
    lay(R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Eva", "Cora", "Beat"], "deals": []})");
    EXPECT_EQ(last("seat", 2)["state"].toString(), "taken-back");
    EXPECT_EQ(last("seat", 2)["seat"].toInt(), 3);
    EXPECT_EQ(sharing().seats().size(), 3);
    EXPECT_EQ(sharing().seats()[0].name, "Eva");
}

TEST_F(Shared, whatSeatsMayDo)
{
    m_session->preferences()->setRequireAcceptance(true);
    listen();
    EXPECT_EQ(last("sharing")["rights"].toArray(), (QJsonArray{"count", "ask", "accept"}));
    sharing().setMayAsk(false);
    sharing().setMayCount(false);
    EXPECT_TRUE(until([&] { return last("sharing")["rights"].toArray() == QJsonArray{"accept"}; }));
    sit(2);
    turnUp("S9");
    count(2, 1, "Cora", 43);
    EXPECT_THAT(fields(), ElementsAre("", "", ""));
}

// ---- Numbers from phones

TEST_F(Shared, aNumberFillsItsField)
{
    listen();
    sit(2);
    turnUp("S9");
    count(2, 1, "Cora", 43);
    EXPECT_THAT(fields(), ElementsAre("", "", "43"));
    EXPECT_TRUE(until([&] { return answers() == QStringList{"Cora filled"}; }));
    EXPECT_TRUE(phones().isFromPhone(2));
    EXPECT_TRUE(phones().sourceOf(2).startsWith("at "));
    EXPECT_EQ(pad().fields().active(), 0) << "the field that is typed in stays";
    EXPECT_TRUE(until([&] { return last("form")["fields"].toArray().size() == 1; }));
    const QJsonObject form = last("form");
    EXPECT_EQ(form["draft"].toObject()["points"].toObject()["Cora"].toInt(), 43);
    const QJsonObject field = form["fields"].toArray()[0].toObject();
    EXPECT_EQ(field["path"].toString(), "/points/Cora");
    EXPECT_EQ(field["from"].toString(), "phone");
    EXPECT_EQ(field["seat"].toInt(), 2);
}

TEST_F(Shared, theSamePhoneMayReplaceItsNumberAndTakeItBack)
{
    listen();
    sit(2);
    turnUp("S9");
    count(2, 1, "Cora", 43);
    count(2, 1, "Cora", 44);
    EXPECT_THAT(fields(), ElementsAre("", "", "44"));
    say(R"({"kind":"count","seat":2,"deal":1,"path":"/points/Cora"})");
    EXPECT_THAT(fields(), ElementsAre("", "", ""));
    EXPECT_FALSE(phones().isFromPhone(2));
    EXPECT_TRUE(until([&] { return answers() == QStringList({"Cora filled", "Cora filled", "Cora gone"}); }));
}

TEST_F(Shared, whoeverSitsOnNoSeatOrOnAnotherCountsNothing)
{
    listen();
    sit(2);
    turnUp("S9");
    count(1, 1, "Beat", 43);
    count(2, 1, "Beat", 43);
    count(2, 1, "Cora", 158);
    count(2, 2, "Cora", 43);
    say(R"({"kind":"count","seat":2,"deal":1,"path":"/turned_up","value":3})");
    EXPECT_THAT(fields(), ElementsAre("", "", ""));
    EXPECT_TRUE(until([&] { return answers().size() == 4; }));
    EXPECT_TRUE(answers().join(' ').count("gone") == 4);
}

TEST_F(Shared, twoNumbersSufficeAndTheThirdMatchesTheRest)
{
    listen();
    sit(0);
    sit(1);
    sit(2);
    turnUp("S9");
    count(0, 1, "Anna", 80);
    EXPECT_FALSE(pad().canEnter());
    EXPECT_TRUE(until([&] { return !phones().isWaiting(); }));
    EXPECT_EQ(pad().fields().active(), 1) << "the next empty one";
    count(1, 1, "Beat", 27);
    EXPECT_EQ(pad().enterHint(), "Beat 27 has just come");
    EXPECT_FALSE(pad().canEnter()) << "a number that has just come is seen first";
    EXPECT_TRUE(until([&] { return pad().canEnter(); }));
    count(2, 1, "Cora", 50);
    EXPECT_EQ(phones().sourceOf(2), "matches");
    EXPECT_TRUE(pad().canEnter());
    ASSERT_TRUE(pad().enter());
    EXPECT_TRUE(until([&] { return answers().size() == 6; }));
    EXPECT_EQ(answers().mid(3), QStringList({"Anna entered 80", "Beat entered 27", "Cora entered 50"}));
    count(2, 1, "Cora", 51);
    EXPECT_THAT(fields(), ElementsAre("", "", ""));
    EXPECT_TRUE(until([&] { return answers().size() == 7; }));
    EXPECT_EQ(answers().last(), "Cora gone") << "a number of deal 1 never lands in deal 2";
}

TEST_F(Shared, whatWasTypedIsNeverReplacedSilently)
{
    listen();
    sit(0);
    turnUp("S9");
    type(0, "18");
    type(1, "95");
    count(0, 1, "Anna", 28);
    EXPECT_THAT(fields(), ElementsAre("18", "95", ""));
    ASSERT_EQ(phones().choices().size(), 1);
    const auto choice = phones().choices()[0];
    EXPECT_EQ(choice.here + ' ' + choice.says, "18 28");
    EXPECT_FALSE(pad().canEnter());
    phones().keep(choice.path);
    EXPECT_THAT(fields(), ElementsAre("18", "95", ""));
    EXPECT_TRUE(pad().canEnter());
    count(0, 1, "Anna", 28);
    phones().takeOver(choice.path);
    EXPECT_THAT(fields(), ElementsAre("28", "95", ""));
    EXPECT_TRUE(phones().isFromPhone(0));
    count(0, 1, "Anna", 29);
    EXPECT_THAT(fields(), ElementsAre("29", "95", "")) << "the number was the phone's own";
}

TEST_F(Shared, theSameNumberIsACheck)
{
    listen();
    sit(0);
    turnUp("S9");
    type(0, "18");
    type(1, "9");
    count(0, 1, "Anna", 18);
    EXPECT_EQ(phones().sourceOf(0), "matches");
    EXPECT_EQ(phones().sourceOf(1), "typed here");
    EXPECT_FALSE(phones().isWaiting());
}

TEST_F(Shared, aFieldThatIsTypedInWaits)
{
    listen();
    sit(0);
    turnUp("S9");
    pad().focus(0);
    pad().key("1");
    count(0, 1, "Anna", 28);
    EXPECT_THAT(fields(), ElementsAre("1", "", ""));
    EXPECT_THAT(phones().choices(), IsEmpty());
    EXPECT_TRUE(until([&] { return answers() == QStringList{"Anna waits"}; }));
    pad().key("8");
    EXPECT_TRUE(until([&] { return phones().choices().size() == 1; })) << "the field was left";
    EXPECT_THAT(fields(), ElementsAre("18", "", ""));
}

TEST_F(Shared, aNumberThatIsTypedOverIsTheTablets)
{
    listen();
    sit(0);
    turnUp("S9");
    count(0, 1, "Anna", 28);
    type(0, "30");
    EXPECT_FALSE(phones().isFromPhone(0));
    EXPECT_THAT(fields(), ElementsAre("30", "", ""));
}

TEST_F(Shared, whatDoesNotAddUpIsCountedAgain)
{
    listen();
    sit(0);
    sit(2);
    turnUp("S9");
    type(1, "95");
    count(0, 1, "Anna", 18);
    count(2, 1, "Cora", 43);
    EXPECT_FALSE(pad().canEnter());
    EXPECT_EQ(pad().remainder().text, "1 missing");
    EXPECT_EQ(phones().sum(), "18 + 95 + 43 = 156");
    ASSERT_EQ(phones().recounts().size(), 2) << "Beat has no phone";
    phones().askAgain(2);
    EXPECT_TRUE(until([&] { return last("form")["recount"].toArray() == QJsonArray{2}; }));
    say(R"({"kind":"stays","seat":2,"deal":1,"path":"/points/Cora","value":43})");
    EXPECT_TRUE(phones().recounts()[1].stays);
    count(0, 1, "Anna", 19);
    EXPECT_THAT(phones().recounts(), IsEmpty());
    EXPECT_TRUE(until([&] { return pad().canEnter(); }));
}

TEST_F(Shared, anEnteredDealThatIsTakenBackHasWhatThePhonesSaid)
{
    listen();
    sit(0);
    turnUp("S9");
    count(0, 1, "Anna", 80);
    type(1, "27");
    ASSERT_TRUE(until([&] { return pad().canEnter(); }));
    ASSERT_TRUE(pad().enter());
    EXPECT_FALSE(phones().isFromPhone(0));
    ASSERT_TRUE(m_session->table()->undo());
    EXPECT_THAT(fields(), ElementsAre("80", "27", ""));
    EXPECT_TRUE(phones().isFromPhone(0));
    EXPECT_EQ(phones().sourceOf(0), "from before");
    EXPECT_TRUE(until([&] { return last("form")["fields"].toArray().size() == 2; }));
}

TEST_F(Shared, anEarlierDealInTheEntryPanelKeepsItsNumbers)
{
    listen();
    sit(0);
    turnUp("S9");
    type(0, "80");
    type(1, "27");
    ASSERT_TRUE(pad().enter());
    turnUp("H9");
    pad().correction()->begin(1);
    count(0, 2, "Anna", 33);
    EXPECT_THAT(fields(), ElementsAre("80", "27", "")) << "of deal 1";
    pad().correction()->leave();
    EXPECT_TRUE(until([&] { return fields()[0] == "33"; }));
}

TEST_F(Shared, tricksOfAContractAreCountedTheSameWay)
{
    lay(R"({"format": "tafelrichter/1", "game": "bismarck", "players": ["Anna", "Beat", "Cora"], "deals": []})");
    listen();
    sit(1);
    ASSERT_EQ(pad().measure()->kind(), "count");
    say(R"({"kind":"count","seat":1,"deal":1,"path":"/count/Beat","value":3})");
    EXPECT_EQ(pad().form().asked("/count/Beat")->number, 3);
    EXPECT_TRUE(phones().isFromPhone(1));
}

TEST_F(Shared, whoeverTookACardSaysSo)
{
    lay(R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"],
        "characters": {"Anna": "RJ"}, "deals": []})");
    listen();
    sit(1);
    sit(2);
    turnUp("S9");
    const auto says = [&](int seat, int value) {
        say(QStringLiteral(R"({"kind":"count","seat":%1,"deal":1,"path":"/captured/RJ","value":%2})")
                .arg(seat)
                .arg(value));
    };
    says(2, 2);
    EXPECT_EQ(pad().form().asked("/captured/RJ"), nullptr) << "nobody asks it";
    pad().togglePower(0);
    says(2, 1);
    EXPECT_FALSE(pad().form().asked("/captured/RJ")->isAnswered()) << "not of somebody else";
    says(2, 2);
    EXPECT_TRUE(pad().form().asked("/captured/RJ")->options[2].on);
    says(1, 1);
    ASSERT_EQ(phones().choices().size(), 1);
    EXPECT_EQ(phones().choices()[0].here, "Cora");
    phones().takeOver("/captured/RJ");
    EXPECT_TRUE(pad().form().asked("/captured/RJ")->options[1].on);
    EXPECT_THAT(phones().choices(), IsEmpty());
    say(R"({"kind":"count","seat":1,"deal":1,"path":"/powers/schwarzpeter","value":0})");
    EXPECT_TRUE(pad().form().asked("/captured/RJ")) << "powers are declared at the table";
}

// ---- Acceptance from a phone

TEST_F(Shared, aDealIsAcceptedAndRefusedFromAPhone)
{
    m_session->preferences()->setRequireAcceptance(true);
    listen();
    sit(2);
    turnUp("S9");
    type(0, "80");
    type(1, "27");
    ASSERT_TRUE(pad().enter());
    ASSERT_EQ(m_session->table()->acceptance()->deal(), 1);
    EXPECT_TRUE(until([&] { return !last("form").contains("draft"); })) << "nothing is counted meanwhile";
    say(R"({"kind":"accept","seat":1,"deal":1})");
    EXPECT_EQ(m_session->table()->acceptance()->deal(), 1) << "nobody sits there";
    say(R"({"kind":"refuse","seat":2,"deal":1,"reason":"54"})");
    EXPECT_EQ(m_session->table()->acceptance()->rejection(), "Cora counts 54");
    EXPECT_THAT(fields(), ElementsAre("80", "27", ""));
    ASSERT_TRUE(pad().enter());
    say(R"({"kind":"accept","seat":2,"deal":2})");
    EXPECT_EQ(m_session->table()->acceptance()->deal(), 1) << "of another deal";
    say(R"({"kind":"accept","seat":2,"deal":1})");
    EXPECT_EQ(m_session->table()->standing().deals, 1);
}

} // namespace

} // namespace tafel::app
