#include "history/projections/match_state.h"

#include <charconv>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "history/projections/branches.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

[[noreturn]] void broken(const Event& event)
{
    throw StorageException(damageError(
        {"Die Einträge eines Spiels in der Spielgeschichte passen nicht zusammen. Die andern Spiele sind da.",
            "The entries of a match in the history are inconsistent. The other matches are intact."},
        event.uuid + " " + event.kind));
}

void mustBeDeal(const EventBody& body, std::size_t number)
{
    if (body.deal <= 0 || static_cast<std::size_t>(body.deal) != number)
        throw std::out_of_range("deal");
}

} // namespace

std::optional<int> Rejection::counted() const
{
    int number = 0;
    const char* const end = reason.data() + reason.size();
    const auto [read, error] = std::from_chars(reason.data(), end, number);
    return !reason.empty() && error == std::errc() && read == end && number >= 0 ? std::optional(number)
                                                                                 : std::nullopt;
}

MatchState::MatchState(const Event& opened)
    : m_id(opened.match)
    , m_number(opened.seq)
{
    if (eventKind(opened.kind) != EventKind::MatchOpened)
        broken(opened);
    m_header = readHeader(opened.body);
    const EventBody body = read(opened.body, m_header.players);
    if (body.judged.empty())
        broken(opened);
    m_document = body.match;
    m_start = body.judged.front();
    m_imported = body.imported;
    m_writer = opened.device;
    note(opened, body);
}

void MatchState::note(const Event& event, const EventBody& body)
{
    m_changed = event.at;
    m_last = event.uuid;
    m_writtenHere = event.came == 0 ? event.seq : 0;
    if (!body.imported && event.came == 0)
        m_played = event.seq;
    if (!body.rules.empty())
        m_rules = body.rules;
}

MatchState::Effect MatchState::apply(const Event& event)
{
    const std::optional<EventKind> kind = eventKind(event.kind);
    if (!kind)
        return {}; // A later kind that is not about the deals.
    try {
        const EventBody body = read(event.body, m_header.players);
        const std::int64_t played = m_played;
        const Effect effect = applyToDeals(*kind, event, body);
        note(event, body);
        if (kind == EventKind::MatchUnrated || kind == EventKind::MatchRated)
            m_played = played; // the flag does not count as play
        return effect;
    } catch (const std::out_of_range&) {
        broken(event);
    }
}

MatchState::Effect MatchState::applyToDeals(EventKind kind, const Event& event, const EventBody& body)
{
    switch (kind) {
    case EventKind::MatchOpened:
    case EventKind::PersonRenamed:
    case EventKind::RenamingWithdrawn:
    case EventKind::PersonForgotten:
    case EventKind::PersonMarked:
    case EventKind::PersonListed:
    case EventKind::PeopleDistinct:
    case EventKind::GameKept:
    case EventKind::TournamentOpened:
    case EventKind::TournamentChanged:
    case EventKind::RoundDrawn:
    case EventKind::RoundWithdrawn:
    case EventKind::TournamentClosed:
    case EventKind::TournamentTableTaken:
    case EventKind::BranchChosen:
        broken(event);
    case EventKind::MatchTakenOver:
        m_writer = event.device;
        return {};
    case EventKind::MatchAbandoned:
    case EventKind::MatchResumed:
        m_abandoned = kind == EventKind::MatchAbandoned;
        return {};
    case EventKind::MatchUnrated:
    case EventKind::MatchRated:
        m_rated = kind == EventKind::MatchRated;
        return {};
    case EventKind::MatchRejudged:
        judge(body);
        return {1, true};
    case EventKind::MatchEnded:
    case EventKind::EndingWithdrawn:
    case EventKind::EndingRestored:
        return applyToEnd(kind, event, body);
    case EventKind::DealProposed:
    case EventKind::DealRefused:
        applyToProposal(kind, event, body);
        return {};
    case EventKind::DealEntered: {
        const StoredJudgement& judged = body.judged.at(0);
        mustBeDeal(body, m_deals.size() + 1);
        m_deals.push_back({body.entry, body.turnedUp, judged, event.at, {}, body.by, body.imported});
        clearProposal();
        m_undo.push_back(
            {.what = Step::What::Deal, .deal = body.deal, .contract = judged.contract, .uuid = event.uuid});
        recordStanding(m_undo.back());
        m_redo.clear();
        return {body.deal, false};
    }
    case EventKind::DealWithdrawn: {
        Step step = pop(m_undo, body, Step::What::Deal);
        mustBeDeal(body, m_deals.size());
        step.state = m_deals.at(static_cast<std::size_t>(body.deal) - 1);
        recordStanding(step);
        step.contract = step.state.judged.contract;
        m_deals.pop_back();
        m_redo.push_back(std::move(step));
        clearProposal();
        return {body.deal, true};
    }
    case EventKind::DealRestored: {
        Step step = pop(m_redo, body, Step::What::Deal);
        mustBeDeal(body, m_deals.size() + 1);
        m_deals.push_back(std::move(step.state));
        clearProposal();
        judge(body);
        step.state = {};
        m_undo.push_back(std::move(step));
        return {body.deal, false};
    }
    case EventKind::DealCorrected:
    case EventKind::MatchShortened: {
        Step step{.what = Step::What::Correction,
            .deal = body.deal,
            .contract = body.judged.at(0).contract,
            .uuid = event.uuid,
            .correction = {event.at, body.reason, body.previous},
            .entry = body.entry};
        correct(step, body, kind == EventKind::MatchShortened);
        m_undo.push_back(std::move(step));
        m_redo.clear();
        break;
    }
    case EventKind::CorrectionWithdrawn:
    case EventKind::ShorteningWithdrawn:
        m_redo.push_back(uncorrect(body));
        break;
    case EventKind::CorrectionRestored:
    case EventKind::ShorteningRestored: {
        Step step = pop(m_redo, body, Step::What::Correction);
        correct(step, body, step.correction.takenBack.has_value());
        m_undo.push_back(std::move(step));
        break;
    }
    case EventKind::DisputeRecorded:
    case EventKind::DisputeWithdrawn:
    case EventKind::DisputeRestored:
        return applyToDispute(kind, event, body);
    case EventKind::InterpretationOverruled:
    case EventKind::OverrulingWithdrawn:
    case EventKind::OverrulingRestored:
        applyToOptions(kind, event, body);
        return {};
    }
    deal(body).entry = body.entry;
    deal(body).turnedUp = body.turnedUp;
    judge(body);
    if (kind == EventKind::DealCorrected || kind == EventKind::MatchShortened)
        recordStanding(m_undo.back());
    return {body.deal, true};
}

