#include "games/krass_kariert/record_prompts.h"

#include "games/krass_kariert/combinations.h"
#include "games/krass_kariert/options.h"
#include "games/krass_kariert/pack.h"
#include "games/krass_kariert/round.h"

namespace tafel::krass_kariert {

namespace {

/// "Stop", "X", or a number as {0}.
struct CardWord {
    Text number, x, stop, redraw;

    Sentence of(NumberCard card, int at) const
    {
        const Text& text = card == xCard ? x : card == stopCard ? stop : card == redrawCard ? redraw : number;
        return {text, {Argument::number(card.value), Argument::number(at)}};
    }
};

constexpr CardWord reserveWords{
    .number = {"Reservekarte {0} an Stelle {1}", "reserve card {0} at position {1}"},
    .x = {"Reservekarte X an Stelle {1}", "reserve card X at position {1}"},
    .stop = {"Reservekarte Stop an Stelle {1}", "reserve card Stop at position {1}"},
    .redraw = {"Reservekarte Redraw an Stelle {1}", "reserve card Redraw at position {1}"}};
constexpr CardWord drawWords{.number = {"zieht {0} an Stelle {1}", "draws {0} at position {1}"},
    .x = {"zieht X an Stelle {1}", "draws X at position {1}"},
    .stop = {"zieht Stop an Stelle {1}", "draws Stop at position {1}"},
    .redraw = {"zieht Redraw an Stelle {1}", "draws Redraw at position {1}"}};

class Events {
public:
    Events(const Match& match, const NextAction& next)
        : m_name(match.players[next.by])
        , m_next(next)
    {
    }

    std::vector<Prompt::Option> all(const Seen& seen, bool twoX)
    {
        if (m_next.draws)
            draws(seen);
        else
            acts(twoX);
        return std::move(m_options);
    }

private:
    void draws(const Seen& seen)
    {
        for (std::uint8_t value = 1; value <= NumberCard::redraw; ++value)
            if (Seen with = seen; with.add({value}))
                putIn("draw", {value}, drawWords);
    }

    void acts(bool twoX)
    {
        const Combination* const standing = m_next.standing ? &*m_next.standing : nullptr;
        for (const Combination& each : playable(m_next.hand, standing, twoX).combinations)
            play(each.positions, each.calls,
                {each.positions.size() == 1
                        ? Text{"spielt Karte {0}, Wert {2}", "plays card {0}, value {2}"}
                        : Text{"spielt Karten {0} bis {1}, Wert {2}", "plays cards {0} to {1}, value {2}"},
                    {Argument::number(each.positions.front()), Argument::number(each.positions.back()),
                        Argument::number(each.value)}});
        for (int at = 0; at < static_cast<int>(m_next.hand.size()); ++at) {
            if (m_next.hand[static_cast<std::size_t>(at)] == stopCard)
                play({at}, {}, {{"spielt Stop", "plays Stop"}});
            if (m_next.hand[static_cast<std::size_t>(at)] == redrawCard)
                play({at}, {}, {{"spielt Redraw", "plays Redraw"}});
        }
        if (!m_next.opens)
            for (const NumberCard card : m_next.reserves)
                putIn("reserve", card, reserveWords);
    }

    void putIn(std::string_view event, NumberCard card, const CardWord& words)
    {
        for (int at = 0; at <= static_cast<int>(m_next.hand.size()); ++at) {
            offer(words.of(card, at), event,
                {{"card", FileValue{std::string(card.text())}}, {"at", FileValue{at}}});
        }
    }

    void play(const std::vector<int>& positions, const std::vector<int>& calls, const Sentence& text)
    {
        const auto list = [](const std::vector<int>& numbers) {
            FileValue::List values;
            for (const int number : numbers)
                values.push_back(FileValue{number});
            return FileValue{std::move(values)};
        };
        FileValue::Object keys{{"positions", list(positions)}};
        if (calls.size() == 1)
            keys.emplace_back("value", FileValue{calls.front()});
        else if (!calls.empty())
            keys.emplace_back("value", list(calls));
        offer(text, "play", keys);
    }

    void offer(const Sentence& text, std::string_view event, const FileValue::Object& keys)
    {
        FileValue::Object all{{"event", FileValue{std::string(event)}}, {"by", FileValue{m_name}}};
        all.insert(all.end(), keys.begin(), keys.end());
        m_options.push_back({.value = static_cast<int>(m_options.size()),
            .text = text,
            .word = event,
            .put = Put{.path = "/log/-", .value = FileValue{std::move(all)}}});
    }

    const std::string& m_name;
    const NextAction& m_next;
    std::vector<Prompt::Option> m_options;
};

} // namespace

std::optional<Prompt> nextEvent(const Match& match, const Standing& before, const DealEntry& entry)
{
    const RoundEntry& round = *entry.round;
    if (!round.hands || !round.reserves)
        return std::nullopt;
    Result<Seen> seen = checkDealt(match, round);
    if (!seen || !checkDraws(*seen, *round.log))
        return std::nullopt;
    for (const RoundEvent& event : *round.log)
        if (event.kind == RoundEvent::Kind::Draw)
            seen->add(event.card);
    const bool twoX = Options::of(match, before.deals + 1).twoX;
    const std::optional<NextAction> next = nextOf(match, *before.opener, round, twoX);
    if (!next)
        return std::nullopt;
    const Sentence question = next->draws
        ? Sentence{{"{0} zieht", "{0} draws"}, {Argument::player(next->by)}}
        : Sentence{{"{0} ist an der Reihe", "It is {0}’s turn"}, {Argument::player(next->by)}};
    return Prompt{.path = "/log/-",
        .label = question,
        .question = question,
        .options = Events(match, *next).all(*seen, twoX),
        .of = next->by};
}

} // namespace tafel::krass_kariert
