// Many tablets of a club over many evenings, with every fault. In the end, all tablets show the same as a
// tablet that received every event in order, no accepted event is lost, and no erased name remains.
// TAFEL_SIMULATION="SEEDS TABLETS EVENINGS [FIRST SEED]", for the long run "100 20 2000"
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "archive/folder_keys.h"
#include "archive/segment.h"
#include "club.h"
#include "document/document.h"
#include "history/core.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "history/log/erased_names.h"
#include "history/log/event_body.h"
#include "history/ownership.h"
#include "history/people/badges.h"
#include "history/people/erasure.h"
#include "history/projections/names.h"
#include "history/statistics/ratings.h"
#include "support/fork.h"

namespace tafel::archive {
namespace {

constexpr const char* people[]
    = {"Adalmund", "Brunhilt", "Cunigund", "Dietwolf", "Ekkebrecht", "Friderun", "Gerwig", "Hildegunt",
        "Isengard", "Jodokus", "Kriemhilt", "Liutgard", "Meinrat", "Notburga", "Ortwin", "Pankraz"};

struct Luck {
    std::mt19937_64 random;
    int below(int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }
    bool oneIn(int many) { return below(many) == 0; }
};

/// The clock of a tablet, which may be wrong by years.
history::Settings settingsOf(int tablet, int evening)
{
    history::Settings settings;
    settings.rulesVersion = "7";
    settings.forgettingRounds = 1;
    const auto ticks = std::make_shared<int>(0);
    settings.clock = [=] {
        using namespace std::chrono_literals;
        const auto years = std::chrono::hours(24 * 365) * (tablet % 4 == 3 ? tablet - 8 : 0);
        return history::Time(std::chrono::sys_days(2026y / 1 / 1)) + years + std::chrono::hours(evening)
            + std::chrono::seconds((*ticks)++);
    };
    return settings;
}

/// The names that users may type: not those that this tablet knows as erased.
std::vector<std::string> namesFor(History& history)
{
    std::vector<std::string> names(std::begin(people), std::end(people));
    const std::vector<history::Event> events = history.events("").value();
    for (const history::Event& event : events)
        if (auto forgotten = history::ErasedNames::read(event.body))
            std::erase_if(names, [&](const std::string& name) { return forgotten->contains(name); });
    return names;
}

std::string anyMatch(History& history, Luck& luck, bool unfinished)
{
    const auto all = history.matches({}, 1000).value();
    std::vector<std::string> ids;
    for (const history::MatchSummary& each : all)
        if (!unfinished || (!each.finished && !each.abandoned))
            ids.push_back(each.id);
    return ids.empty() ? std::string()
                       : ids[static_cast<std::size_t>(luck.below(static_cast<int>(ids.size())))];
}

/// The events of a table in one evening; `accepted` runs after each accepted event.
void evening(History& history, Luck& luck, const std::function<void()>& accepted)
{
    AnyTable table(static_cast<unsigned>(luck.random()));
    const auto playOn = [&](const std::string& id, int deals) {
        for (int number = 0; number < deals; ++number) {
            const auto stored = history.load(id);
            if (!stored || stored->proposal)
                return;
            const Result<Outcome> outcome = score(stored->match);
            const Standing standing = outcome && !outcome->deals.empty()
                ? outcome->deals.back().after
                : stored->match.game->start(stored->match);
            if (standing.finished || !history.enterDeal(id, table.deal(stored->match, standing)))
                return;
            accepted();
        }
    };
    std::string match;
    switch (luck.below(12)) {
    case 0: // takes ownership of any match
        match = anyMatch(history, luck, true);
        if (!match.empty() && takeOwnership(history, match).value_or(false))
            accepted();
        break;
    case 1: // continues a match of this table
        match = anyMatch(history, luck, true);
        break;
    case 2: {
        const std::string other = anyMatch(history, luck, false);
        if (!other.empty() && history::setRated(history, other, luck.oneIn(2)).value_or(false))
            accepted();
        break;
    }
    default: {
        std::vector<std::string> names = namesFor(history);
        std::shuffle(names.begin(), names.end(), luck.random);
        Match head = history::threeAt(7);
        if (names.size() < 3)
            break;
        head.players = {names[0], names[1], names[2]};
        const auto opened = history.openMatch(head);
        if (opened) {
            match = *opened;
            accepted();
        }
    }
    }
    if (!match.empty()) {
        playOn(match, 1 + luck.below(7));
        if (luck.oneIn(3) && history.undo(match))
            accepted();
        if (luck.oneIn(4) && history.redo(match))
            accepted();
        if (const auto stored = history.load(match); stored && !stored->deals.empty() && luck.oneIn(3)) {
            const int number = 1 + luck.below(static_cast<int>(stored->deals.size()));
            if (history.correct(
                    match, number, history::deal(1 + luck.below(90), 1 + luck.below(60)), "miscounted"))
                accepted();
        }
        if (luck.oneIn(5)
            && history.recordDispute({.match = match,
                .deal = 1,
                .asker = history.load(match)->match.players[0],
                .question = "{}",
                .verdict = "no",
                .note = history.load(match)->match.players[1] + " disagrees"}))
            accepted();
        playOn(match, luck.below(3));
    }
    const auto everybody = history.people().value();
    const auto somebody = [&] {
        return everybody[static_cast<std::size_t>(luck.below(static_cast<int>(everybody.size())))].name;
    };
    if (everybody.empty())
        return;
    if (luck.oneIn(15)
        && renamePerson(
            history, somebody(), luck.oneIn(2) ? somebody() : fmt::format("Guest {}", luck.below(9))))
        accepted();
    if (luck.oneIn(25) && undoRenaming(history))
        accepted();
    if (luck.oneIn(20) && setDistinct(history, {somebody(), somebody()}, !luck.oneIn(3)).value_or(false))
        accepted();
    if (luck.oneIn(20) && setBadge(history, somebody(), luck.below(4)))
        accepted();
    const std::vector<std::string> open = forkedMatches(history).value();
    if (luck.oneIn(4))
        for (const std::string& forked : open) {
            const auto branches = matchBranches(history, forked).value();
            if (branches.size() > 1 && chooseBranch(history, forked, branches[branches.size() - 1].id))
                accepted();
        }
}

/// Two tablets that erased a person at the same time used two pseudonyms. A file names people as its tablet
/// does, and the beginnings of its matches tell which of them are the same. Code that mixes events of several
/// files must unify these names.
class SamePeople {
public:
    void compare(const history::Event& one, const history::Event& other)
    {
        if (history::eventKind(one.kind) != history::EventKind::MatchOpened || one.body == other.body)
            return;
        const std::vector<std::string> here = history::readHeader(one.body).players,
                                       there = history::readHeader(other.body).players;
        for (std::size_t seat = 0; seat < std::min(here.size(), there.size()); ++seat)
            if (here[seat] != there[seat] && history::isPseudonym(here[seat])
                && history::isPseudonym(there[seat])) {
                const bool isLower = history::isLowerPseudonym(here[seat], there[seat]);
                m_lower.insert_or_assign(
                    isLower ? there[seat] : here[seat], isLower ? here[seat] : there[seat]);
            }
    }
    void callAlike(history::IncomingEvent& entry) const
    {
        for (std::size_t i = 0; i < m_lower.size(); ++i) { // the lowest of three pseudonyms
            const std::string body = history::withPseudonyms(entry.event.body, m_lower);
            if (body == entry.event.body)
                return;
            entry.event.body = body;
            entry.sum = transferChecksum(entry.event);
        }
    }

private:
    std::map<std::string, std::string> m_lower;
};

class Club {
public:
    /// \param server  null if all tablets sync through a folder
    /// \param passphrase  encrypts that folder if it is not empty
    Club(Server* server, unsigned seed, int tablets, std::string passphrase = {})
        : m_server(server)
        , m_database(server ? server->newArchive() : std::string())
        , m_luck{std::mt19937_64(seed)}
        , m_tablets(tablets)
        , m_passphrase(std::move(passphrase))
        , m_accepted(static_cast<std::size_t>(tablets))
        , m_databases(static_cast<std::size_t>(tablets), m_database)
    {
        for (const char* each : {"Tafelrichter", "on its way"})
            std::filesystem::create_directory(m_folder / each);
        if (m_server)
            ArchiveConnection(m_server->address("postgres"), std::chrono::seconds(20), {})
                .run("grant tafelrichter_tablets to hostile");
    }

