#include "app/referee_desk.h"

#include <algorithm>

#include "app/score_pad.h"
#include "app/words.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::app {

namespace {

std::optional<Card> cardNamed(const QString& text)
{
    return Card::parse(plain(text), Pack::Eidex);
}

} // namespace

RefereeDesk::RefereeDesk(QObject* parent)
    : QObject(parent)
    , m_match{.game = allGames().front(), .players = {"A", "B", "C"}}
{
}

void RefereeDesk::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (!session)
        return;
    connect(session->preferences(), &Preferences::languageChanged, this, &RefereeDesk::update);
    connect(session, &Session::historyChanged, this, [this] {
        if (!m_stored || !m_session->isOpen())
            return;
        if (auto stored = m_session->history().load(m_stored->match.id))
            m_stored = std::move(*stored);
        update();
    });
    begin();
}

/// From the match on the table; without one an empty table of three.
void RefereeDesk::begin()
{
    m_stored.reset();
    m_match = {.game = allGames().front(), .players = {"A", "B", "C"}};
    if (ScorePad* pad = m_session->pad(); m_session->isOpen() && pad->isOpen()) {
        pad->keepDraft();
        const std::string id = plain(pad->matchId());
        auto stored = m_session->history().load(id);
        if (!stored) {
            m_session->report(stored.error());
            return update();
        }
        auto draft = m_session->history().draft(id);
        const Result<Outcome> outcome = score(stored->match);
        m_standing = outcome ? outcome->standing : stored->match.game->start(stored->match);
        m_match = stored->match;
        m_match.deals.clear();
        m_match.overruled.clear();
        m_stored = std::move(*stored);
        const DealEntry entry = draft && *draft ? **draft : DealEntry{};
        m_dealer = entry.dealer.value_or(m_standing.dealer);
        m_turnedUp = entry.turnedUp;
        m_powers = entry.powers;
        m_trick.lead = static_cast<Player>((*m_dealer + 1) % m_match.count());
    }
    advance();
    update();
}

void RefereeDesk::clear()
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
    update();
}

void RefereeDesk::setAsking(int asking)
{
    m_asking = static_cast<Asking>(asking);
    advance();
    update();
}

// ---- The table

QString RefereeDesk::name(Player player) const
{
    return qt(m_match.players[player]);
}

QString RefereeDesk::origin() const
{
    return fromMatch() ? tr("from your match · %1").arg(editionName(m_match.edition))
                       : editionName(m_match.edition);
}

