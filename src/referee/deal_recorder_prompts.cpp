// The prompts of a recording, and the events for their answers.
#include "referee/deal_recorder.h"

#include <algorithm>

namespace tafel {

namespace {

using Part = RecorderPrompt::Part;

/// One event of several that may happen.
RecorderPrompt oneOf(
    std::string_view path, Part part, std::optional<Player> of, const Sentence& text, Prompt::Option option)
{
    return {{.path = std::string(path),
                .label = text,
                .question = text,
                .required = false,
                .options = {std::move(option)},
                .of = of},
        part};
}

Prompt::Option faceDown()
{
    return {.value = DealRecorder::unseen, .text = {{"Verdeckt", "Face down"}}};
}

/// Appends an event to the log with the answer under the key; an empty key: the event has no answer.
Put event(const std::string& word, const std::string& by, std::string key, FileValue::Object more = {})
{
    FileValue::Object keys{{"event", FileValue{word}}};
    if (!by.empty())
        keys.emplace_back("by", FileValue{by});
    keys.insert(keys.end(), more.begin(), more.end());
    return {.path = std::string(DealRecorder::atCard),
        .value = FileValue{std::move(keys)},
        .key = std::move(key)};
}

} // namespace

/// The deal as the score pad has it, where the questions before the first card are the pad's.
DealEntry DealRecorder::withoutLog() const
{
    DealEntry numbers = m_draft;
    numbers.log.reset();
    return numbers;
}

std::optional<RecorderPrompt> DealRecorder::beginning() const
{
    constexpr std::string_view paths[] = {"/turned_up", "/contract", "/trump"};
    constexpr Text questions[]
        = {{"Partie {0}: Welche Karte ist aufgedeckt?", "Deal {0}: which card is turned up?"},
            {"Partie {0}: Welcher Kontrakt wird gespielt?", "Deal {0}: which contract is played?"},
            {"Partie {0}: Welche Farbe ist Trumpf?", "Deal {0}: which suit is trump?"}};
    const auto which = static_cast<std::size_t>(m_step);
    const PadForm form = m_match->game->padForm(*m_match, m_before, withoutLog());
    const Prompt* const asked = form.asked(paths[which]);
    if (!asked)
        return std::nullopt;
    RecorderPrompt prompt{*asked, m_step == Step::Trump ? Part::Choice : Part::Next};
    prompt.question = {questions[which], {Argument::number(m_before.deals + 1)}};
    return prompt;
}

/// Why not one of the others: of a card that could be held, if there is one.
std::optional<Refusal> DealRecorder::againstOthers(CardSet legal) const
{
    const CardSet others = m_match->game->deck(m_match->count()) - legal;
    const CardSet held = others - m_deal.seen;
    if (others.empty())
        return std::nullopt;
    const Card card = *(held.empty() ? others : held).begin();
    const RecordedDeal after
        = m_match->game->follow(*m_match, m_before, with({.by = *m_deal.toPlay, .card = card}));
    if (after.fault || after.revokes.size() <= m_deal.revokes.size())
        return after.fault;
    const Reason& why = after.revokes.back().why.front();
    return Refusal{.code = Refusal::Code::IllegalPlay,
        .where = {},
        .message = why.sentence.inBoth(m_match->players),
        .clause = why.clause};
}

Prompt DealRecorder::card() const
{
    const Argument who = Argument::player(*actor()), trick = Argument::number(m_deal.trickNumber());
    const CardSet unseenYet = m_match->game->deck(m_match->count()) - m_deal.seen;
    const bool given = m_step == Step::PutDown && m_draft.hands;
    const bool follows = m_step == Step::Play || m_step == Step::Reveal;
    const CardSet cards = follows ? m_deal.legal : given ? hands()[*actor()] : unseenYet;
    const std::string& name = m_match->players[*actor()];
    Prompt prompt{.path = std::string(atCard),
        .kind = Prompt::Kind::Card,
        .cards = std::vector<Card>(),
        .of = actor(),
        .put = event(m_step == Step::PutDown ? "put-down" : "play", name, "card")};
    for (const Card each : cards)
        prompt.cards->push_back(each);
    switch (m_step) {
    case Step::PutDown:
        prompt.question = {{"{0} drückt eine Karte", "{0} puts a card down"}, {who}};
        prompt.options = {faceDown()};
        break;
    case Step::FaceDown:
        prompt.kind = Prompt::Kind::Choice;
        prompt.cards.reset();
        prompt.question
            = {{"Stich {0}: {1} spielt verdeckt", "Trick {0}: {1} plays face down"}, {trick, who}};
        prompt.options = {faceDown()};
        break;
    case Step::Reveal: {
        const int place = m_deal.hidden.front().first, hidden = m_deal.trickOf(place);
        prompt.put = event("reveal", name, "card", {{"of", FileValue{place}}});
        prompt.question = hidden == 0
            ? Sentence{{"{0} zeigt die gedrückte Karte", "{0} shows the card put down"}, {who}}
            : Sentence{{"{0} zeigt die Karte aus Stich {1}", "{0} shows the card from trick {1}"},
                {who, Argument::number(hidden)}};
        break;
    }
    default: {
        const bool plays = m_deal.currentTrick() && !m_deal.currentTrick()->winner;
        prompt.question = plays
            ? Sentence{{"Stich {0}: {1} spielt", "Trick {0}: {1} plays"}, {trick, who}}
            : Sentence{{"Stich {0}: {1} spielt aus", "Trick {0}: {1} leads"}, {trick, who}};
        prompt.whyOthersExcluded = againstOthers(m_deal.legal);
        break;
    }
    }
    prompt.label = prompt.question;
    return prompt;
}

/// The required prompt; the record must not be complete.
RecorderPrompt DealRecorder::next() const
{
    if (m_step != Step::Tell)
        return {card(), Part::Next};
    const Sentence question{{"Stich {0}: Wer hat ihn gewonnen?", "Trick {0}: who won it?"},
        {Argument::number(m_deal.trickNumber())}};
    RecorderPrompt prompt{{.path = std::string(atWinner),
                              .label = question,
                              .question = question,
                              .of = actor(),
                              .put = event("tell", actor() ? m_match->players[*actor()] : "", "winner")},
        Part::Choice};
    for (int step = 1; step <= m_match->count(); ++step)
        if (const auto player = static_cast<Player>((dealer() + step) % m_match->count());
            m_deal.mayHaveWon.has(player))
            prompt.options.push_back(Prompt::Option::of(player, false));
    return prompt;
}

std::vector<DealRecorder::Extra> DealRecorder::extras() const
{
    std::vector<Extra> extras;
    const auto offer = [&](Extra extra) {
        if (!whyNot(extra.event))
            extras.push_back(std::move(extra));
    };
    if (begins() || m_step == Step::Fault)
        return extras;
    if (const RecordedTrick* trick = m_deal.currentTrick(); trick && !trick->cards.empty())
        if (const RecordedTrick::PlayedCard& last = trick->cards.back(); last.card && !last.rejected)
            offer({{.kind = Event::Kind::TakeBack, .by = last.player, .card = last.card}, "take-back",
                {"{0} nimmt {1} zurück", "{0} takes {1} back"}});
    if (m_step != Step::Play && m_step != Step::FaceDown)
        return extras;
    for (Player player = 0; player < m_match->count(); ++player)
        if (m_deal.mayPutDown.has(player) || m_deal.tricks.empty())
            offer({{.kind = Event::Kind::PutDown, .by = player}, "put-down",
                m_deal.mayPutDown.has(player)
                    ? Text{"{0} drückt", "{0} puts down"}
                    : Text{"{0} drückt eine andere Karte", "{0} puts down another card"}});
    return extras;
}

std::vector<RecorderPrompt> DealRecorder::prompts() const
{
    std::vector<RecorderPrompt> prompts;
    if (m_step == Step::Fault)
        return prompts;
    if (begins()) {
        if (std::optional<RecorderPrompt> first = beginning())
            prompts.push_back(std::move(*first));
        return prompts;
    }
    if (m_step != Step::Done)
        prompts.push_back(next());
    if (m_step == Step::PutDown) {
        constexpr Text question{"Wer drückt?", "Who puts down?"};
        prompts.push_back(
            {{.path = std::string(atBy), .label = {question}, .question = {question}, .required = false},
                Part::Choice});
        prompts.back().put = event("put-down", {}, "by");
        for (int step = 1; step <= m_match->count(); ++step)
            if (const auto player = static_cast<Player>((dealer() + step) % m_match->count());
                m_deal.mayPutDown.has(player)) {
                Prompt::Option& option
                    = prompts.back().options.emplace_back(Prompt::Option::of(player, player == actor()));
                option.byDefault = option.on;
            }
    }
    int value = 0;
    for (const Extra& extra : extras()) {
        Sentence text{extra.text, {Argument::player(extra.event.by)}};
        if (extra.event.card)
            text.arguments[1] = Argument::card(*extra.event.card, m_match->game->pack());
        Put put = event(std::string(extra.word), m_match->players[extra.event.by], {});
        if (extra.event.card)
            std::get<FileValue::Object>(put.value->is)
                .emplace_back("card", FileValue{extra.event.card->text(m_match->game->pack())});
        prompts.push_back(oneOf(atEvent, Part::Event, extra.event.by, text,
            {.value = value++, .text = text, .word = extra.word, .put = std::move(put)}));
    }
    for (const PowerChoice& choice : powers())
        prompts.push_back(oneOf(atPower, Part::Power, choice.by, {choice.name},
            {.value = choice.by,
                .text = {choice.oneLine},
                .word = choice.id,
                .whyNot = choice.whyNot,
                .put = event("power", m_match->players[choice.by], {},
                    {{"power", FileValue{std::string(choice.id)}}})}));
    return prompts;
}

/// The event for an answer; nothing if no prompt is open for it.
std::optional<Event> DealRecorder::eventOf(std::string_view path, const Response& answer) const
{
    const Card* const card = std::get_if<Card>(&answer);
    const int* const number = std::get_if<int>(&answer);
    if (path == atEvent && number) {
        const std::vector<Extra> all = extras();
        const auto index = static_cast<std::size_t>(*number);
        return index < all.size() ? std::optional(all[index].event) : std::nullopt;
    }
    if (m_step == Step::Tell && path == atWinner && number)
        return Event{.kind = Event::Kind::Tell, .by = *actor(), .winner = static_cast<Player>(*number)};
    if (path != atCard || !actor())
        return std::nullopt;
    const std::optional<Card> shown = card ? std::optional(*card) : std::nullopt;
    if (m_step == Step::PutDown && (card || number))
        return Event{.kind = Event::Kind::PutDown, .by = *actor(), .card = shown};
    if ((m_step == Step::Play && card) || (m_step == Step::FaceDown && number))
        return Event{.by = *actor(), .card = shown};
    if (m_step == Step::Reveal && card)
        return Event{
            .kind = Event::Kind::Reveal, .by = *actor(), .card = shown, .of = m_deal.hidden.front().first};
    return std::nullopt;
}

} // namespace tafel
