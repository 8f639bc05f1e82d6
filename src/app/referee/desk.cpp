#include "app/referee/desk.h"

#include "app/pad/score_pad.h"
#include "app/words/words.h"
#include "games/games.h"

namespace tafel::app {

Desk::Desk(const Game* game, QObject* parent)
    : SessionModel(parent, Follows::Language)
    , m_match{.game = game}
{
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
    if (isSet())
        begin();
}

QString Desk::game() const
{
    return m_match.game ? qt(m_match.game->id()) : QString();
}

void Desk::setGame(const QString& id)
{
    const Game* game = gameNamed(plain(id));
    if (!game || game == m_match.game)
        return;
    m_match = {.game = game};
    if (isSet())
        begin();
}

/// The match of this game on the table: its head, its standing, how it stands in the history.
bool Desk::load()
{
    ScorePad* pad = m_session->pad();
    if (!m_session->isOpen() || !pad->isOpen() || pad->match().game != m_match.game)
        return false;
    pad->keepDraft();
    auto stored = m_session->history().load(plain(pad->matchId()));
    if (!stored) {
        m_session->report(stored.error());
        return false;
    }
    const Result<Outcome> outcome = score(stored->match);
    m_standing = outcome ? outcome->standing : stored->match.game->start(stored->match);
    m_match = stored->match;
    m_match.deals.clear();
    takeOverruled();
    m_stored = std::move(*stored);
    return true;
}

/// The house rules as they are for the next deal.
void Desk::takeOverruled()
{
    for (const OptionSpec& option : m_match.game->options())
        if (const Overruled* const entry = m_match.overruledBy(option, m_standing.deals + 1)) {
            std::erase_if(m_match.options, [&](const OptionValue& value) { return value.option == &option; });
            m_match.options.insert(m_match.options.end(), entry->values.begin(), entry->values.end());
        }
    m_match.overruled.clear();
}

void Desk::begin()
{
    m_stored.reset();
    m_standing = {};
    if (!load()) {
        m_match = {.game = m_match.game};
        const bool four = m_match.game->playerCounts(m_match.edition).has(4);
        seat(four && !words::hasEditions(*m_match.game) ? 4 : 3); // most often; the table says otherwise
        return begun({});
    }
    const auto draft = m_session->history().draft(m_match.id);
    begun(draft && *draft ? **draft : DealEntry{});
}

void Desk::seat(int players)
{
    m_match.players.clear();
    for (int player = 0; player < players; ++player)
        m_match.players.emplace_back(1, static_cast<char>('A' + player));
}

// ---- The table

QString Desk::name(Player player) const
{
    return qt(m_match.players[player]);
}

QString Desk::origin() const
{
    return fromMatch() ? tr("from your match") : QString();
}

QVariantList Desk::seats() const
{
    QVariantList list;
    for (Player player = 0; player < m_match.count(); ++player)
        list << QVariantMap{
            {"index", static_cast<int>(player)}, {"name", name(player)}, {"initial", name(player).left(1)}};
    return list;
}

QVariantList Desk::counts() const
{
    QVariantList list;
    if (!m_match.game)
        return list;
    for (int count = 2; count <= maxPlayers; ++count)
        if (m_match.game->playerCounts(m_match.edition).has(static_cast<Player>(count)))
            list << QVariantMap{{"text", tr("%1 players").arg(count)}, {"players", count}};
    return list;
}

QString Desk::text(Card card) const
{
    return qt(card.text(pack()));
}

QStringList Desk::texts(const std::vector<Card>& cards) const
{
    QStringList list;
    for (Card card : cards)
        list << text(card);
    return list;
}

// ---- What is kept

QVariantList Desk::houseRules() const
{
    QVariantList list;
    if (!m_stored || m_standing.finished || m_stored->abandoned)
        return list;
    const Language language = m_session->language();
    const Match& match = m_stored->match;
    for (const OptionSpec& option : match.game->options()) {
        if (option.words.empty() || option.form == OptionSpec::Form::WordOfEach
            || !option.exists.in(match.edition) || !option.isFor(match.count())
            || (option.isPlan && !match.deals.empty()))
            continue;
        QVariantList values;
        for (const Text& effect : option.effects)
            values << qt(effect.in(language));
        list << QVariantMap{{"name", qt(option.name)}, {"label", qt(option.label.in(language))},
            {"current", match.option(option, m_standing.deals + 1)}, {"values", values},
            {"from", m_standing.deals + 1}};
    }
    return list;
}

/// After a change in the history: the match is read again, here and on the score pad.
bool Desk::done(const QString& bold, const QString& text)
{
    if (m_stored)
        m_session->pad()->open(qt(m_stored->match.id));
    Q_EMIT m_session->historyChanged();
    Q_EMIT recorded(bold, text);
    return true;
}

bool Desk::record(int asker, const QString& ruled, const QString& note)
{
    const QString verdict = m_verdict.value("verdict").toString();
    if (verdict.isEmpty() || !m_session->isOpen())
        return false;
    const Asked what = asked();
    history::Dispute dispute{.asker = asker >= 0 && asker < m_match.count()
            ? m_match.players[static_cast<std::size_t>(asker)]
            : std::string(),
        .question = what.question,
        .card = what.card,
        .verdict = plain(verdict),
        .ruled = plain(ruled),
        .note = plain(note)};
    for (const QVariant& reason : m_verdict.value("reasons").toList())
        dispute.clauses.push_back(plain(reason.toMap().value("clause").toString()));
    if (m_stored) {
        dispute.match = m_stored->match.id;
        dispute.deal = m_standing.finished ? 0 : m_standing.deals + 1;
    }
    if (const auto stored = m_session->history().recordDispute(dispute); !stored) {
        m_session->report(stored.error());
        return false;
    }
    return done(tr("The dispute stands in the history"),
        m_stored ? tr("You find it at the match.") : tr("It belongs to no match."));
}

bool Desk::overrule(const QString& name, int value)
{
    if (!m_stored)
        return false;
    for (const OptionSpec& option : m_stored->match.game->options()) {
        if (qt(option.name) != name)
            continue;
        const auto answer = m_session->history().overrule(m_stored->match.id, {&option, value});
        if (!answer) {
            m_session->report(answer.error());
            return false;
        }
        return done(tr("Holds from deal %1 on").arg(answer->from),
            option.words.empty()
                ? qt(option.label.in(m_session->language()))
                : qt(option.effects[static_cast<std::size_t>(value)].in(m_session->language())));
    }
    return false;
}

} // namespace tafel::app
