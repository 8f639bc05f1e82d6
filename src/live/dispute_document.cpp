#include "live/dispute_document.h"

#include <algorithm>

#include "base/names.h"
#include "cards/card_text.h"
#include "live/http.h"
#include "live/message.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/reason.h"
#include "referee/refusals.h"

namespace tafel::live {

namespace {

using document::key;
using document::LineWriter;
using document::text;

constexpr std::size_t mostTaps = 300;
constexpr document::Bounds tapBounds{
    .bytes = disputeBodyLimit, .values = 3 * mostTaps + 100, .textBytes = 64, .depth = 4};

Result<Response> answerOf(const document::Json& value, Pack pack, const std::string& where)
{
    if (value.IsNull())
        return Response();
    if (value.IsInt() && value.GetInt() >= -mostNumber && value.GetInt() <= mostNumber)
        return Response(value.GetInt());
    if (value.IsString())
        if (const std::optional<Card> card = Card::parse(document::view(value), pack))
            return Response(*card);
    return refuse(Refusal::Code::Schema, where,
        {.de = "Eine Antwort ist eine Zahl, eine Karte oder null.",
            .en = "An answer is a number, a card or null."});
}

Result<dispute::Tap> tapOf(const document::Json& value, Pack pack, const std::string& where)
{
    if (!value.IsArray() || value.Size() < 1 || value.Size() > 2 || !value[0].IsString())
        return refuse(Refusal::Code::Schema, where,
            {.de = "Erwartet wird [Pfad] oder [Pfad, Antwort].",
                .en = "Expected: [path] or [path, answer]."});
    dispute::Tap tap{.path = std::string(document::view(value[0]))};
    const bool closes = tap.path.empty() && value.Size() == 1;
    if (!closes && !dispute::Draft::isPath(tap.path))
        return refuse(Refusal::Code::Schema, where + "/0",
            {.de = "Diesen Pfad hat keine Frage.", .en = "No question has this path."});
    if (value.Size() == 1)
        return tap;
    return answerOf(value[1], pack, where + "/1").map([&](const Response& answer) {
        tap.answer = answer;
        return std::move(tap);
    });
}

/// Writes the parts of a document: titles and buttons, independent of the content.
class DisputeWriter {
public:
    DisputeWriter(LineWriter& out, const dispute::Draft& draft, Language language)
        : m_out(out)
        , m_draft(draft)
        , m_language(language)
        , m_pick(draft.pick())
    {
    }

    void write()
    {
        const dispute::Ruling ruling = m_draft.ruling();
        list("questions", [&] {
            if (const std::optional<Prompt> question = m_draft.question())
                prompt(*question);
        });
        list("facts", [&] {
            for (const dispute::Fact& each : m_draft.facts())
                if (isShown(each))
                    fact(each);
        });
        if (m_pick.kind != dispute::Pick::Kind::None)
            pick();
        key(m_out, "ruling");
        this->ruling(ruling);
        if (ruling.kind == dispute::Ruling::Kind::Empty)
            return;
        const auto asked = m_draft.document();
        const PowerQuestion* const question = std::get_if<PowerQuestion>(&asked);
        const std::string json = question ? document::writeQuestion(*question)
                                          : document::writePosition(std::get<Position>(asked));
        key(m_out, "document");
        m_out.RawValue(json.data(), json.size(), rapidjson::kObjectType);
    }

private:
    const Match& match() const { return m_draft.match(); }
    Pack pack() const { return match().game->pack(); }

    /// While cards are tapped only where they go is shown, so that the grid is in sight.
    bool isShown(const dispute::Fact& fact) const
    {
        return m_pick.kind == dispute::Pick::Kind::None || !m_pick.keys.empty()
            || (!fact.path.empty() && (m_pick.path + '/').starts_with(fact.path + '/'));
    }