    /// The meeting point of a tablet. One has no network and uses a USB drive, and one syncs with both.
    enum class Place { Database, Folder, Both };
    Place placeOf(int tablet) const
    {
        return !m_server || tablet % 5 == 3 ? Place::Folder : tablet % 5 == 4 ? Place::Both : Place::Database;
    }

    std::filesystem::path file(int tablet) const { return m_folder / std::to_string(tablet).c_str(); }

    /// Plays one evening at one table in a separate process, which is sometimes killed.
    void play(int tablet, int number)
    {
        const auto seed = m_luck.random();
        const bool forgets = number > 8 && m_forgotten.size() < 6 && m_luck.oneIn(12);
        inProcess(tablet, m_luck.oneIn(6), [&](const std::function<void()>& accepted) {
            Luck luck{std::mt19937_64(seed)};
            History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, number));
            evening(history, luck, accepted);
        });
        if (!forgets)
            return;
        History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, number));
        const auto there = history.people().value();
        std::vector<std::string> known;
        for (const history::Person& each : there)
            if (!each.name.starts_with("Person "))
                known.push_back(each.name);
        if (known.size() < 8)
            return;
        const std::string name
            = known[static_cast<std::size_t>(m_luck.below(static_cast<int>(known.size())))];
        if (!erasePerson(history, name))
            return;
        if (name.starts_with("Guest ")) // a guest name may be used again for another person
            return;
        const std::vector<history::Event> events = history.events("").value();
        for (const history::Event& each : events)
            if (auto erased = history::ErasedNames::read(each.body); erased && erased->contains(name))
                m_forgotten[name].insert(each.uuid);
    }

    /// Imports one of a few files that every tablet may receive. One of them was edited before some imported
    /// it.
    void importFile(int tablet)
    {
        const int number = m_luck.below(5), edited = number == 4 ? m_luck.below(3) : 0;
        inProcess(tablet, false, [&](const std::function<void()>& accepted) {
            Match mailed = history::threeAt(9);
            mailed.players = {"Zacharias", "Zenobia",
                number == 3       ? people[5]
                    : edited == 1 ? "Zora"
                                  : "Zita"};
            if (edited == 2)
                mailed.options = history::threeAt(8).options;
            mailed.id = fmt::format("{}00000000000{}", mailedIds, number);
            mailed.started = "2026-01-01T20:00:00Z";
            for (int deal = 0; deal <= number; ++deal)
                mailed.deals.push_back(
                    document::readDeal(mailed, R"({"turned_up":"S9","points":{"Zacharias":60,"Zenobia":71}})")
                        .value());
            History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, 0));
            if (const auto imported = history.importMatch(mailed); imported && imported->added)
                accepted();
        });
    }

    void exportFile(int tablet)
    {
        if (!std::filesystem::exists(file(tablet)))
            return;
        History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, 0));
        std::string text;
        ASSERT_TRUE(exportMatches(
            history, history::ExportFormat::Lines, {}, [&](std::string_view piece) { text += piece; }));
        const std::vector<history::Event> events = history.events("").value();
        for (const auto& [name, uuids] : m_forgotten)
            if (std::any_of(events.begin(), events.end(), [&erasures = uuids](const history::Event& each) {
                    return erasures.contains(each.uuid);
                })) {
                EXPECT_EQ(text.find(name), std::string::npos) << "tablet " << tablet << " exports " << name;
            }
        m_mailed.push_back(std::move(text));
        if (m_mailed.size() > 4) // an export is read many evenings later or never
            m_mailed.erase(m_mailed.begin() + m_luck.below(4));
        ++m_exports;
    }

    /// Imports an earlier export of a tablet on another one, whatever happened in between.
    void readExport(int tablet)
    {
        if (m_mailed.empty())
            return;
        const std::string& text
            = m_mailed[static_cast<std::size_t>(m_luck.below(static_cast<int>(m_mailed.size())))];
        inProcess(tablet, m_luck.oneIn(6), [&](const std::function<void()>& accepted) {
            History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, 0));
            std::istringstream lines(text);
            const auto read = history::importStream(history, lines, "mailed.jsonl");
            if (read && read->added + read->extended > 0)
                accepted();
        });
        ++m_readExports;
    }

    /// Sets up one tablet again from the image of another one.
    void cloneImage(int from, int to)
    {
        if (!std::filesystem::exists(file(from)))
            return;
        {
            History closed = history::open(file(from), history::Mode::Write, settingsOf(from, 0));
        }
        if (std::filesystem::exists(file(from).string() + "-wal"))
            return;
        replaceBy(file(from), to);
        ++m_clones;
    }

    /// Moves the archive to another database. Each tablet learns the new address sooner or later.
    void moveServer()
    {
        ArchiveConnection keeper(m_server->address("postgres"), std::chrono::seconds(60), {});
        const std::string moved = m_database + "_moved";
        keeper.run("create database " + moved + " template " + m_database);
        m_database = moved;
        m_hasDump = false;
        ++m_moves;
    }

    /// Restores an older copy of the history.
    void copyBack(int tablet)
    {
        const std::filesystem::path kept = file(tablet).string() + ".kept";
        if (!m_kept.contains(tablet)) {
            if (!std::filesystem::exists(file(tablet)))
                return;
            {
                History closed = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, 0));
            }
            if (std::filesystem::exists(file(tablet).string() + "-wal"))
                return;
            std::filesystem::copy_file(file(tablet), kept, std::filesystem::copy_options::overwrite_existing);
            m_kept.insert(tablet);
            return;
        }
        m_kept.erase(tablet);
        replaceBy(kept, tablet);
        ++m_copiedBack;
    }

    /// Acts as an attacker with the password of a tablet, with accepted and rejected statements.
    void harm()
    {
        ArchiveConnection link(m_server->address(m_database, "hostile"), std::chrono::seconds(60), {});
        const auto add = [&](std::string_view columns) { // copies the event of another tablet
            const ArchiveConnection::Rows there = link.run(
                fmt::format("select {} from tafelrichter.event order by random() limit 1", columns));
            if (there.count() == 0)
                return;
            std::vector<std::string> values;
            for (int column = 0; column < 8; ++column)
                values.emplace_back(there.text(0, column));
            attempt(link,
                "insert into tafelrichter.event (uuid, device, at, match, kind, body, tick, sum) "
                "values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing",
                values);
            m_hostile.insert(values[0]);
        };
        const auto forget = [&](std::string_view body) {
            attempt(link,
                fmt::format("select tafelrichter.forget(array_agg(uuid), array_agg({}), array_agg(sum)) "
                            "from (select * from tafelrichter.event order by random() limit 20) as few",
                    body));
        };
        ++m_harms;
        switch (m_luck.below(9)) {
        case 0: // claims an erasure in a match
            return add("gen_random_uuid(), device, at, match, 'person-forgotten', '{}', tick, sum");
        case 1:
            return add("gen_random_uuid(), device, at, match, kind, body, 1::bigint << 40, sum");
        case 2:
            return add("gen_random_uuid(), device, at, match, kind, repeat('x', 4000000), tick, sum");
        case 3: // in the name of another tablet, with the checksum of the copied event
            return add("gen_random_uuid(), device, at, match, 'match-abandoned', '{}', tick, sum");
        case 4:
            return add("gen_random_uuid(), 'nobody', '', match, kind, '{', tick, 1");
        case 5:
            return forget("'{}'::text");
        case 6:
            return forget("regexp_replace(body, ':[0-9]+', ':' || 7)");
        case 7:
            return forget("regexp_replace(body, '\"[A-Z][a-z]+\"', '\"Mallory\"')");
        default: // no event is damaged, except those of the attacker
            attempt(link,
                "select tafelrichter.mend(uuid, device, tick, at, match, kind, '{}', sum) from "
                "tafelrichter.event order by random() limit 5");
            attempt(
                link, "insert into tafelrichter.damaged select gen_random_uuid() from generate_series(1, 5)");
        }
    }

    /// Restores the server from a dump of an earlier evening.
    void restoreServer()
    {
        ArchiveConnection keeper(m_server->address("postgres"), std::chrono::seconds(60), {});
        const std::string dump = m_database + "_dump";
        if (std::exchange(m_hasDump, !m_hasDump)) {
            keeper.run("drop database " + m_database + " with (force)");
            keeper.run("alter database " + dump + " rename to " + m_database);
            dropWhatNobodyHas();
        } else {
            keeper.run("create database " + dump + " template " + m_database);
        }
    }

    void sync(int tablet, bool mayBeKilled = true)
    {
        const Place place = placeOf(tablet);
        if (place == Place::Both && !mayBeKilled) {
            syncAt(tablet, Place::Folder, false);
            syncAt(tablet, Place::Database, false);
            syncAt(tablet, Place::Folder, false);
        } else {
            syncAt(tablet,
                place != Place::Both  ? place
                    : m_luck.oneIn(2) ? Place::Folder
                                      : Place::Database,
                mayBeKilled);
        }
    }

    void syncAt(int tablet, Place place, bool mayBeKilled)
    {
        std::string& database = m_databases[static_cast<std::size_t>(tablet)];
        if (!mayBeKilled || m_luck.oneIn(2)) // the tablet learns the new address of the archive
            database = m_database;
        const bool killed = mayBeKilled && m_luck.oneIn(6);
        const int batch = mayBeKilled ? (1 + m_luck.below(60)) * m_size : 5000;
        // As after a lost answer, all events are sent and requested again.
        if (mayBeKilled && m_luck.oneIn(8) && std::filesystem::exists(file(tablet)))
            SQLite::Database(file(tablet).string(), SQLite::OPEN_READWRITE, 5000)
                .tryExec(
                    "UPDATE archive SET sent = 0, pulled = 0, pulled_entry = '', entries = 0, print = 0; "
                    "DELETE FROM segment");
        inProcess(tablet, killed, [&](const std::function<void()>&) {
            Options options{
                .address = place == Place::Database ? m_server->address(database, "tablet") : address(),
                .passphrase = std::filesystem::exists(keptKeysFile(file(tablet))) ? "" : m_passphrase,
                .batch = batch,
                .piece = batch,
                .eventsFile = static_cast<std::size_t>(tablet % 3 == 0 ? 500 * m_size - 499 : 2000 * m_size)};
            options.history = settingsOf(tablet, 0);
            Sync sync(file(tablet), options);
            if (!sync.run() && !mayBeKilled)
                std::fprintf(stderr, "tablet %d: %s %s\n", tablet,
                    std::string(sync.state().error->codeName()).c_str(), sync.state().error->detail.c_str());
        });
    }

    void run(int evenings)
    {
        m_size = 1 + evenings / 200;
        for (int number = 0; number < evenings; ++number) {
            const int tablet = m_luck.below(m_tablets);
            play(tablet, number);
            if (m_luck.oneIn(3))
                carry();
            if (m_luck.oneIn(3)) // most evenings, the network is down
                sync(m_luck.below(m_tablets));
            if (m_server && m_luck.oneIn(3))
                harm();
            if (m_luck.oneIn(8))
                importFile(m_luck.below(m_tablets));
            if (m_luck.oneIn(6))
                exportFile(m_luck.below(m_tablets));
            if (m_luck.oneIn(6))
                readExport(m_luck.below(m_tablets));
            if (m_server && m_luck.oneIn(10))
                copyBack(m_luck.below(2));
            if (m_server && m_luck.oneIn(20))
                cloneImage(m_luck.below(2), 2);
            if (m_server && m_luck.oneIn(12))
                restoreServer();
            if (m_server && number == evenings / 2)
                moveServer();
            if (m_server && m_luck.oneIn(evenings / 4 + 1)) {
                m_server->kill();
                sync(m_luck.below(m_tablets)); // while the server is down
                m_server->start();
            }
        }
        arrive();
        for (int round = 0; round < 4; ++round)
            for (int tablet = 0; tablet < m_tablets; ++tablet)
                sync(tablet, false);
    }

    void check()
    {
        // Every accepted event is in the log of its tablet, and all events are in the archive.
        std::vector<history::IncomingEvent> all = this->archived();
        std::erase_if(all, [&](const auto& each) { return m_hostile.contains(each.event.uuid); });
        std::set<std::string> archived;
        for (const history::IncomingEvent& each : all)
            archived.insert(each.event.uuid);
        for (int tablet = 0; tablet < m_tablets; ++tablet) {
            std::set<std::string> here;
            addEntries(file(tablet), here);
            for (const std::string& accepted : m_accepted[static_cast<std::size_t>(tablet)])
                EXPECT_TRUE(here.contains(accepted)) << "tablet " << tablet << " has lost " << accepted;
            EXPECT_EQ(here, archived) << "tablet " << tablet;
        }
        // Compares a tablet that received all events in order with one that received them in any order and
        // twice. A name that was written with knowledge of an erasure of that name means another person.
        const std::string seen = reference("in-order", all);
        std::shuffle(all.begin(), all.end(), m_luck.random);
        std::stable_partition(all.begin(), all.end(), [](const history::IncomingEvent& each) {
            return history::eventKind(each.event.kind) == history::EventKind::PersonForgotten;
        });
        EXPECT_EQ(history::firstDifference(seen, reference("shuffled", all)), "");
        for (int tablet = 0; tablet < m_tablets; ++tablet) {
            EXPECT_EQ(history::firstDifference(seen, content(file(tablet))), "") << "tablet " << tablet;
            History history = history::open(file(tablet), history::Mode::Write, settingsOf(tablet, 0));
            EXPECT_EQ(ratingsAndDuplicates(history), m_computed) << "tablet " << tablet;
            ASSERT_TRUE(history.rebuild());
            EXPECT_EQ(history::firstDifference(seen, content(file(tablet))), "")
                << "tablet " << tablet << " rebuilt";
            const std::vector<history::QuarantinedEvent> quarantined = quarantinedEvents(history).value();
            for (const history::QuarantinedEvent& each : quarantined)
                EXPECT_TRUE(m_hostile.contains(each.id))
                    << "tablet " << tablet << " sets aside " << each.kind;
        }
        for (const auto& [name, erasures] : m_forgotten) {
            for (const history::IncomingEvent& each : this->archived())
                EXPECT_EQ(each.event.body.find(name), std::string::npos)
                    << name << " in " << each.event.kind << ' ' << each.event.body;
            for (const auto& each : std::filesystem::directory_iterator(m_folder / "Tafelrichter"))
                EXPECT_EQ(test::readFile(each.path()).find(name), std::string::npos)
                    << name << " in " << each.path().filename();
            for (int tablet = 0; tablet < m_tablets; ++tablet)
                EXPECT_FALSE(isIn(file(tablet), name)) << name << " on tablet " << tablet;
        }
    }

    /// Each version of a file that was imported can be chosen.
    void checkVersions()
    {
        History history = history::open(file(0), history::Mode::Write, settingsOf(0, 0));
        std::set<std::string> erased; // matches with an erased person in the seat
        std::map<std::string, std::set<std::string>> imported;
        std::map<std::string, std::string> written;
        for (const history::IncomingEvent& each : archived())
            if (each.event.match.starts_with(mailedIds) && each.event.kind == "match-opened"
                && !m_hostile.contains(each.event.uuid)) {
                const auto opened = nlohmann::json::parse(each.event.body)["match"];
                written[each.event.match]
                    += fmt::format("{} by {}; ", opened["players"].dump(), each.event.device);
                if (history::isPseudonym(opened["players"][2].get<std::string>()))
                    erased.insert(each.event.match);
                else
                    imported[each.event.match].insert(
                        displayNames(history.core().database, opened["players"])[2]
                        + opened["options"].dump());
            }
        for (auto& [match, versions] : imported) {
            if (erased.contains(match)) // its other versions may be the same person under the name
                continue;
            std::set<std::string> shown;
            const std::vector<history::MatchBranch> branches = matchBranches(history, match).value();
            for (const history::MatchBranch& each : branches)
                shown.insert(each.match.players[2]
                    + nlohmann::json::parse(document::writeMatch(each.match, false))["options"].dump());
            EXPECT_EQ(versions, shown) << match << ": " << written[match];
        }
    }

    int forgotten() const { return static_cast<int>(m_forgotten.size()); }
    int copiedBack() const { return m_copiedBack; }
    int clones() const { return m_clones; }
    int exports() const { return m_exports; }
    int readExports() const { return m_readExports; }
    int moves() const { return m_moves; }
    int harms() const { return m_harms; }