QVariantList RefereeDesk::editions() const
{
    QVariantList list;
    for (Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
        list << QVariantMap{{"text", editionName(edition)},
            {"whyNot",
                m_match.game && !m_match.game->playerCounts(edition).has(static_cast<Player>(m_match.count()))
                    ? tr("Not for %1 players").arg(m_match.count())
                    : QString()}};
    return list;
}

QVariantList RefereeDesk::counts() const
{
    QVariantList list;
    for (int count : {3, 4})
        list << QVariantMap{{"text", count == 3 ? tr("3 players") : tr("4 players")}};
    return list;
}

QVariantList RefereeDesk::seats() const
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

QString RefereeDesk::turnedUp() const
{
    return m_turnedUp ? qt(m_turnedUp->text(Pack::Eidex)) : QString();
}

/// What decides: another power may have turned a second card up.
QString RefereeDesk::trumpText() const
{
    if (!m_turnedUp)
        return {};
    for (const Declared& use : m_powers)
        if (use.power == "SA"_card && use.card)
            return trumpOf(*use.card);
    return trumpOf(*m_turnedUp);
}
QString RefereeDesk::trumpSign() const
{
    if (!m_turnedUp)
        return {};
    for (const Declared& use : m_powers)
        if (use.power == "SA"_card && use.card)
            return app::trumpSign(*use.card);
    return app::trumpSign(*m_turnedUp);
}

void RefereeDesk::chooseEdition(int edition)
{
    m_match.edition = static_cast<Edition>(edition);
    update();
}

void RefereeDesk::chooseCount(int players)
{
    m_match.players = {"A", "B", "C"};
    if (players == 4) {
        m_match.players.emplace_back("D");
        m_match.edition = Edition::Web;
    }
    const auto isGone
        = [&](const Declared& use) { return use.by >= players || (use.whom && *use.whom >= players); };
    std::erase_if(m_powers, isGone);
    std::erase_if(m_may, isGone);
    if (m_trick.lead >= players)
        m_trick.lead = 0;
    m_trick.cards.clear();
    advance();
    update();
}

void RefereeDesk::chooseLead(int seat)
{
    m_trick.lead = static_cast<Player>(seat);
    update();
}

bool RefereeDesk::hasTrick() const
{
    return m_asking != Asking::Power
        || (m_phase && *m_phase >= Phase::BeforeLead && *m_phase <= Phase::AfterTrick);
}

QStringList RefereeDesk::phases() const
{
    return {tr("right after the deal"), tr("before putting down"), tr("while cards are put down"),
        tr("before the first lead"), tr("before a lead"), tr("during a trick"),
        tr("all cards of a trick lie"), tr("after a trick"), tr("at the end of the deal")};
}

void RefereeDesk::choosePhase(int phase)
{
    m_phase = phase == this->phase() ? std::nullopt : std::optional(static_cast<Phase>(phase));
    m_pick = Pick::Nothing;
    update();
}

void RefereeDesk::chooseTrickNumber(int number)
{
    m_trickNumber = std::max(0, number);
    update();
}

// ---- Cards

/// What the table is asked next: the turned-up card, then the trick, then the hand.
void RefereeDesk::advance()
{
    if (!m_turnedUp) {
        m_pick = Pick::TurnedUp;
        return;
    }
    if (m_asking == Asking::Power) {
        m_forMay = true;
        m_pick = m_may.empty() ? Pick::Powers : Pick::Nothing;
        return;
    }
    updatePlaces();
    const auto lying = static_cast<int>(m_trick.cards.size());
    if (m_asking == Asking::Winner)
        m_pick = m_full ? Pick::Nothing : Pick::Trick;
    else
        m_pick = !m_hand.empty() || lying >= m_match.count() - 1 ? Pick::Hand : Pick::Trick;
    if (m_asking == Asking::Play && m_full)
        m_pick = Pick::Nothing;
}

void RefereeDesk::pickFor(const QString& what)
{
    m_forMay = what == QLatin1String("may");
    m_pick = what == QLatin1String("turned-up")       ? Pick::TurnedUp
        : what == QLatin1String("trick")              ? Pick::Trick
        : what == QLatin1String("hand")               ? Pick::Hand
        : what == QLatin1String("powers") || m_forMay ? Pick::Powers
                                                      : Pick::Nothing;
    Q_EMIT changed();
}

void RefereeDesk::pick(const QString& text)
{
    const std::optional<Card> card = cardNamed(text);
    if (!card)
        return;
    switch (m_pick) {
    case Pick::TurnedUp:
        m_turnedUp = card;
        advance();
        break;
    case Pick::Trick:
        if (const auto at = std::find(m_trick.cards.begin(), m_trick.cards.end(), card);
            at != m_trick.cards.end()) {
            m_trick.cards.erase(at);
        } else {
            m_trick.cards.push_back(card);
            advance();
        }
        break;
    case Pick::Hand:
        if (std::erase(m_hand, *card) == 0)
            m_hand.push_back(*card);
        else if (m_asked == card)
            m_asked.reset();
        break;
    case Pick::UseCard:
        setParameter(m_parameter, text);
        return;
    case Pick::Nothing:
    case Pick::Powers:
    case Pick::Use:
        return;
    }
    update();
}

void RefereeDesk::next()
{
    if (m_pick == Pick::Trick && m_asking == Asking::Play)
        m_pick = Pick::Hand;
    else if (m_pick == Pick::UseCard)
        m_pick = Pick::Use;
    else
        m_pick = Pick::Nothing;
    update();
}

void RefereeDesk::ask(const QString& text)
{
    m_asked = cardNamed(text);
    m_pick = Pick::Nothing;
    update();
}

QVariantList RefereeDesk::hand() const
{
    QVariantList list;
    for (Card card : m_hand) {
        const QString text = qt(card.text(Pack::Eidex));
        list << QVariantMap{{"card", text},
            {"mark",
                m_legal.contains(text)         ? "yes"
                    : m_illegal.contains(text) ? "no"
                                               : ""},
            {"asked", m_asked == card}};
    }
    return list;
}

QString RefereeDesk::handTitle() const
{
    const QString who = name(static_cast<Player>(m_toPlay));
    return m_hand.empty() ? tr("%1’s hand").arg(who) : tr("%1’s hand: tap the card in question").arg(who);
}

// ---- Powers

const Declared* RefereeDesk::use() const
{
    return m_use < uses().size() ? &uses()[m_use] : nullptr;
}

void RefereeDesk::togglePower(int seat, const QString& character)
{
    const std::optional<Card> card = cardNamed(character);
    if (!card)
        return;
    std::vector<Declared>& list = uses();
    const auto found
        = std::find_if(list.begin(), list.end(), [&](const Declared& each) { return each.power == *card; });
    if (found != list.end()) {
        list.erase(found);
    } else {
        list.push_back({.by = static_cast<Player>(seat), .power = *card});
        m_use = list.size() - 1;
        m_pick = parametersView(list.back()).isEmpty() ? Pick::Nothing : Pick::Use;
    }
    update();
}

void RefereeDesk::editPower(bool may, int index)
{
    m_forMay = may;
    m_use = static_cast<std::size_t>(index);
    m_pick = Pick::Use;
    Q_EMIT changed();
}

void RefereeDesk::removePower()
{
    if (use())
        uses().erase(uses().begin() + static_cast<std::ptrdiff_t>(m_use));
    m_pick = Pick::Nothing;
    update();
}

void RefereeDesk::setParameter(const QString& key, const QVariant& value)
{
    using Kind = eidex::Parameter::Kind;
    if (!use())
        return;
    Declared& use = uses()[m_use];
    for (const eidex::Parameter& parameter : eidex::powerOf(use.power).parameters) {
        if (qt(parameter.key) != key)
            continue;
        switch (parameter.kind) {
        case Kind::Number:
        case Kind::Signed:
            use.number = value.toInt();
            break;
        case Kind::Card:
        case Kind::Returns:
        case Kind::Two: {
            const std::optional<Card> card = cardNamed(value.toString());
            if (!card) { // the grid is wanted
                m_parameter = key;
                m_pick = Pick::UseCard;
                Q_EMIT changed();
                return;
            }
            if (parameter.kind == Kind::Card)
                use.card = card;
            else if (parameter.kind == Kind::Returns)
                use.returns = card;
            else if (!use.cards || use.cards->size() >= 2)
                use.cards = {{*card}};
            else
                use.cards->push_back(*card);
            if (parameter.kind != Kind::Two || use.cards->size() == 2)
                m_pick = Pick::Use;
            break;
        }
        case Kind::Other:
        case Kind::Anyone:
            use.whom = use.whom == static_cast<Player>(value.toInt())
                ? std::nullopt
                : std::optional(static_cast<Player>(value.toInt()));
            break;
        case Kind::Suit:
            use.suit = suitFromLetter(value.toString().front().toLatin1(), Pack::Eidex);
            break;
        case Kind::Flag:
        case Kind::Words:
            use.flag = value.toBool();
            break;
        case Kind::Melds:
        case Kind::Takes:
        case Kind::Gives:
            break;
        }
    }
    update();
}

// ---- The referee

Position RefereeDesk::position(const Match& match) const
{
    Position position{.match = match,
        .hasCharacters = fromMatch(),
        .turnedUp = m_turnedUp.value_or(Card{}),
        .powers = m_powers,
        .trick = m_trick};
    position.hand = m_hand;
    return position;
}

Question RefereeDesk::question(const Match& match) const
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

bool RefereeDesk::isReady() const
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

/// Whose card lies where, and whose turn it is, as the referee counts it.
void RefereeDesk::updatePlaces()
{
    m_places.clear();
    m_toPlay = m_trick.lead;
    m_full = false;
    if (!m_turnedUp)
        return;
    int winning = -1;
    for (std::size_t lying = 0; lying <= m_trick.cards.size(); ++lying) {
        Position before = position(m_match);
        before.trick.cards.resize(lying);
        before.hand.emplace();
        const Result<Verdict> verdict = m_match.game->judge(before);
        if (verdict)
            winning = verdict->winning ? int{verdict->winning->player} : -1;
        m_full = verdict && verdict->complete;
        if (m_full)
            break;
        m_toPlay
            = verdict ? verdict->toPlay : static_cast<int>((m_trick.lead + lying) % m_match.players.size());
        const auto player = static_cast<Player>(m_toPlay);
        m_places << QVariantMap{{"seat", m_toPlay}, {"name", name(player)},
            {"card",
                lying < m_trick.cards.size() && m_trick.cards[lying]
                    ? qt(m_trick.cards[lying]->text(Pack::Eidex))
                    : QString()},
            {"winning", false}};
    }
    for (QVariant& place : m_places) {
        QVariantMap map = place.toMap();
        map["winning"] = map["seat"] == winning && map["card"] != QString();
        place = map;
    }
}

void RefereeDesk::update()
{
    if (!m_session)
        return;
    updatePlaces();
    m_legal.clear();
    m_illegal.clear();
    if (m_asking == Asking::Play && isReady() && !m_full)
        if (const Result<Verdict> verdict = m_match.game->judge(position(m_match))) {
            for (Card card : verdict->legal)
                m_legal << qt(card.text(Pack::Eidex));
            for (const Forbidden& each : verdict->illegal)
                m_illegal << qt(each.card.text(Pack::Eidex));
        }
    if (m_asked && std::find(m_hand.begin(), m_hand.end(), *m_asked) == m_hand.end())
        m_asked.reset();
    m_verdict = verdictView();
    Q_EMIT changed();
}

} // namespace tafel::app
