// The connection to the history file: settings, lock, ladder, prepared statements.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "history/storage/migrations.h"
#include "history/storage/progress.h"
#include "history/storage/integrity_check.h"
#include "history/storage/writer_lock.h"

namespace tafel::history {

/// A prepared statement in use; ready for the next use when this goes. One at a time for each SQL text.
class Query {
public:
    explicit Query(SQLite::Statement& statement)
        : m_statement(statement)
    {
    }
    ~Query() { m_statement.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    Query& with(std::int64_t value) { return m_statement.bind(++m_bound, value), *this; }
    Query& with(int value) { return with(std::int64_t{value}); }
    Query& with(bool value) { return with(std::int64_t{value}); }
    Query& with(const std::string& value) { return m_statement.bind(++m_bound, value), *this; }
    Query& with(std::string_view value) { return with(std::string(value)); }
    Query& with(const char* value) { return with(std::string(value)); }
    template <typename T> Query& with(const std::optional<T>& value)
    {
        if (value)
            return with(*value);
        return m_statement.bind(++m_bound), *this;
    }

    /// The next row, if there is one.
    bool next() { return m_statement.executeStep(); }
    void run() { m_statement.exec(); }

    std::string text(int column) const { return m_statement.getColumn(column).getString(); }
    /// Until the next row.
    std::string_view view(int column) const
    {
        const SQLite::Column value = m_statement.getColumn(column);
        const char* const text = value.getText();
        return {text, static_cast<std::size_t>(value.getBytes())};
    }
    std::int64_t integer(int column) const { return m_statement.getColumn(column).getInt64(); }
    bool isNull(int column) const { return m_statement.getColumn(column).isNull(); }
    int number(int column) const { return m_statement.getColumn(column).getInt(); }

private:
    SQLite::Statement& m_statement;
    int m_bound = 0;
};

/// "(?, ?), (?, ?)": what stands behind VALUES for several rows.
std::string placesFor(std::size_t rows, std::size_t columns);

class Database;

/// Both run in the transaction that takes an existing file up the ladder: what follows from the log is not
/// worth taking along, and is made again above.
struct Climbing {
    std::function<void(Database&, std::size_t version)> before = {}; ///< `version`: of the file as it was.
    std::function<void(Database&, std::size_t version, const Progress&)> after = {};
};

/// An open history file at the top of the ladder. Throws Failure and SQLite::Exception.
class Database {
public:
    static constexpr std::uint32_t application = 0x5461666c; ///< PRAGMA application_id: "Tafl"

    /// Does an existing file that goes up the ladder stay beside itself as it was? Without that it must
    /// itself be a copy, which is of no use when the way up fails.
    /// Private: it stays where it is, and a copy that nobody else sees goes up; for reading alone.
    enum class Aside { Copy, None, Private };

    /// `progress` is of the way up the ladder; stopped, nothing has changed.
    Database(std::filesystem::path file, Mode mode, std::span<const Rung> ladder = history::ladder(),
        const Climbing& climbing = {}, Aside aside = Aside::Copy, const Patience& patience = {},
        const Progress& progress = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Kept prepared.
    Query query(std::string_view sql);
    void execute(const char* sql) { m_connection->exec(sql); }

    /// Everything or nothing; on disk when it returns. Inside another one it is a part of that.
    void transaction(const std::function<void()>& work);

    /// The same for what may be lost in a power cut (never the file): does not wait for the disk.
    void looseTransaction(const std::function<void()>& work);

    /// All that is read in it is of one moment, whatever another program writes meanwhile.
    void snapshot(const std::function<void()>& work);

    const std::filesystem::path& file() const { return m_file; }

    SQLite::Database& connection() { return *m_connection; }
    /// The file as it is, also where a private copy of it has gone up the ladder: for copies of it.
    SQLite::Database& original() { return m_original ? *m_original : *m_connection; }

    /// Runs long work on the connection: a long statement is stopped, too, when `progress` says so.
    void listen(const Progress& progress, const std::function<void(const Progress&)>& work);

    /// Brings what stands in the write-ahead log into the file, as far as nobody is waited for, and the log
    /// begins anew with the next entry: what only the log knows for a short time is rarely there when a disk
    /// damages it. Its file keeps its length, which a disk writes more quickly than one that grows. Outside
    /// of a transaction.
    void restartLog();

    /// Copies the file as it is beside itself, "<file>.<why>.copy"; of all such copies the last ten stay.
    std::filesystem::path copyAside(const std::string& why);

    /// Everything in it becomes what stands in the other file, or nothing changes. The other one is at the
    /// top of the ladder.
    void replaceBy(const std::filesystem::path& other);

private:
    void prepare();
    void mustHaveSoundLog(Mode mode);
    void connect(Mode mode);
    void connectTo(const std::string& place, int flags);
    void connectToCopy();
    void connectWithoutJournal(const std::filesystem::path& file);
    void writeAhead();
    int version();
    void recognise(std::size_t version, std::span<const Rung> ladder, Mode mode, Aside aside);
    void checkWholeness();
    void hearOfWholeness();
    void climb(std::size_t version, std::span<const Rung> ladder, const Climbing& climbing, Aside aside,
        const Progress& progress);
    std::string mustBeAlone();
    void climbBeside(std::size_t version, std::span<const Rung> ladder, const Climbing& climbing,
        const Progress& progress);
    void climbPrivately(std::size_t version, std::span<const Rung> ladder, const Climbing& climbing,
        const Progress& progress);
    void takeRungs(std::size_t version, std::span<const Rung> ladder, const Climbing& climbing,
        const Progress& progress);
    std::filesystem::path nextAside(const std::string& why) const;

    std::filesystem::path m_file;
    std::optional<WriterLock> m_lock;
    std::optional<Wholeness> m_wholeness; ///< Until it is known.
    std::optional<SQLite::Database> m_original; ///< Where the connection is to a private copy.
    std::optional<SQLite::Database> m_connection;
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    /// After the connection: must go first.
    std::unordered_map<std::string, SQLite::Statement, Hash, std::equal_to<>> m_prepared;
};

} // namespace tafel::history
