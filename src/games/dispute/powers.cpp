// The powers in a dispute: the active ones, the intended use, and their parameters.
#include <algorithm>

#include "games/dispute/draft.h"
#include "games/dispute/parts.h"
#include "games/eidex/power_prompts.h"
#include "referee/editions.h"

namespace tafel::dispute {

namespace {

constexpr Text over{"nicht mehr in Kraft", "no longer in force"};

} // namespace

std::vector<PowerUse>& Draft::uses(std::string_view list)
{
    return list == "/may" ? m_may : m_known.position.powers;
}

const std::vector<PowerUse>& Draft::uses(std::string_view list) const
{
    return list == "/may" ? m_may : m_known.position.powers;
}

void Draft::toggleUse(std::string_view list, Player by, Card power)
{
    std::vector<PowerUse>& all = uses(list);
    if (std::erase_if(all, [&](const PowerUse& each) { return each.power == power; }) > 0)
        return;
    all.push_back({.by = by, .power = power});
    const std::size_t last = all.size() - 1;
    m_open = promptsFor(list, last).empty() ? "" : fmt::format("{}/{}", list, last);
}

/// The parameters of a power, by their paths in the draft.
std::vector<Prompt> Draft::promptsFor(std::string_view list, std::size_t use) const
{
    std::vector<Prompt> prompts = eidex::promptsFor(match(), uses(list)[use], m_known.turnedUp);
    for (Prompt& each : prompts)
        each.path = fmt::format("{}/{}/{}", list, use, each.path);
    return prompts;
}

namespace {

/// Repeating an answer removes it. The referee decides whether a number is allowed.
void sayValue(PowerUse& use, std::string_view key, const Prompt& prompt, int value)
{
    const bool again = std::any_of(prompt.options.begin(), prompt.options.end(),
        [&](const Prompt::Option& each) { return each.on && each.value == value; });
    if (prompt.kind == Prompt::Kind::Lists && value == Draft::anotherMeld)
        eidex::beginMeld(use);
    else if (again)
        eidex::clearParameter(use, key);
    else if (prompt.kind == Prompt::Kind::Number ? value >= 0 : accepts(prompt, value))
        eidex::say(use, key, value);
}

/// The same card again takes it back.
/// \return that was all: one card, or the second of two
bool sayCard(PowerUse& use, std::string_view key, const Prompt& prompt, Card card)
{
    const bool one = prompt.kind == Prompt::Kind::Card, again = contains(prompt.chosen, card);
    if (one && again && !prompt.of)
        eidex::clearParameter(use, key);
    else
        eidex::say(use, key, card);
    return !again && (one || (prompt.kind == Prompt::Kind::Cards && prompt.chosen.size() == 1));
}

} // namespace

/// Sets a parameter of a power; an empty answer removes it.
void Draft::sayNamed(std::string_view path, const Response& answer)
{
    const std::optional<Step> step = stepOf(path);
    if (!step || !isPowerList(step->list) || step->place >= uses(step->list).size())
        return;
    PowerUse& use = uses(step->list)[step->place];
    const std::vector<Prompt> prompts = promptsFor(step->list, step->place);
    const auto prompt
        = std::find_if(prompts.begin(), prompts.end(), [&](const Prompt& each) { return each.path == path; });
    if (prompt == prompts.end())
        return;
    if (const int* const value = std::get_if<int>(&answer)) {
        sayValue(use, step->rest, *prompt, *value);
    } else if (const Card* const card = std::get_if<Card>(&answer)) {
        if (sayCard(use, step->rest, *prompt, *card))
            m_open = fmt::format("{}/{}", step->list, step->place);
    } else {
        eidex::clearParameter(use, step->rest);
    }
}

std::optional<Card> Draft::trump() const
{
    return m_known.turnedUp ? std::optional(eidex::trumpCard(m_known.position.powers, *m_known.turnedUp))
                            : std::nullopt;
}

std::optional<PowerUse> Draft::hider() const
{
    for (const PowerUse& use : m_known.position.powers)
        if (eidex::powerOf(use.power).playsFaceDown())
            return use;
    for (Player player = 0; m_own && has(Key::Characters) && player < match().count(); ++player)
        if (const std::optional<Card> character = match().characters[player];
            character && eidex::powerOf(*character).playsFaceDown())
            return PowerUse{.by = player, .power = *character};
    return std::nullopt;
}

bool Draft::asksHand() const
{
    return m_phase && isDecidedByHand(toAsk(match()), m_holder);
}

// ---- Facts

Prompt Draft::editionPrompt() const
{
    Prompt prompt{.path = "/edition", .question = {{"Ausgabe", "Edition"}}};
    for (const Edition edition : {Edition::Web, Edition::De1998, Edition::En1998}) {
        Prompt::Option option{.value = static_cast<int>(edition),
            .text = {editionName(edition)},
            .on = edition == match().edition};
        if (!game().playerCounts(edition).has(static_cast<Player>(match().count())))
            option.whyNot = Refusal{.code = Refusal::Code::Players,
                .where = {},
                .message = said(
                    {"Nicht für {} Personen", "Not for {} players"}, asIs(std::to_string(match().count())))};
        prompt.options.push_back(std::move(option));
    }
    return prompt;
}

Prompt Draft::phasePrompt() const
{
    static constexpr Text phases[] = {{"gleich nach dem Geben", "right after the deal"},
        {"vor dem Drücken", "before putting down"}, {"beim Drücken", "while cards are put down"},
        {"vor dem ersten Ausspiel", "before the first lead"}, {"vor einem Ausspiel", "before a lead"},
        {"während eines Stichs", "during a trick"},
        {"alle Karten des Stichs liegen", "once a trick is complete"}, {"nach einem Stich", "after a trick"},
        {"am Ende der Partie", "at the end of the deal"}};
    static_assert(std::size(phases) == std::size(phaseNames));
    Prompt prompt{.path = "/phase", .question = {whenIsThat}};
    for (std::size_t value = 0; value < std::size(phases); ++value)
        prompt.options.push_back({.value = static_cast<int>(value),
            .text = {phases[value]},
            .word = phaseNames[value],
            .on = m_phase == static_cast<Phase>(value)});
    return prompt;
}

Prompt Draft::whosePrompt() const
{
    Prompt prompt{.path = "/whose", .question = {{"Wessen Charakter?", "Whose power?"}}};
    for (Player player = 0; player < match().count(); ++player)
        prompt.options.push_back(Prompt::Option::of(player, player == m_whose));
    return prompt;
}

/// The moment of the deal, and the number of the trick where it is known.
Fact Draft::phaseFact() const
{
    Fact fact{.path = "/phase", .prompts = {phasePrompt()}};
    fact.title = said(fact.prompts.front().question.pattern);
    if (m_phase)
        for (Prompt& each : questionAsks(toAsk(match())))
            fact.prompts.push_back(std::move(each));
    return fact;
}

Button Draft::useButton(const PowerUse& use, Text line) const
{
    const eidex::Power& power = eidex::powerOf(use.power);
    return {.text = said({"{} · {}", "{} · {}"}, playerName(use.by), said(power.name)),
        .line = said(line),
        .hint = said(power.oneLine),
        .player = use.by};
}

Fact Draft::usesFact(std::string_view list) const
{
    const bool may = list == "/may";
    Fact fact{.path = std::string(list),
        .title = said(may           ? whoUses
                : asks(Asks::Power) ? Text{"In dieser Partie eingesetzt", "Powers used in this deal"}
                                    : Text{"Was gerade gilt", "Powers in force"})};
    fact.isBesides = !may;
    for (std::size_t at = 0; at < uses(list).size(); ++at)
        fact.buttons.push_back(placedUse(list, at));
    for (Player player = 0; m_own && player < match().count(); ++player)
        if (match().characters[player] && !isUsed(list, player))
            fact.buttons.push_back(ownedUse(list, player));
    if (!may && asks(Asks::Power))
        for (const PowerUse& use : m_known.over) {
            Button button = useButton(use, over);
            button.name = "over";
            button.whyNot = button.line;
            fact.buttons.push_back(std::move(button));
        }
    if (!m_own) // a phone shows the power of each seat
        fact.buttons.push_back({.name = "add",
            .text = said({"Charakter", "Power"}),
            .icon = "plus",
            .on = m_open == list,
            .tap = {std::string(list)}});
    return fact;
}

bool Draft::isUsed(std::string_view list, Player by) const
{
    return std::any_of(uses(list).begin(), uses(list).end(),
        [&](const PowerUse& use) { return use.by == by && use.power == *match().characters[by]; });
}

/// The power of a seat that is not in the list: a tap puts it there.
Button Draft::ownedUse(std::string_view list, Player by) const
{
    Button button = useButton({.by = by, .power = *match().characters[by]}, {});
    button.name = eidex::powerOf(*match().characters[by]).id;
    button.tap = {std::string(list), Response(static_cast<int>(by))};
    return button;
}

/// One of the powers of a list, opened by a tap.
Button Draft::placedUse(std::string_view list, std::size_t at) const
{
    const PowerUse& use = uses(list)[at];
    const bool spent = list != "/may" && eidex::isUsedUp(uses(list), use);
    Button button = useButton(use, spent ? over : Text());
    button.name = std::to_string(at);
    button.on = !spent;
    button.tap = {fmt::format("{}/{}", list, at)};
    if (!spent)
        button.named = promptsFor(list, at);
    if (m_own && button.named.empty() && use.power == match().characters[use.by])
        button.tap = {std::string(list), Response(static_cast<int>(use.by))}; // nothing to open
    return button;
}

// ---- The open prompt

/// In a match the drawn powers, otherwise a player and any of the 36.
Pick Draft::powersPick() const
{
    Pick pick{.kind = Pick::Kind::Buttons,
        .path = m_open,
        .title = said(m_open == "/may" ? whoUses : Text{"Was gilt gerade?", "Which power is in force?"}),
        .next = said(done)};
    for (const PowerUse& each : uses(m_open))
        pick.chosen.push_back(each.power);
    for (Player player = 0; player < match().count() && isOfMatch(); ++player)
        if (const std::optional<Card> character = match().characters[player]) {
            const eidex::Power& power = eidex::powerOf(*character);
            Button button = useButton({.by = player, .power = *character}, power.oneLine);
            button.name = power.id;
            button.hint = {};
            button.player.reset();
            button.card = *character;
            button.on = contains(pick.chosen, *character);
            button.tap = {m_open, Response(static_cast<int>(player))};
            pick.buttons.push_back(std::move(button));
        }
    if (!pick.buttons.empty())
        return pick;
    pick.kind = Pick::Kind::Character;
    pick.hint = said({"Wessen Charakter? Dann die Karte des Charakters antippen.",
        "Whose power? Then tap the character's card."});
    pick.prompts = {whosePrompt()};
    return pick;
}

Pick Draft::usePick(std::string_view list, std::size_t at) const
{
    const PowerUse& use = uses(list)[at];
    const eidex::Power& power = eidex::powerOf(use.power);
    Pick pick{.kind = Pick::Kind::Prompts,
        .path = m_open,
        .title = said(power.name),
        .hint = said({"{}: {}", "{}: {}"}, playerName(use.by), said(power.oneLine)),
        .prompts = promptsFor(list, at),
        .next = said(done)};
    pick.tools = {{.name = "remove",
        .text = said(list == "/may" ? Text{"Doch nicht einsetzen", "Not this power"}
                                    : Text{"Gilt nicht", "Not in force"}),
        .icon = "cross",
        .tap = {m_open, Response()}}};
    return pick;
}

/// The cards that are named with a power.
Pick Draft::namedPick(std::string_view list, std::size_t at) const
{
    Pick pick = grid({"Welche Karte?", "Which card?"}, {}, {});
    pick.gone.clear();
    pick.next = said({"Zurück", "Back"});
    pick.then = fmt::format("{}/{}", list, at);
    for (const Prompt& prompt : promptsFor(list, at)) {
        if (prompt.path != m_open)
            continue;
        pick.title = prompt.question.inBoth(match().players);
        pick.chosen = prompt.chosen;
        if (prompt.kind == Prompt::Kind::Lists && !prompt.chosen.empty())
            pick.tools = {{.name = "meld",
                .text = said({"Weiterer Weis", "Another meld"}),
                .hint = said({"Die nächste Karte gehört zu einem weiteren Weis",
                    "The next card belongs to another meld"}),
                .icon = "plus",
                .tap = {m_open, Response(anotherMeld)}}};
    }
    return pick;
}

} // namespace tafel::dispute
