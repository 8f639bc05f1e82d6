#include "games/eidex/questions.h"

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/game.h"
#include "games/eidex/possible_outcomes.h"
#include "games/eidex/power_prompts.h"
#include "games/eidex/values.h"

namespace tafel::eidex {

namespace {

constexpr int nobody = -1;

std::vector<Prompt::Option> everybody(const Match& match)
{
    std::vector<Prompt::Option> options;
    for (Player player = 0; player < match.count(); ++player)
        options.push_back(Prompt::Option::of(player));
    return options;
}

/// The players who won no trick, as far as the draft says.
std::optional<Players> withoutTrick(const Match& match, const DealEntry& draft)
{
    if (draft.march) {
        Players others = Players::firstSeats(match.count());
        others.remove(*draft.march);
        return others;
    }
    if (draft.trickless || !draft.tricks)
        return draft.trickless;
    Players without;
    for (Player player = 0; player < match.count(); ++player)
        if ((*draft.tricks)[player] == 0)
            without.add(player);
    return without;
}

/// The draft without the answers to the question about tricks.
DealEntry withoutTricks(DealEntry draft)
{
    draft.tricks.reset(); // A recorded deal sets this.
    draft.trickless.reset();
    draft.march.reset();
    draft.hasMarch = false;
    return draft;
}

Prompt holderQuestion(
    const Match& match, const DealInPlay& deal, const DealEntry& draft, const Power& power, Card card)
{
    Prompt prompt{.path = fmt::format("/captured/{}", card.text(Pack::Eidex)),
        .question = {power.score.holderQuestion(card)},
        .clause = &power.rule(),
        .options = everybody(match)};
    if (deal.pot())
        prompt.options.push_back({.value = nobody, .text = {{"niemand", "nobody"}}});
    for (const Captured& each : draft.captured)
        if (each.card == card)
            for (Prompt::Option& option : prompt.options)
                option.on = option.player == each.by;
    return prompt;
}

/// The players who may have won no trick, as far as the draft tells.
Players playersPossiblyTrickless(const Match& match, const Standing& before, const DealEntry& draft)
{
    const Result<ReducedEntry> known = reduce(match, before, withoutTricks(draft));
    return known ? known->facts.mayLackTrick : Players::firstSeats(match.count());
}

/// Whether the award depends on the winners of tricks, or may do so because the draft is incomplete.
bool mayNeedTricks(const Match& match, const Standing& before, const DealEntry& draft)
{
    const DealEntry open = withoutTricks(draft);
    const Result<ReducedEntry> known = reduce(match, before, open);
    if (!known)
        return true;
    Missing missing;
    resolve(*known, totalInPlay(known->deal, open), missing);
    return missing.tricks;
}

/// Four players: asks for the players who won no trick; nothing if the award does not depend on them.
std::optional<Prompt> tricklessOfFour(const Match& match, const Standing& before, const DealEntry& draft)
{
    const std::optional<Players> without = withoutTrick(match, draft);
    if (!without && !mayNeedTricks(match, before, draft))
        return std::nullopt;
    const Players may = playersPossiblyTrickless(match, before, draft);
    Prompt prompt{.path = "/trickless",
        .kind = Prompt::Kind::Several,
        .question = {{"Wer hat keinen Stich?", "Who won no trick?"}},
        .clause = &clause::fourNoTrick};
    for (Player player = 0; player < match.count(); ++player)
        if (may.has(player) || (without && without->has(player)))
            prompt.options.push_back(Prompt::Option::of(player));
    prompt.highest = std::min(match.count() - 1, static_cast<int>(prompt.options.size()));
    prompt.options.push_back({.value = nobody,
        .text = {{"alle haben einen", "everybody has one"}},
        .put = Put{.path = "/trickless", .value = FileValue{FileValue::List()}}});
    if (without)
        for (Prompt::Option& option : prompt.options)
            option.on = option.player ? without->has(*option.player) : without->empty();
    return prompt;
}

/// Three players: asks only for the fact about tricks on which the award depends, and about a single player.
std::optional<Prompt> tricksOfThree(const Match& match, const Standing& before, const DealEntry& draft)
{
    const DealEntry open = withoutTricks(draft);
    const Result<ReducedEntry> known = reduce(match, before, open);
    if (!known)
        return std::nullopt;
    const int total = totalInPlay(known->deal, open);
    Missing missing;
    resolve(*known, total, missing);
    if (!missing.tricks)
        return std::nullopt;
    const std::optional<Players> without = withoutTrick(match, draft);
    for (Player player = 0; player < match.count(); ++player)
        if (known->facts.counted[player] == total) {
            const bool answered = draft.march || without;
            const bool all = draft.march || (without && without->size() == match.count() - 1);
            Prompt::Option yes = Prompt::Option::yes(answered && all),
                           no = Prompt::Option::no(answered && !all);
            yes.put = Put{.path = "/match", .value = FileValue{match.players[player]}};
            no.put = Put{.path = "/trickless", .value = FileValue{FileValue::List()}};
            return Prompt{.path = "/match",
                .question
                = {{"Hat {0} jeden Stich gewonnen?", "Did {0} win every trick?"}, {Argument::player(player)}},
                .clause = &clause::match,
                .options = {std::move(yes), std::move(no)},
                .of = player};
        }
    const PowerUse& guess = *known->deal.guess();
    Prompt::Option yes = Prompt::Option::yes(without && !without->has(guess.by)),
                   no = Prompt::Option::no(without && without->has(guess.by));
    yes.put = Put{.path = "/trickless", .value = FileValue{FileValue::List()}};
    no.put
        = Put{.path = "/trickless", .value = FileValue{FileValue::List{FileValue{match.players[guess.by]}}}};
    return Prompt{.path = "/trickless",
        .question = {{"Hat {0} einen Stich gewonnen?", "Has {0} won a trick?"}, {Argument::player(guess.by)}},
        .clause = &powerOf(guess.power).rule(),
        .options = {std::move(yes), std::move(no)},
        .of = guess.by};
}

/// The draft after an answer about the tricks.
DealEntry saidOfTricks(const Match& match, const DealEntry& draft, const Prompt& prompt, int value)
{
    const std::optional<Players> before = withoutTrick(match, draft);
    DealEntry after = withoutTricks(draft);
    if (prompt.path == "/match") {
        after.hasMarch = value == 1;
        if (value == 1)
            after.march = prompt.of;
        else
            after.trickless = Players{};
    } else if (prompt.kind == Prompt::Kind::Choice) {
        after.trickless = value == 1 ? Players{} : Players{*prompt.of};
    } else if (value == nobody) {
        if (before != Players{})
            after.trickless = Players{};
    } else {
        const auto player = static_cast<Player>(value);
        Players without = before.value_or(Players{});
        if (without.has(player))
            without.remove(player);
        else
            without.add(player);
        if (!without.empty())
            after.trickless = without;
    }
    return after;
}

/// `name` is a token of a JSON Pointer with its slash: "/Anna".
void sayPoints(const Match& match, DealEntry& draft, std::string_view name, std::optional<int> points)
{
    for (Player player = 0; player < match.count(); ++player)
        if (escapePointerToken(match.players[player]) == name) {
            setValue(draft.points, player, points);
            draft.hasPoints = !draft.points.empty();
            draft.march.reset();
            draft.hasMarch = false;
        }
}

/// The power of the match with this name and its owner; nothing if no player has it.
std::optional<PowerUse> powerOfMatch(const Match& match, std::string_view id)
{
    for (Player player = 0; player < match.count(); ++player)
        if (match.characters[player] && powerOf(*match.characters[player]).id == id)
            return PowerUse{.by = player, .power = *match.characters[player]};
    return std::nullopt;
}

/// `path` is what follows "/powers/": "radarkontrolle/limit", or just "radarkontrolle" for the switch.
void sayPower(const Match& match, DealEntry& draft, std::string_view path, const Response& answer)
{
    const std::size_t slash = path.find('/');
    const std::optional<PowerUse> power = powerOfMatch(match, path.substr(0, slash));
    if (!power)
        return;
    const auto isIt = [&](const PowerUse& use) { return use.power == power->power; };
    if (slash == std::string_view::npos) {
        std::erase_if(draft.powers, isIt);
        if (std::get<int>(answer) == 1)
            draft.powers.push_back(*power);
        return;
    }
    if (std::none_of(draft.powers.begin(), draft.powers.end(), isIt))
        draft.powers.push_back(*power);
    PowerUse& use = *std::find_if(draft.powers.begin(), draft.powers.end(), isIt);
    const std::string_view key = path.substr(slash + 1);
    if (const Card* card = std::get_if<Card>(&answer))
        say(use, key, *card);
    else if (key == worthKey)
        setMeldValue(use, std::get<int>(answer));
    else
        say(use, key, std::get<int>(answer));
}

/// Removes answers to questions that are no longer asked.
void dropUnasked(const Match& match, const Standing& before, DealEntry& draft)
{
    const DealInPlay deal = dealOf(match, before, draft);
    if (!declared(deal, &Power::hasStakes))
        draft.captured.clear();
    const std::vector<Prompt> asked = questionsOf(match, before, draft);
    const auto asks = [&](std::string_view path) {
        return std::any_of(asked.begin(), asked.end(), [&](const Prompt& each) { return each.path == path; });
    };
    if (!asks("/regular"))
        draft.regular.reset();
    if (!asks("/unclaimed"))
        draft.unclaimed.reset();
}

} // namespace

std::vector<Prompt> questionsOf(const Match& match, const Standing& before, const DealEntry& draft)
{
    std::vector<Prompt> questions;
    const DealInPlay deal = dealOf(match, before, draft);
    if (const PowerUse* use = declared(deal, &Power::hasStakes); use && !draft.march)
        for (Card card : powerOf(use->power).down.excludedFromPutDown(deal))
            questions.push_back(holderQuestion(match, deal, draft, powerOf(use->power), card));
    if (const PowerUse* guess = deal.guess(); guess && deal.guggitaler())
        questions.push_back({.path = "/regular",
            .kind = Prompt::Kind::Number,
            .question
            = {{"Übliche Augen von {0}", "Regular card points of {0}"}, {Argument::player(guess->by)}},
            .clause = &clause::differenzler::regularPoints,
            .highest = regularCardPoints,
            .number = draft.regular,
            .of = guess->by});
    if (deal.pot()) {
        int most = totalInPlay(deal, draft) + draft.unclaimed.value_or(0);
        for (const auto& [player, points] : draft.points)
            most -= points;
        most = std::max(0, most);
        const bool all = static_cast<int>(draft.points.size()) == match.count();
        questions.push_back({.path = "/unclaimed",
            .kind = Prompt::Kind::Number,
            .question = {{"Augen, die im Jackpot blieben", "Card points left in the Jackpot"}},
            .required = false,
            .clause = &clause::jackpot::unclaimed,
            .lowest = all ? most : 0,
            .highest = most,
            .number = draft.unclaimed});
    }
    if (std::optional<Prompt> prompt
        = match.count() == 4 ? tricklessOfFour(match, before, draft) : tricksOfThree(match, before, draft))
        questions.push_back(std::move(*prompt));
    return questions;
}

DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
    const Response& answer)
{
    constexpr std::string_view ofPoints = "/points/", ofPower = "/powers/", ofCaptured = "/captured/",
                               ofMatch = "/match/";
    const int* const given = std::get_if<int>(&answer);
    const std::optional<int> number = given ? std::optional(*given) : std::nullopt;
    if (path == "/turned_up") {
        draft.turnedUp = std::get<Card>(answer);
    } else if (path == "/regular") {
        draft.regular = number;
    } else if (path == "/unclaimed") {
        draft.unclaimed = number;
    } else if (path.starts_with(ofPoints)) {
        sayPoints(match, draft, path.substr(ofPoints.size() - 1), number);
        if (draft.trickless
            && (draft.trickless->bits() & ~playersPossiblyTrickless(match, before, draft).bits()) != 0)
            draft.trickless.reset(); // One of them must have won a trick with the new points.
    } else if (path.starts_with(ofMatch)) { // The path names the player of the question.
        const auto player = static_cast<Player>(path.back() - '0');
        const bool again = draft.march == player;
        draft = withoutTricks(std::move(draft));
        draft.hasMarch = !again;
        if (!again)
            draft.march = player;
    } else if (path.starts_with(ofPower)) {
        sayPower(match, draft, path.substr(ofPower.size()), answer);
        dropUnasked(match, before, draft);
    } else if (path.starts_with(ofCaptured)) {
        const Card card = *Card::parse(path.substr(ofCaptured.size()), Pack::Eidex);
        const int by = std::get<int>(answer);
        std::erase_if(draft.captured, [&](const Captured& each) { return each.card == card; });
        draft.captured.push_back(
            {card, by == nobody ? std::nullopt : std::optional(static_cast<Player>(by))});
    } else {
        for (const Prompt& prompt : questionsOf(match, before, draft))
            if (prompt.path == path)
                return number ? saidOfTricks(match, draft, prompt, *number) : withoutTricks(draft);
    }
    return draft;
}

} // namespace tafel::eidex
