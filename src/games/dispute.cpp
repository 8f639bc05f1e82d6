#include "games/dispute.h"

#include <algorithm>

#include "games/eidex/available_powers.h"
#include "games/eidex/entry.h"
#include "games/eidex/judge.h"
#include "games/krass_kariert/pack.h"

namespace tafel {

namespace {

/// The house rules as they are for the next deal.
Match headOf(const Match& match, const Standing& before)
{
    Match head = match;
    head.deals.clear();
    for (const OptionSpec& option : match.game->options())
        if (const OptionOverride* const entry = match.overrideFor(option, before.deals + 1)) {
            std::erase_if(head.options, [&](const OptionValue& value) { return value.option == &option; });
            head.options.insert(head.options.end(), entry->values.begin(), entry->values.end());
        }
    head.overruled.clear();
    return head;
}

void takePowers(Dispute& dispute, const Match& match, const Standing& before, const DealEntry& draft)
{
    std::vector<PowerUse>& powers = dispute.position.powers;
    powers = draft.powers;
    if (draft.log) {
        dispute.over = std::move(powers);
        powers = eidex::activePowers(match, before, draft);
        for (const PowerUse& use : powers) // each use once
            dispute.over.erase(std::find_if(dispute.over.begin(), dispute.over.end(),
                [&](const PowerUse& each) { return each.by == use.by && each.power == use.power; }));
    }
    std::erase_if(powers, [&](const PowerUse& use) { // the pad may still ask for the rest
        return !eidex::complete(dispute.position.match, use, eidex::PowerForm::InForce);
    });
}

/// The contract that is named, that the deal has, or that alone is due; a player who is out does not sit
/// there.
void takeContract(Dispute& dispute, const Match& match, const Standing& before, const DealEntry& draft,
    std::string_view named)
{
    ContractPosition& position = *dispute.position.contract;
    if (draft.contract)
        position.contract = draft.contract->contract;
    if (position.contract.empty() && before.due.size() == 1)
        position.contract = before.due.front();
    const bool isDraft = named.empty() || named == position.contract;
    if (!isDraft)
        position.contract = named;
    Match& head = dispute.position.match;
    if (draft.contract && isDraft && match.game->positionKeys(head, position.contract).has(Key::Trump))
        position.trump = draft.contract->trump;
    DealEntry fresh{.dealer = draft.dealer};
    fresh.contract.emplace().contract = position.contract;
    const Player leads = match.game->follow(match, before, fresh).toPlay.value_or(before.dealer);
    head.players.clear();
    for (Player player = 0; player < match.count(); ++player) {
        if (player == leads)
            dispute.position.trick.lead = static_cast<Player>(head.count());
        if (!before.out.has(player))
            head.players.push_back(match.players[player]);
    }
}

Prompt choice(std::string_view path, Text question)
{
    return {.path = std::string(path), .question = {question}};
}

Prompt yesOrNo(std::string_view path, Text label, bool on)
{
    Prompt prompt = choice(path, label);
    prompt.label = {label};
    prompt.options = {Prompt::Option::yes(on), Prompt::Option::no(!on)};
    return prompt;
}

Prompt reservesAsk(const HandPosition& hand)
{
    Prompt prompt = choice("/reserves", {"Reservekarten übrig", "Reserve cards left"});
    for (int left = 0; left <= krass_kariert::reserveSize; ++left)
        prompt.options.push_back({.value = left,
            .text = {left == 0 ? Text{"keine", "none"} : Text{"{0}", "{0}"}, {Argument::number(left)}},
            .on = left == hand.reserves});
    return prompt;
}

Prompt openerAsk(const HandPosition& hand)
{
    Prompt prompt = choice("/opener", {"Wer spielt jetzt?", "Who plays now?"});
    prompt.options = {
        {.value = 1, .text = {{"eröffnet den Umlauf", "opens the turn"}}, .word = "true", .on = hand.opener},
        {.value = 0,
            .text = {{"spielt nach einem Redraw", "plays after a Redraw"}},
            .word = "false",
            .on = !hand.opener}};
    return prompt;
}

} // namespace

PowerQuestion Dispute::question() const
{
    PowerQuestion question{.match = position.match,
        .hasCharacters = position.hasCharacters,
        .turnedUp = position.turnedUp,
        .powers = over,
        .total = total,
        .dealer = dealer};
    question.powers.insert(question.powers.end(), position.powers.begin(), position.powers.end());
    return question;
}

Position emptyPosition(const Match& head)
{
    Position position{.match = head, .turnedUp = {Suit::Hearts, Rank::Nine}};
    const Keys keys = head.game->positionKeys(head, {});
    if (keys.has(Key::Table))
        position.combination = HandPosition{.reserves = krass_kariert::reserveSize};
    if (keys.has(Key::Contract))
        position.contract.emplace();
    return position;
}

Dispute disputeOf(
    const Match& match, const Standing& before, const DealEntry& draft, std::string_view contract)
{
    Dispute dispute{.position = emptyPosition(headOf(match, before)),
        .turnedUp = draft.turnedUp,
        .dealer = draft.dealer.value_or(before.dealer),
        .total = before.total};
    if (dispute.position.contract) {
        takeContract(dispute, match, before, draft, contract);
    } else if (match.game->positionKeys(dispute.position.match, {}).has(Key::Characters)) {
        dispute.position.hasCharacters = true;
        dispute.position.turnedUp = draft.turnedUp.value_or(dispute.position.turnedUp);
        dispute.position.trick.lead = static_cast<Player>((dispute.dealer + 1) % match.count());
        takePowers(dispute, match, before, draft);
    }
    return dispute;
}

TrickTable trickTable(Position position)
{
    const std::vector<std::optional<Card>> cards = std::move(position.trick.cards);
    const auto count = static_cast<std::size_t>(position.match.count());
    position.hand.emplace();
    TrickTable table;
    for (std::size_t lying = 0; lying <= cards.size() && !table.full; ++lying) {
        position.trick.cards.assign(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(lying));
        const Result<Verdict> verdict = position.match.game->judge(position);
        if (verdict)
            table.winning = verdict->winning;
        table.full = verdict && verdict->complete;
        if (!table.full)
            table.players.push_back(
                verdict ? verdict->toPlay : static_cast<Player>((position.trick.lead + lying) % count));
    }
    table.places = eidex::placesInTrick(position.match, position.powers, position.trick);
    return table;
}

Player leadBefore(Position position, Player toPlay)
{
    const Player said = position.trick.lead;
    for (Player lead = 0; lead < position.match.count(); ++lead) {
        position.trick.lead = lead;
        if (const TrickTable table = trickTable(position); !table.full && table.last() == toPlay)
            return lead;
    }
    return said;
}

std::vector<Prompt> positionAsks(const Position& position)
{
    std::vector<Prompt> prompts;
    if (const std::optional<HandPosition>& hand = position.combination) {
        prompts.push_back(reservesAsk(*hand));
        if (!hand->table)
            prompts.push_back(openerAsk(*hand));
    } else if (const std::optional<ContractPosition>& contract = position.contract;
               contract && !contract->contract.empty()) {
        const Keys keys = position.match.game->positionKeys(position.match, contract->contract);
        if (keys.has(Key::FirstTrick))
            prompts.push_back(yesOrNo(
                "/first_trick", {"Es ist der erste Stich", "It is the first trick"}, contract->firstTrick));
        if (keys.has(Key::Packets)) {
            prompts.push_back(yesOrNo("/packets", {"Päckchen sind noch da", "Packets are left"},
                contract->packets.value_or(1) > 0));
            for (Prompt::Option& each : prompts.back().options)
                each.word = {}; // a number in the document
        }
    }
    return prompts;
}

bool sayToPosition(Position& position, std::string_view path, int value)
{
    if (path == "/reserves" && position.combination)
        position.combination->reserves = value;
    else if (path == "/opener" && position.combination)
        position.combination->opener = value == 1;
    else if (path == "/first_trick" && position.contract)
        position.contract->firstTrick = value == 1;
    else if (path == "/packets" && position.contract)
        position.contract->packets = value == 1 ? std::nullopt : std::optional(0);
    else
        return false;
    return true;
}

std::vector<Prompt> questionAsks(const PowerQuestion& question)
{
    if (!trickPhases.has(question.phase))
        return {};
    const eidex::DealInPlay deal
        = eidex::dealOf(question.match, {}, question.turnedUp, question.powers, question.dealer);
    return {{.path = "/trick_number",
        .kind = Prompt::Kind::Number,
        .label = {{"Nummer des Stichs", "number of the trick"}},
        .question = {{"der wievielte Stich?", "which trick is it?"}},
        .required = false,
        .lowest = 1,
        .highest = eidex::trickCount(deal).most,
        .number = question.trickNumber}};
}

bool isDecidedByHand(const PowerQuestion& question, Player toPlay)
{
    if (question.may.empty())
        return false;
    const PowerUse& use = question.may.front();
    const eidex::Power& power = eidex::powerOf(use.power);
    return use.by == toPlay && power.isForNextCard()
        && power.phases.in(question.match.edition).has(question.phase)
        && std::any_of(power.parameters.begin(), power.parameters.end(),
            [](const eidex::Parameter& each) { return each.kind == eidex::Parameter::Kind::Card; });
}

} // namespace tafel
