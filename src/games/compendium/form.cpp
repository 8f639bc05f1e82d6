#include "games/compendium/form.h"

#include <algorithm>

#include "cards/card_text.h"
#include "games/compendium/measure.h"
#include "games/compendium/measures/bonuses.h"
#include "games/compendium/measures/measures.h"
#include "games/compendium/sequence.h"

namespace tafel::compendium {

namespace {

class FormBuilder {
public:
    FormBuilder(const Game& game, const GameTable& table, const Match& match, const Standing& before,
        const DealEntry& draft)
        : m_game(game)
        , m_context{&table, &match, before.deals + 1, draft.dealer}
        , m_before(before)
        , m_draft(draft)
    {
        m_form.before = before;
        m_form.dealer = draft.dealer.value_or(before.dealer);
        if (!m_draft.contract)
            m_draft.contract.emplace();
        if (!before.finished) {
            m_begun = initialFacts(m_context, before, m_form.dealer);
            if (table.own)
                m_form.columns = m_begun.columns;
            if (table.dealerIsChosen)
                m_questions.push_back(whoDeals());
            if (!table.dealerIsChosen || draft.dealer || !hangsOnDealer())
                contracts();
            if (!table.dealerIsChosen)
                m_form.dealers = dealers();
        }
        if (m_contract)
            m_draft.contract->contract = m_contract->id;
        m_filled = m_draft;
        for (const Measure* each : allMeasures())
            each->dropIncomplete(*m_filled.contract);
        if (m_contract && !m_draft.log)
            questions();
    }

    PadForm form()
    {
        for (Question& each : m_questions) {
            if (each.ask.question.pattern.empty())
                each.ask.question = each.ask.label;
            m_form.prompts.push_back(std::move(each.ask));
        }
        m_form.completed = m_filled;
        award();
        return std::move(m_form);
    }

    DealEntry respond(std::string_view path, const Response& answer)
    {
        for (const Question& each : m_questions)
            if (each.ask.path == path) {
                each.say(m_draft, answer);
                break;
            }
        return std::move(m_draft);
    }

private:
    const GameTable& table() const { return *m_context.table; }
    MeasureContext deal(const Contract& contract) const { return {m_context, contract, m_begun}; }

    bool dealerSitsOut() const { return table().seats > 0 && m_context.players() > table().seats; }

    /// True if the dealer decides on the players, or on the possible contracts.
    bool hangsOnDealer() const { return table().ofDealers || dealerSitsOut(); }

    /// The contracts that are due if that player deals.
    std::vector<const Contract*> contractsFor(Player dealer) const
    {
        DealContext dealt = m_context;
        dealt.dealer = dealer;
        return nextContracts(dealt, m_before).contracts;
    }

    /// The players who may deal what is entered. Where the dealer sits out, nobody else may once a value is
    /// entered: it may be that of somebody who would sit out.
    Players dealers() const
    {
        const ContractEntry& entry = *m_draft.contract;
        const bool isEntered = !entry.given().empty() || entry.march || entry.extras || entry.factor
            || !m_draft.points.empty();
        const Contract* const contract = isEntered || !entry.contract.empty() ? m_contract : nullptr;
        Players dealers{m_form.dealer};
        for (Player player = 0; player < m_context.players(); ++player) {
            const std::vector<const Contract*> due = contractsFor(player);
            const bool fits
                = contract ? std::find(due.begin(), due.end(), contract) != due.end() : !due.empty();
            if (fits && !(isEntered && dealerSitsOut()) && !hasLeft(m_context, m_before, player))
                dealers.add(player);
        }
        return dealers;
    }

    /// One who has nothing left to deal is not asked.
    Question whoDeals() const
    {
        Prompt prompt{
            .path = "/dealer", .label = {{"Gibt", "Deals"}}, .question = {{"Wer gibt?", "Who deals?"}}};
        for (Player player = 0; player < m_context.players(); ++player)
            if (!contractsFor(player).empty())
                prompt.options.push_back(Prompt::Option::of(player, player == m_draft.dealer));
        return {
            std::move(prompt), [](DealEntry& entry, const Response& said) { entry.dealer = playerOf(said); }};
    }

