#include "games/krass_kariert/game.h"

#include "games/krass_kariert/award.h"
#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/form.h"
#include "games/krass_kariert/judge.h"
#include "games/krass_kariert/options.h"
#include "referee/refusals.h"

namespace tafel::krass_kariert {

namespace {

constexpr Chapter chapterList[] = {
    {"krass.start.", {"Beginn", "The start"}},
    {"krass.hand.", {"Die Hand", "The hand"}},
    {"krass.combination.", {"Kombinationen", "Combinations"}},
    {"krass.x.", {"Karte X", "Card X"}},
    {"krass.turn.", {"Der Umlauf", "The turn"}},
    {"krass.stop.", {"Stop", "Stop"}},
    {"krass.redraw.", {"Redraw", "Redraw"}},
    {"krass.round.", {"Die Runde", "The round"}},
    {"krass.win.", {"Umlauf gewinnen", "Winning a turn"}},
    {"krass.next.", {"Nächster Umlauf", "The next turn"}},
    {"krass.end.", {"Ende des Spiels", "End of the match"}},
    {"krass.entry.", {"Eintragen", "Entering a round"}},
};

class KrassKariert final : public Game {
public:
    std::string_view id() const override { return "krass-kariert"; }
    Text name() const override { return {.de = "Krass Kariert", .en = "Krass Kariert"}; }
    Text oneLine() const override
    {
        return {.de = "drei bis fünf Personen, die Hand bleibt unsortiert, Chips behalten",
            .en = "three to five players, the hand stays unsorted, keep your chips"};
    }
    std::string picture() const override { return "chip"; }
    Text firstDealerNote() const override { return {.de = "am ältesten", .en = "the oldest"}; }
    Players playerCounts(Edition) const override { return Players{3, 4, 5}; }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const Clause* const> clauses() const override { return clause::all(); }
    std::span<const Chapter> chapters() const override { return chapterList; }
    Unit unit() const override { return Unit::Chips; }
    /// Its cards have no suits.
    Pack pack() const override { return Pack::French; }
    CardSet deck(int) const override { return {}; }

    Keys dealKeys(const Match&, std::string_view) const override
    {
        return {Key::Opener, Key::GivesChip, Key::Log, Key::Hands, Key::Reserves};
    }
    Keys positionKeys(const Match&, std::string_view) const override { return {Key::Table, Key::Reserves}; }

    /// The oldest deals every round; the player to the left opens the first one.
    Standing start(const Match& match) const override
    {
        Standing standing{.dealer = match.firstDealer.value_or(0)};
        const int chips = Options::of(match, 1).chips;
        for (Player player = 0; player < match.count(); ++player)
            standing.total[player] = chips;
        standing.opener = static_cast<Player>((standing.dealer + 1) % match.count());
        return standing;
    }

    Result<DealAward> award(const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        if (before.finished)
            return matchIsOver(&clause::cannotHandIn);
        const Result<RoundFacts> facts = reduce(match, before, entry);
        if (!facts)
            return tl::unexpected(facts.error());
        DealAward award = awardOf(match, before, *facts);
        if (entry.ruling)
            return tableRuledAward(std::move(award), match, before, *entry.ruling);
        return award;
    }

    Standing after(const Match& match, const Standing& before, DealAward& award) const override
    {
        return afterRound(match, before, award);
    }

    PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const override
    {
        return krass_kariert::padForm(match, before, draft);
    }

    DealEntry respond(const Match&, const Standing&, DealEntry draft, std::string_view path,
        const Response& answer) const override
    {
        return path == "/gives_chip" ? krass_kariert::respond(std::move(draft), answer) : draft;
    }

    DealEntry toNumericEntry(
        const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        const bool recorded = entry.round && entry.round->log;
        const Result<RoundFacts> facts = reduce(match, before, entry);
        if (!recorded || !facts)
            return entry;
        DealEntry numbers = entry;
        numbers.round = RoundEntry{.opener = before.opener, .givesChip = std::vector<Player>{}};
        for (Player player = 0; player < match.count(); ++player)
            if (facts->givesChip.has(player))
                numbers.round->givesChip->push_back(player);
        return numbers;
    }

    Result<Verdict> judge(const Position& position) const override { return krass_kariert::judge(position); }
};

} // namespace

static const KrassKariert krassKariert;
const Game& game = krassKariert;

} // namespace tafel::krass_kariert
