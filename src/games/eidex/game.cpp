#include "games/eidex/game.h"

#include <algorithm>

#include "games/eidex/available_powers.h"
#include "games/eidex/clauses.h"
#include "games/eidex/form.h"
#include "games/eidex/judge.h"
#include "games/eidex/possible_outcomes.h"
#include "games/eidex/questions.h"
#include "games/eidex/record.h"
#include "games/eidex/tournament.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

Refusal needs(const Missing& missing, const DealInPlay& deal, const DealEntry& entry)
{
    if (missing.tricks)
        return {.code = Code::NeedsTricks,
            .where = {},
            .message = {.de = "Die Wertung hängt davon ab, wer Stiche gewonnen hat: «tricks», «trickless» "
                              "oder «match» fehlt.",
                .en
                = "The award depends on who won tricks: \"tricks\", \"trickless\" or \"match\" is missing."},
            .clause = &clause::needsTricks};
    return {.code = Code::NeedsCaptured,
        .where = entry.hasCaptured ? "/captured" : "",
        .message
        = {.de = entry.hasCaptured ? "Wer hat am Ende die andere Karte von Schwarzpeter?"
                                   : "Wer hat am Ende die Karten von Schwarzpeter? «captured» fehlt.",
            .en = entry.hasCaptured ? "Who has the other card of Old Maid at the end?"
                                    : "Who has the cards of Old Maid at the end? \"captured\" is missing."},
        .clause = &powerOf(declared(deal, &Power::hasStakes)->power).rule()};
}

/// Voids a deal with a revoke, at a table that plays such a deal again.
void annul(DealAward& award)
{
    award.isVoid = true;
    award.award = {};
    award.because = {{&clause::revoke, {},
        {{.de = "Eine Karte war regelwidrig; nach der Hausregel dieses Tischs wird neu gegeben.",
            .en = "A card was illegal; by this table's house rule the cards are dealt again."}}}};
    award.brief = {{.de = "ungültig: regelwidrige Karte", .en = "void: illegal card"}};
}

constexpr Chapter chapterList[] = {
    {"eidex.deal.", {"Geben", "The deal"}},
    {"eidex.values.", {"Karten und Augen", "Cards and card points"}},
    {"eidex.play.", {"Kartenspiel", "Play of the cards"}},
    {"eidex.award.", {"Gewinnpunkte", "Victory points"}},
    {"eidex.tournament.", {"Turnier", "Tournament"}},
    {"eidex.four.", {"Zu viert", "Four players"}},
    {"eidex.characters.", {"Charaktere", "Characters"}},
    {"eidex.entry.", {"Eintragen", "Entering a deal"}},
};

class CosmicEidex final : public Game {
public:
    std::string_view id() const override { return "cosmic-eidex"; }
    Text name() const override { return {.de = "Cosmic Eidex", .en = "Cosmic Eidex"}; }
    Text oneLine() const override
    {
        return {.de = "drei oder vier Personen, Charaktere, sieben Gewinnpunkte",
            .en = "three or four players, characters, seven victory points"};
    }
    std::string picture() const override { return "suit L"; }
    /// Only the web page has rules for four players.
    Players playerCounts(Edition edition) const override
    {
        return edition == Edition::Web ? Players{3, 4} : Players{3};
    }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const Chapter> chapters() const override { return chapterList; }
    Unit unit() const override { return Unit::VictoryPoints; }
    Pack pack() const override { return Pack::Eidex; }
    CardSet deck(int) const override { return CardSet::eidexPack(); }
    Keys dealKeys(const Match&, std::string_view) const override
    {
        return Keys::from(Key::TurnedUp, Key::Hands) | Keys{Key::Characters};
    }
    Keys positionKeys(const Match&, std::string_view) const override
    {
        return {Key::Characters, Key::TurnedUp, Key::Powers, Key::Trick};
    }

    std::span<const Clause* const> clauses() const override
    {
        static const std::vector<const Clause*> all = [] {
            std::vector<const Clause*> list(clause::all().begin(), clause::all().end());
            for (const Power* power : allPowers)
                list.insert(list.end(), power->clauses.begin(), power->clauses.end());
            return list;
        }();
        return all;
    }

