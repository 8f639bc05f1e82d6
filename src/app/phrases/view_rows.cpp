#include "app/phrases/view_rows.h"

#include "base/names.h"
#include "games/custom/key.h"
#include "phrases/deal.h"

namespace tafel::app {

PackView packView(CardSet deck, Pack pack)
{
    PackView view{.french = pack == Pack::French};
    for (int rank = static_cast<int>(Rank::Ace); rank >= static_cast<int>(Rank::Two); --rank) {
        const CardSet same = deck & CardSet::of(static_cast<Rank>(rank));
        if (same.empty())
            continue;
        view.ranks << qt((*same.begin()).rankText());
        for (int suit = 0; suit < 4; ++suit)
            if (const Card card{static_cast<Suit>(suit), static_cast<Rank>(rank)}; !same.has(card))
                view.absent << qt(card.text(pack));
    }
    return view;
}

GameRow gameRow(const Game& game, Language language)
{
    const char* group = game.id() == custom::gameId             ? "own"
        : game.dealKeys({.game = &game}, {}).has(Key::Contract) ? "contracts"
                                                                : "";
    return {.id = qt(game.key()),
        .name = qt(game.name().in(language)),
        .line = qt(game.oneLine().in(language)),
        .group = QString::fromLatin1(group),
        .picture = qt(game.picture())};
}

DealRow dealView(
    const history::StoredMatch& stored, const Outcome& outcome, std::size_t index, Language language)
{
    const Match& match = stored.match;
    const ScoredDeal& deal = outcome.deals[index];
    const DealEntry& entry = match.deals[index];
    QList<int> changes, totals;
    QStringList points;
    for (std::size_t player = 0; player < match.players.size(); ++player) {
        const auto& entered = deal.award.entered[player];
        changes << deal.change[player];
        totals << deal.after.total[player];
        points << (entered ? qt(phrases::numberText(*entered)) : QString());
    }
    QString trump;
    const QString brief = qt(deal.award.brief.in(language, match.players));
    if (entry.turnedUp)
        trump = qt(phrases::trumpSymbol(*entry.turnedUp));
    else if (entry.contract && entry.contract->trump)
        trump = suitSymbol(*entry.contract->trump, match.game->pack());
    const int number = static_cast<int>(index) + 1;
    const std::string name = phrases::dealNumberText(match.game->unit(), number, language);
    return {.number = number,
        .name = qt(name),
        .title = qt(capitalized(name)),
        .dealer = deal.award.dealer,
        .opener = deal.award.opener ? static_cast<int>(*deal.award.opener) : -1,
        .trump = trump,
        .card = entry.turnedUp ? qt(entry.turnedUp->text(match.game->pack())) : QString(),
        .contract = deal.award.contract.empty()
            ? QString()
            : qt(phrases::contractName(match, deal.award.contract, language)),
        .changes = changes,
        .totals = totals,
        .points = points,
        .brief = brief,
        .why = qt(phrases::dealReason(match, entry, deal.award, language)),
        .corrected = !stored.deals[index].corrections.empty()};
}

} // namespace tafel::app