private:
    static constexpr std::string_view mailedIds = "0a1b2c3d-0000-4000-8000-";
    std::string address() const { return "folder:" + (m_folder / "Tafelrichter").string(); }

    /// The events of a file of the folder, which may be encrypted.
    std::vector<history::IncomingEvent> entriesIn(const SegmentName& name, const std::filesystem::path& file)
    {
        const auto shown
            = [&](const SegmentName& which, const std::string& bytes) -> std::optional<std::string> {
            if (m_passphrase.empty())
                return bytes;
            if (!m_keys)
                m_keys.emplace(m_folder / "Tafelrichter", address(), KeyAccess{{}, m_passphrase});
            const FolderKey* const key = m_keys->find(keyIdOf(bytes));
            return key ? decrypted(*key, bytes, which.withoutDigest()) : std::nullopt;
        };
        const auto text = shown(name, test::readFile(file));
        EXPECT_TRUE(text) << file;
        const auto readEvents = [&](const SegmentName& events) -> std::optional<std::string> {
            for (const char* place : {"Tafelrichter", "on its way"})
                if (const auto each = m_folder / place / events.file(); std::filesystem::exists(each))
                    if (const std::string bytes = test::readFile(each); segmentDigest(bytes) == events.digest)
                        return shown(events, bytes);
            return std::nullopt;
        };
        return text ? parseSegment(name, *text, readEvents).content.entries
                    : std::vector<history::IncomingEvent>();
    }

    static void attempt(
        ArchiveConnection& link, const std::string& sql, const std::vector<std::string>& values = {})
    {
        try {
            link.run(sql, values);
        } catch (const ArchiveException& stopped) {
            EXPECT_EQ(stopped.error.codeName(), "rejected") << sql << stopped.error.detail;
        }
    }

    /// All events in the archive or the folder, in their order.
    std::vector<history::IncomingEvent> archived()
    {
        std::map<std::string, history::IncomingEvent> all;
        if (m_server) {
            ArchiveConnection owner(m_server->address(m_database), std::chrono::seconds(60), {});
            const ArchiveConnection::Rows rows = owner.run(
                "select number, uuid, device, tick, at, match, kind, body, sum from tafelrichter.event");
            for (int row = 0; row < rows.count(); ++row) {
                const auto text = [&](int column) { return std::string(rows.text(row, column)); };
                all.insert({text(1),
                    {{0, text(1), text(2), text(4), text(5), text(6), text(7), rows.number(row, 3),
                         rows.number(row, 0)},
                        rows.number(row, 8)}});
            }
        }
        SamePeople same;
        const auto add = [&](history::IncomingEvent&& entry) {
            const auto [found, isNew] = all.try_emplace(entry.event.uuid, entry);
            if (!isNew)
                same.compare(found->second.event, entry.event);
        };
        for (const std::filesystem::path& folder : {m_folder / "Tafelrichter", m_folder / "on its way"})
            for (const auto& each : std::filesystem::directory_iterator(folder))
                if (const auto name = SegmentName::of(each.path().filename().string());
                    name && !name->hasOnlyEvents)
                    for (history::IncomingEvent& entry : entriesIn(*name, each.path()))
                        add(std::move(entry));
        std::vector<history::IncomingEvent> ordered;
        for (auto& [uuid, each] : all) {
            same.callAlike(each);
            ordered.push_back(std::move(each));
        }
        std::stable_sort(ordered.begin(), ordered.end(),
            [](const auto& one, const auto& other) { return history::isBefore(one.event, other.event); });
        return ordered;
    }

    /// Simulates a file synchroniser: some files have not arrived yet, others have arrived in part or twice.
    void carry()
    {
        arrive();
        std::vector<std::filesystem::path> there;
        for (const auto& each : std::filesystem::directory_iterator(m_folder / "Tafelrichter"))
            if (!isKeyFile(each.path().filename().string())) // a tablet without it would create a second key
                there.push_back(each.path());
        std::sort(there.begin(), there.end());
        for (const std::filesystem::path& each : there) {
            const std::string stem = each.stem().string();
            if (m_luck.oneIn(6)) {
                std::filesystem::copy_file(each, m_folder / "on its way" / each.filename());
                std::filesystem::resize_file(
                    each, std::filesystem::file_size(each) / static_cast<unsigned>(2 + m_luck.below(3)));
                m_cut.insert(each);
            } else if (m_luck.oneIn(6)) {
                std::filesystem::rename(each, m_folder / "on its way" / each.filename());
            } else if (m_luck.oneIn(12)) {
                std::filesystem::copy_file(
                    each, each.parent_path() / (stem + " (conflict)" + each.extension().string()));
                m_cut.insert(each.parent_path() / (stem + " (conflict)" + each.extension().string()));
            }
        }
    }
    void arrive()
    {
        for (const std::filesystem::path& each : m_cut)
            std::filesystem::remove(each);
        m_cut.clear();
        for (const auto& each : std::filesystem::directory_iterator(m_folder / "on its way"))
            std::filesystem::rename(each.path(), m_folder / "Tafelrichter" / each.path().filename());
    }

    static void addEntries(const std::filesystem::path& file, std::set<std::string>& there)
    {
        if (!std::filesystem::exists(file))
            return;
        const SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        if (!database.tableExists("event")) // killed before the table existed
            return;
        SQLite::Statement events(database, "SELECT uuid FROM event");
        while (events.executeStep())
            there.insert(events.getColumn(0).getString());
    }

    void replaceBy(const std::filesystem::path& copy, int tablet)
    {
        for (const char* part : {"-wal", "-shm"})
            std::filesystem::remove(file(tablet).string() + part);
        std::filesystem::copy_file(copy, file(tablet), std::filesystem::copy_options::overwrite_existing);
        dropWhatNobodyHas();
    }

    /// Copying an older history or dump over a newer one loses the events that nobody else has.
    void dropWhatNobodyHas()
    {
        std::set<std::string> there;
        for (const history::IncomingEvent& each : archived())
            there.insert(each.event.uuid);
        for (int tablet = 0; tablet < m_tablets; ++tablet)
            addEntries(file(tablet), there);
        for (std::vector<std::string>& accepted : m_accepted)
            std::erase_if(accepted, [&](const std::string& each) { return !there.contains(each); });
        std::erase_if(m_forgotten, [&](const auto& each) {
            return std::none_of(each.second.begin(), each.second.end(),
                [&](const std::string& erasure) { return there.contains(erasure); });
        });
    }

    void inProcess(
        int tablet, bool killed, const std::function<void(const std::function<void()>& accepted)>& work)
    {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        const pid_t child = test::forkAlone();
        if (child == 0) {
            alarm(300); // a tablet that hangs fails by its number, before the whole test times out
            close(ends[0]);
            try {
                work([&] {
                    // Events after the last one were accepted with it.
                    SQLite::Database database(file(tablet).string(), SQLite::OPEN_READONLY, 5000);
                    const std::string last
                        = database.execAndGet("SELECT uuid FROM event ORDER BY seq DESC LIMIT 1").getString()
                        + "\n";
                    [[maybe_unused]] const auto written = write(ends[1], last.data(), last.size());
                });
            } catch (const std::exception& exception) {
                std::fprintf(stderr, "tablet %d: %s\n", tablet, exception.what());
                _exit(1);
            }
            _exit(0);
        }
        close(ends[1]);
        if (killed) {
            usleep(static_cast<useconds_t>(m_luck.below(60'000)));
            ::kill(child, SIGKILL);
        }
        std::string said;
        char piece[4096];
        for (ssize_t size = 0; (size = read(ends[0], piece, sizeof piece)) > 0;)
            said.append(piece, static_cast<std::size_t>(size));
        close(ends[0]);
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_TRUE(killed || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) << "tablet " << tablet;
        std::istringstream lines(said);
        for (std::string line; std::getline(lines, line);)
            if (line.size() == 36)
                m_accepted[static_cast<std::size_t>(tablet)].push_back(line);
        expectErasedNamesGone(tablet);
    }

    /// At no time is a name on a tablet that knows its erasure.
    void expectErasedNamesGone(int tablet)
    {
        if (m_forgotten.empty() || !std::filesystem::exists(file(tablet)))
            return;
        const SQLite::Database database(file(tablet).string(), SQLite::OPEN_READONLY, 5000);
        if (!database.tableExists("text")) // killed before the table existed
            return;
        SQLite::Statement known(database, "SELECT 1 FROM event WHERE uuid = ?"),
            named(database, "SELECT event.kind, body FROM event JOIN text ON seq = id / ? WHERE text = ?");
        for (const auto& [name, erasures] : m_forgotten)
            for (const std::string& erasure : erasures) {
                known.bind(1, erasure);
                if (known.executeStep()) {
                    named.bind(1, history::mostTexts);
                    named.bind(2, name);
                    EXPECT_FALSE(named.executeStep())
                        << name << " on tablet " << tablet << " in " << named.getColumn(0).getString() << ' '
                        << named.getColumn(1).getString() << " despite " << erasure;
                    named.reset();
                }
                known.reset();
            }
    }

    std::string reference(const char* name, const std::vector<history::IncomingEvent>& all)
    {
        const std::filesystem::path place = m_folder / name;
        History history = history::open(place, history::Mode::Write, settingsOf(0, 0));
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end
                = std::min(all.size(), at + 1 + static_cast<std::size_t>(m_luck.below(200)));
            const std::vector<history::IncomingEvent> piece(all.begin() + static_cast<std::ptrdiff_t>(at),
                all.begin() + static_cast<std::ptrdiff_t>(end));
            EXPECT_TRUE(take(history, piece, 0));
            if (m_luck.oneIn(3)) {
                EXPECT_TRUE(take(history, piece, 0));
            }
            at = end;
        }
        m_computed = ratingsAndDuplicates(history);
        return content(place);
    }

    /// Derived data that is computed on request: ratings and possible duplicates.
    static std::string ratingsAndDuplicates(History& history)
    {
        std::string text;
        const auto all = history::ratings(history, {.game = "cosmic-eidex"}).value();
        for (const history::PersonRating& each : all)
            text += fmt::format(
                "{} {} {} {} {}\n", each.place, each.person, each.rating.mu, each.rating.sigma, each.matches);
        const std::vector<history::PersonPair> perhaps = possibleDuplicates(history).value();
        for (const history::PersonPair& each : perhaps)
            text += fmt::format("{} = {}\n", each.one, each.other);
        return text;
    }

    Server* m_server; ///< Null if the tablets sync through a folder.
    std::string m_database;
    Folder m_folder;
    Luck m_luck;
    int m_tablets;
    int m_size = 1; ///< With more evenings, batches and files are larger, or the exchanges take most time.
    std::string m_passphrase;
    std::vector<std::vector<std::string>> m_accepted;
    std::vector<std::string> m_databases; ///< The archive's address as known to each tablet.
    /// Erased names with the UUIDs of their erasures.
    std::map<std::string, std::set<std::string>> m_forgotten;
    std::set<int> m_kept; ///< Tablets whose history has a saved copy.
    bool m_hasDump = false;
    int m_copiedBack = 0, m_clones = 0, m_exports = 0, m_readExports = 0, m_moves = 0, m_harms = 0;
    std::vector<std::string> m_mailed; ///< Exports that a tablet may import later.
    std::set<std::string> m_hostile; ///< Events that no tablet wrote.
    std::string m_computed;
    std::optional<FolderKeys> m_keys; ///< The keys of an encrypted folder.
    /// Partial files, which are deleted when the complete ones arrive.
    std::set<std::filesystem::path> m_cut;
};

struct Extent {
    int seeds = 1, tablets = 5, evenings = 60, first = 1;
};

Extent extent()
{
    Extent extent;
    if (const char* const said = std::getenv("TAFEL_SIMULATION"))
        std::istringstream(said) >> extent.seeds >> extent.tablets >> extent.evenings >> extent.first;
    return extent;
}

TEST(ArchiveSimulation, endsWithTheSameEverywhere)
{
    const auto [seeds, tablets, evenings, first] = extent();
    Server server;
    ArchiveConnection(server.address("postgres"), std::chrono::seconds(20), {})
        .run("create role hostile login");
    int forgotten = 0, copiedBack = 0, clones = 0, exports = 0, readExports = 0, moves = 0, harms = 0;
    for (int seed = first; seed < first + seeds; ++seed) {
        SCOPED_TRACE(fmt::format("seed {}", seed));
        Club club(&server, static_cast<unsigned>(seed), tablets);
        club.run(evenings);
        club.check();
        club.checkVersions();
        forgotten += club.forgotten();
        copiedBack += club.copiedBack();
        clones += club.clones();
        exports += club.exports();
        readExports += club.readExports();
        moves += club.moves();
        harms += club.harms();
        if (testing::Test::HasFailure())
            return;
        if (seeds > 3) // a long run can be stopped
            std::printf("seed %d ended with the same everywhere\n", seed);
    }
    if (seeds < 3) // a short run does not contain every fault
        return;
    for (const int happened : {forgotten, copiedBack, clones, exports, readExports, moves, harms})
        EXPECT_GT(happened, 0);
}

void endsWithTheSameEverywhere(const Extent& extent, const std::string& passphrase)
{
    const auto [seeds, tablets, evenings, first] = extent;
    int forgotten = 0;
    for (int seed = first; seed < first + seeds; ++seed) {
        SCOPED_TRACE(fmt::format("seed {}", seed));
        Club club(nullptr, static_cast<unsigned>(seed), tablets, passphrase);
        club.run(evenings);
        club.check();
        club.checkVersions();
        forgotten += club.forgotten();
        if (testing::Test::HasFailure())
            return;
    }
    if (seeds >= 3) {
        EXPECT_GT(forgotten, 0);
    }
}

TEST(FolderSimulation, endsWithTheSameEverywhere)
{
    endsWithTheSameEverywhere(extent(), {});
}

TEST(FolderSimulation, endsWithTheSameEverywhereIfTheFolderIsEncrypted)
{
    endsWithTheSameEverywhere({.seeds = 1}, "vier Buben und ein Kübel");
}

} // namespace
} // namespace tafel::archive
