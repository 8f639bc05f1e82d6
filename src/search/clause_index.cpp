#include "search/clause_index.h"

#include <algorithm>
#include <tuple>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include "games/games.h"
#include "rulebook/folded.h"
#include "search/query.h"
#include "search/words.h"

namespace tafel::search {

namespace {

/// One after another, as the index has them.
std::string indexed(std::initializer_list<std::string_view> texts)
{
    std::string line;
    for (std::string_view text : texts)
        for (const Word& word : wordsOf(text))
            (line += word.folded) += ' ';
    return line;
}

/// "Black Friday" is looked for as "blackfriday" too.
std::string indexedName(const ClauseLocation& place, Language language)
{
    std::string line = indexed({place.name.in(language)});
    for (const std::string& part : queryWords(place.name.in(language)))
        line += part;
    return line;
}

std::string indexedGame(const ClauseLocation& place)
{
    return place.game ? indexed({place.game->name().de, place.game->name().en}) : std::string();
}

std::string reasonsOf(const Clause& clause, Language language)
{
    std::string line;
    for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
        line += indexed({clause.ruling.in(edition).in(language), clause.differs.in(edition).in(language)});
    return line;
}

constexpr const char* schema = R"(
CREATE VIRTUAL TABLE clause USING fts5(id, name_de, name_en, text_de, text_en, section, reason_de, reason_en, game,
    content = '', tokenize = "unicode61 remove_diacritics 2");
CREATE VIRTUAL TABLE word USING fts5vocab(clause, 'row');
)";

/// The weights of the columns in that order, for each language.
constexpr const char* weights[] = {"3, 8, 4, 5, 0.5, 2, 1.5, 0.2, 0.5", "3, 4, 8, 0.5, 5, 2, 0.2, 1.5, 0.5"};

} // namespace

struct ClauseIndex::Store {
    SQLite::Database database{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    std::vector<std::string> vocabulary; ///< Every word once, in order.
    std::vector<SQLite::Statement> ranked; ///< By language.

    Store()
    {
        database.exec(schema);
        fill();
        SQLite::Statement words(database, "SELECT term FROM word ORDER BY term");
        while (words.executeStep())
            vocabulary.push_back(words.getColumn(0).getString());
        for (const char* each : weights)
            ranked.emplace_back(database,
                fmt::format(
                    "SELECT rowid FROM clause WHERE clause MATCH ? ORDER BY bm25(clause, {}), rowid", each));
    }

    void fill()
    {
        SQLite::Transaction all(database);
        SQLite::Statement insert(database,
            "INSERT INTO clause(rowid, id, name_de, name_en, text_de, text_en, section, reason_de, reason_en,"
            " game) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        for (int row = 0; const Clause* clause : allClauses()) {
            const ClauseLocation& place = locationOf(*clause);
            int column = 0;
            insert.bind(++column, row++);
            for (const std::string& text : {indexed({clause->id}), indexedName(place, Language::German),
                     indexedName(place, Language::English), indexed({clause->text.de}),
                     indexed({clause->text.en}),
                     indexed({clause->section.en1998, clause->section.de1998, clause->section.web}),
                     reasonsOf(*clause, Language::German), reasonsOf(*clause, Language::English),
                     indexedGame(place)})
                insert.bind(++column, text);
            insert.exec();
            insert.reset();
        }
        all.commit();
    }

    static const Clause& clauseIn(int row) { return *allClauses()[static_cast<std::size_t>(row)]; }

    /// The clauses that a query matches, the best first.
    std::vector<const Clause*> matches(const Query& query, Language shown)
    {
        std::vector<const Clause*> list;
        if (query.hasUnmatchedWord())
            return list;
        SQLite::Statement& statement = ranked[static_cast<std::size_t>(shown)];
        statement.bind(1, query.expression());
        std::vector<int> rows, named;
        while (statement.executeStep()) {
            const int row = statement.getColumn(0).getInt();
            const Text& name = locationOf(clauseIn(row)).name;
            (query.covers(name.de) || query.covers(name.en) ? named : rows).push_back(row);
        }
        statement.reset();
        std::sort(named.begin(), named.end()); // a user who asks for a name reads its clauses in order
        for (const std::vector<int>& part : {named, rows})
            for (int row : part)
                list.push_back(&clauseIn(row));
        return list;
    }
};

ClauseIndex::ClauseIndex()
    : m_store(std::make_unique<Store>())
{
}
ClauseIndex::~ClauseIndex() = default;

std::vector<SearchHit> ClauseIndex::search(std::string_view typed, Language shown, const Scope& scope) const
{
    std::vector<SearchHit> found;
    const auto add = [&](const Clause& clause, const Query* query) {
        const bool known = std::any_of(
            found.begin(), found.end(), [&](const SearchHit& each) { return each.clause == &clause; });
        if (!known && contains(clause, scope))
            found.push_back(
                {&clause, query ? query->highlightsIn(clause.text.in(shown)) : std::vector<Highlight>{}});
    };
    const std::vector<std::string> words = queryWords(typed);
    if (words.empty()) {
        for (const Clause* clause : clausesOf(scope))
            add(*clause, nullptr);
        return found;
    }
    if (const Clause* named = clauseNamed(typed))
        add(*named, nullptr);
    for (const auto reach : {Query::MatchMode::Words, Query::MatchMode::Parts, Query::MatchMode::Near,
             Query::MatchMode::AllNear}) {
        if (reach >= Query::MatchMode::Near && !found.empty())
            break;
        const Query query(words, m_store->vocabulary, reach);
        for (const Clause* clause : m_store->matches(query, shown))
            add(*clause, &query);
    }
    return found;
}

std::vector<SearchHit> searched(std::string_view typed, Language shown, const Scope& scope)
{
    const std::vector<std::string> words = queryWords(typed);
    if (!words.empty() && !scope.isCustomGame()) {
        static const ClauseIndex index;
        return index.search(typed, shown, scope);
    }
    std::vector<SearchHit> found;
    for (const Clause* clause : clausesOf(scope)) {
        const std::string text
            = folded(fmt::format("{} {} {}", clause->id, clause->text.de, clause->text.en));
        if (std::all_of(words.begin(), words.end(),
                [&](const std::string& word) { return text.find(word) != std::string::npos; }))
            found.push_back({clause, {}});
    }
    return found;
}

std::vector<SearchHit> grouped(std::vector<SearchHit> found)
{
    const auto heading = [](const SearchHit& each) {
        static const ClauseLocation none;
        const ClauseLocation& place = each.clause->own ? none : locationOf(*each.clause);
        return std::tuple(place.game, place.name.de, place.contract);
    };
    for (auto group = found.begin(); group != found.end();)
        group = std::stable_partition(group, found.end(),
            [&, first = heading(*group)](const auto& each) { return heading(each) == first; });
    return found;
}

} // namespace tafel::search
