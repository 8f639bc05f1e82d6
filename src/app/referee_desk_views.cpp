// What the referee desk shows: the answers of the game as values for the screen, and what it keeps of them.
#include <algorithm>

#include "app/referee_desk.h"
#include "app/score_pad.h"
#include "app/words.h"
#include "document/document.h"
#include "games/eidex/power.h"

namespace tafel::app {

/// The referee's answer in one edition.
struct RefereeDesk::Ruling {
    QString kind = QStringLiteral("ask"); ///< "yes", "no", "winner", "ask", "list"
    QString verdict = {}; ///< As it is kept: "yes", "no" or the winner's name; empty: no answer yet.
    QString word = {}; ///< The large one.
    QString sentence = {};
    std::vector<std::pair<Reason, bool>> reasons = {}; ///< With whether it speaks for it.
    QVariantList legal = {}, illegal = {}; ///< {card, why}
    QString why = {}; ///< The first reason with the numbers of this moment.
};

namespace {

Reason ofClause(const Clause& clause)
{
    return {.clause = &clause, .sentence = {clause.text}};
}

QString word(bool yes)
{
    return yes ? RefereeDesk::tr("Yes") : RefereeDesk::tr("No");
}

} // namespace

RefereeDesk::Ruling RefereeDesk::rulingOnPosition(const Match& match) const
{
    const Language language = m_session->language();
    const Result<Verdict> answer = match.game->judge(position(match));
    if (!answer) {
        Ruling open{.sentence = qt(answer.error().message.in(language))};
        if (answer.error().clause)
            open.reasons.emplace_back(ofClause(*answer.error().clause), false);
        return open;
    }
    if (m_asking == Asking::Winner || answer->complete) {
        Ruling ruling{.kind = QStringLiteral("winner")};
        for (const Reason& reason : answer->because)
            ruling.reasons.emplace_back(reason, true);
        if (!answer->winning) {
            ruling.kind = QStringLiteral("ask");
            ruling.sentence = tr("A card lies face down: its player tells who wins.");
            return ruling;
        }
        ruling.word = name(answer->winning->player);
        if (answer->complete)
            ruling.verdict = ruling.word;
        const QString card = answer->winning->card ? cardText(*answer->winning->card) : QString();
        if (!answer->complete)
            ruling.sentence = tr("leads the trick so far with the %1.").arg(card);
        else if (card.isEmpty())
            ruling.sentence = tr("wins the trick.");
        else if (!answer->points)
            ruling.sentence = tr("wins the trick with the %1.").arg(card);
        else
            ruling.sentence
                = tr("wins the trick with the %1: %2 card points.").arg(card).arg(*answer->points);
        return ruling;
    }
    Ruling ruling{.kind = QStringLiteral("list"), .sentence = tr("Tap the card in question.")};
    for (Card card : answer->legal)
        ruling.legal << QVariantMap{{"card", qt(card.text(Pack::Eidex))}, {"why", QString()}};
    for (const Forbidden& each : answer->illegal) {
        if (each.card != m_asked) {
            ruling.illegal << QVariantMap{{"card", qt(each.card.text(Pack::Eidex))},
                {"why", sentenceText(each.why.front().sentence, match, language)}};
            continue;
        }
        for (const Reason& reason : each.why)
            ruling.reasons.emplace_back(reason, false);
    }
    if (!m_asked)
        return ruling;
    const bool yes = ruling.reasons.empty();
    ruling.kind = yes ? QStringLiteral("yes") : QStringLiteral("no");
    ruling.verdict = ruling.kind;
    ruling.word = word(yes);
    ruling.sentence = (yes ? tr("%1 may play the %2.") : tr("%1 may not play the %2."))
                          .arg(name(answer->toPlay), cardText(*m_asked));
    return ruling;
}

RefereeDesk::Ruling RefereeDesk::rulingOnPower(const Match& match) const
{
    const Language language = m_session->language();
    const Answer answer = match.game->answer(question(match));
    Ruling ruling;
    for (std::size_t i = 0; i < answer.may.size(); ++i)
        for (const Reason& reason : answer.may[i].because)
            if (i == 0 || reason.clause != answer.may[i - 1].because.back().clause)
                ruling.reasons.emplace_back(reason, answer.may[i].allowed);
    if (m_may.size() == 1) {
        const bool yes = answer.may.front().allowed;
        if (const std::optional<Message>& message = answer.may.front().message)
            ruling.why = qt(message->in(language));
        ruling.kind = yes ? QStringLiteral("yes") : QStringLiteral("no");
        ruling.verdict = ruling.kind;
        ruling.word = word(yes);
        ruling.sentence
            = (yes ? tr("%1 may use %2 now.") : tr("%1 may not use %2 now."))
                  .arg(name(m_may.front().by), qt(eidex::powerOf(m_may.front().power).name.in(language)));
        return ruling;
    }
    // Who acts first of those who may.
    QStringList order, refused;
    for (Player player : answer.order) {
        bool may = false;
        for (std::size_t i = 0; i < answer.may.size(); ++i)
            may = may || (m_may[i].by == player && answer.may[i].allowed);
        (may ? order : refused) << name(player);
    }
    if (order.isEmpty()) {
        ruling.kind = ruling.verdict = QStringLiteral("no");
        ruling.word = word(false);
        ruling.sentence = tr("None of them may do that now.");
        return ruling;
    }
    ruling.kind = QStringLiteral("winner");
    ruling.word = ruling.verdict = order.first();
    ruling.sentence = order.size() == 1 ? tr("may do that now.")
                                        : tr("acts first, then %1.").arg(order.mid(1).join(tr(", then ")));
    if (!refused.isEmpty())
        ruling.sentence += QLatin1Char(' ') + tr("Not now: %1.").arg(refused.join(QStringLiteral(", ")));
    return ruling;
}

RefereeDesk::Ruling RefereeDesk::ruling(const Match& match) const
{
    return m_asking == Asking::Power ? rulingOnPower(match) : rulingOnPosition(match);
}

QVariantMap RefereeDesk::clauseView(const Reason& reason, bool good) const
{
    const Language language = m_session->language();
    const Clause& clause = *reason.clause;
    const Edition edition = m_match.edition;
    const QString sentence = sentenceText(reason.sentence, m_match, language),
                  rule = qt(clause.text.in(language));
    const QString section = qt(clause.section.in(edition));
    return {{"kind", good ? "yes" : "no"}, {"bold", sentence}, {"text", rule == sentence ? QString() : rule},
        {"clause", qt(clause.id)},
        {"source",
            section.isEmpty() ? editionName(edition) : tr("%1, “%2”").arg(editionName(edition), section)},
        {"interpretation", clause.isInterpretation(edition)},
        {"ruling", qt(clause.ruling.in(edition).in(language))}};
}

/// The same question asked in every edition that can be played by so many; empty when they agree.
QVariantList RefereeDesk::editionsView(const Ruling& ours) const
{
    QVariantList list;
    bool differ = false;
    const auto sayso = [&](const Ruling& ruling, Edition edition) {
        if (ruling.reasons.empty())
            return QString();
        const Clause& clause = *ruling.reasons.front().first.clause;
        if (const Text& has = clause.differs.in(edition); !has.empty())
            return qt(has.in(m_session->language()));
        return clause.isInterpretation(edition) ? tr("our interpretation") : qt(clause.section.in(edition));
    };
    const QString source = sayso(ours, m_match.edition);
    for (Edition edition : {Edition::Web, Edition::De1998, Edition::En1998}) {
        if (!m_match.game->playerCounts(edition).has(static_cast<Player>(m_match.count())))
            continue;
        Match match = m_match;
        match.edition = edition;
        const Ruling theirs = ruling(match);
        const bool sameClause = theirs.reasons.empty() == ours.reasons.empty()
            && (ours.reasons.empty()
                || theirs.reasons.front().first.clause == ours.reasons.front().first.clause);
        const auto interprets = [](const Ruling& each, Edition in) {
            return !each.reasons.empty() && each.reasons.front().first.clause->isInterpretation(in);
        };
        differ = differ || theirs.verdict != ours.verdict || !sameClause
            || interprets(theirs, edition) != interprets(ours, m_match.edition);
        list << QVariantMap{{"name", editionName(edition)}, {"yours", edition == m_match.edition},
            {"kind", theirs.kind}, {"word", theirs.word.isEmpty() ? tr("open") : theirs.word},
            {"source", sayso(theirs, edition)}};
    }
    return differ ? list : QVariantList();
}

/// Nothing can be said yet: what to tap.
QVariantMap RefereeDesk::emptyView() const
{
    QString title, text;
    if (!m_turnedUp) {
        title = tr("Which card is turned up?");
        text = tr("It decides what is trump.");
    } else if (m_asking == Asking::Power) {
        title = m_may.empty() ? tr("Who wants to use which power?") : tr("When is that?");
        text = m_may.empty() ? tr("Several can ask: then you see who acts first.")
                             : tr("Tap the moment of the deal on the list.");
    } else if (m_asking == Asking::Winner) {
        title = tr("Which cards lie?");
        text = tr("Tap them in the order in which they were played.");
    } else {
        title = tr("Which cards lie, which are in hand?");
        text = tr("Tap the trick first, then the hand, then the card in question.");
    }
    return {{"kind", "empty"}, {"title", title}, {"sentence", text}};
}

/// {kind, word, sentence, verdict, reasons: [{kind, bold, text, clause, source, interpretation, ruling}],
///  legal and illegal: [{card, why}], editions: [{name, yours, kind, word, source}], choices: [text]}
QVariantMap RefereeDesk::verdictView() const
{
    if (!isReady())
        return emptyView();
    const Ruling ours = ruling(m_match);
    QVariantList reasons;
    for (const auto& [reason, good] : ours.reasons) {
        QVariantMap view = clauseView(reason, good);
        if (reasons.isEmpty() && !ours.why.isEmpty()) {
            view["bold"] = ours.why;
            view["text"] = qt(reason.clause->text.in(m_session->language()));
        }
        reasons << view;
    }
    // What the table may have decided instead.
    QVariantList choices;
    if (ours.verdict == QLatin1String("yes") || ours.verdict == QLatin1String("no"))
        choices << QVariantMap{{"value", ours.verdict == QLatin1String("yes") ? "no" : "yes"},
            {"text", word(ours.verdict == QLatin1String("no"))}};
    else if (!ours.verdict.isEmpty())
        for (Player player = 0; player < m_match.count(); ++player)
            if (name(player) != ours.verdict)
                choices << QVariantMap{{"value", name(player)}, {"text", name(player)}};
    return {{"kind", ours.kind}, {"word", ours.word}, {"sentence", ours.sentence}, {"verdict", ours.verdict},
        {"reasons", reasons}, {"legal", ours.legal}, {"illegal", ours.illegal},
        {"editions", ours.verdict.isEmpty() ? QVariantList() : editionsView(ours)}, {"choices", choices}};
}

// ---- What is picked

QVariantMap RefereeDesk::useView(const Declared& use) const
{
    const Language language = m_session->language();
    QStringList values;
    for (const QVariant& each : parametersView(use))
        if (const QString text = each.toMap().value("shown").toString(); !text.isEmpty())
            values << text;
    return {{"seat", static_cast<int>(use.by)}, {"power", qt(use.power.text(Pack::Eidex))},
        {"name", qt(eidex::powerOf(use.power).name.in(language))}, {"who", name(use.by)},
        {"text", values.join(QStringLiteral(", "))},
        {"does", qt(eidex::powerOf(use.power).oneLine.in(language))}};
}

QVariantList RefereeDesk::usesView(const std::vector<Declared>& uses) const
{
    QVariantList list;
    for (const Declared& use : uses)
        list << useView(use);
    return list;
}

namespace {

/// What a parameter is called on the screen; the key of the match file for one that has no word here.
QString labelOf(std::string_view key)
{
    if (key == "card" || key == "cards")
        return RefereeDesk::tr("Card");
    if (key == "limit")
        return RefereeDesk::tr("Limit");
    if (key == "guess")
        return RefereeDesk::tr("Guess");
    if (key == "points")
        return RefereeDesk::tr("Card points");
    if (key == "bonus")
        return RefereeDesk::tr("Worth of the melds");
    if (key == "suit")
        return RefereeDesk::tr("Suit");
    if (key == "of" || key == "from")
        return RefereeDesk::tr("From whom");
    if (key == "to")
        return RefereeDesk::tr("To");
    if (key == "with")
        return RefereeDesk::tr("With whom");
    if (key == "winner")
        return RefereeDesk::tr("Who wins");
    if (key == "direction")
        return RefereeDesk::tr("Direction");
    if (key == "gives")
        return RefereeDesk::tr("Gives");
    if (key == "returns")
        return RefereeDesk::tr("Gives back");
    if (key == "leads")
        return RefereeDesk::tr("Takes the lead");
    if (key == "refused")
        return RefereeDesk::tr("First card refused");
    if (key == "sign")
        return RefereeDesk::tr("Added or taken off");
    return qt(key);
}

QString wordOf(std::string_view word)
{
    if (word == "highest")
        return RefereeDesk::tr("highest");
    if (word == "lowest")
        return RefereeDesk::tr("lowest");
    if (word == "right")
        return RefereeDesk::tr("to the right");
    if (word == "left")
        return RefereeDesk::tr("to the left");
    if (word == "add")
        return RefereeDesk::tr("added");
    if (word == "subtract")
        return RefereeDesk::tr("taken off");
    return qt(word);
}

QVariantMap choice(const QString& text, const QVariant& value, bool on, const QString& icon = {})
{
    return {{"text", text}, {"value", value}, {"on", on}, {"suit", icon}};
}

} // namespace

/// {key, label, kind: "choice", "card", "number"; choices: [{text, value, on, suit}], card, number, lowest,
///  highest, shown}
QVariantList RefereeDesk::parametersView(const Declared& use) const
{
    using Kind = eidex::Parameter::Kind;
    QVariantList list;
    for (const eidex::Parameter& parameter : eidex::powerOf(use.power).parameters) {
        QVariantList choices;
        QString kind = QStringLiteral("choice"), shown;
        QVariantMap view{{"key", qt(parameter.key)}, {"label", labelOf(parameter.key)}};
        switch (parameter.kind) {
        case Kind::Number: {
            kind = QStringLiteral("number");
            shown = use.number ? QString::number(*use.number) : QString();
            Match match = m_match;
            match.characters[use.by] = use.power;
            DealEntry entry;
            entry.turnedUp = m_turnedUp;
            entry.powers = {use};
            view["lowest"] = 0;
            view["highest"] = 157;
            for (const PowerChoice& asked : match.game->ask(match, match.game->start(match), entry).powers)
                if (asked.power == use.power && asked.kind == ParameterKind::Number) {
                    view["lowest"] = asked.lowest;
                    view["highest"] = asked.highest;
                }
            view["number"] = use.number.value_or(-1);
            break;
        }
        case Kind::Signed:
            for (int number : {-5, 5}) {
                const QString text = number < 0 ? QStringLiteral("−5") : QStringLiteral("+5");
                choices << choice(text, number, use.number == number);
                if (use.number == number)
                    shown = text;
            }
            break;
        case Kind::Card:
        case Kind::Returns: {
            kind = QStringLiteral("card");
            const std::optional<Card> card = parameter.kind == Kind::Card ? use.card : use.returns;
            view["card"] = card ? qt(card->text(Pack::Eidex)) : QString();
            shown = card ? cardText(*card) : QString();
            break;
        }
        case Kind::Two: {
            kind = QStringLiteral("card");
            QStringList names;
            if (use.cards)
                for (Card card : *use.cards)
                    names << cardText(card);
            shown = names.join(tr(" and "));
            view["card"]
                = use.cards && !use.cards->empty() ? qt(use.cards->front().text(Pack::Eidex)) : QString();
            break;
        }
        case Kind::Other:
        case Kind::Anyone:
            for (Player player = 0; player < m_match.count(); ++player)
                if (player != use.by || parameter.kind == Kind::Anyone) {
                    choices << choice(name(player), static_cast<int>(player), use.whom == player);
                    if (use.whom == player)
                        shown = name(player);
                }
            break;
        case Kind::Suit:
            for (Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
                const QString sign(QLatin1Char(letter(suit, Pack::Eidex)));
                choices << choice(suitText(suit), sign, use.suit == suit, sign);
                if (use.suit == suit)
                    shown = suitText(suit);
            }
            break;
        case Kind::Flag:
            for (bool yes : {true, false})
                choices << choice(word(yes), yes, use.flag == yes);
            shown = use.flag == true ? labelOf(parameter.key) : QString();
            break;
        case Kind::Words:
            for (std::size_t i = 0; i < 2; ++i) {
                choices << choice(wordOf(parameter.words[i]), i == 0, use.flag == (i == 0));
                if (use.flag == (i == 0))
                    shown = wordOf(parameter.words[i]);
            }
            break;
        case Kind::Melds:
        case Kind::Takes:
        case Kind::Gives:
            continue; // no question of this desk hangs on it
        }
        view["kind"] = kind;
        view["choices"] = choices;
        view["shown"] = shown;
        list << view;
    }
    return list;
}

/// {kind: "", "card", "powers", "use"; what, title, hint, chosen, gone, next, may, lead, use, parameters}
QVariantMap RefereeDesk::pickingView() const
{
    if (!m_session)
        return {{"kind", ""}};
    const auto texts = [](const std::vector<std::optional<Card>>& cards) {
        QStringList list;
        for (const std::optional<Card>& card : cards)
            if (card)
                list << qt(card->text(Pack::Eidex));
        return list;
    };
    const QStringList lying = texts(m_trick.cards);
    const QStringList held = texts({m_hand.begin(), m_hand.end()});
    switch (m_pick) {
    case Pick::Nothing:
        break;
    case Pick::TurnedUp:
        return {{"kind", "card"}, {"what", "turned-up"}, {"title", tr("Which card is turned up?")},
            {"hint", tr("One tap. Ace: Obenabe, six: Undenufe, otherwise trump.")},
            {"chosen", m_turnedUp ? QStringList(turnedUp()) : QStringList()}, {"gone", QStringList()},
            {"next", m_turnedUp ? tr("Done") : QString()}};
    case Pick::Trick:
        return {{"kind", "card"}, {"what", "trick"}, {"title", tr("Which cards lie in the trick?")},
            {"hint", tr("In the order in which they were played. Another tap takes a card back.")},
            {"chosen", lying}, {"gone", held}, {"lead", true},
            {"next", m_asking == Asking::Play ? tr("Now the hand") : tr("Done")}};
    case Pick::Hand:
        return {{"kind", "card"}, {"what", "hand"},
            {"title", tr("Which cards has %1?").arg(name(static_cast<Player>(m_toPlay)))},
            {"hint", tr("Tap the whole hand, then the card in question beside it.")}, {"chosen", held},
            {"gone", lying}, {"next", m_hand.empty() ? QString() : tr("Done")}};
    case Pick::UseCard:
        return {{"kind", "card"}, {"what", "use"}, {"title", tr("Which card?")}, {"hint", QString()},
            {"chosen", QStringList()}, {"gone", QStringList()}, {"next", tr("Back")}};
    case Pick::Powers:
        return {{"kind", "powers"}, {"may", m_forMay},
            {"title", m_forMay ? tr("Who wants to use which power?") : tr("Which power is in force?")},
            {"next", tr("Done")}};
    case Pick::Use:
        if (use())
            return {{"kind", "use"}, {"may", m_forMay}, {"use", useView(*use())},
                {"title", useView(*use())["name"]}, {"parameters", parametersView(*use())},
                {"next", tr("Done")}};
        break;
    }
    return {{"kind", ""}};
}

// ---- What is kept

QVariantList RefereeDesk::houseRules() const
{
    QVariantList list;
    if (!m_stored || m_standing.finished || m_stored->abandoned)
        return list;
    const Language language = m_session->language();
    const Match& match = m_stored->match;
    for (const OptionSpec& option : match.game->options()) {
        if (option.words.empty() || !option.exists.in(match.edition)
            || (option.fourPlayersOnly && match.count() != 4))
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
bool RefereeDesk::done(const QString& bold, const QString& text)
{
    if (m_stored)
        m_session->pad()->open(qt(m_stored->match.id));
    Q_EMIT m_session->historyChanged();
    Q_EMIT recorded(bold, text);
    return true;
}

bool RefereeDesk::record(int asker, const QString& ruled, const QString& note)
{
    const QString verdict = m_verdict.value("verdict").toString();
    if (verdict.isEmpty() || !m_session->isOpen())
        return false;
    history::Dispute dispute{.asker = asker >= 0 && asker < m_match.count()
            ? m_match.players[static_cast<std::size_t>(asker)]
            : std::string(),
        .question = m_asking == Asking::Power ? document::writeQuestion(question(m_match))
                                              : document::writePosition(position(m_match)),
        .card = m_asking == Asking::Play && m_asked ? m_asked->text(Pack::Eidex) : std::string(),
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

bool RefereeDesk::overrule(const QString& name, int value)
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
