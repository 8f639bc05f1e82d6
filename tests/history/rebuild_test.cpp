#include "table.h"

#include <random>

#include "history/projections/names.h"
#include "history/projections/totals.h"
#include "history/statistics/ratings.h"
#include "referee/correction.h"

namespace tafel::history {
namespace {

/// A table that enters anything in any order, legal or not.
class Table {
public:
    Table(const std::filesystem::path& file, unsigned seed)
        : m_file(file)
        , m_random(seed)
    {
    }

    void does(int steps)
    {
        for (int step = 0; step < steps; ++step) {
            one();
            if (below(10) == 0)
                ratesAsIfAnew();
        }
    }

private:
    /// Expects that the cached ratings equal a calculation from the first match on.
    void ratesAsIfAnew()
    {
        const auto all = [](History& history) {
            std::string text;
            const std::vector<PersonRating> people = ratings(history, {.game = "cosmic-eidex"}).value();
            for (const PersonRating& each : people)
                text += fmt::format("{} {} {} {} {} {}\n", each.place, each.person, each.rating.mu,
                    each.rating.sigma, each.matches, each.last);
            return text;
        };
        History anew = History::open(m_file, Mode::Read).value();
        ASSERT_EQ(all(*m_history), all(anew));
    }

    /// Accepts a refusal by the rules, but no error of the file.
    template <typename T> static void expectNoFault(const WriteResult<T>& answer)
    {
        const StorageError* fault = storageErrorOf(answer);
        if (fault != nullptr && fault->code != StorageError::Code::Abandoned
            && fault->code != StorageError::Code::UnknownDeal
            && fault->code != StorageError::Code::ProposalPending
            && fault->code != StorageError::Code::NoProposalPending)
            ADD_FAILURE() << fault->message.en << " " << fault->detail;
    }
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    DealEntry anything()
    {
        const int anna = below(120), beat = below(158 - std::min(anna, 100));
        return deal(anna, beat, below(2) != 0 ? "S9" : "HA");
    }
    void one()
    {
        const int what = below(100);
        if (m_matches.empty() || what < 2) {
            m_matches.push_back(m_history->openMatch(threeAt(3 + below(20))).value());
            return;
        }
        // Prefers recent matches, so that undo and redo find something to do.
        const int known = static_cast<int>(m_matches.size()),
                  choice = below(10) != 0 ? std::min(known, 3) : known;
        const std::string& match = m_matches[static_cast<std::size_t>(known - 1 - below(choice))];
        if (what < 24)
            expectNoFault(m_history->enterDeal(match, anything()));
        else if (what < 28)
            expectNoFault(m_history->propose(match, anything()));
        else if (what < 30)
            expectNoFault(m_history->accept(match, static_cast<Player>(below(3))));
        else if (what < 32)
            expectNoFault(m_history->reject(match, static_cast<Player>(below(3)), below(2) != 0 ? "54" : ""));
        else if (what < 37)
            expectNoFault(m_history->recordDispute({.match = below(4) != 0 ? match : "",
                .asker = below(2) != 0 ? "Cora" : "",
                .question = "{}",
                .verdict = "no",
                .clauses = {"a", "b"}}));
        else if (what < 42)
            overruleOne(match);
        else if (what < 58)
            expectNoFault(m_history->undo(match));
        else if (what < 76)
            expectNoFault(m_history->redo(match));
        else if (what < 88)
            correctOne(match);
        else if (what < 90)
            EXPECT_TRUE(m_history->abandon(match));
        else if (what < 93)
            EXPECT_TRUE(m_history->resume(match));
        else if (what < 94)
            EXPECT_TRUE(m_history->saveDraft(match, anything()));
        else if (what < 96)
            EXPECT_TRUE(setRated(*m_history, match, below(2) != 0));
        else if (what < 98)
            expectNoFault(m_history->rejudge(match));
        else if (what < 99) {
            m_history.reset();
            m_history.emplace(open(m_file));
        } else {
            importOne();
        }
    }
    /// Corrects a deal, and removes later deals that the correction excludes.
    void correctOne(const std::string& match)
    {
        const int deal = 1 + below(8);
        const DealEntry entry = anything();
        const std::string reason = below(2) != 0 ? "miscounted" : "";
        const auto corrected = m_history->correct(match, deal, entry, reason);
        expectNoFault(corrected);
        if (!refusalOf(corrected))
            return;
        if (const auto inTheWay = previewCorrection(m_history->load(match)->match, deal, entry).inTheWay())
            expectNoFault(m_history->correct(match, deal, entry, reason, inTheWay->first));
    }
    void overruleOne(const std::string& match)
    {
        static const Match head = threeAt();
        for (const OptionSpec& option : head.game->options())
            if (option.name == "exactly_100")
                expectNoFault(m_history->overrule(match, {&option, below(2)}));
    }
    void importOne()
    {
        Match match = threeAt(30);
        for (int deals = below(5); deals > 0; --deals)
            match.deals.push_back(anything());
        if (const auto imported = m_history->importMatch(match); imported && imported->added)
            m_matches.push_back(imported->id);
    }

