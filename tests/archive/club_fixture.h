// A club for tests with Qt: a server with an archive, and other tablets without a screen.
#pragma once

#include <fstream>
#include <memory>
#include <utility>

#include <QFile>
#include <QObject>
#include <QString>

#include "archive/server.h"
#include "archive/sync.h"
#include "document/document.h"
#include "history/exchange/archive_membership.h"
#include "history/tournaments/tournaments.h"

namespace tafel::test {

/// Registered as `club` in QML.
class Club : public QObject {
    Q_OBJECT
public:
    ~Club() override { thaw(); }

    /// Creates a new archive on a server that ends with the test program.
    Q_INVOKABLE void open()
    {
        if (!m_server)
            m_server = std::make_unique<archive::Server>();
        m_database = m_server->newArchive();
    }
    Q_INVOKABLE QString address(const QString& user = QStringLiteral("tablet")) const
    {
        return addressOf(QString::fromStdString(m_database), user);
    }
    Q_INVOKABLE QString addressOf(const QString& database, const QString& user) const
    {
        return QString::fromStdString(m_server->address(database.toStdString(), user.toStdString()));
    }
    Q_INVOKABLE void kill() { m_server->kill(); }
    Q_INVOKABLE void start() { m_server->start(); }
    Q_INVOKABLE void freeze()
    {
        m_server->freeze();
        m_frozen = true;
    }
    Q_INVOKABLE void thaw()
    {
        if (std::exchange(m_frozen, false))
            m_server->thaw();
    }
    /// Runs SQL as the administrator and returns the first value of the first row, if there is one.
    Q_INVOKABLE QString sql(const QString& text) const
    {
        archive::ArchiveConnection keeper(m_server->address(m_database), std::chrono::seconds(20), {});
        const archive::ArchiveConnection::Rows rows = keeper.run(text.toStdString());
        return rows.count() > 0 ? QString::fromStdString(std::string(rows.text(0, 0))) : QString();
    }
    /// Requires a password from now on; this tablet has `right`, or no password if it is empty.
    Q_INVOKABLE void wantPassword(const QString& right, const QString& folder)
    {
        m_passwords = folder + QStringLiteral("/pgpass");
        qputenv("PGPASSFILE", m_passwords.toUtf8());
        (void)sql(QStringLiteral("alter role tablet password '%1'").arg(right));
        archive::shell(fmt::format(
            "sed -i '1i local all tablet scram-sha-256' {}/data/pg_hba.conf", m_server->folder().string()));
        (void)sql(QStringLiteral("select pg_reload_conf()"));
    }
    Q_INVOKABLE void givePassword(const QString& password)
    {
        QFile file(m_passwords);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(m_passwords));
        file.write(QStringLiteral("*:*:*:tablet:%1\n").arg(password).toUtf8());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    Q_INVOKABLE void wantNoPassword()
    {
        archive::shell(fmt::format("sed -i 1d {}/data/pg_hba.conf", m_server->folder().string()));
        (void)sql(QStringLiteral("select pg_reload_conf()"));
        qunsetenv("PGPASSFILE");
    }

    /// Syncs another tablet and returns its matches, one a line: "Anna 1, Beat 1, Cora 0".
    Q_INVOKABLE QString seenBy(const QString& file) const
    {
        archive::Sync sync(file.toStdString(), {.address = address().toStdString()});
        if (!sync.run())
            return QString::fromStdString(sync.state().sentence().en + " " + sync.state().error->detail);
        std::string all;
        const auto matches = sync.history().matches();
        for (const history::MatchSummary& match : matches.value()) {
            all += all.empty() ? "" : "\n";
            for (const history::PlayerSummary& player : match.players)
                all += fmt::format(
                    "{}{} {}", &player == &match.players.front() ? "" : ", ", player.name, player.total);
        }
        return QString::fromStdString(all);
    }
    /// Another tablet plays a match with `deals` deals and does not sync yet.
    Q_INVOKABLE void play(const QString& file, int deals) const { playAt(file, deals, history::now()); }
    /// A tablet whose archive is unreachable, with events that have been pending for `days` days.
    Q_INVOKABLE void waits(const QString& file, int days) const
    {
        playAt(file, 1, history::now() - std::chrono::hours(24 * days));
        auto history = history::History::open(file.toStdString(), history::Mode::Write);
        if (!history::join(*history, history::newUuid(), "host='/nowhere' dbname='club'"))
            qFatal("%s does not join", qPrintable(file));
    }