    /// The tiles: the contracts due, and the others of this round, this dealer, or the match.
    void contracts()
    {
        const std::string& said = m_draft.contract->contract;
        const DueContracts due = nextContracts(m_context, m_before);
        const auto isDue = [&](const Contract* contract) {
            return std::find(due.contracts.begin(), due.contracts.end(), contract) != due.contracts.end();
        };
        for (const Contract* contract : due.contracts)
            if (contract->id == said || (due.contracts.size() == 1 && said.empty()))
                m_contract = contract;
        m_form.chooses = due.contracts.size() > 1;
        if (table().situation)
            m_form.situation = table().situation(m_context, m_before, m_form.dealer);
        if (table().phases)
            return;
        for (const Contract* contract : contractsOf(m_context)) {
            const std::optional<Player> by = playedBy(contract);
            if (table().round > 0 && !by && !isDue(contract))
                continue; // belongs to another round
            m_form.contracts.push_back({.contract = {contract->id, contract->name, contract->line},
                .state = isDue(contract) ? ContractChoice::State::Due
                    : by                 ? ContractChoice::State::Played
                                         : ContractChoice::State::Later,
                .by = by,
                .chosen = contract == m_contract,
                .clause = contract->clause});
        }
        if (!m_form.contracts.empty() && (!m_draft.log || said.empty()))
            m_questions.push_back(whichContract(due.contracts));
    }

    Question whichContract(const std::vector<const Contract*>& due)
    {
        const bool follows = m_contract && m_draft.contract->contract.empty(); // only one is due
        Prompt prompt{.path = "/contract",
            .label = {{"Kontrakt", "Contract"}},
            .required = !follows || !table().own}; // there it may be left out
        for (std::size_t i = 0; i < due.size(); ++i)
            prompt.options.push_back({.value = static_cast<int>(i),
                .text = Sentence::verbatim(due[i]->name),
                .word = due[i]->id,
                .on = due[i] == m_contract,
                .follows = follows && due[i] == m_contract});
        return {std::move(prompt), [this, due](DealEntry& entry, const Response& answer) {
                    if (const std::optional<int> index = numberOf(answer))
                        choose(entry, *due[static_cast<std::size_t>(*index)]);
                }};
    }

    /// The counted numbers remain if the new contract has the same measure.
    void choose(DealEntry& entry, const Contract& contract) const
    {
        ContractEntry chosen{.contract = std::string(contract.id),
            .trump = entry.contract->trump,
            .extras = entry.contract->extras};
        const auto countsUpTo = [&](const Contract& counted) {
            return measureOf(counted.measure).progress(deal(counted), {.contract = ContractEntry()}, {}).all;
        };
        if (m_contract && m_contract->measure == Key::Count && contract.measure == Key::Count
            && nounOf(*m_contract).en == nounOf(contract).en
            && countsUpTo(*m_contract) == countsUpTo(contract))
            chosen.count = entry.contract->count;
        entry.contract = std::move(chosen);
        entry.points.clear();
        entry.hasPoints = false;
    }

    /// Its last dealer in this round (or block, or match).
    std::optional<Player> playedBy(const Contract* contract) const
    {
        const std::size_t played = m_before.played.size();
        const std::size_t span = static_cast<std::size_t>(table().round > 0 ? table().round
                : table().block                                             ? table().block(m_context)
                                                                            : 1);
        std::optional<Player> by;
        for (std::size_t i = span > 1 ? played - played % span : 0; i < played; ++i)
            if (&table().contracts[m_before.played[i].contract] == contract
                && (!table().ofDealers
                    || m_context.side(m_before.played[i].dealer) == m_context.side(m_form.dealer)))
                by = m_before.played[i].dealer;
        return by;
    }

    Text nounOf(const Contract& contract) const
    {
        return contract.noun.empty() ? measureOf(contract, m_draft).noun() : contract.noun;
    }

    void questions()
    {
        const Measure& measure = measureOf(*m_contract, m_draft);
        const MeasureContext measured = deal(*m_contract);
        if (m_contract->trump)
            m_questions.push_back(trump());
        measure.fillIn(measured, m_filled);
        std::vector<Question> asked = measure.questions(measured, m_draft, m_filled);
        const Progress progress = measure.progress(measured, m_filled, asked);
        m_form.measure = {name(measure.key()), measure.panel(), nounOf(*m_contract), progress.done,
            progress.all, progress.result};
        points(measure, asked);
        if (m_contract->orPoints)
            m_questions.push_back(inPoints(&measure == &pointsMeasure));
        add(std::move(asked));
        if (m_contract->takesToo)
            add(takesMeasure.questions(measured, m_draft, m_filled));
        if (m_contract->march && m_context.has(table().march))
            march();
        if (m_contract->announced)
            m_questions.push_back(announced());
        if (table().own)
            add(bonusPrompts(measured, m_draft));
    }

    void add(std::vector<Question> questions)
    {
        for (Question& each : questions) {
            if (each.ask.label.pattern.empty())
                each.ask.label = {nounOf(*m_contract)};
            m_questions.push_back(std::move(each));
        }
    }

