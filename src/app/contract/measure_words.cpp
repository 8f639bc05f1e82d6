#include "app/contract/measure_words.h"

#include <map>

#include <QCoreApplication>

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// What an entry says, thing by thing, in the order in which a table would read it out.
class Said {
public:
    Said(const Match& match, const DealEntry& entry, Language language)
        : m_match(match)
        , m_language(language)
    {
        if (entry.contract)
            contract(*entry.contract);
        if (entry.round)
            round(*entry.round);
    }

    const std::vector<std::pair<QString, QString>>& things() const { return m_things; }
    QString of(const QString& thing) const
    {
        for (const auto& [name, value] : m_things)
            if (name == thing)
                return value;
        return {};
    }

private:
    void say(const QString& thing, const QString& value)
    {
        if (!value.isEmpty())
            m_things.emplace_back(thing, value);
    }
    QString name(Player player) const { return qt(m_match.players[player]); }
    template <typename Range> QString names(const Range& players) const
    {
        QStringList list;
        for (const Player player : players)
            list << name(player);
        return list.join(QStringLiteral(", "));
    }
    QString numbers(const Counted& counted) const
    {
        QStringList list;
        for (const auto& [player, number] : counted)
            list << QStringLiteral("%1 %2").arg(name(player)).arg(number);
        return list.join(QStringLiteral(", "));
    }

    void contract(const ContractEntry& entry)
    {
        if (!entry.contract.empty())
            say(Words::tr("Contract"), qt(words::contractName(m_match, entry.contract, m_language)));
        if (entry.trump)
            say(Words::tr("Trump"), qt(words::suitText(*entry.trump, m_match.game->pack(), m_language)));
        for (const auto& [player, number] : entry.count.value_or(Counted{}))
            say(name(player), QString::number(number));
        if (entry.takes)
            takes(*entry.takes, entry.count ? Words::tr("%1, cards") : QStringLiteral("%1"));
        if (entry.winners)
            for (const auto& [trick, player] : *entry.winners)
                say(Words::tr("Trick %1").arg(trick), name(player));
        if (entry.lows)
            for (std::size_t trick = 0; trick < entry.lows->size(); ++trick)
                say(Words::tr("Trick %1").arg(trick + 1),
                    Words::tr("%1, lowest: %2")
                        .arg(name((*entry.lows)[trick].winner), names((*entry.lows)[trick].lowest)));
        if (entry.out)
            say(Words::tr("Out in this order"), names(*entry.out));
        if (entry.counts)
            for (std::size_t count = 0; count < entry.counts->size(); ++count)
                say(Words::tr("Count %1").arg(count + 1),
                    Words::tr("%1 out; %2")
                        .arg(name((*entry.counts)[count].out), numbers((*entry.counts)[count].left)));
        for (const auto& [player, number] : entry.left.value_or(Counted{}))
            say(name(player), QString::number(number));
        for (const auto& [player, number] : entry.passes.value_or(Counted{}))
            say(Words::tr("%1, passes").arg(name(player)), QString::number(number));
        if (entry.crossings)
            for (const auto& [threshold, player] : *entry.crossings)
                say(QString::number(threshold), name(player));
        if (entry.called)
            say(Words::tr("Called"),
                *entry.called
                    ? Words::tr("%1, at %2").arg(name((*entry.called)->by)).arg((*entry.called)->sum)
                    : Words::tr("nobody"));
        if (entry.march)
            say(Words::tr("Every trick"), name(*entry.march));
        if (entry.announced)
            say(Words::tr("Announced"), *entry.announced ? Words::tr("Yes") : Words::tr("No"));
    }
    void takes(const std::vector<Take>& takes, const QString& thing)
    {
        std::map<Player, QStringList> taken;
        for (const Take& take : takes) {
            QStringList cards;
            for (const Card card : take.cards)
                cards << qt(words::cardText(card, m_match.game->pack(), m_language));
            taken[take.by] << cards.join(QStringLiteral(" + "));
        }
        for (const auto& [player, tricks] : taken)
            say(thing.arg(name(player)), tricks.join(QStringLiteral(", ")));
    }
    void round(const RoundEntry& entry)
    {
        if (entry.givesChip)
            say(Words::tr("Hands in a chip"), names(*entry.givesChip));
        if (entry.opener)
            say(Words::tr("Opener"), name(*entry.opener));
    }

    const Match& m_match;
    Language m_language;
    std::vector<std::pair<QString, QString>> m_things;
};

/// Card points; with the one that was left out.
void compareNumbers(
    QVariantList& changes, const Match& match, const DealEntry& before, const DealAward& award)
{
    for (Player player = 0; player < match.count(); ++player)
        if (const auto then = before.pointsOf(player), now = award.entered[player];
            then && now && *then != *now)
            changes << QVariantMap{{"name", qt(match.players[player])},
                {"before", qt(words::numberText(*then))}, {"after", qt(words::numberText(*now))}};
}

} // namespace

QVariantList changesBetween(const Match& match, const DealEntry& before, const DealEntry& after,
    const DealAward& award, Language language)
{
    QVariantList changes;
    compareNumbers(changes, match, before, award);
    const Said then(match, before, language), now(match, after, language);
    const auto change = [&](const QString& name, const QString& was, const QString& is) {
        if (was != is)
            changes << QVariantMap{{"name", name}, {"before", was.isEmpty() ? QStringLiteral("–") : was},
                {"after", is.isEmpty() ? QStringLiteral("–") : is}};
    };
    for (const auto& [name, was] : then.things())
        change(name, was, now.of(name));
    for (const auto& [name, is] : now.things())
        if (then.of(name).isEmpty())
            change(name, {}, is);
    if (before.dealer && after.dealer && *before.dealer != *after.dealer)
        change(Words::tr("Dealer"), qt(match.players[*before.dealer]), qt(match.players[*after.dealer]));
    return changes;
}

} // namespace tafel::app