    void say(std::string_view name, const tafel::Message& message)
    {
        if (!message.empty())
            text(m_out, name, message.in(m_language));
    }
    void say(std::string_view name, std::string_view string)
    {
        if (!string.empty())
            text(m_out, name, string);
    }
    void flag(std::string_view name, bool value)
    {
        if (value)
            document::flag(m_out, name, true);
    }
    std::string sentence(const Sentence& sentence) const
    {
        return capitalized(sentence.in(m_language, match().players));
    }

    template <typename Fill> void list(std::string_view name, const Fill& fill)
    {
        key(m_out, name);
        m_out.StartArray();
        fill();
        m_out.EndArray();
    }
    template <typename Fill> void object(const Fill& fill)
    {
        m_out.StartObject();
        fill();
        m_out.EndObject();
    }

    // ---- Targets of taps

    void tap(const dispute::Tap& tap)
    {
        list("tap", [&] {
            document::write(m_out, tap.path);
            if (!tap.answer)
                return;
            if (const int* const value = std::get_if<int>(&*tap.answer))
                m_out.Int(*value);
            else if (const Card* const card = std::get_if<Card>(&*tap.answer))
                document::write(m_out, card->text(pack()));
            else
                m_out.Null();
        });
    }

    void card(Card card) { writeCard(m_out, card, pack(), m_language); }

    void number(NumberCard card, std::optional<int> call = {})
    {
        std::string face = capitalized(card.text());
        if (call)
            face += '=' + std::to_string(*call);
        text(m_out, "number", face);
    }

    void place(const dispute::Place& place)
    {
        object([&] {
            if (place.card)
                card(*place.card);
            else if (place.number)
                number(place.number->card, place.number->call);
            else
                flag(place.hidden ? "hidden" : "add", true);
            say("caption", place.player ? match().players[*place.player] : place.caption.in(m_language));
            if (place.mayPlay)
                text(m_out, "mark", *place.mayPlay ? "yes" : "no");
            flag("on", place.asked);
            tap(place.tap);
        });
    }

    void button(const dispute::Button& button)
    {
        object([&] {
            if (button.number)
                number(*button.number);
            if (button.card)
                card(*button.card);
            // otherwise an icon labels it
            const bool isNamed = !button.text.empty() || button.number || button.card;
            say("text",
                button.trump ? phrases::trumpText(*button.trump, m_language)
                             : (isNamed ? button.text : button.hint).in(m_language));
            say("line", button.named.empty() ? button.line.in(m_language) : named(button.named));
            flag("on", button.on);
            say("whyNot", button.whyNot);
            if (button.whyNot.empty())
                tap(button.tap);
        });
    }

    /// The answers to the prompts of a power, in a few words.
    std::string named(const std::vector<Prompt>& prompts) const
    {
        std::string all;
        const auto add = [&](const std::string& each) { all += (all.empty() ? "" : ", ") + each; };
        for (const Prompt& prompt : prompts) {
            for (const Prompt::Option& each : prompt.options)
                if (each.on)
                    add(optionText(each));
            if (prompt.number)
                add(std::to_string(*prompt.number));
            for (const Card each : prompt.chosen)
                add(phrases::cardText(each, pack(), m_language));
        }
        return all;
    }

    std::string optionText(const Prompt::Option& option) const
    {
        return option.suit ? std::string(phrases::suitText(*option.suit, pack(), m_language))
                           : option.text.in(m_language, match().players);
    }

    // ---- Parts

    void fact(const dispute::Fact& fact)
    {
        object([&] {
            say("path", fact.path);
            say("title", fact.title);
            flag("besides", fact.isBesides);
            list("items", [&] {
                for (const dispute::Place& each : fact.places)
                    place(each);
                for (const dispute::Row& row : fact.rows)
                    cards(row.cards, fact.path);
                if (!fact.rows.empty() && !fact.path.empty())
                    object([&] {
                        flag("add", true);
                        tap({fact.path});
                    });
                for (const dispute::Button& each : fact.buttons)
                    button(each);
            });
        });
        for (const Prompt& each : fact.prompts)
            prompt(each);
    }

