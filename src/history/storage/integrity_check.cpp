#include "history/storage/integrity_check.h"

#include <sqlite3.h>

#include <SQLiteCpp/Database.h>

#include "history/storage/storage_error.h"
#include "history/storage/untrusted_file.h"

namespace tafel::history {

namespace {

constexpr int stepsBetweenLooks = 10'000; // steps of SQLite's virtual machine: well under a millisecond

} // namespace

IntegrityCheck::IntegrityCheck(const std::filesystem::path& file)
    : m_file(file)
    , m_looking(std::async(std::launch::async, [this] { look(); }))
{
}

IntegrityCheck::~IntegrityCheck()
{
    m_stop = true;
}

bool IntegrityCheck::done() const
{
    return m_looking.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

void IntegrityCheck::wait() const
{
    m_looking.get();
}

void IntegrityCheck::look()
{
    // Its own connection: the others are not for two threads.
    SQLite::Database connection(m_file.string(), SQLite::OPEN_READONLY);
    harden(connection);
    sqlite3_progress_handler(
        connection.getHandle(), stepsBetweenLooks,
        [](void* stop) { return static_cast<int>(static_cast<std::atomic<bool>*>(stop)->load()); }, &m_stop);
    try {
        const std::string answer = quickCheck(connection);
        if (answer != "ok")
            throw StorageException(fileError(StorageError::Code::Damaged, m_file, answer));
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_INTERRUPT)
            throw;
    }
}

} // namespace tafel::history
