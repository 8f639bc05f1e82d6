#include "live/pages.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/name_list.h"
#include "base/names.h"
#include "base/utf8.h"
#include "cards/card_text.h"
#include "games/games.h"
#include "history/people/badges.h"
#include "live/embedded.h"
#include "live/tally_svg.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/live.h"
#include "phrases/number.h"
#include "phrases/reason.h"
#include "phrases/result.h"
#include "phrases/unit.h"
#include "referee/slate.h"
#include "report/match_tables.h"
#include "report/score_chart.h"

namespace tafel::live {

using report::Value;

namespace {

std::string_view templateNamed(std::string_view name)
{
    for (const report::Embedded& file : embeddedFiles())
        if (file.name == name)
            return file.text;
    throw report::TemplateFault("no page " + std::string(name));
}

/// The first letter of a name.
std::string initialOf(const std::string& name)
{
    return capitalized(firstLetters(name, 1));
}

/// A sign of the drawings: of a suit, Obenabe and Undenufe have none.
std::string suitOf(const std::string& sign)
{
    return sign.size() == 1 ? sign : "";
}

std::string signOf(const Match& match, const DealEntry& entry)
{
    if (entry.turnedUp)
        return suitOf(phrases::trumpSymbol(*entry.turnedUp));
    if (entry.contract && entry.contract->trump)
        return phrases::suitSymbol(*entry.contract->trump, match.game->pack());
    return {};
}

} // namespace

std::optional<File> fileNamed(std::string_view name)
{
    constexpr std::pair<std::string_view, std::string_view> types[] = {{".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"}, {".svg", "image/svg+xml"}};
    for (const report::Embedded& file : embeddedFiles())
        for (const auto& [ending, type] : types)
            if (file.name == name && name.ends_with(ending))
                return File{type, file.text};
    return std::nullopt;
}

history::Expected<void> Pages::readMatch(const std::string& id)
{
    auto stored = m_history.load(id);
    if (!stored)
        return tl::unexpected(std::move(stored.error()));
    showNothing();
    m_match = std::move(*stored);
    if (Result<Outcome> outcome = score(m_match->match);
        outcome && outcome->deals.size() == m_match->deals.size()) {
        m_standing = outcome->standing;
        m_outcome = std::move(*outcome);
    } else {
        // The rules of today give another result: show the stored one.
        m_standing = m_match->match.game->start(m_match->match);
        if (!m_match->deals.empty()) {
            const history::StoredJudgement& last = m_match->deals.back().judged;
            m_standing.total = last.total;
            m_standing.finished = last.finished;
            m_standing.winners = last.winners;
            m_standing.losers = last.losers;
            m_standing.deals = static_cast<int>(m_match->deals.size());
        }
    }
    renewed();
    return {};
}

history::Expected<void> Pages::readTournament(const std::string& name)
{
    auto read = history::loadTournament(m_history, name);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    showNothing();
    if (*read)
        m_tournament = std::move(**read);
    return {};
}

void Pages::showNothing()
{
    m_match.reset();
    m_outcome.reset();
    m_tournament.reset();
    m_standing = {};
    m_form = {};
    m_kept.clear();
}

void Pages::setCounting(std::optional<EntryInProgress> counting)
{
    m_counting = std::move(counting);
    renewed();
}

void Pages::refreshTimeDependentParts()
{
    if (m_tournament)
        m_kept.clear();
}

void Pages::renewed()
{
    m_kept.clear();
    if (!m_match)
        return;
    const bool now = m_counting && m_counting->deal == m_standing.deals + 1;
    m_form = m_match->match.game->padForm(m_match->match, m_standing, now ? m_counting->draft : DealEntry{});
}

// ---- Parts

std::string Pages::fill(std::string_view name, const Value& value, Language language) const
{
    return report::fill(templateNamed, name, value, language);
}

const std::string& Pages::kept(std::string_view part, Language language, const std::function<Value()>& with)
{
    std::string& text = m_kept[fmt::format("{} {}", part, codeOf(language))];
    if (text.empty())
        text = fill(part, with(), language);
    return text;
}

Value Pages::badge(const std::string& name, int badge) const
{
    return Value::object(
        {{"name", name}, {"initial", initialOf(name)}, {"badge", std::to_string(badge % history::badgeCount)},
            {"shape", history::badgeNames[static_cast<std::size_t>(badge % history::badgeCount)]}});
}

Value Pages::seat(Player player, Language language) const
{
    const Match& match = m_match->match;
    const int target = pipsOf(match, m_standing.deals + 1), total = baseTotals(m_standing)[player];
    const std::optional<Player> dealer = m_match->proposal
        ? m_match->proposal->entry.dealer.value_or(m_standing.dealer)
        : m_form.knownDealer();
    Value seat = badge(match.players[player], m_match->badges[player]);
    seat.set("seat", std::to_string(player));
    seat.set("total", phrases::numberText(total));
    seat.set("note", phrases::slateNote(match, m_standing, dealer, player, language));
    seat.set("deals", !m_standing.finished && player == dealer);
    seat.set("wins", m_standing.finished && m_standing.winners.has(player));
    seat.set("out", m_standing.out.has(player));
    seat.set("lost", phrases::gamesLostText(m_standing.marks[player], language));
    std::vector<Value> pips;
    for (int pip = 0; target > 0 && pip < std::max(target, total); ++pip)
        pips.push_back(Value::object({{"full", pip < total}, {"x", std::to_string(14 + 30 * pip)}}));
    seat.set("pipped", pips.empty() ? "" : std::to_string(30 * std::max(target, total)));
    seat.set("pips", Value::list(std::move(pips)));
    seat.set("target", std::to_string(target));
    const TallyMarks strokes = match.game->unit() == Unit::Strokes ? tallyMarks(player, total) : TallyMarks();
    seat.set("strokes", strokes.path);
    seat.set("stroke_width", std::to_string(strokes.width));
    std::vector<Value> chips;
    const int full = chipsAtStart(match, player);
    for (int chip = 0; chip < std::max(full, full > 0 ? total : 0); ++chip)
        chips.push_back(Value::object({{"full", chip < total}}));
    seat.set("chips", Value::list(std::move(chips)));
    return seat;
}

Value Pages::slateValue(Language language) const
{
    if (m_tournament)
        return Value::object({{"none", false}, {"some", false}, {"tournament", tournamentValue(language)}});
    if (!m_match)
        return Value::object({{"none", true}, {"some", false}, {"tournament", false}});
    const Match& match = m_match->match;
    const Unit unit = match.game->unit();
    std::vector<Value> seats;
    for (Player player = 0; player < match.count(); ++player)
        seats.push_back(seat(player, language));
    const bool now = m_counting && m_counting->deal == m_standing.deals + 1;
    const DealEntry draft = now ? m_counting->draft : DealEntry{};
    std::string about = draft.turnedUp ? phrases::trumpText(*draft.turnedUp, language) : "";
    if (about.empty())
        about = phrases::sentenceText(m_form.situation, match, language);
    const std::string contract = draft.contract ? draft.contract->contract : "";
    if (about.empty() && !contract.empty())
        about = phrases::contractName(match, contract, language);
    return Value::object({{"none", false}, {"some", true}, {"tournament", false},
        {"game", match.game->name().in(language)}, {"unit", phrases::unitTitle(unit, language)},
        {"unit_id", phrases::unitId(unit)}, {"many", match.count() > 4},
        {"over", m_standing.finished ? phrases::winnersText(match, m_standing, language) : ""},
        {"deal",
            m_standing.finished ? ""
                                : capitalized(phrases::dealNumberText(unit, m_standing.deals + 1, language))},
        {"announced",
            m_form.announced && !m_standing.finished
                ? capitalized(phrases::reasonText(*m_form.announced, match, language))
                : ""},
        {"about", m_standing.finished ? "" : about},
        {"sign", m_standing.finished ? "" : signOf(match, draft)},
        {"wait", m_match->proposal ? phrases::pendingText(unit, m_standing.deals + 1, language) : ""},
        {"seats", Value::list(std::move(seats))}});
}

const std::string& Pages::slate(Language language)
{
    return kept("slate.html", language, [&] { return slateValue(language); });
}

Value Pages::dealValue(std::size_t index, Language language) const
{
    const Match& match = m_match->match;
    const history::StoredDeal& stored = m_match->deals[index];
    const ScoredDeal* scored = m_outcome ? &m_outcome->deals[index] : nullptr;
    const DealEntry entry = index < match.deals.size() ? match.deals[index] : DealEntry{};
    const Unit unit = match.game->unit();
    std::vector<Value> seats, reasons;
    std::string points;
    int sum = 0;
    for (Player player = 0; player < match.count(); ++player) {
        Value seat = badge(match.players[player], m_match->badges[player]);
        const int change = stored.change[player];
        seat.set("change",
            change == 0                       ? "–"
                : unit == Unit::VictoryPoints ? phrases::numberText(change)
                                              : phrases::signedText(change));
        seats.push_back(std::move(seat));
        if (const std::optional<int> entered = stored.judged.points[player]) {
            points += fmt::format(
                "{}{} {}", points.empty() ? "" : " · ", match.players[player], phrases::numberText(*entered));
            sum += *entered;
        }
    }
    std::string brief = stored.judged.contract.empty()
        ? ""
        : phrases::contractName(match, stored.judged.contract, language);
    if (scored) {
        if (brief.empty())
            brief = scored->award.brief.in(language, match.players);
        for (std::size_t i = 0; i < scored->award.because.size(); ++i) {
            const Reason& reason = scored->award.because[i];
            reasons.push_back(Value::object({{"yes", reasonTone(*scored, i, match) == "yes"},
                {"no", reasonTone(*scored, i, match) == "no"},
                {"text", capitalized(phrases::reasonText(reason, match, language))},
                {"source",
                    phrases::sourceText(
                        *reason.clause, match.edition, match.game->hasEditions(), language)}}));
        }
    }
    return Value::object({{"number", std::to_string(index + 1)}, {"sign", signOf(match, entry)},
        {"seats", Value::list(std::move(seats))}, {"brief", brief},
        {"reasons", Value::list(std::move(reasons))},
        {"points", points.empty() ? "" : fmt::format("{} = {}", points, sum)},
        {"powers", phrases::powersText(match, entry, language)}, {"corrected", !stored.corrections.empty()},
        {"accepted", stored.acceptedBy ? match.players[*stored.acceptedBy] : ""}});
}

Value Pages::dealsValue(std::size_t most, Language language) const
{
    std::vector<Value> deals;
    std::map<std::string, std::string> corrections;
    if (m_match && m_outcome) {
        const report::Table details = report::detailsTable(*m_match, language);
        for (const auto& row : details.rows)
            corrections[std::to_string(std::get<std::int64_t>(row[0].value))]
                = std::get<std::string>(row[3].value);
    }
    for (std::size_t index = m_match ? m_match->deals.size() : 0; index-- > 0 && deals.size() < most;) {
        deals.push_back(dealValue(index, language));
        deals.back().set("corrections", corrections[std::to_string(index + 1)]);
    }
    const bool course = m_match && m_match->deals.size() > 1;
    return Value::object({{"any", !deals.empty()},
        {"course", course ? std::to_string(m_match->deals.size()) : ""},
        {"lang", std::string(codeOf(language))},
        {"title", m_match ? capitalized(phrases::dealsWord(m_match->match.game->unit(), 2, language)) : ""},
        {"deals", Value::list(std::move(deals))}});
}

const std::string& Pages::deals(Language language)
{
    return kept("deals.html", language, [&] { return dealsValue(limits::deals, language); });
}

std::string Pages::lastDeal(Language language)
{
    if (!m_match || m_match->deals.empty())
        return {};
    const Match& match = m_match->match;
    const history::StoredDeal& deal = m_match->deals.back();
    return fmt::format("{}: {}",
        capitalized(
            phrases::dealNumberText(match.game->unit(), static_cast<int>(m_match->deals.size()), language)),
        phrases::changesText(match, deal.change, deal.judged.winners, ", ", language));
}

std::string Pages::course(Language language)
{
    return m_match ? report::scoreChartSvg(*m_match, language) : "";
}

std::string Pages::zone(Player seat, Language language)
{
    if (!m_match || m_standing.finished)
        return {};
    // The zone must not reveal the numbers of the other players.
    DealEntry known = m_counting ? m_counting->draft : DealEntry{};
    known.points.clear();
    known.hasPoints = false;
    const SafeZone zone = m_match->match.game->safeZone(m_match->match, m_standing, known, seat);
    if (zone.empty())
        return {};
    std::vector<Value> stretches;
    for (const SafeRange& each : zone) {
        using Kind = SafeRange::Kind;
        stretches.push_back(Value::object({{"x", std::to_string(each.from)},
            {"width", std::to_string(each.to - each.from + 1)},
            {"middle", std::to_string((each.from + each.to + 1) / 2)}, {"wide", each.to - each.from >= 8},
            {"range",
                each.from == each.to ? std::to_string(each.from) : fmt::format("{}–{}", each.from, each.to)},
            {"certain", each.kind == Kind::Certain}, {"wins", each.kind == Kind::Wins},
            {"open", each.kind == Kind::Open}, {"nothing", each.kind == Kind::Nothing}}));
    }
    return fill("zone.html",
        Value::object(
            {{"all", std::to_string(zone.back().to + 1)}, {"stretches", Value::list(std::move(stretches))}}),
        language);
}

std::string Pages::others(Player seat, bool numbers, Language language)
{
    if (!m_match || !m_counting)
        return {};
    const Match& match = m_match->match;
    std::vector<Value> rows;
    int sum = 0;
    bool all = true;
    for (Player player = 0; player < match.count(); ++player) {
        const std::optional<Count> count = phoneProgress(m_form, *m_counting, player);
        if (!count)
            continue;
        all = all && count->number && count->progress != Progress::Derived;
        sum += count->number.value_or(0);
        if (player == seat)
            continue;
        Value row = badge(match.players[player], m_match->badges[player]);
        row.set("sent", count->progress == Progress::Sent);
        row.set("tablet", count->progress == Progress::OnTablet);
        row.set("follows", count->progress == Progress::Derived && numbers);
        row.set("counts",
            count->progress == Progress::Entering || (count->progress == Progress::Derived && !numbers));
        row.set("number",
            numbers && count->number && count->progress != Progress::Entering
                ? phrases::numberText(*count->number)
                : "");
        rows.push_back(std::move(row));
    }
    return fill("others.html",
        Value::object({{"rows", Value::list(std::move(rows))},
            {"sum", numbers && all ? phrases::numberText(sum) : ""},
            {"misfit",
                numbers && all && m_form.refusal ? capitalized(m_form.refusal->message.in(language)) : ""}}),
        language);
}

std::string Pages::waiting(Player seat, Language language)
{
    if (!m_match || !m_match->proposal || !m_outcome)
        return {};
    const Match& match = m_match->match;
    const history::StoredProposal& proposal = *m_match->proposal;
    const Unit unit = match.game->unit();
    std::vector<Value> own, rows, reasons;
    int sum = 0;
    bool counted = false;
    for (Player player = 0; player < match.count(); ++player) {
        Value row = badge(match.players[player], m_match->badges[player]);
        const int change = proposal.deal.change[player];
        row.set("change", change == 0 ? "0" : phrases::signedText(change));
        row.set("up", change > 0);
        const std::optional<int> points = proposal.deal.judged.points[player];
        row.set("points", points ? phrases::numberText(*points) : "");
        counted = counted || points;
        sum += points.value_or(0);
        (player == seat ? own : rows).push_back(std::move(row));
    }
    if (const Result<DealAward> award = match.game->award(match, m_standing, proposal.entry))
        for (const Reason& reason : award->because)
            reasons.push_back(
                Value::object({{"text", capitalized(phrases::reasonText(reason, match, language))},
                    {"source",
                        phrases::sourceText(
                            *reason.clause, match.edition, match.game->hasEditions(), language)}}));
    const auto number = reasons.size();
    std::string about = proposal.entry.turnedUp ? phrases::trumpText(*proposal.entry.turnedUp, language) : "";
    if (about.empty() && !proposal.deal.judged.contract.empty())
        about = phrases::contractName(match, proposal.deal.judged.contract, language);
    return fill("accept.html",
        Value::object({{"title", phrases::acceptText(unit, m_standing.deals + 1, language)},
            {"time", phrases::timeOfDay(proposal.deal.entered)}, {"own", Value::list(std::move(own))},
            {"rows", Value::list(std::move(rows))}, {"about", about}, {"sign", signOf(match, proposal.entry)},
            {"sum", counted ? phrases::numberText(sum) : ""},
            {"count", number == 0 ? "" : std::to_string(number)},
            {"reasons", Value::list(std::move(reasons))}}),
        language);
}

// ---- Whole pages

std::string Pages::phonePage(const std::string& key, Language language)
{
    Value page = slateValue(language);
    for (report::Field& field : dealsValue(limits::deals, language).fields)
        page.set(std::move(field.name), std::move(field.value));
    page.set("key", key);
    return fill("phone.html", page, language);
}

std::string Pages::gonePage(Language language) const
{
    return fill("gone.html", Value::object({{"lang", std::string(codeOf(language))}}), language);
}

std::string Pages::cardsPage(Language language)
{
    std::vector<Value> cards;
    for (int rank = static_cast<int>(Rank::Ace); rank >= static_cast<int>(Rank::Six); --rank)
        for (const Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
            const Card card{suit, static_cast<Rank>(rank)};
            cards.push_back(Value::object(
                {{"card", card.text(Pack::Eidex)}, {"sign", phrases::suitSymbol(suit, Pack::Eidex)},
                    {"rank", phrases::printedRank(card, Pack::Eidex, language)},
                    {"name", phrases::cardText(card, Pack::Eidex, language)}}));
        }
    return fill("cards.html",
        Value::object({{"lang", std::string(codeOf(language))}, {"cards", Value::list(std::move(cards))}}),
        language);
}

} // namespace tafel::live