std::string MatchState::ended() const
{
    if (!standing().finished || m_deals.empty())
        return {};
    return m_deals.back().imported ? m_header.started : m_deals.back().entered;
}

const StoredJudgement& MatchState::before(int deal) const
{
    return deal > 1 ? m_deals.at(static_cast<std::size_t>(deal) - 2).judged : m_start;
}

Players MatchState::satOut(int deal) const
{
    // The log stores who would have sat out by rotation; a deal names its dealer itself.
    const Players foreseen = before(deal).out;
    if (m_header.customGame.empty() || foreseen.empty())
        return foreseen;
    return Players{m_deals.at(static_cast<std::size_t>(deal) - 1).judged.dealer};
}

PerPlayer<int> MatchState::marksBy(int deal) const
{
    return changeOf(before(deal).marks, m_deals.at(static_cast<std::size_t>(deal) - 1).judged.marks);
}

PerPlayer<int> MatchState::change(int deal) const
{
    return change(deal, m_deals.at(static_cast<std::size_t>(deal) - 1).judged);
}

PerPlayer<int> MatchState::change(int deal, const StoredJudgement& after) const
{
    // After one of several games ends, the next one begins without strokes.
    const bool wiped = deal > 1 && marksBy(deal - 1) != PerPlayer<int>{};
    return changeOf(wiped ? PerPlayer<int>{} : before(deal).total, after.total);
}

void MatchState::recordStanding(Step& step) const
{
    step.change = change(step.deal);
    step.winners = m_deals.at(static_cast<std::size_t>(step.deal) - 1).judged.winners;
}

/// No deal changes by these events. An answer to a lost proposal has no effect.
void MatchState::applyToProposal(EventKind kind, const Event& event, const EventBody& body)
{
    clearProposal();
    if (kind == EventKind::DealRefused) {
        if (body.by)
            m_rejection = Rejection{*body.by, body.reason};
        return;
    }
    const StoredJudgement& judged = body.judged.at(0);
    mustBeDeal(body, m_deals.size() + 1);
    m_proposal = Proposal{
        event.uuid, {body.entry, body.turnedUp, judged, event.at, {}, {}}, change(body.deal, judged)};
    m_redo.clear();
}

void MatchState::clearProposal()
{
    m_proposal.reset();
    m_rejection.reset();
}

MatchState::Effect MatchState::applyToDispute(EventKind kind, const Event& event, const EventBody& body)
{
    if (kind == EventKind::DisputeRecorded) {
        if (!body.dispute)
            broken(event);
        m_disputes.push_back(disputeOf(event, body));
        m_undo.push_back({.what = Step::What::Dispute,
            .deal = body.deal,
            .uuid = event.uuid,
            .dispute = m_disputes.back()});
        m_redo.clear();
    } else if (kind == EventKind::DisputeWithdrawn) {
        if (m_disputes.empty())
            broken(event);
        m_redo.push_back(pop(m_undo, body, Step::What::Dispute));
        m_disputes.pop_back();
    } else {
        m_undo.push_back(pop(m_redo, body, Step::What::Dispute));
        m_disputes.push_back(m_undo.back().dispute);
    }
    return {.disputes = true};
}

