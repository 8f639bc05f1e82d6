#include "app/referee/desk.h"

#include "app/pad/score_pad.h"
#include "app/words/rows.h"
#include "games/games.h"
#include "referee/house_rules.h"

namespace tafel::app {

Desk::Desk(const Game& game, QObject* parent)
    : SessionModel(parent, Follows::Language)
    , m_match{.game = &game}
{
    setObjectName(QStringLiteral("referee.desk"));
}

void Desk::attached()
{
    if (!m_session)
        return;
    connect(m_session, &Session::historyChanged, this, [this] {
        if (!m_stored || !m_session->isOpen())
            return;
        if (auto stored = m_session->history().load(m_stored->match.id))
            m_stored = std::move(*stored);
        refresh();
    });
    begin();
}

void Desk::show(const QVariantMap& verdict)
{
    m_verdict = verdict;
    m_facts = variants(shownFacts());
    m_picking = shownPick();
    Q_EMIT changed();
}

/// The match of this game on the table: its head, its standing, how it stands in the history.
bool Desk::load()
{
    const MatchOnTable& table = *m_session->table();
    if (!m_session->isOpen() || !table.isOpen() || table.match().game != m_match.game)
        return false;
    m_session->pad()->keepDraft();
    auto stored = m_session->history().load(table.match().id);
    if (!m_session->answered(stored))
        return false;
    const Result<Outcome> outcome = score(stored->match);
    m_standing = outcome ? outcome->standing : stored->match.game->start(stored->match);
    m_stored = std::move(*stored);
    return true;
}

void Desk::begin()
{
    m_stored.reset();
    m_standing = {};
    if (!load()) {
        m_match = {.game = m_match.game};
        const bool four = m_match.game->playerCounts(m_match.edition).has(4);
        seat(four && !words::hasEditions(*m_match.game) ? 4 : 3); // most often; the table says otherwise
        return begun(nullptr);
    }
    const Dispute dispute = this->dispute();
    m_match = dispute.position.match;
    begun(&dispute);
}

Dispute Desk::dispute(std::string_view contract) const
{
    const auto draft = m_session->history().draft(m_stored->match.id);
    return disputeOf(m_stored->match, m_standing, draft && *draft ? **draft : DealEntry{}, contract);
}

std::vector<PromptView> Desk::besides(const Position& position) const
{
    std::vector<PromptView> views;
    for (const Prompt& prompt : positionAsks(position)) {
        PromptView view = askView(prompt, m_match, language());
        view.path.remove(0, 1); // its objects are "referee.reserves.1"
        if (prompt.options.front().isYesOrNo()) {
            view.kind = QStringLiteral("yes");
            view.title = view.label;
            view.number = prompt.options.front().on ? 1 : 0;
        }
        view.label.clear();
        views.push_back(view);
    }
    return views;
}

void Desk::seat(int players)
{
    m_match.players.clear();
    for (int player = 0; player < players; ++player)
        m_match.players.emplace_back(1, static_cast<char>('A' + player));
    if (!m_match.game->playerCounts(m_match.edition).has(static_cast<Player>(players)))
        m_match.edition = Edition::Web;
}

// ---- What is tapped

void Desk::say(const QString& path, int value)
{
    if (path == QLatin1String("players")) {
        seat(value);
        seated();
        refresh();
    } else if (path == QLatin1String("asker")) {
        m_asker = m_asker == value ? -1 : value;
        Q_EMIT recordChanged();
    } else if (path == QLatin1String("ruled")) {
        m_ruled = value;
        Q_EMIT recordChanged();
    } else if (path.startsWith(QLatin1String("/options/"))) {
        overrule(path.section(QLatin1Char('/'), 2), value);
    } else {
        respond(path, value);
    }
}

void Desk::pickFor(const QString& path)
{
    m_picked = path;
    refresh();
}

bool Desk::leavePicking()
{
    if (m_picked.isEmpty() || !isBegun())
        return false;
    pickFor({});
    return true;
}

// ---- The table

QString Desk::game() const
{
    return qt(m_match.game->id());
}

QString Desk::name(Player player) const
{
    return qt(m_match.players[player]);
}

QString Desk::origin() const
{
    return fromMatch() ? tr("from your match") : QString();
}

/// Who is out does not sit here: the others keep theirs.
QList<int> Desk::marks() const
{
    QList<int> marks;
    for (Player player = 0; player < m_match.count(); ++player) {
        int mark = player;
        if (m_stored)
            for (Player seat = 0; seat < m_stored->match.count(); ++seat)
                if (m_stored->match.players[seat] == m_match.players[player])
                    mark = m_stored->marks[seat];
        marks << mark;
    }
    return marks;
}

QStringList Desk::players() const
{
    QStringList names;
    for (Player player = 0; player < m_match.count(); ++player)
        names << name(player);
    return names;
}

PromptView Desk::playersAsk() const
{
    const auto inAny = [&](Player count) {
        for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
            if (m_match.game->playerCounts(edition).has(count))
                return true;
        return false;
    };
    PromptView prompt = choice("players", tr("Players"));
    for (Player count = 2; count <= maxPlayers; ++count)
        if (inAny(count))
            prompt.offer(
                {.value = count, .text = tr("%1 players").arg(count), .on = count == m_match.count()});
    return prompt;
}

QStringList Desk::ranks() const
{
    return ranksOf(m_match.game->deck(m_match.count()));
}

QString Desk::text(Card card) const
{
    return qt(card.text(pack()));
}

QStringList Desk::texts(const std::vector<Card>& cards) const
{
    return cardTexts(cards, pack());
}

// ---- What is kept

QVariantList Desk::houseRules() const
{
    QVariantList list;
    if (!m_stored || m_standing.finished || m_stored->abandoned)
        return list;
    const int deal = m_standing.deals + 1;
    for (const Prompt& prompt : tafel::houseRules(m_stored->match, deal)) {
        if (prompt.kind != Prompt::Kind::Choice || !prompt.required)
            continue;
        PromptView rule = askView(prompt, m_stored->match, m_session->language());
        rule.hint = tr("For the rest of this match, from deal %1 on").arg(deal);
        list << QVariant::fromValue(rule);
    }
    return list;
}

QVariantList Desk::knownRules() const
{
    QVariantList list;
    for (const QVariant& rule : houseRules()) {
        const QString path = rule.value<PromptView>().path;
        for (const OptionSpec& option : m_match.game->options())
            if (path == QStringLiteral("/options/%1").arg(qt(option.name)))
                for (const QVariant& reason : m_verdict.value("reasons").toList())
                    if (const Clause* clause = clauseNamed(plain(reason.toMap().value("clause").toString()));
                        clause && names(*clause, option) && !list.contains(rule))
                        list << rule;
    }
    return list;
}

/// After a change in the history: the match is read again, here and on the score pad.
bool Desk::done(const QString& bold, const QString& text)
{
    if (m_stored)
        m_session->table()->open(qt(m_stored->match.id));
    Q_EMIT m_session->historyChanged();
    Q_EMIT recorded(bold, text);
    return true;
}

PromptView Desk::choice(const char* path, const QString& title)
{
    return {.kind = QStringLiteral("choice"), .path = QString::fromLatin1(path), .title = title};
}

void Desk::beginRecord()
{
    m_asker = -1;
    m_ruled = 0;
    Q_EMIT recordChanged();
}

QVariantList Desk::recordAsks() const
{
    PromptView asker = choice("asker", tr("Who asked?")),
               ruled = choice("ruled", tr("What does the table decide?"));
    const auto offer = [](PromptView& prompt, const QString& text, int said) {
        const auto value = static_cast<int>(prompt.options.size());
        prompt.offer({.value = value, .text = text, .on = value == said});
    };
    for (const QString& player : players())
        offer(asker, player, m_asker);
    offer(ruled, tr("as the referee says"), m_ruled);
    for (const QVariant& each : m_verdict.value("choices").toList())
        offer(ruled, each.toMap().value("text").toString(), m_ruled);
    asker.label = asker.title;
    ruled.label = ruled.title;
    return {QVariant::fromValue(asker), QVariant::fromValue(ruled)};
}

bool Desk::record(const QString& note)
{
    const QString verdict = m_verdict.value("verdict").toString();
    if (verdict.isEmpty() || !m_session->isOpen())
        return false;
    const Asked what = asked();
    const QVariantList choices = m_verdict.value("choices").toList();
    const QVariant ruled = m_ruled > 0 ? choices.value(m_ruled - 1).toMap().value("value") : QVariant();
    history::Dispute dispute{
        .asker = m_asker < 0 ? std::string() : m_match.players[static_cast<std::size_t>(m_asker)],
        .question = what.question,
        .card = what.card,
        .verdict = plain(verdict),
        .ruled = plain(ruled.toString()),
        .note = plain(note)};
    for (const QVariant& reason : m_verdict.value("reasons").toList())
        dispute.clauses.push_back(plain(reason.toMap().value("clause").toString()));
    if (m_stored) {
        dispute.match = m_stored->match.id;
        dispute.deal = m_standing.finished ? 0 : m_standing.deals + 1;
    }
    if (!m_session->answered(m_session->history().recordDispute(dispute)))
        return false;
    return done(tr("The dispute stands in the history"),
        m_stored ? tr("You find it at the match.") : tr("It belongs to no match."));
}

bool Desk::overrule(const QString& name, int value)
{
    if (!m_stored)
        return false;
    for (const OptionSpec& option : m_stored->match.game->options()) {
        if (qt(option.name) != name || m_stored->match.option(option, m_standing.deals + 1) == value)
            continue;
        const auto answer = m_session->history().overrule(m_stored->match.id, {&option, value});
        if (!m_session->answered(answer))
            return false;
        return done(tr("Holds from deal %1 on").arg(answer->from),
            option.words.empty()
                ? qt(option.label.in(m_session->language()))
                : qt(option.effects[static_cast<std::size_t>(value)].in(m_session->language())));
    }
    return false;
}

} // namespace tafel::app