    /// A tap on one of them opens the path; without one they are only shown.
    void cards(const std::vector<Card>& cards, const std::string& path)
    {
        for (const Card each : cards)
            object([&] {
                card(each);
                if (!path.empty())
                    tap({path});
            });
    }

    void prompt(const Prompt& prompt)
    {
        using Kind = Prompt::Kind;
        const bool isSwitch
            = !prompt.label.pattern.empty() && prompt.options.size() == 2 && prompt.options.front().isYesOrNo;
        const std::string title = isSwitch ? ""
            : prompt.kind == Kind::Number
            ? sentence(prompt.label.pattern.empty() ? prompt.question : prompt.label)
            : sentence(prompt.question);
        object([&] {
            text(m_out, "path", prompt.path);
            say("title", title);
            if (prompt.kind == Kind::Number) {
                document::number(m_out, "lowest", prompt.lowest);
                document::number(m_out, "highest", prompt.highest);
                if (prompt.number)
                    document::number(m_out, "value", *prompt.number);
            }
            list("items", [&] {
                if (isSwitch)
                    yesOrNo(prompt);
                else if (prompt.kind == Kind::Card || prompt.kind == Kind::Cards
                    || prompt.kind == Kind::Lists)
                    chosen(prompt);
                else
                    for (const Prompt::Option& each : prompt.options)
                        option(prompt, each);
            });
        });
    }

    void yesOrNo(const Prompt& prompt)
    {
        const Prompt::Option &yes = prompt.options.front(), &no = prompt.options.back();
        object([&] {
            text(m_out, "text", sentence(prompt.label));
            flag("on", yes.on);
            tap({prompt.path, Response(yes.on ? no.value : yes.value)});
        });
    }

    void option(const Prompt& prompt, const Prompt::Option& option)
    {
        object([&] {
            text(m_out, "text", optionText(option));
            flag("on", option.on);
            if (option.whyNot)
                say("whyNot", option.whyNot->message);
            else
                tap({prompt.path, Response(option.value)});
        });
    }

    /// Cards that were named; a tap takes one back.
    void chosen(const Prompt& prompt)
    {
        for (const Card each : prompt.chosen)
            object([&] {
                card(each);
                tap({prompt.path, Response(each)});
            });
        object([&] {
            flag("add", true);
            tap({prompt.path});
        });
    }

    // ---- Open choice

    void pick()
    {
        key(m_out, "pick");
        object([&] {
            text(m_out, "path", m_pick.path);
            say("title", m_pick.title);
            say("hint", m_pick.hint);
            list("parts", [&] {
                buttons(m_pick.buttons, {});
                for (const Prompt& each : m_pick.prompts)
                    prompt(each);
                for (const dispute::KeyRow& row : m_pick.keys)
                    buttons(row.keys, row.label.in(m_language));
                buttons(m_pick.tools, {});
            });
            if (m_pick.kind == dispute::Pick::Kind::Card)
                list("grid", [&] { grid(); });
            if (m_pick.next.empty())
                return;
            key(m_out, "next");
            object([&] {
                say("text", m_pick.next);
                tap({m_pick.then});
            });
        });
    }

    void buttons(const std::vector<dispute::Button>& buttons, std::string_view title)
    {
        if (!buttons.empty())
            object([&] {
                say("title", title);
                list("items", [&] {
                    for (const dispute::Button& each : buttons)
                        button(each);
                });
            });
    }

    /// All cards of the pack, the highest rank first.
    void grid()
    {
        std::vector<Card> all;
        for (const Card each : match().game->deck(match().count()))
            all.push_back(each);
        std::stable_sort(
            all.begin(), all.end(), [](const Card left, const Card right) { return left.rank > right.rank; });
        for (const Card each : all)
            object([&] {
                card(each);
                flag("on", has(m_pick.chosen, each));
                const tafel::Message why = whyNot(each);
                say("whyNot", why);
                if (why.empty())
                    tap({m_pick.path, Response(each)});
            });
    }

    static bool has(const std::vector<Card>& cards, Card card)
    {
        return std::find(cards.begin(), cards.end(), card) != cards.end();
    }

