#include "referee/asks.h"

#include <functional>

#include <fmt/format.h>

namespace tafel {

namespace {

/// What a form asks, as one list in the order of the match file.
class List {
public:
    List(const Match& match, const DealEntry& draft, const Form& form)
        : m_match(match)
        , m_draft(draft)
        , m_form(form)
    {
    }

    std::vector<Ask> run()
    {
        const Keys keys
            = m_match.game->dealKeys(m_match, m_draft.contract ? m_draft.contract->contract : std::string());
        if (keys.has(Key::TurnedUp))
            turnedUp();
        if (m_draft.log) {
            recorded();
            return std::move(m_asks);
        }
        contract();
        if (keys.has(Key::TurnedUp))
            points("/points", {{"Augen", "Card points"}}, m_form.points, m_form.total);
        if (m_form.measure)
            measure(*m_form.measure);
        powers();
        m_asks.insert(m_asks.end(), m_form.questions.begin(), m_form.questions.end());
        if (keys.has(Key::GivesChip))
            chips();
        return std::move(m_asks);
    }

private:
    Ask& add(std::string path, Ask::Kind kind, Sentence label)
    {
        m_asks.push_back({.path = std::move(path), .kind = kind, .label = label, .question = label});
        return m_asks.back();
    }

    std::vector<Ask::Option> players(const std::function<bool(Player)>& isOn) const
    {
        std::vector<Ask::Option> options;
        for (Player player = 0; player < m_match.count(); ++player)
            if (!m_form.before.out.has(player))
                options.push_back(Ask::Option::of(player, isOn(player)));
        return options;
    }
    std::vector<Ask::Option> players(std::optional<Player> said = {}) const
    {
        return players([&](Player player) { return said == player; });
    }

    void turnedUp()
    {
        Ask& ask = add("/turned_up", Ask::Kind::Card, {{"Aufgedeckte Karte", "Turned-up card"}});
        ask.question = {{"Welche Karte ist aufgedeckt?", "Which card is turned up?"}};
        if (m_draft.turnedUp)
            ask.chosen = {*m_draft.turnedUp};
    }

    /// What the log goes on with: who puts down, or the next card.
    void recorded()
    {
        const RecordedDeal deal = m_match.game->follow(m_match, m_form.before, m_draft);
        if (deal.fault || deal.playedOut)
            return;
        if (!deal.mayPutDown.empty())
            add("/log/-", Ask::Kind::Choice, {{"Wer drückt?", "Who puts down?"}}).options
                = players([](Player) { return false; });
        if (!deal.toPlay || !deal.mayPlay)
            return;
        Ask& ask
            = add("/log/-", Ask::Kind::Card, {{"{0} spielt", "{0} plays"}, {Argument::player(*deal.toPlay)}});
        ask.of = deal.toPlay;
        ask.cards.emplace();
        for (Card card : deal.legal)
            ask.cards->push_back(card);
    }

    void contract()
    {
        if (m_form.contracts.empty())
            return;
        Ask& ask = add("/contract", Ask::Kind::Choice, {{"Kontrakt", "Contract"}});
        for (std::size_t i = 0; i < m_form.contracts.size(); ++i)
            if (const ContractChoice& each = m_form.contracts[i]; each.state == ContractChoice::State::Due)
                ask.options.push_back({.value = static_cast<int>(i),
                    .text = {each.contract.name},
                    .word = each.contract.id,
                    .on = each.chosen});
        if (!m_form.asksTrump)
            return;
        Ask& trump = add("/trump", Ask::Kind::Choice, {{"Trumpf", "Trump"}});
        for (const Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars})
            trump.options.push_back(
                Ask::Option::of(suit, m_draft.contract && m_draft.contract->trump == suit));
    }

