#include "bench/meeting.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>
#include <unistd.h>

#include "bench/big_history.h"
#include "history/history.h"
#include "history/people/people.h"
#include "history/storage/time_and_ids.h"

namespace tafel::bench {

namespace fs = std::filesystem;

Meeting::Meeting()
    : m_address("folder:" + stick().string())
{
    fs::create_directory(stick());
}

Meeting::Meeting(std::string database)
    : m_address(std::move(database))
{
}

fs::path Meeting::tablet(const char* name) const
{
    const fs::path file = m_folder / name;
    if (!fs::exists(file)) {
        fs::copy_file(bigHistory(), file);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        SQLite::Statement device(database, "UPDATE setting SET value = ? WHERE name = 'device'");
        device.bind(1, history::newUuid()); // makes it another tablet instead of a copy of the same one
        device.exec();
        ::sync(); // so that no commit waits for this copy
    }
    return file;
}

double Meeting::sync(const char* name) const
{
    return run({sibling("tafelrichter"), "--db", tablet(name).string(), "archive", "sync", m_address});
}

double Meeting::erase(const char* name) const
{
    auto history = history::History::open(tablet(name), history::Mode::Write).value();
    const auto people = history.people().value();
    const auto member
        = std::min_element(people.begin(), people.end(), [](const auto& one, const auto& other) {
              return std::abs(one.matches - 1'000) < std::abs(other.matches - 1'000);
          });
    const auto begin = std::chrono::steady_clock::now();
    if (!history::erasePerson(history, member->name).value().vacuumed)
        throw std::runtime_error("something of the name is left");
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

std::pair<double, double> Meeting::eraseElsewhere() const
{
    for (const char* each : {"one", "other", "one"})
        sync(each);
    erase("one");
    const double here = sync("one");
    return {here, sync("other")};
}

} // namespace tafel::bench