    std::filesystem::path m_file;
    std::mt19937 m_random;
    std::optional<History> m_history{open(m_file)};
    std::vector<std::string> m_matches;
};

class Rebuild : public testing::TestWithParam<unsigned> { };

TEST_P(Rebuild, givesWhatWasWrittenLiveAfterAnyEvening)
{
    const Folder folder;
    Table(folder.history(), GetParam()).does(1000);
    const std::string live = projections(folder.history());
    History history = open(folder.history());
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
    EXPECT_EQ(count(folder.history(), "(SELECT DISTINCT kind FROM event WHERE kind NOT GLOB '*shorten*')"),
        count(folder.history(),
            "event_kind WHERE name NOT GLOB '*person-*' AND name NOT GLOB 'people-*' AND name NOT GLOB "
            "'renam*' AND name NOT "
            "GLOB 'tournament-*' AND name NOT GLOB 'round-*' AND name NOT GLOB 'game-*' AND name NOT GLOB "
            "'branch-*' AND name NOT GLOB 'ending-*' AND name NOT GLOB '*shorten*' AND name NOT IN "
            "('match-ended', 'match-taken-over')"))
        << "not everything happened that can happen to a match of one tablet that ends by its rules";

    const std::vector<MatchSummary> matches = history.matches({}, 1000).value();
    for (const MatchSummary& match : matches) {
        const StoredMatch stored = history.load(match.id).value();
        const Outcome outcome = score(stored.match).value();
        EXPECT_EQ(outcome.deals.size(), static_cast<std::size_t>(match.deals));
        EXPECT_EQ(outcome.standing.finished, match.finished);
        for (std::size_t seat = 0; seat < 3; ++seat)
            EXPECT_EQ(outcome.standing.total[seat], match.players[seat].total);
        EXPECT_TRUE(history.differences(match.id)->empty());
    }
}

TEST(Totals, areTheSameInHoweverManyPartsTheyAreWritten)
{
    const Folder folder;
    Table(folder.history(), 9).does(1000);
    const std::string live = projections(folder.history());
    {
        Database database(folder.history(), Mode::Write);
        for (const char* table : {"person_total", "year_total", "contract_total", "contract_year"})
            database.execute(fmt::format("DELETE FROM {}", table).c_str());
        Totals totals(database);
        EventLog log(database);
        const std::vector<std::string> matches = log.matches();
        ASSERT_GT(matches.size(), 2U);
        for (const std::string& match : matches) {
            const MatchState state = fold(log.ofMatch(match));
            totals.add(
                state, {state.header().started.substr(0, 4), displayNames(database, state.header().players)});
            totals.write();
        }
    }
    EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
}

INSTANTIATE_TEST_SUITE_P(Seeds, Rebuild, testing::Range(2U, 6U));

} // namespace
} // namespace tafel::history
