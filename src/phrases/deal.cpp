#include "phrases/deal.h"

#include <cstdlib>

#include "base/counted.h"
#include "base/format.h"
#include "base/name_list.h"
#include "base/names.h"
#include "cards/card_text.h"
#include "games/custom/game.h"
#include "games/eidex/deal.h"
#include "games/eidex/power.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "referee/deal_name.h"
#include "referee/slate.h"

namespace tafel::phrases {

namespace {

bool isASuit(Card deciding)
{
    return eidex::Trump::of(deciding).kind == eidex::Trump::Kind::Suit;
}

} // namespace

std::string_view trumpName(Card deciding, Language language)
{
    static constexpr Text suits[]
        = {{"Herz", "hearts"}, {"Eidex", "lizard"}, {"Rabe", "raven"}, {"Stern", "stars"}};
    const eidex::Trump trump = eidex::Trump::of(deciding);
    return trump.kind == eidex::Trump::Kind::Obenabe ? "Obenabe"
        : trump.kind == eidex::Trump::Kind::Undenufe
        ? "Undenufe"
        : suits[static_cast<std::size_t>(trump.suit)].in(language);
}

std::string trumpText(Card deciding, Language language)
{
    return formatIn(language, isASuit(deciding) ? Text{"Trumpf {}", "Trump {}"} : Text{"{}", "{}"},
        trumpName(deciding, language));
}

std::string_view dealsWord(Unit unit, std::int64_t deals, Language language)
{
    return plural(deals, dealWord(unit), tafel::dealsWord(unit)).in(language);
}

std::string dealsText(Unit unit, std::int64_t deals, Language language)
{
    return fmt::format("{} {}", deals, dealsWord(unit, deals, language));
}

std::string dealNumberText(Unit unit, int number, Language language)
{
    return dealName(unit, number).in(language);
}

std::string dealRangeText(Unit unit, DealRange deals, Language language)
{
    if (deals.first == deals.last)
        return dealNumberText(unit, deals.first, language);
    return formatIn(language,
        deals.last == deals.first + 1 ? Text{"{} {} und {}", "{} {} and {}"}
                                      : Text{"{} {} bis {}", "{} {} to {}"},
        dealsWord(unit, 2, language), deals.first, deals.last);
}

std::string changeText(Unit unit, int change, bool wins, Language language)
{
    const Text stays{"bleibt", "stays"};
    switch (unit) {
    case Unit::VictoryPoints:
        return wins      ? formatIn(language, {"gewinnt", "wins"})
            : change < 0 ? formatIn(language, {"{}, fällt", "{}, falls"}, numberText(change))
                         : signedText(change);
    case Unit::Strokes:
        return change == 0
            ? formatIn(language, stays)
            : formatIn(language,
                plural(std::abs(change), Text{"{} Strich", "{} stroke"}, Text{"{} Striche", "{} strokes"}),
                signedText(change));
    case Unit::Chips:
        return formatIn(language, change < 0 ? Text{"gibt 1 Chip ab", "hands in 1 chip"} : stays);
    default:
        return wins ? formatIn(language, {"{}, gewinnt", "{}, wins"}, signedText(change))
                    : signedText(change);
    }
}

std::string changesText(const Match& match, const PerPlayer<int>& change, Players winners,
    std::string_view between, Language language)
{
    const Unit unit = match.game->unit();
    std::vector<std::string> winning, parts;
    for (Player player = 0; player < match.count(); ++player) {
        const std::string& name = match.players[player];
        if (winners.has(player))
            winning.push_back(name);
        if (change[player] == 0)
            continue;
        if (unit == Unit::Chips)
            parts.push_back(formatIn(language, {"{} gibt 1 Chip ab", "{} hands in 1 chip"}, name));
        else if (unit == Unit::VictoryPoints && change[player] < 0)
            parts.push_back(formatIn(language, {"{} fällt", "{} falls"}, name));
        else
            parts.push_back(fmt::format("{} {}", name,
                unit == Unit::Strokes || unit == Unit::VictoryPoints ? signedText(change[player])
                                                                     : numberText(change[player])));
    }
    if (!winning.empty() && unit != Unit::Chips) {
        const Text pattern
            = winning.size() > 1 ? Text{"{} gewinnen", "{} win"} : Text{"{} gewinnt", "{} wins"};
        const std::string wins = formatIn(language, pattern, listed(winning, language));
        if (unit == Unit::VictoryPoints)
            return wins;
        parts.insert(parts.begin(), wins);
    }
    if (!parts.empty())
        return fmt::format("{}", fmt::join(parts, between));
    return formatIn(language,
        unit == Unit::Strokes     ? Text{"kein Strich ändert sich", "no stroke changes"}
            : unit == Unit::Chips ? Text{"niemand gibt einen Chip ab", "nobody hands in a chip"}
                                  : Text{"der Stand bleibt", "the standing stays"});
}

namespace {

/// The deal's contract, unless it was the only possible one.
std::string changedDealText(const Match& match, const history::UndoStep& change, Language language)
{
    const Unit unit = match.game->unit();
    if (!change.contract.empty() && unit != Unit::Strokes && change.winners.empty())
        return contractName(match, change.contract, language);
    if (unit != Unit::Chips)
        return changesText(match, change.change, change.winners, ", ", language);
    std::vector<std::string> names;
    for (Player player = 0; player < match.count(); ++player)
        if (change.change[player] < 0)
            names.push_back(match.players[player]);
    return names.empty() ? formatIn(language, {"Ende", "the end"})
                         : fmt::format("{}", fmt::join(names, ", "));
}

void append(std::string& out, std::string_view separator, std::string_view text)
{
    out.append(out.empty() || text.empty() ? "" : separator).append(text);
}

/// "Radar control (92)", "Wisdom (+20)": a power with its parameter.
std::string useText(const Match& match, const PowerUse& use, Language language)
{
    const eidex::Power& power = eidex::powerOf(use.power);
    const bool isSigned = use.number && use.flag && power.isInParts();
    std::string said;
    if (use.number)
        append(said, ", ",
            isSigned                            ? signedText(*use.flag ? *use.number : -*use.number)
                : power.score.adjust != nullptr ? signedText(*use.number)
                                                : numberText(*use.number));
    for (const auto& card : {use.card, use.returns})
        if (card)
            append(said, ", ", cardText(*card, Pack::Eidex, language));
    if (use.whom)
        append(said, ", ", match.players[*use.whom]);
    if (use.suit)
        append(said, ", ", suitText(*use.suit, Pack::Eidex, language));
    const std::string_view name = power.name.in(language);
    return said.empty() ? std::string(name) : fmt::format("{} ({})", name, said);
}

} // namespace

std::string powersText(const Match& match, const DealEntry& entry, Language language)
{
    std::string text;
    for (const PowerUse& use : entry.powers)
        append(text, ", ", fmt::format("{}: {}", match.players[use.by], useText(match, use, language)));
    return text;
}

std::string suitSymbol(Suit suit, Pack pack)
{
    if (pack == Pack::French && suit == Suit::Spades)
        return "P"; // the S of the drawings is the star
    return std::string(1, letter(suit, pack));
}

std::string trumpSymbol(Card deciding)
{
    const eidex::Trump trump = eidex::Trump::of(deciding);
    if (trump.kind == eidex::Trump::Kind::Obenabe)
        return "obenabe";
    if (trump.kind == eidex::Trump::Kind::Undenufe)
        return "undenufe";
    return suitSymbol(trump.suit, Pack::Eidex);
}

std::string slateNote(const Match& match, const Standing& standing, std::optional<Player> dealer,
    Player player, Language language)
{
    const Unit unit = match.game->unit();
    const auto say = [&](Text text) { return std::string(text.in(language)); };
    const bool deals = player == dealer;
    if (standing.finished)
        return standing.losers.has(player) ? say({"hat verloren", "has lost"}) : "";
    if (unit == Unit::Chips)
        return standing.total[player] == 0 ? say({"der nächste verliert", "next one loses"})
            : deals                        ? say({"am ältesten, gibt", "oldest, deals"})
                                           : "";
    if (const custom::CustomGame* own = custom::customGame(match); own && own->definition().end.target != 0) {
        const int target = own->definition().end.target, total = standing.total[player];
        if (target > 0 ? total >= target : total <= target)
            return deals ? formatIn(language, {"gibt · bei {}", "deals · at {}"}, numberText(target))
                         : formatIn(language, {"bei {}", "at {}"}, numberText(target));
    }
    const std::span totals(standing.total.data(), static_cast<std::size_t>(match.count()));
    if (!leadersOf(unit, totals).has(player))
        return deals ? say({"gibt", "deals"}) : "";
    if (isFewerBetter(unit))
        return deals ? say({"gibt · am wenigsten", "deals · fewest"}) : say({"am wenigsten", "fewest"});
    return deals ? say({"gibt · am meisten", "deals · most"}) : say({"am meisten", "most"});
}

std::string standsText(Unit unit, int number, Language language)
{
    return formatIn(language, {"{} steht", "{} stands"}, capitalized(dealNumberText(unit, number, language)));
}

std::string pendingText(Unit unit, int number, Language language)
{
    return formatIn(language, {"{} wartet auf ein Ja", "{} waits for acceptance"},
        capitalized(dealNumberText(unit, number, language)));
}

std::string answerPendingText(Unit unit, int number, Language language)
{
    return formatIn(language, {"Zuerst braucht {} eine Antwort", "Accept or reject {} first"},
        dealNumberText(unit, number, language));
}

std::string pendingDealText(const history::StoredMatch& stored, Language language)
{
    const Match& match = stored.match;
    const history::StoredDeal& deal = stored.proposal->deal;
    return fmt::format("{}: {}",
        pendingText(match.game->unit(), static_cast<int>(stored.deals.size()) + 1, language),
        changesText(match, deal.change, deal.judged.winners, " · ", language));
}

std::string rejectionText(const Match& match, const history::Rejection& rejection, Language language)
{
    const std::string &name = match.players[rejection.by], &reason = rejection.reason;
    if (reason.empty())
        return formatIn(language, {"{} sagt Nein", "{} says no"}, name);
    return formatIn(language,
        rejection.counted() ? Text{"{} zählt {}", "{} counts {}"} : Text{"{}: {}", "{}: {}"}, name, reason);
}

std::string differenceText(
    const Match& match, const history::JudgementDifference& difference, Language language)
{
    const history::StoredJudgement &then = difference.then, &now = difference.now;
    std::string changes;
    for (Player player = 0; player < match.count(); ++player)
        if (then.award[player] != now.award[player])
            changes += fmt::format("{}{} {} {} {}", changes.empty() ? "" : ", ", match.players[player],
                signedText(now.award[player]), Text{"statt", "instead of"}.in(language),
                signedText(then.award[player]));
    if (changes.empty())
        changes = Text{"das Spiel endet anders", "the match ends differently"}.in(language);
    return fmt::format("{}: {}", dealNumberText(match.game->unit(), difference.deal, language), changes);
}

std::string takenBackText(Unit unit, DealRange deals, Language language)
{
    return formatIn(language, {"nahm {} zurück", "took back {}"}, dealRangeText(unit, deals, language));
}

std::string undoStepText(const Match& match, const history::UndoStep& change, Language language)
{
    const std::string deal = dealNumberText(match.game->unit(), change.deal, language);
    if (change.what == history::Step::What::Correction) {
        const std::string text = formatIn(language, {"Berichtigung von {}", "correction of {}"}, deal);
        return change.takenBack
            ? fmt::format("{} ({})", text, takenBackText(match.game->unit(), *change.takenBack, language))
            : text;
    }
    if (change.what == history::Step::What::Ending)
        return std::string(Text{"Ende des Spiels", "end of the match"}.in(language));
    if (change.what == history::Step::What::Dispute)
        return formatIn(language,
            change.asker.empty() ? Text{"Streitfall", "dispute"} : Text{"Streitfall von {}", "dispute of {}"},
            change.asker);
    if (change.what == history::Step::What::Overruling)
        for (const OptionSpec& option : match.game->options())
            if (option.name == change.option)
                return formatIn(language, {"Hausregel ab {}: {}", "house rule from {}: {}"}, deal,
                    option.label.in(language));
    return fmt::format("{}, {}", deal, changedDealText(match, change, language));
}

} // namespace tafel::phrases