    Standing start(const Match& match) const override { return {.dealer = match.firstDealer.value_or(0)}; }

    Result<DealAward> award(const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        if (before.finished)
            return matchIsOver(&clause::target);
        if (entry.log && entry.turnedUp && !(entry.readError && entry.readError->stage <= CheckStage::Log)) {
            DealAward recorded;
            Result<DealEntry> facts = numericEntry(match, before, entry, recorded);
            if (!facts)
                return tl::unexpected(std::move(facts.error()));
            facts->readError = entry.readError;
            Result<DealAward> award = awardEntry(match, before, *facts);
            if (!award)
                return award;
            award->tricks = recorded.tricks;
            award->revokes = std::move(recorded.revokes);
            if (recorded.isVoid)
                annul(*award);
            else if (!award->revokes.empty())
                award->because.push_back({&clause::revoke, {},
                    {{.de = "Eine Karte war regelwidrig; nach der Hausregel dieses Tischs zählt, was "
                            "gespielt wurde.",
                        .en = "A card was illegal; by this table's house rule the deal counts as it was "
                              "played."}}});
            return award;
        }
        return awardEntry(match, before, entry);
    }

    Result<DealAward> awardEntry(const Match& match, const Standing& before, const DealEntry& entry) const
    {
        Result<ReducedEntry> known = reduce(match, before, entry);
        if (!known)
            return tl::unexpected(std::move(known.error()));
        if (entry.ruling) {
            rule(known->award, *entry.ruling, clause::tableRuling);
            return std::move(known->award);
        }
        Missing missing;
        const Facts facts = resolve(*known, totalInPlay(known->deal, entry), missing);
        if (missing.tricks || missing.captured)
            return tl::unexpected(needs(missing, known->deal, entry));
        const Award decided = eidex::award(facts);
        for (std::size_t player = 0; player < static_cast<std::size_t>(match.count()); ++player)
            known->award.award[player] = decided.points[player];
        explain(facts, decided, known->award);
        return std::move(known->award);
    }

    Standing after(const Match& match, const Standing& before, DealAward& award) const override
    {
        return afterDeal(before, match.count(), Options::of(match, before.deals + 1).target, award);
    }

    Text ending(std::span<const std::string> because) const override
    {
        const bool chaos = std::any_of(because.begin(), because.end(),
            [](const std::string& id) { return id == clause::chaos.id || id == clause::chaosTwo.id; });
        return chaos ? Text{.de = "Chaos", .en = "chaos"} : Text{};
    }

    PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const override
    {
        return eidex::padForm(match, before, draft);
    }

    DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
        const Response& answer) const override
    {
        return eidex::respond(match, before, std::move(draft), path, answer);
    }

    std::optional<CardPoints> cardPoints(
        const Match& match, const Standing& before, const DealEntry& draft) const override
    {
        return eidex::cardPoints(match, before, draft);
    }
    SafeZone safeZone(
        const Match& match, const Standing& before, const DealEntry& draft, Player player) const override
    {
        return eidex::safeZone(match, before, draft, player);
    }

    Result<Verdict> judge(const Position& position) const override { return eidex::judge(position); }
    PowerAnswer answer(const PowerQuestion& question) const override { return eidex::answer(question); }

    RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        return eidex::follow(match, before, entry);
    }

    std::vector<PowerChoice> availablePowers(
        const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        return eidex::availablePowers(match, before, entry);
    }

    DealEntry toNumericEntry(
        const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        if (!entry.log)
            return entry;
        DealAward recorded;
        Result<DealEntry> facts = numericEntry(match, before, entry, recorded);
        return facts && !recorded.isVoid ? std::move(*facts) : entry;
    }

    Result<Perft> perft(
        const Match& match, const Standing& before, const DealEntry& entry, int depth) const override
    {
        return eidex::perft(match, before, entry, depth);
    }
};

} // namespace

static const CosmicEidex cosmicEidex;
const Game& game = cosmicEidex;

} // namespace tafel::eidex