    /// Three other tablets play a tournament "Club" of nine, drawn an hour ago. Table 1 has not begun, table
    /// 2 is idle, table 3 is done, and two tablets each have a match of table 3.
    Q_INVOKABLE void hall(const QString& folder) const
    {
        history::Time now = history::now() - std::chrono::hours(1);
        const auto tablet = [&](const char* name) { return folder.toStdString() + "/" + name + ".db"; };
        const auto exchange = [&](const std::string& file) {
            archive::Sync sync(file, {.address = address().toStdString()});
            if (!sync.run())
                qFatal("a tablet of the hall does not exchange");
        };
        const auto opened = [&](const std::string& file) {
            return history::History::open(file, history::Mode::Write, {.clock = [&now] {
                return now;
            }}).value();
        };
        Match setup = document::readMatch(
            R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","options":{"target":2},)"
            R"("players":["1","2","3"],"tournament":"Club","deals":[]})")
                          .value();
        const auto plays = [&](const std::string& file, int table, std::initializer_list<const char*> deals) {
            exchange(file);
            history::History history = opened(file);
            const auto drawn = history::loadTournament(history, "Club").value().value();
            (void)history::claimTable(history, drawn.id, table);
            Match match = setup;
            match.players = drawn.rounds[0].tables[static_cast<std::size_t>(table) - 1].people;
            const std::string id = history.openMatch(match).value();
            for (const char* deal : deals) {
                now += std::chrono::minutes(5);
                const std::string entry = fmt::format(fmt::runtime(deal), fmt::arg("first", match.players[0]),
                    fmt::arg("second", match.players[1]));
                (void)history.enterDeal(id, document::readDeal(match, entry).value());
            }
            return std::pair(id, match);
        };
        constexpr auto some = R"({{"turned_up":"S9","points":{{"{first}":60,"{second}":71}}}})",
                       all = R"({{"turned_up":"S9","match":"{first}"}})";
        Match rules = setup;
        rules.players.clear();
        rules.tournament.clear();
        exchange(tablet("organiser"));
        {
            history::History history = opened(tablet("organiser"));
            const std::string id
                = history::openTournament(history, {.name = "Club", .setup = rules, .sizes = {3}},
                    {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gina", "Hans", "Ida"})
                      .value();
            (void)history::drawNextRound(history, id, "417 082");
        }
        exchange(tablet("organiser"));
        plays(tablet("two"), 2, {some});
        now += std::chrono::minutes(25);
        exchange(tablet("three"));
        const auto& [result, atThree] = plays(tablet("three"), 3, {some, all});
        plays(tablet("organiser"), 3, {all}); // without the events of the other tablet
        {
            history::History history = opened(tablet("three")); // corrects a deal after the end of the match
            now += std::chrono::minutes(5);
            const std::string entry = fmt::format(fmt::runtime(some), fmt::arg("first", atThree.players[0]),
                fmt::arg("second", atThree.players[2]));
            (void)history.correct(result, 1, document::readDeal(atThree, entry).value(), "");
        }
        for (const char* name : {"two", "three", "organiser"})
            exchange(tablet(name));
    }

private:
    static void playAt(const QString& file, int deals, history::Time now)
    {
        auto history = history::History::open(
            file.toStdString(), history::Mode::Write, {.clock = [now] { return now; }});
        const Match match = document::readMatch(
            R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Dani","Eva","Fritz"],"deals":[]})")
                                .value();
        const std::string id = history->openMatch(match).value();
        for (int deal = 0; deal < deals; ++deal)
            (void)history->enterDeal(
                id, document::readDeal(match, R"({"turned_up":"S9","points":{"Dani":80,"Eva":27}})").value());
    }

    std::unique_ptr<archive::Server> m_server;
    std::string m_database;
    QString m_passwords;
    bool m_frozen = false;
};

} // namespace tafel::test