    tafel::Message whyNot(Card card) const
    {
        if (has(m_pick.gone, card) && !has(m_pick.chosen, card))
            return m_pick.whyGone;
        if (m_pick.cards && !has(*m_pick.cards, card))
            if (const std::optional<Refusal> why = m_draft.against(card))
                return why->message;
        return {};
    }

    // ---- Verdict of the referee

    void ruling(const dispute::Ruling& ruling)
    {
        object([&] {
            text(m_out, "kind", dispute::name(ruling.kind));
            say("verdict", ruling.verdict);
            say("word", ruling.word);
            say("sentence", ruling.sentence);
            list("reasons", [&] {
                for (const auto& [why, good] : ruling.reasons)
                    reason(why, good, &why == &ruling.reasons.front().first ? ruling.why : tafel::Message());
            });
            list("editions", [&] {
                for (const dispute::Ruling::InEdition& each : ruling.editions)
                    object([&] {
                        text(m_out, "name", phrases::editionName(each.edition, m_language));
                        say("word", each.word);
                        say("what", each.what.in(m_language));
                    });
            });
            if (ruling.playable)
                list("playable", [&] { fact(*ruling.playable); });
        });
    }

    /// `now`: the reason with the current numbers; empty if its sentence has them.
    void reason(const Reason& reason, bool good, const tafel::Message& now)
    {
        const Clause& clause = *reason.clause;
        const std::string rule(clause.text.in(m_language)),
            why
            = now.empty() ? phrases::sentenceText(reason.sentence, match(), m_language) : now.in(m_language);
        object([&] {
            document::flag(m_out, "good", good);
            text(m_out, "text", why.empty() ? rule : why);
            if (!why.empty() && why != rule)
                text(m_out, "rule", rule);
            text(m_out, "clause", clause.id);
            text(m_out, "source",
                phrases::sourceText(clause, match().edition, match().game->hasEditions(), m_language));
        });
    }

    LineWriter& m_out;
    const dispute::Draft& m_draft;
    Language m_language;
    dispute::Pick m_pick;
};

} // namespace

Result<std::vector<dispute::Tap>> readTaps(std::string_view json, Pack pack)
{
    document::JsonDocument tree;
    const Result<const document::Json*> root = tree.parse(json, tapBounds);
    if (!root)
        return tl::unexpected(root.error());
    const auto found
        = (*root)->IsObject() ? (*root)->FindMember("said") : document::Json::ConstMemberIterator();
    if (!(*root)->IsObject() || found == (*root)->MemberEnd() || !found->value.IsArray())
        return refuse(Refusal::Code::Schema, "/said",
            {.de = "Erwartet wird eine Liste von Antworten.", .en = "Expected: a list of answers."});
    if (found->value.Size() > mostTaps)
        return refuse(Refusal::Code::Schema, "/said",
            {.de = "Das sind zu viele Antworten. Nimm alles weg und fang neu an.",
                .en = "Too many answers. Clear all and begin again."});
    std::vector<dispute::Tap> taps;
    for (const document::Json& each : found->value.GetArray()) {
        Result<dispute::Tap> tap = tapOf(each, pack, "/said/" + std::to_string(taps.size()));
        if (!tap)
            return tl::unexpected(tap.error());
        taps.push_back(std::move(*tap));
    }
    return taps;
}

void writeCard(document::LineWriter& out, Card card, Pack pack, Language language)
{
    document::card(out, "card", card, pack);
    text(out, "name", phrases::cardText(card, pack, language));
    text(out, "suit", phrases::suitSymbol(card.suit, pack));
    text(out, "rank", phrases::printedRank(card, pack, language));
}

std::string disputeDocument(dispute::Draft draft, const std::vector<dispute::Tap>& said, Language language)
{
    for (const dispute::Tap& tap : said)
        if (tap.answer)
            draft.respond(tap.path, *tap.answer);
        else
            draft.open(tap.path);
    return messageOf("dispute", [&](LineWriter& out) { DisputeWriter(out, draft, language).write(); });
}

} // namespace tafel::live
