// Writes the seeds of the fuzzer: small histories, and the files of a tablet in a shared folder.
// history_seeds HISTORIES SEGMENTS
#include <cstdio>
#include <fstream>

#include <SQLiteCpp/Database.h>

#include "archive/sync.h"
#include "club_history.h"

namespace {

namespace fs = std::filesystem;

/// Writes the file of a complete history, and versions of it without one of its lines.
void writeSegments(const fs::path& history, const fs::path& folder)
{
    const fs::path place = folder / "place", copy = folder / "copy";
    fs::create_directories(place);
    fs::copy_file(history, copy, fs::copy_options::overwrite_existing);
    tafel::archive::Sync(copy, {.address = "folder:" + place.string()}).run();
    int number = 0;
    for (const fs::directory_entry& each : fs::directory_iterator(place / "Tafelrichter")) {
        if (each.path().extension() != ".seg")
            continue;
        std::ifstream stream(each.path(), std::ios::binary);
        std::vector<std::string> lines;
        for (std::string line; std::getline(stream, line);)
            lines.push_back(line + '\n');
        for (std::size_t without = 0; without < lines.size(); ++without) {
            std::string text;
            for (std::size_t line = 0; line < lines.size(); ++line)
                if (line == 0 || line != without)
                    text += lines[line];
            std::ofstream(folder / ("segment-" + std::to_string(++number)), std::ios::binary) << text;
        }
    }
    fs::remove_all(place);
    for (const char* side : {"", "-wal", "-shm"})
        fs::remove(copy.string() + side);
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 3)
        return 2;
    const std::filesystem::path folder = arguments[1];
    std::filesystem::create_directories(folder);
    const std::filesystem::path file = folder / "history";
    std::filesystem::remove(file);
    tafel::fuzz::makeHistory(file, 512);
    // Histories with an untrusted schema.
    const std::pair<const char*, const char*> hostile[] = {
        {"view", "DROP TABLE draft; CREATE VIEW draft AS SELECT * FROM setting"},
        {"cycle", "CREATE VIEW one AS SELECT * FROM setting; CREATE VIEW two AS SELECT * FROM one"},
        {"trigger",
            "CREATE TRIGGER gone AFTER INSERT ON setting BEGIN DELETE FROM draft; DELETE FROM setting; END"},
        {"generated", "ALTER TABLE setting ADD COLUMN more TEXT AS (value || value)"},
        {"blob", "INSERT INTO setting VALUES ('big', hex(zeroblob(5000)))"},
    };
    for (const auto& [name, sql] : hostile) {
        const std::filesystem::path other = folder / name;
        std::filesystem::copy_file(file, other, std::filesystem::copy_options::overwrite_existing);
        SQLite::Database(other.string(), SQLite::OPEN_READWRITE).exec(sql);
    }
    // Seeds for the part of the target that changes rows.
    const char* const rows[] = {
        "body\t2\t{\"deal\":1,\"entry\":{\"turned_up\":\"S9\",\"points\":{\"Anna\":60,\"Beat\":71}},"
        "\"rules\":\"1\","
        "\"judged\":[{\"dealer\":\"Anna\",\"award\":{\"Anna\":2147483647},\"total\":{\"Anna\":1}}]}\n",
        "kind\t3\tdeal-withdrawn\nkind\t4\tdeal-restored\n",
        "match\t3\tm2\n",
        "body\t20\t{\"name\":\"Cup\",\"rule\":\"wins\",\"sizes\":[3,-5,2000000000],\"come\":[\"Anna\"]}\n",
        "match_player.seat\t1\t9\nmatch_player.total\t1\t-9223372036854775808\n",
        "match_summary.started\t1\tnever\nmatch_summary.deals\t1\t2000000000\n",
        "deal_player.award\t1\t9223372036854775807\ndeal.dealer\t1\t77\n",
        "dispute.clauses\t1\t[[[[[\ndispute.question\t1\t{}\n",
        "tournament.rule\t1\tnone\nperson_total.won\t1\t-1\nalias.person\t1\tAnna\n",
    };
    int number = 0;
    for (const char* row : rows)
        std::ofstream(folder / ("rows-" + std::to_string(++number)), std::ios::binary) << row;
    const fs::path segments = arguments[2];
    fs::remove_all(segments);
    fs::create_directories(segments);
    writeSegments(file, segments);
    return 0;
}
