#include "app/referee/eidex_desk.h"

#include <algorithm>

#include "app/words/rows.h"
#include "games/eidex/entry.h"
#include "games/games.h"

namespace tafel::app {

EidexDesk::EidexDesk(QObject* parent)
    : Desk(allGames().front(), parent)
{
    seat(3);
}

void EidexDesk::begun(const DealEntry& draft)
{
    if (fromMatch()) {
        m_dealer = draft.dealer.value_or(m_standing.dealer);
        m_turnedUp = draft.turnedUp;
        m_powers = draft.powers;
        std::erase_if(m_powers, [this](const Declared& use) { // the pad may still ask for the rest
            return !eidex::complete(m_match, use, eidex::PowerForm::InForce);
        });
        m_trick.lead = static_cast<Player>((*m_dealer + 1) % m_match.count());
    }
    advance();
    refresh();
}

void EidexDesk::clear()
{
    m_powers.clear();
    m_may.clear();
    m_trick = {};
    m_hand.clear();
    m_asked.reset();
    m_phase.reset();
    m_trickNumber = 0;
    m_turnedUp.reset();
    m_dealer.reset();
    if (fromMatch())
        return begin();
    advance();
    refresh();
}

void EidexDesk::setAsking(int asking)
{
    m_asking = static_cast<Asking>(asking);
    advance();
    refresh();
}

// ---- The table

QString EidexDesk::origin() const
{
    return fromMatch() ? tr("from your match · %1").arg(qt(words::editionName(m_match.edition, language())))
                       : qt(words::editionName(m_match.edition, language()));
}

QVariantList EidexDesk::editions() const
{
    QVariantList list;
    for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
        list << QVariantMap{{"text", qt(words::editionName(edition, language()))},
            {"whyNot",
                m_match.game && !m_match.game->playerCounts(edition).has(static_cast<Player>(m_match.count()))
                    ? tr("Not for %1 players").arg(m_match.count())
                    : QString()}};
    return list;
}

QVariantList EidexDesk::counts() const
{
    QVariantList list;
    for (int count : {3, 4})
        list << QVariantMap{{"text", count == 3 ? tr("3 players") : tr("4 players")}, {"players", count}};
    return list;
}

QVariantList EidexDesk::seats() const
{
    QVariantList list;
    if (!m_session)
        return list;
    for (Player player = 0; player < m_match.count(); ++player) {
        const auto character = m_match.characters[player];
        const Language language = m_session->language();
        list << QVariantMap{{"index", static_cast<int>(player)}, {"name", name(player)},
            {"initial", name(player).left(1)},
            {"character", character ? qt(character->text(Pack::Eidex)) : QString()},
            {"power", character ? qt(eidex::powerOf(*character).name.in(language)) : QString()},
            {"does", character ? qt(eidex::powerOf(*character).oneLine.in(language)) : QString()}};
    }
    return list;
}

QString EidexDesk::turnedUp() const
{
    return m_turnedUp ? qt(m_turnedUp->text(Pack::Eidex)) : QString();
}

QString EidexDesk::trumpText() const
{
    return m_turnedUp ? qt(words::trumpText(eidex::decidesTrump(m_powers, *m_turnedUp), language()))
                      : QString();
}
QString EidexDesk::trumpSign() const
{
    return m_turnedUp ? app::trumpSign(eidex::decidesTrump(m_powers, *m_turnedUp)) : QString();
}

void EidexDesk::chooseEdition(int edition)
{
    m_match.edition = static_cast<Edition>(edition);
    refresh();
}

void EidexDesk::chooseCount(int players)
{
    seat(players);
    if (players == 4)
        m_match.edition = Edition::Web;
    const auto isGone
        = [&](const Declared& use) { return use.by >= players || (use.whom && *use.whom >= players); };
    std::erase_if(m_powers, isGone);
    std::erase_if(m_may, isGone);
    if (m_trick.lead >= players)
        m_trick.lead = 0;
    m_trick.cards.clear();
    advance();
    refresh();
}

void EidexDesk::chooseLead(int seat)
{
    m_trick.lead = static_cast<Player>(seat);
    refresh();
}

bool EidexDesk::hasTrick() const
{
    return m_asking != Asking::Power
        || (m_phase && *m_phase >= Phase::BeforeLead && *m_phase <= Phase::AfterTrick);
}

QStringList EidexDesk::phases() const
{
    return {tr("right after the deal"), tr("before putting down"), tr("while cards are put down"),
        tr("before the first lead"), tr("before a lead"), tr("during a trick"),
        tr("all cards of a trick lie"), tr("after a trick"), tr("at the end of the deal")};
}

void EidexDesk::choosePhase(int phase)
{
    m_phase = phase == this->phase() ? std::nullopt : std::optional(static_cast<Phase>(phase));
    m_pick = Pick::Nothing;
    refresh();
}

void EidexDesk::chooseTrickNumber(int number)
{
    m_trickNumber = std::max(0, number);
    refresh();
}

// ---- The referee

Position EidexDesk::position(const Match& match) const
{
    Position position{.match = match,
        .hasCharacters = fromMatch(),
        .turnedUp = m_turnedUp.value_or(Card{}),
        .powers = m_powers,
        .trick = m_trick};
    position.hand = m_hand;
    return position;
}

Question EidexDesk::question(const Match& match) const
{
    Question question{.match = match,
        .hasCharacters = fromMatch(),
        .turnedUp = m_turnedUp.value_or(Card{}),
        .powers = m_powers,
        .phase = m_phase.value_or(Phase::AfterDeal),
        .may = m_may,
        .dealer = m_dealer};
    if (hasTrick() && !m_trick.cards.empty())
        question.trick = m_trick;
    if (m_trickNumber > 0)
        question.trickNumber = m_trickNumber;
    if (fromMatch())
        question.total = m_standing.total;
    return question;
}

bool EidexDesk::isReady() const
{
    if (!m_turnedUp)
        return false;
    switch (m_asking) {
    case Asking::Play:
        return !m_hand.empty();
    case Asking::Winner:
        return !m_trick.cards.empty();
    case Asking::Power:
        return m_phase && !m_may.empty();
    }
    return false;
}

void EidexDesk::updatePlaces()
{
    m_places = {.toPlay = m_trick.lead};
    if (!m_turnedUp)
        return;
    m_places = placesOf(m_trick, [this](std::size_t lying) {
        Position before = position(m_match);
        before.trick.cards.resize(lying);
        before.hand.emplace();
        return m_match.game->judge(before);
    });
}

void EidexDesk::refresh()
{
    if (!isSet())
        return;
    updatePlaces();
    m_legal.clear();
    m_illegal.clear();
    if (m_asking == Asking::Play && isReady() && !m_places.full)
        if (const Result<Verdict> verdict = m_match.game->judge(position(m_match))) {
            m_legal = texts(verdict->legal);
            for (const Forbidden& each : verdict->illegal)
                m_illegal << text(each.card);
        }
    if (m_asked && std::find(m_hand.begin(), m_hand.end(), *m_asked) == m_hand.end())
        m_asked.reset();
    if (isReady()) {
        const Ruling ours = ruling(m_match);
        m_verdict = verdictView(ours);
        m_verdict["editions"] = ours.verdict.isEmpty() ? QVariantList() : editionsView();
    } else {
        m_verdict = emptyView();
    }
    Q_EMIT changed();
}

} // namespace tafel::app
