#include "app/referee/desk.h"

#include <algorithm>

#include "app/pad/score_pad.h"
#include "document/document.h"
#include "referee/house_rules.h"

namespace tafel::app {

Desk::Desk(const Game& game, QObject* parent)
    : SessionModel(parent)
    , m_draft(game)
{
    setObjectName(QStringLiteral("referee.desk"));
}

void Desk::attached()
{
    if (!m_session)
        return;
    connect(m_session, &Session::historyChanged, this, [this] {
        m_recorded.reset();
        if (!m_session->isOpen())
            return;
        if (m_stored)
            if (auto stored = history().load(m_stored->match.id))
                m_stored = std::move(*stored);
        refresh();
    });
    clear();
}

/// Starts from the match on the table if it is of this game; otherwise with an empty table.
void Desk::clear()
{
    const bool wasOfMatch = m_stored.has_value();
    m_stored.reset();
    m_standing = {};
    if (load()) {
        const auto draft = history().draft(m_stored->match.id);
        m_draft.begin(m_stored->match, m_standing, draft && *draft ? **draft : DealEntry{});
    } else if (wasOfMatch) {
        m_draft = dispute::Draft(*match().game);
    } else {
        m_draft.clear();
    }
    refresh();
}

void Desk::refresh()
{
    if (!m_session)
        return;
    m_badges.clear();
    for (Player player = 0; player < match().count(); ++player) {
        m_badges << player;
        // A player who is out has no seat at the desk; the others keep their badges.
        for (Player seat = 0; m_stored && seat < m_stored->match.count(); ++seat)
            if (m_stored->match.players[seat] == match().players[player])
                m_badges.back() = m_stored->badges[seat];
    }
    m_ruling = m_draft.ruling();
    m_verdict = verdictOf(m_ruling);
    m_picking = pickOf(m_draft.pick());
    m_facts.clear();
    for (const dispute::Fact& fact : m_draft.facts())
        m_facts << factOf(fact);
    Q_EMIT changed();
}

/// Loads the match on the table if it is of this game: its header, its standing and its state in the history.
bool Desk::load()
{
    const CurrentMatch& table = *m_session->table();
    if (!m_session->isOpen() || !table.isOpen() || table.match().game != match().game)
        return false;
    m_session->pad()->saveDraft();
    auto stored = history().load(table.match().id);
    if (!m_session->reportOnError(stored))
        return false;
    const Result<Outcome> outcome = score(stored->match);
    m_standing = outcome ? outcome->standing : stored->match.game->start(stored->match);
    m_stored = std::move(*stored);
    return true;
}

// ---- Taps

namespace {

/// The tap of the button or place with that name; null if there is none.
template <typename Items> const dispute::Tap* tapOf(const Items& items, std::string_view name)
{
    const auto found = std::ranges::find(items, name, [](const auto& each) { return each.name; });
    return found == items.end() ? nullptr : &found->tap;
}

const dispute::Tap* tapOf(const dispute::Fact& fact, std::string_view name)
{
    const dispute::Tap* const place = tapOf(fact.places, name);
    return place ? place : tapOf(fact.buttons, name);
}

} // namespace

void Desk::say(const QString& path, int value)
{
    if (path == QLatin1String("asker")) {
        m_asker = m_asker == value ? -1 : value;
        Q_EMIT recordChanged();
    } else if (path == QLatin1String("ruled")) {
        m_ruled = value;
        Q_EMIT recordChanged();
    } else if (path.startsWith(QLatin1String("/options/"))) {
        overrule(path.section(QLatin1Char('/'), 2), value);
    } else {
        give({pathOf(path), Response(value)});
    }
}

void Desk::give(const dispute::Tap& tap)
{
    if (tap.answer)
        m_draft.respond(tap.path, *tap.answer);
    else
        m_draft.open(tap.path);
    refresh();
}

void Desk::tap(const QString& path, const QString& name)
{
    const std::string at = pathOf(path), what = plain(name);
    const std::vector<dispute::Fact> facts = m_draft.facts();
    const dispute::Pick open = m_draft.pick();
    const dispute::Tap* tap = nullptr;
    if (m_ruling.playable && m_ruling.playable->path == at)
        tap = tapOf(*m_ruling.playable, what);
    for (const dispute::Fact& fact : facts)
        if (!tap && fact.path == at)
            tap = tapOf(fact, what);
    for (const std::vector<dispute::Button>* const list : {&open.buttons, &open.tools})
        if (!tap && open.path == at)
            tap = tapOf(*list, what);
    give(tap ? *tap : dispute::Tap{at});
}

void Desk::pick(const QString& card)
{
    if (const std::optional<Card> known = Card::parse(plain(card), cardPack()))
        give({m_draft.pick().path, Response(*known)});
}

void Desk::next()
{
    m_draft.next();
    refresh();
}

bool Desk::leavePicking()
{
    if (!m_draft.leave())
        return false;
    refresh();
    return true;
}

ReasonRow Desk::against(const QString& text) const
{
    const std::optional<Card> card = Card::parse(plain(text), cardPack());
    const std::optional<Refusal> why = card ? m_draft.against(*card) : std::nullopt;
    return why ? ReasonRow{.text = in(why->message), .clause = why->clause ? qt(why->clause->id) : QString()}
               : ReasonRow();
}

// ---- The table

QString Desk::origin() const
{
    const QString edition = qt(phrases::editionName(match().edition, language()));
    if (!match().game->hasEditions())
        return fromMatch() ? tr("from your match") : QString();
    return fromMatch() ? tr("from your match · %1").arg(edition) : edition;
}

// ---- Stored data

QList<PromptView> Desk::houseRules() const
{
    QList<PromptView> list;
    if (!m_stored || m_standing.finished || m_stored->abandoned)
        return list;
    const int deal = m_standing.deals + 1;
    for (const Prompt& prompt : tafel::houseRules(m_stored->match, deal)) {
        if (prompt.kind != Prompt::Kind::Choice || !prompt.required)
            continue;
        PromptView rule = promptView(prompt, m_stored->match, language());
        rule.hint = tr("For the rest of this match, from %1 on", "deal 7")
                        .arg(qt(phrases::dealNumberText(match().game->unit(), deal, language())));
        if (m_stored->proposal) {
            rule.hint = qt(phrases::answerPendingText(match().game->unit(), deal, language()));
            for (PromptOption& option : rule.options)
                option.whyNot = rule.hint;
        }
        list << rule;
    }
    return list;
}

QList<PromptView> Desk::knownRules() const
{
    QList<PromptView> list;
    for (const PromptView& rule : houseRules())
        for (const OptionSpec& option : match().game->options())
            if (rule.path == QStringLiteral("/options/%1").arg(qt(option.name)))
                for (const auto& [reason, good] : m_ruling.reasons)
                    if (names(*reason.clause, option) && !list.contains(rule))
                        list << rule;
    return list;
}

/// Reads the match again after a change in the history, for the desk and for the score pad.
bool Desk::done(const QString& bold, const QString& text)
{
    if (m_stored)
        m_session->table()->open(qt(m_stored->match.id));
    Q_EMIT m_session->historyChanged();
    Q_EMIT recorded(bold, text);
    return true;
}

void Desk::beginRecord()
{
    m_asker = -1;
    m_ruled = 0;
    Q_EMIT recordChanged();
}

QList<PromptView> Desk::recordAsks() const
{
    const auto choice = [](const char* path, const QString& title) {
        return PromptView{.kind = QStringLiteral("choice"),
            .path = QString::fromLatin1(path),
            .label = title,
            .title = title};
    };
    PromptView asker = choice("asker", tr("Who asked?")),
               ruled = choice("ruled", tr("What does the table decide?"));
    const auto offer = [](PromptView& prompt, const QString& text, int said) {
        const auto value = static_cast<int>(prompt.options.size());
        prompt.offer({.value = value, .text = text, .on = value == said});
    };
    for (const QString& player : players())
        offer(asker, player, m_asker);
    offer(ruled, tr("as the referee says"), m_ruled);
    for (const auto& [value, text] : m_ruling.choices)
        offer(ruled, in(text), m_ruled);
    return {asker, ruled};
}

history::Dispute Desk::asked() const
{
    const auto question = m_draft.document();
    const PowerQuestion* const powers = std::get_if<PowerQuestion>(&question);
    history::Dispute dispute{.question
        = powers ? document::writeQuestion(*powers) : document::writePosition(std::get<Position>(question)),
        .card = m_draft.cardInQuestion(),
        .verdict = m_ruling.verdict};
    for (const auto& [reason, good] : m_ruling.reasons)
        dispute.clauses.emplace_back(reason.clause->id);
    if (m_stored) {
        dispute.match = m_stored->match.id;
        dispute.deal = m_standing.finished ? 0 : m_standing.deals + 1;
    }
    return dispute;
}

bool Desk::record(const QString& note)
{
    if (m_ruling.verdict.empty() || !m_session->isOpen())
        return false;
    const auto ruled = static_cast<std::size_t>(m_ruled);
    const history::Dispute question = asked();
    history::Dispute dispute = question;
    dispute.asker = m_asker < 0 ? std::string() : match().players[static_cast<std::size_t>(m_asker)];
    dispute.ruled = ruled > 0 && ruled <= m_ruling.choices.size() ? m_ruling.choices[ruled - 1].first : "";
    dispute.note = plain(note);
    const auto id = history().recordDispute(dispute);
    if (!m_session->reportOnError(id))
        return false;
    m_recordedId = *id;
    done(tr("The dispute is in the history"),
        m_stored ? tr("You find it with the match.") : tr("It belongs to no match."));
    m_recorded = question;
    refresh();
    return true;
}

void Desk::undo()
{
    if (m_stored)
        m_session->table()->undo();
    else
        m_session->announce(history().withdrawDispute(m_recordedId));
}

bool Desk::overrule(const QString& name, int value)
{
    if (!m_stored)
        return false;
    for (const OptionSpec& option : m_stored->match.game->options()) {
        if (qt(option.name) != name || m_stored->match.option(option, m_standing.deals + 1) == value)
            continue;
        const auto answer = history().overrule(m_stored->match.id, {&option, value});
        if (!m_session->reportOnError(answer))
            return false;
        return done(tr("Applies from %1", "deal 7")
                        .arg(qt(phrases::dealNumberText(match().game->unit(), answer->from, language()))),
            option.words.empty() ? in(option.label) : in(option.effects[static_cast<std::size_t>(value)]));
    }
    return false;
}

} // namespace tafel::app
