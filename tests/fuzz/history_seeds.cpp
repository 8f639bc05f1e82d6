// Writes small histories for the fuzzer to begin with: history_seeds FOLDER
#include <cstdio>
#include <fstream>

#include <SQLiteCpp/Database.h>

#include "club_history.h"

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    const std::filesystem::path folder = arguments[1];
    std::filesystem::create_directories(folder);
    const std::filesystem::path file = folder / "history";
    std::filesystem::remove(file);
    tafel::fuzz::makeHistory(file, 512);
    // Histories with a schema of somebody else's.
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
    // What the other half of the target reads: rows that are changed.
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
    return 0;
}
