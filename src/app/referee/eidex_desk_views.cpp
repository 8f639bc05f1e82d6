// What the Eidex desk shows: the answers of the game as values for the screen, and what it keeps of them.
#include "app/referee/eidex_desk.h"
#include "app/words/words.h"
#include "document/document.h"
#include "games/eidex/power.h"
#include "referee/editions.h"

namespace tafel::app {

Ruling EidexDesk::rulingOnPosition(const Match& match) const
{
    return onTrick(match, match.game->judge(position(match)), m_asking == Asking::Winner, m_asked);
}

Ruling EidexDesk::rulingOnPower(const Match& match) const
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
        ruling.word = yesOrNo(yes);
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
        ruling.word = yesOrNo(false);
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

Ruling EidexDesk::ruling(const Match& match) const
{
    return m_asking == Asking::Power ? rulingOnPower(match) : rulingOnPosition(match);
}

/// The same question in every edition, each with what it has; empty when they do not differ.
QVariantList EidexDesk::editionsView() const
{
    const std::vector<EditionHas> differing = m_asking == Asking::Power
        ? whereEditionsDiffer(question(m_match))
        : whereEditionsDiffer(position(m_match), m_asking == Asking::Play ? m_asked : std::nullopt);
    QVariantList list;
    for (const EditionHas& has : differing) {
        Match match = m_match;
        match.edition = has.edition;
        const Ruling theirs = ruling(match);
        list << QVariantMap{{"name", qt(words::editionName(has.edition, language()))},
            {"yours", has.edition == m_match.edition}, {"kind", theirs.kind},
            {"word", theirs.word.isEmpty() ? tr("open") : theirs.word},
            {"source", qt(has.what.in(m_session->language()))}};
    }
    return list;
}

/// Nothing can be said yet: what to tap.
QVariantMap EidexDesk::emptyView() const
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
        title
            = tr("Which cards lie, and which does %1 hold?").arg(name(static_cast<Player>(m_places.toPlay)));
        text = tr("Tap the trick first, then the hand, then the card in question.");
    }
    return {{"kind", "empty"}, {"title", title}, {"sentence", text}};
}

// ---- What is kept

Desk::Asked EidexDesk::asked() const
{
    return {.question = m_asking == Asking::Power ? document::writeQuestion(question(m_match))
                                                  : document::writePosition(position(m_match)),
        .card = m_asking == Asking::Play && m_asked ? m_asked->text(pack()) : std::string()};
}

} // namespace tafel::app