    /// Card points, as for every game that counts them.
    void points(const Measure& measure, const std::vector<Question>& asked)
    {
        if (&measure != &pointsMeasure)
            return;
        const auto [lowest, highest] = *asked.front().ask.ever;
        m_form.total = table().own ? m_contract->total.value_or(0) : lowest + highest; // one of them is 0
        m_form.left = m_form.total;
        m_form.open = table().own && !m_contract->total;
        for (const Question& each : asked) {
            m_form.points[*each.ask.of] = {each.ask.number, each.ask.rest};
            m_form.left -= each.ask.number.value_or(0);
        }
    }

    Question trump() const
    {
        Prompt prompt{.path = "/trump",
            .label = {{"Trumpf", "Trump"}},
            .question = {{"Welche Farbe ist Trumpf?", "Which suit is trump?"}}};
        for (const Suit suit : suitsInOrder)
            prompt.options.push_back(Prompt::Option::of(suit, m_draft.contract->trump == suit));
        return {std::move(prompt), [](DealEntry& entry, const Response& said) {
                    const std::optional<int> suit = numberOf(said);
                    entry.contract->trump = suit ? std::optional(static_cast<Suit>(*suit)) : std::nullopt;
                }};
    }

    /// Asks for points instead of takes.
    static Question inPoints(bool on)
    {
        Prompt::Option inPlace = Prompt::Option::yes(on), inCards = Prompt::Option::no(!on);
        inPlace.put = Put{.path = "/points", .value = FileValue{FileValue::Object()}};
        inCards.byDefault = !on;
        return {{.path = "/points",
                    .label = {{"Punkte statt Karten", "Points instead of cards"}},
                    .required = false,
                    .options = {inPlace, inCards}},
            [](DealEntry& entry, const Response& said) {
                entry.contract->takes.reset();
                entry.points.clear();
                entry.hasPoints = numberOf(said) == 1;
            }};
    }

    /// If tricks are counted, a march follows from the count.
    void march()
    {
        if (m_contract->scoring.empty())
            return;
        const std::optional<Player> said = m_draft.contract->march;
        Prompt prompt{.path = "/march",
            .label = {{"Durchmarsch", "March"}},
            .question = {{"Hat jemand jeden Stich gewonnen?", "Did somebody win every trick?"}},
            .required = false};
        for (Player player = 0; player < m_context.players(); ++player)
            if (player == said || mayHaveWonAll(player))
                prompt.options.push_back(Prompt::Option::of(player, player == said));
        if (!prompt.options.empty())
            m_questions.push_back({std::move(prompt),
                [](DealEntry& entry, const Response& answer) { entry.contract->march = playerOf(answer); }});
    }

    /// True if by the current entry no other player has a counting card.
    bool mayHaveWonAll(Player player) const
    {
        bool may = m_begun.in.has(player);
        const int all = deal(*m_contract).scoring().size(); // not asked if tricks are counted
        for (const auto& [other, number] : m_filled.contract->count.value_or(CountByPlayer()))
            may = may && number == (other == player ? all : 0);
        for (const CardTake& take : m_filled.contract->takes.value_or(std::vector<CardTake>()))
            may = may && take.by == player;
        return may;
    }

    Question announced() const
    {
        const bool on = m_draft.contract->announced.value_or(false);
        Prompt::Option no = Prompt::Option::no(!on);
        no.byDefault = !m_draft.contract->announced;
        return {{.path = "/announced",
                    .label = {{"Vor dem ersten Stich angesagt", "Announced before the first trick"}},
                    .required = false,
                    .clause = m_contract->announced,
                    .options = {Prompt::Option::yes(on), std::move(no)}},
            [](DealEntry& entry, const Response& said) {
                entry.contract->announced = numberOf(said) == 1 ? std::optional(true) : std::nullopt;
            }};
    }

    void award()
    {
        const Match& match = *m_context.match;
        Result<DealAward> award = m_game.award(match, m_before, m_filled);
        if (!award) {
            m_form.refusal = std::move(award.error());
            return;
        }
        m_form.live = scored(match, m_before, std::move(*award));
    }

    const Game& m_game;
    DealContext m_context;
    const Standing& m_before;
    DealEntry m_draft; ///< With its contract, also if only one is due.
    DealEntry m_filled; ///< Without incomplete values, with derived ones.
    PadForm m_form;
    std::vector<Question> m_questions;
    const Contract* m_contract = nullptr;
    Facts m_begun;
};

} // namespace

PadForm padForm(const Game& game, const GameTable& table, const Match& match, const Standing& before,
    const DealEntry& draft)
{
    return FormBuilder(game, table, match, before, draft).form();
}

DealEntry respond(const Game& game, const GameTable& table, const Match& match, const Standing& before,
    DealEntry draft, std::string_view path, const Response& answer)
{
    return FormBuilder(game, table, match, before, draft).respond(path, answer);
}

} // namespace tafel::compendium