    void points(std::string_view path, Sentence label, const PerPlayer<PointsQuestion>& counts, int total,
        const PerPlayer<int>& highest = {})
    {
        for (Player player = 0; player < m_match.count(); ++player) {
            if (m_form.before.out.has(player))
                continue;
            Ask& ask = add(
                fmt::format("{}{}", path, pointerStep(m_match.players[player])), Ask::Kind::Number, label);
            ask.of = player;
            ask.lowest = std::min(0, total);
            ask.highest = highest[player] > 0 ? highest[player] : std::max(0, total);
            ask.number = counts[player].entered;
            ask.rest = counts[player].rest;
        }
    }

    /// A number of everybody, without a sum.
    void numbers(std::string_view path, Sentence label, int highest, const std::optional<Counted>& given)
    {
        PerPlayer<PointsQuestion> counts = {};
        if (given)
            for (const auto& [player, number] : *given)
                counts[player].entered = number;
        points(path, label, counts, highest);
    }

    void measure(const MeasureQuestion& measure)
    {
        const ContractEntry given = m_draft.contract.value_or(ContractEntry());
        const Sentence noun{measure.noun};
        switch (measure.kind) {
        case Key::Count:
            points("/count", noun, measure.counts, measure.total, measure.highest);
            if (measure.takesToo)
                takes(measure, given);
            break;
        case Key::Points:
            points("/points", noun, measure.counts, measure.total, measure.highest);
            break;
        case Key::Takes:
            takes(measure, given);
            break;
        case Key::Winners:
        case Key::Crossings: {
            const bool tricks = measure.kind == Key::Winners;
            const auto& said = tricks ? given.winners : given.crossings;
            for (const int number : measure.numbers) {
                std::optional<Player> who;
                for (const auto& [at, player] : said.value_or(std::vector<std::pair<int, Player>>()))
                    if (at == number)
                        who = player;
                Ask& ask = add(fmt::format("{}/{}", tricks ? "/winners" : "/crossings", number),
                    Ask::Kind::Choice, noun);
                ask.question = tricks
                    ? Sentence{{"Wer hat Stich {0}?", "Who won trick {0}?"}, {Argument::number(number)}}
                    : Sentence{{"Wer überschritt {0}?", "Who passed {0}?"}, {Argument::number(number)}};
                ask.required = measure.entries == 0 || (who.has_value());
                ask.options = players(who);
            }
            break;
        }
        case Key::Lows:
            for (int trick = 0; trick < measure.entries; ++trick) {
                const LowTrick* said = given.lows && trick < static_cast<int>(given.lows->size())
                    ? &(*given.lows)[static_cast<std::size_t>(trick)]
                    : nullptr;
                Ask& winner = add(fmt::format("/lows/{}/winner", trick), Ask::Kind::Choice, noun);
                winner.question
                    = {{"Wer hat Stich {0}?", "Who won trick {0}?"}, {Argument::number(trick + 1)}};
                winner.options = players(said ? std::optional(said->winner) : std::nullopt);
                Ask& lowest = add(fmt::format("/lows/{}/lowest", trick), Ask::Kind::Several, noun);
                lowest.question
                    = {{"Wer spielte in Stich {0} am tiefsten?", "Who played lowest in trick {0}?"},
                        {Argument::number(trick + 1)}};
                lowest.options = players([&](Player player) {
                    return said
                        && std::find(said->lowest.begin(), said->lowest.end(), player) != said->lowest.end();
                });
            }
            break;
        case Key::Out: {
            Ask& ask = add("/out", Ask::Kind::Order, noun);
            ask.options = players([&](Player player) {
                return given.out
                    && std::find(given.out->begin(), given.out->end(), player) != given.out->end();
            });
            break;
        }
        case Key::Counts:
            for (int i = 0; i < measure.entries; ++i) {
                const CardsCount* said = given.counts && i < static_cast<int>(given.counts->size())
                    ? &(*given.counts)[static_cast<std::size_t>(i)]
                    : nullptr;
                Ask& ask = add(fmt::format("/counts/{}/out", i), Ask::Kind::Choice, noun);
                ask.question
                    = {{"Wer ist als {0}. fertig?", "Who is out as number {0}?"}, {Argument::number(i + 1)}};
                ask.options = players(said ? std::optional(said->out) : std::nullopt);
                numbers(fmt::format("/counts/{}/left", i), noun, measure.highest[0],
                    said ? std::optional(said->left) : std::nullopt);
            }
            break;
        case Key::Left:
            numbers("/left", noun, measure.highest[0], given.left);
            if (measure.passes)
                numbers("/passes", {{"Gepasst", "Passes"}}, 999, given.passes);
            break;
        case Key::Called: {
            const std::optional<Call> call = given.called.value_or(std::nullopt);
            Ask& by = add("/called/by", Ask::Kind::Choice, noun);
            by.options = players(call ? std::optional(call->by) : std::nullopt);
            by.options.push_back({.value = -1, .text = {{"niemand", "nobody"}}, .on = given.called && !call});
            Ask& sum = add("/called/sum", Ask::Kind::Number, noun);
            sum.lowest = 105;
            sum.highest = 120;
            if (call)
                sum.number = call->sum;
            break;
        }
        default:
            break;
        }
        if (measure.mayMarch) {
            Ask& ask = add("/march", Ask::Kind::Choice, {{"Durchmarsch", "March"}});
            ask.required = false;
            ask.options = players(given.march);
        }
    }