/// The last deal is the one that ends the match, or no longer.
MatchState::Effect MatchState::applyToEnd(EventKind kind, const Event& event, const EventBody& body)
{
    mustBeDeal(body, m_deals.size());
    m_stopped = kind != EventKind::EndingWithdrawn;
    if (kind == EventKind::MatchEnded) {
        m_undo.push_back({.what = Step::What::Ending, .deal = body.deal, .uuid = event.uuid});
        m_redo.clear();
    } else if (kind == EventKind::EndingWithdrawn) {
        m_redo.push_back(pop(m_undo, body, Step::What::Ending));
    } else {
        m_undo.push_back(pop(m_redo, body, Step::What::Ending));
    }
    judge(body);
    return {body.deal, true};
}

void MatchState::applyToOptions(EventKind kind, const Event& event, const EventBody& body)
{
    if (kind == EventKind::InterpretationOverruled) {
        m_overruled.push_back({body.option, body.value, body.deal});
        m_undo.push_back({.what = Step::What::Overruling,
            .deal = body.deal,
            .uuid = event.uuid,
            .option = body.option,
            .value = body.value});
        m_redo.clear();
    } else if (kind == EventKind::OverrulingWithdrawn) {
        if (m_overruled.empty())
            broken(event);
        m_redo.push_back(pop(m_undo, body, Step::What::Overruling));
        m_overruled.pop_back();
    } else {
        m_undo.push_back(pop(m_redo, body, Step::What::Overruling));
        m_overruled.push_back({m_undo.back().option, m_undo.back().value, body.deal});
    }
}

/// `shortens`: the deals after the judged ones are taken back with it.
void MatchState::correct(Step& step, const EventBody& body, bool shortens)
{
    if (shortens) {
        const std::size_t stay = static_cast<std::size_t>(body.deal) - 1 + body.judged.size();
        if (body.deal < 1 || stay >= m_deals.size())
            throw std::out_of_range("judged");
        step.correction.takenBack = {static_cast<int>(stay) + 1, static_cast<int>(m_deals.size())};
        const auto first = m_deals.begin() + static_cast<std::ptrdiff_t>(stay);
        step.takenBack.assign(std::make_move_iterator(first), std::make_move_iterator(m_deals.end()));
        m_deals.erase(first, m_deals.end());
        step.stopped = std::exchange(m_stopped, false);
        clearProposal();
    }
    deal(body).corrections.push_back(step.correction);
}

/// Restores the deals that a correction took back.
Step MatchState::uncorrect(const EventBody& body)
{
    Step step = pop(m_undo, body, Step::What::Correction);
    std::vector<Correction>& corrections = deal(body).corrections;
    if (corrections.empty())
        throw std::out_of_range("corrections");
    corrections.pop_back();
    if (step.correction.takenBack) {
        std::move(step.takenBack.begin(), step.takenBack.end(), std::back_inserter(m_deals));
        step.takenBack.clear();
        m_stopped = step.stopped;
        clearProposal();
    }
    return step;
}

DealState& MatchState::deal(const EventBody& body)
{
    return m_deals.at(static_cast<std::size_t>(body.deal) - 1);
}

/// Stores the judgement of the deals from `body.deal` on.
void MatchState::judge(const EventBody& body)
{
    const std::size_t first = static_cast<std::size_t>(body.deal > 0 ? body.deal : 1) - 1;
    for (std::size_t i = 0; i < body.judged.size(); ++i)
        m_deals.at(first + i).judged = body.judged[i];
}

Step MatchState::pop(std::vector<Step>& stack, const EventBody& body, Step::What what)
{
    if (stack.empty() || stack.back().deal != body.deal || stack.back().what != what)
        throw std::out_of_range("stack");
    Step step = std::move(stack.back());
    stack.pop_back();
    return step;
}

Dispute disputeOf(const Event& event, const EventBody& body)
{
    Dispute dispute = *body.dispute;
    dispute.id = event.uuid;
    dispute.at = event.at;
    dispute.match = event.match;
    return dispute;
}

MatchState fold(std::span<const Event> events)
{
    const std::vector<Branch> branches = branchesOf(events);
    const std::vector<Event>& counts = branches.front().events;
    MatchState state(counts.front());
    for (std::size_t i = 1; i < counts.size(); ++i)
        state.apply(counts[i]);
    state.m_branches = static_cast<int>(branches.size());
    state.m_isForked = branches.size() > 1 && !branches.front().chosen;
    return state;
}

} // namespace tafel::history
