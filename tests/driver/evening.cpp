// The matches of three people in one evening.
#include <cstdio>

#include "document/document.h"
#include "history/history.h"
#include "names.h"
#include "pictures.h"

namespace tafel::test {

namespace {

/// An evening of matches as data for the screens. Its clock is fixed, because the pictures show times.
class Evenings {
public:
    explicit Evenings(const QString& file)
        : m_history(history::History::open(file.toStdString(), history::Mode::Write, {.clock = [this] {
            return m_now += std::chrono::minutes(6);
        }}).value())
    {
    }

    std::string play(const std::string& head, const std::vector<std::string>& deals)
    {
        const Match match = document::readMatch(withNames(head)).value();
        const std::string id = m_history.openMatch(match).value();
        for (const std::string& deal : deals)
            enter(match, id, deal);
        m_now += std::chrono::hours(24 * 7);
        return id;
    }

    /// Goes back a week.
    void back() { m_now -= std::chrono::hours(24 * 7); }

    void add(const std::string& id, const std::string& deal)
    {
        enter(m_history.load(id).value().match, id, deal);
        m_now += std::chrono::hours(24 * 7);
    }

    void dispute(const std::string& id, history::Dispute dispute)
    {
        dispute.match = id;
        if (!m_history.recordDispute(dispute))
            std::fprintf(stderr, "evening: a dispute was refused\n");
    }

    void correct(const std::string& id, int deal, const std::string& entry)
    {
        const Match match = m_history.load(id).value().match;
        if (!m_history.correct(
                id, deal, document::readDeal(match, withNames(entry)).value(), called(std::string("Cora"))))
            std::fprintf(stderr, "evening: a correction was refused\n");
    }

private:
    void enter(const Match& match, const std::string& id, const std::string& deal)
    {
        if (!m_history.enterDeal(id, document::readDeal(match, withNames(deal)).value()))
            std::fprintf(stderr, "evening: a deal was refused: %s\n", deal.c_str());
    }

    history::Time m_now = history::Time(std::chrono::milliseconds(1793992500000)); // 6 November 2026
    history::History m_history;
};

constexpr const char* three
    = R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"],
  "characters": {"Anna": "RJ", "Beat": "R9", "Cora": "LK"}, "deals": []})";
constexpr const char* four
    = R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora", "Dani"],
  "characters": {"Anna": "H8", "Beat": "L10", "Cora": "S7", "Dani": "S10"}, "options": {"target": 5}, "deals": []})";

} // namespace

void fillEvening(const QString& file)
{
    Evenings evenings(file);
    evenings.play(four,
        {R"({"turned_up": "H9", "points": {"Anna": 70, "Beat": 40, "Cora": 30}, "trickless": []})",
            R"({"turned_up": "SA", "points": {"Anna": 20, "Beat": 90, "Cora": 30}, "trickless": []})",
            R"({"turned_up": "L7", "points": {"Anna": 60, "Beat": 30, "Cora": 50}, "trickless": ["Dani"]})",
            R"({"turned_up": "R8", "points": {"Anna": 80, "Beat": 12, "Cora": 44}, "trickless": []})",
            R"({"turned_up": "R8", "match": "Anna"})"});
    const std::string finished = evenings.play(three,
        {R"({"turned_up": "H9", "points": {"Anna": 61, "Beat": 52}})",
            R"({"turned_up": "S9", "points": {"Anna": 22, "Beat": 104}})",
            R"({"turned_up": "RQ", "points": {"Anna": 40, "Beat": 70}})",
            R"({"turned_up": "L9", "points": {"Anna": 33, "Beat": 33}})",
            R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 80}})",
            R"({"turned_up": "H10", "points": {"Anna": 88, "Beat": 21}})",
            R"({"turned_up": "SK", "points": {"Anna": 55, "Beat": 30}})",
            R"({"turned_up": "RK", "points": {"Anna": 18, "Beat": 95}, "powers": [{"by": "Beat", "power": "radarkontrolle", "limit": 92}]})"});
    evenings.back();
    evenings.correct(finished, 5, R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 90}})");
    evenings.dispute(finished,
        {.deal = 9,
            .asker = called(std::string("Cora")),
            .question = withNames(
                R"({"format": "tafelrichter-position/1", "game": "cosmic-eidex", "edition": "web", "players": ["Anna", "Beat", "Cora"], "turned_up": "H9", "trick": {"lead": "Anna", "cards": ["S7", "HJ"]}, "hand": ["H8", "S10", "LA"]})"),
            .card = "H8",
            .verdict = "no",
            .clauses = {"eidex.play.no-undertrump"},
            .ruled = "yes"});
    evenings.add(finished, R"({"turned_up": "H9", "points": {"Anna": 47, "Beat": 38}})");
    evenings.play(three,
        {R"({"turned_up": "H9", "points": {"Anna": 61, "Beat": 44}})",
            R"({"turned_up": "S9", "points": {"Anna": 22, "Beat": 31}})",
            R"({"turned_up": "RQ", "points": {"Anna": 70, "Beat": 47}})",
            R"({"turned_up": "S8", "points": {"Anna": 33, "Beat": 45}})",
            R"({"turned_up": "L8", "points": {"Anna": 18, "Beat": 90}})",
            R"({"turned_up": "H10", "points": {"Anna": 88, "Beat": 21}})",
            R"({"turned_up": "SK", "points": {"Anna": 55, "Beat": 30}})"});
}

} // namespace tafel::test