    void takes(const MeasureQuestion& measure, const ContractEntry& given)
    {
        const Pack pack = m_match.game->pack();
        for (const Card card : measure.cards) {
            std::optional<Player> who;
            for (const Take& take : given.takes.value_or(std::vector<Take>()))
                if (std::find(take.cards.begin(), take.cards.end(), card) != take.cards.end())
                    who = take.by;
            Ask& ask = add(fmt::format("/takes/{}", card.text(pack)), Ask::Kind::Choice, {measure.noun});
            ask.question = {{"Wer hat {0}?", "Who took the {0}?"}, {Argument::card(card, pack)}};
            ask.options = players(who);
        }
    }

    void powers()
    {
        for (const PowerChoice& choice : m_form.powers) {
            Ask& ask = add(choice.path, Ask::Kind::Choice, {choice.name});
            ask.question = {choice.oneLine};
            ask.required = false;
            ask.of = choice.by;
            ask.options = {{.value = 1,
                               .text = {{"eingesetzt", "used"}},
                               .word = "true",
                               .on = choice.on,
                               .whyNot = choice.whyNot},
                {.value = 0, .text = {{"nicht eingesetzt", "not used"}}, .word = "false", .on = !choice.on}};
            if (choice.on && choice.ask)
                m_asks.push_back(*choice.ask);
        }
    }

    void chips()
    {
        Ask& ask = add("/gives_chip", Ask::Kind::Several, {{"Gibt einen Chip ab", "Hands in a chip"}});
        const auto given = m_draft.round ? m_draft.round->givesChip : std::nullopt;
        ask.options = players([&](Player player) {
            return given && std::find(given->begin(), given->end(), player) != given->end();
        });
    }

    const Match& m_match;
    const DealEntry& m_draft;
    const Form& m_form;
    std::vector<Ask> m_asks;
};

} // namespace

Result<Asking> asksOf(const Match& match)
{
    Match before = match;
    Asking asking;
    if (!before.deals.empty()) {
        asking.draft = std::move(before.deals.back());
        before.deals.pop_back();
    }
    const Result<Outcome> outcome = score(before);
    if (!outcome)
        return tl::unexpected(outcome.error());
    asking.before = outcome->standing;
    if (!match.deals.empty())
        if (Result<DealAward> award = match.game->award(match, asking.before, asking.draft)) {
            asking.before = scored(match, asking.before, std::move(*award)).after;
            before.deals.push_back(std::exchange(asking.draft, {}));
        }
    if (asking.before.finished)
        return asking;
    if (asking.draft.misread)
        return tl::unexpected(
            Refusal(asking.draft.misread->refusal).under(fmt::format("/deals/{}", before.deals.size())));
    Form form = match.game->ask(before, asking.before, asking.draft);
    asking.asks = List(before, asking.draft, form).run();
    asking.gives = std::move(form.live);
    asking.refusal = std::move(form.refusal);
    return asking;
}

} // namespace tafel
