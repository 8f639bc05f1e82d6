#include "games/tally/game.h"

#include <algorithm>

#include <fmt/format.h>

#include "referee/refusals.h"

namespace tafel::tally {

namespace {

constexpr auto page = PerEdition<std::string_view>::all("Tally");

constexpr Clause numberClause{
    .id = "tally.deal.number",
    .text = {.de = "In jeder Partie schreiben alle eine Zahl von 0 bis 50.",
        .en = "In every deal each player writes a number from 0 to 50."},
    .section = page,
};
constexpr Clause lowestClause{
    .id = "tally.end.lowest",
    .text = {.de = "Nach drei Partien gewinnt, wer am wenigsten hat.",
        .en = "After three deals the lowest total wins."},
    .section = page,
};
constexpr Clause rulingClause{
    .id = "tally.deal.table-ruling",
    .text = {.de = "Der Tisch darf anders entscheiden.", .en = "The table may decide otherwise."},
    .ruling
    = PerEdition<Text>::all({.de = "Am Tisch entscheiden die Spielenden.", .en = "The players decide."}),
};

constexpr int highest = 50;
constexpr int deals = 3;

class Tally final : public Game {
public:
    std::string_view id() const override { return "tally"; }
    Text name() const override { return {.de = "Strichliste", .en = "Tally"}; }
    Text oneLine() const override { return {.de = "drei Zahlen für alle", .en = "three numbers each"}; }
    std::string picture() const override { return "strokes"; }
    Players playerCounts(Edition) const override { return Players{3, 4}; }
    std::span<const Clause* const> clauses() const override
    {
        static constexpr const Clause* all[] = {&numberClause, &rulingClause, &lowestClause};
        return all;
    }
    std::span<const Chapter> chapters() const override
    {
        static constexpr Chapter all[]
            = {{"tally.deal.", {"Eine Partie", "A deal"}}, {"tally.end.", {"Das Ende", "The end"}}};
        return all;
    }
    Unit unit() const override { return Unit::PenaltyPoints; }
    Pack pack() const override { return Pack::French; }
    CardSet deck(int) const override { return {}; }
    Keys dealKeys(const Match&, std::string_view) const override { return {Key::Points}; }

    Standing start(const Match& match) const override { return {.dealer = match.firstDealer.value_or(0)}; }

    Result<DealAward> award(const Match& match, const Standing& before, const DealEntry& entry) const override
    {
        if (before.finished)
            return matchIsOver(&lowestClause);
        if (entry.readError)
            return tl::unexpected(entry.readError->refusal);
        DealAward award{.dealer = before.dealer, .because = {{&numberClause, {}, {numberClause.text}}}};
        for (Player player = 0; player < match.count(); ++player) {
            const std::optional<int> number = entry.pointsOf(player);
            if (!number)
                return keyMissing("/points", match.players[player]);
            if (*number > highest)
                return refuse(Refusal::Code::Impossible,
                    "/points" + escapePointerToken(match.players[player]),
                    {.de = fmt::format("{}: möglich ist 0 bis {}.", *number, highest),
                        .en = fmt::format("{}: 0 to {} is possible.", *number, highest)},
                    &numberClause);
            award.award[player] = *number;
            award.entered[player] = *number;
        }
        if (entry.ruling)
            rule(award, *entry.ruling, rulingClause);
        return award;
    }

    Standing after(const Match& match, const Standing& before, DealAward& award) const override
    {
        Standing after = before;
        ++after.deals;
        after.dealer = static_cast<Player>((before.dealer + 1) % match.count());
        for (Player player = 0; player < match.count(); ++player)
            after.total[player] += award.award[player];
        after.finished = after.deals == deals;
        if (!after.finished)
            return after;
        const auto end = after.total.begin() + match.count();
        const int lowest = *std::min_element(after.total.begin(), end);
        for (Player player = 0; player < match.count(); ++player)
            if (after.total[player] == lowest)
                after.winners.add(player);
        award.because.push_back({&lowestClause, after.winners,
            {{.de = "Am wenigsten: {0}.", .en = "The lowest total: {0}."},
                {Argument::players(after.winners)}}});
        return after;
    }

    PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const override
    {
        PadForm form{.before = before,
            .dealer = before.dealer,
            .columns = Players::firstSeats(match.count()),
            .open = true,
            .measure = MeasureForm{.id = tafel::name(Key::Points), .noun = {"Zahlen", "Numbers"}}};
        for (Player player = 0; player < match.count(); ++player) {
            form.points[player].entered = draft.pointsOf(player);
            form.measure->done += draft.pointsOf(player) ? 1 : 0;
            ++form.measure->all;
            form.prompts.push_back({.path = pathOf(match, player),
                .kind = Prompt::Kind::Number,
                .label = {{"Zahl", "Number"}},
                .question = {{"Welche Zahl?", "Which number?"}},
                .highest = highest,
                .number = draft.pointsOf(player),
                .of = player});
        }
        if (Result<DealAward> award = this->award(match, before, draft))
            form.live = scored(match, before, std::move(*award));
        else
            form.refusal = std::move(award.error());
        return form;
    }

    DealEntry respond(const Match& match, const Standing&, DealEntry draft, std::string_view path,
        const Response& answer) const override
    {
        const int* const number = std::get_if<int>(&answer);
        for (Player player = 0; player < match.count(); ++player)
            if (path == pathOf(match, player))
                setValue(draft.points, player, number ? std::optional(*number) : std::nullopt);
        draft.hasPoints = !draft.points.empty();
        return draft;
    }

private:
    static std::string pathOf(const Match& match, Player player)
    {
        return "/points" + escapePointerToken(match.players[player]);
    }
};

const Tally tally;

} // namespace

const Game& game = tally;

} // namespace tafel::tally
