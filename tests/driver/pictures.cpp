#include "pictures.h"

#include <QtTest/QTest>

#include "app/session/session.h"
#include "document/document.h"
#include "games/games.h"
#include "history/tournaments/tournaments.h"
#include "names.h"
#include "support/any_table.h"

namespace tafel::test {

namespace {

constexpr const char* players[]
    = {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gökhan", "Hanna", "Ivo", "Jürg", "Käthi", "Livia"};

history::History openAt(const QString& file, history::Time& now)
{
    return history::History::open(file.toStdString(), history::Mode::Write, {.clock = [&now] {
        return now;
    }}).value();
}

std::vector<std::string> party(int first, int size)
{
    std::vector<std::string> names;
    for (int seat = 0; seat < size; ++seat)
        names.push_back(
            called(std::string(players[static_cast<std::size_t>(first + seat * 5) % std::size(players)])));
    return names;
}

int sizeFor(const Game& game, int wanted)
{
    for (int size : {wanted, 4, 3, 5})
        if (game.playerCounts(Edition::Web).has(static_cast<Player>(size)))
            return size;
    return 3;
}

/// The number of players in games for different numbers.
int many()
{
    return hasLongNames() ? 5 : 4;
}

/// Plays a match for `deals` deals; 0 plays to its end.
Match played(const Game& game, int first, AnyTable& table, int deals)
{
    Match match{
        .game = &game, .players = party(first, sizeFor(game, game.id() == "cosmic-eidex" ? 3 : many()))};
    if (game.id() == "cosmic-eidex") {
        constexpr Card drawn[]
            = {"RJ"_card, "R9"_card, "LK"_card, "L10"_card, "HA"_card, "S7"_card, "H8"_card};
        for (std::size_t seat = 0; seat < match.players.size(); ++seat)
            match.characters[seat] = drawn[(static_cast<std::size_t>(first) + 2 * seat) % std::size(drawn)];
    }
    Standing standing = game.start(match);
    while (!standing.finished && (deals == 0 || static_cast<int>(match.deals.size()) < deals)) {
        match.deals.push_back(table.deal(match, standing));
        DealAward award = game.award(match, standing, match.deals.back()).value();
        standing = game.after(match, standing, award);
    }
    return match;
}

} // namespace

void show(Driver& driver, const Save& save, const char* screen, const QVariantMap& values,
    const char* picture, int wait)
{
    QMetaObject::invokeMethod(
        &driver.window(), "goTo", Q_ARG(QString, QString::fromLatin1(screen)), Q_ARG(QVariant, values));
    QTest::qWait(wait);
    save(QString::fromLatin1(picture));
}

void fillClub(const QString& file)
{
    history::Time now(std::chrono::milliseconds(1730833200000)); // 5 November 2024
    history::History history = openAt(file, now);
    AnyTable table(7);
    const auto games = allGames();
    for (int evening = 0; evening < 100; ++evening) {
        for (int each = 0; each < 2; ++each) {
            const Game& game
                = each == 0 ? *games.front() : *games[static_cast<std::size_t>(evening) % games.size()];
            Match match = played(game, evening * 7 + each, table, 0);
            match.tournament = evening >= 96 ? called(std::string("Herbstcup")) : std::string();
            match.started = history::timestamp(now);
            const std::string id = history.importMatch(match).value().id;
            if (each == 0 && evening % 12 == 0)
                (void)history
                    .recordDispute({.match = id,
                        .deal = 1,
                        .asker = match.players.front(),
                        .question = document::writePosition({.match = match,
                            .turnedUp = "S9"_card,
                            .trick = {.lead = 0, .cards = {"H7"_card, "SJ"_card}},
                            .hand = std::vector{"S8"_card, "H10"_card, "LA"_card}}),
                        .card = "S8",
                        .verdict = "no",
                        .clauses = {"eidex.play.no-undertrump"}})
                    .value();
            now += std::chrono::minutes(70);
        }
        now += std::chrono::hours(24 * 7);
    }
    Match alike = played(*games.front(), 0, table, 2); // a possible duplicate of another person
    alike.players = {called(std::string("Anna Meier")), "Xeno", "Yves"};
    alike.started = "2025-06-01T18:00:00Z";
    (void)history.importMatch(alike).value();
    std::vector<std::string> eight(std::begin(players), std::begin(players) + 8);
    for (std::string& each : eight)
        each = called(each);
    const auto opened = history::openTournament(history, {.name = called(std::string("Adventscup"))}, eight);
    (void)history::drawNextRound(history, opened.value(), "417 001").value();
}

void picturesOfLookingBack(Driver& driver, const Save& save)
{
    driver.wait("home.newMatch");
    save("home-club");
    show(driver, save, "History", {}, "history-matches", 700);
    for (const char* part : {"players", "characters", "contracts", "disputes"}) {
        driver.open(QStringLiteral("history.tab.") + part, 600);
        save(QStringLiteral("history-") + part);
    }
    driver.open("history.filter", 300);
    save("history-filter");
    driver.back();
    driver.back();
    show(driver, save, "Player", {{"player", called(QStringLiteral("Anna"))}}, "player", 700);
    driver.back();
    show(driver, save, "Tournaments", {}, "tournaments");
    driver.open("tournaments.row.0", 500);
    save("tournament");
    driver.open("tournament.board", 500);
    save("board");
    driver.back();
    driver.back();
    driver.back();
    show(driver, save, "Rulebook", {}, "rulebook");
    show(driver, save, "Rulebook", {{"clause", "eidex.schwarzpeter.taker-loses"}}, "rulebook-clause");
    driver.back();
    driver.back();
    show(driver, save, "People", {}, "people");
    driver.back();
    show(driver, save, "Settings", {}, "settings-club");
    driver.back();
    for (const char* kind : {"season", "player", "tournament"}) {
        const QVariantMap values{{"kind", kind},
            {"subject",
                kind == std::string_view("season")       ? QStringLiteral("2026")
                    : kind == std::string_view("player") ? called(QStringLiteral("Anna"))
                                                         : called(QStringLiteral("Herbstcup"))}};
        show(driver, save, "Report", values, (std::string("report-") + kind).c_str(), 1500);
        driver.back();
    }
}

void picturesOfRatings(Driver& driver, const Save& save)
{
    const QString anna = called(QStringLiteral("Anna"));
    driver.wait("home.newMatch");
    show(driver, save, "Settings", {}, "ratings-settings");
    driver.back();
    show(driver, save, "History", {}, "ratings-history", 700);
    driver.open("history.tab.ratings", 700);
    save("ratings-table");
    driver.open("ratings.how");
    save("ratings-how");
    driver.tap("ratings.how");
    driver.open("ratings.csv", 700);
    save("ratings-saved");
    driver.back();
    show(driver, save, "Player", {{"player", anna}}, "ratings-player", 1200);
    driver.open("player.change.1", 700);
    save("ratings-why");
    driver.open("why.match", 700);
    save("ratings-match");
    driver.tap("match.rated");
    QTest::qWait(300);
    save("ratings-match-left-out");
    driver.tap("match.rated");
    driver.back();
    driver.back();
    driver.back();
    show(driver, save, "People", {{"person", anna}}, "ratings-people");
    driver.tap("people.rated");
    QTest::qWait(300);
    save("ratings-people-none");
    driver.back();
    if (!driver.find("home.newMatch"))
        driver.back();
    show(driver, save, "Player", {{"player", anna}}, "ratings-player-none", 900);
    driver.back();
    show(
        driver, [](const QString&) {}, "History", {}, "", 500);
    driver.open("history.tab.ratings", 700);
    save("ratings-table-none");
}

void fillGame(const QString& file, const QString& id)
{
    history::Time now(std::chrono::milliseconds(1793992500000)); // 6 November 2026
    history::History history = openAt(file, now);
    AnyTable table(3);
    const Game& game = *gameNamed(id.toStdString());
    Match match = played(game, 0, table, 5);
    const std::vector<DealEntry> deals = std::exchange(match.deals, {});
    const std::string opened = history.openMatch(match).value();
    for (const DealEntry& deal : deals) {
        now += std::chrono::minutes(6);
        (void)history.enterDeal(opened, deal).value();
    }
}

void picturesOfGame(Driver& driver, const Save& save, const QString& id)
{
    QTest::qWait(700);
    save(QStringLiteral("pad-") + id);
    const Game& game = *gameNamed(id.toStdString());
    Match match{.game = &game, .players = party(0, sizeFor(game, many()))};
    for (const ContractInfo& contract : game.contracts(match)) {
        const QString tile = QStringLiteral("contract.") + QString::fromStdString(std::string(contract.id));
        QQuickItem* item = driver.find(tile);
        if (!item || !item->isEnabled())
            continue;
        driver.open(tile, 300);
        save(QStringLiteral("pad-%1-measure").arg(id));
        break;
    }
    show(driver, save, "Referee", {}, (std::string("referee-") + id.toStdString()).c_str());
    driver.back();
    show(driver, save, "History", {}, (std::string("history-") + id.toStdString()).c_str(), 700);
}

} // namespace tafel::test
