// A player claims that the total of the player before is 105 or more; or no player does.
#include "games/compendium/measures/measures.h"

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

constexpr int nobody = -1;
constexpr int highestSum = 120; // all card values of the pack

class Called final : public Measure {
public:
    Key key() const override { return Key::Called; }
    Text noun() const override { return {.de = "Ruf", .en = "Call"}; }
    std::string_view panel() const override { return "called"; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const auto& said = draft.contract->called;
        const std::optional<Call> call = said.value_or(std::nullopt);
        Prompt by{.path = "/called/by",
            .label = {{"Gerufen von", "Called by"}},
            .question = {{"Wer hat gerufen?", "Who called?"}},
            .options = players(deal, call ? std::optional(call->by) : std::nullopt)};
        by.options.push_back({.value = nobody,
            .text = {{"niemand", "nobody"}},
            .on = said && !call,
            .put = Put{.path = "/called", .value = FileValue()}});
        const DealContext context = deal.context;
        std::vector<Question> questions{{std::move(by), [context](DealEntry& entry, const Response& answer) {
                                             sayWho(context, entry.contract->called, numberOf(answer));
                                         }}};
        if (call && call->by != notNamed && call->before == notNamed) { // the file also names that player
            const Player before = context.previous(call->by);
            Prompt who{.path = "/called/before",
                .label = {{"Vorher", "Before"}},
                .question = {{"Wer spielt vor {0}?", "Who plays before {0}?"}, {Argument::player(call->by)}},
                .options = {Prompt::Option::of(before, true)}};
            who.options.front().follows = true;
            questions.push_back({std::move(who),
                [before](DealEntry& entry, const Response&) { (*entry.contract->called)->before = before; }});
        }
        if (call && call->by != notNamed)
            questions.push_back(
                {{.path = "/called/sum",
                     .kind = Prompt::Kind::Number,
                     .label = {{"Summe", "Sum"}},
                     .question
                     = {{"Summe, als {0} rief", "Sum when {0} called"}, {Argument::player(call->by)}},
                     .highest = highestSum,
                     .number = call->sum == Call::notSaid ? std::nullopt : std::optional(call->sum)},
                    [](DealEntry& entry, const Response& answer) {
                        (*entry.contract->called)->sum = numberOf(answer).value_or(Call::notSaid);
                    }});
        return questions;
    }

    Progress progress(
        const MeasureContext&, const DealEntry& filled, const std::vector<Question>&) const override
    {
        const auto& said = filled.contract->called;
        return {said && (!*said || (*said)->isComplete()) ? 1 : 0, 1};
    }

    /// The player before follows from the caller.
    void fillIn(const MeasureContext& deal, DealEntry& draft) const override
    {
        if (auto& called = draft.contract->called; called && *called && (*called)->by != notNamed)
            if ((*called)->before == notNamed)
                (*called)->before = deal.context.previous((*called)->by);
    }

    void dropIncomplete(ContractEntry& entry) const override
    {
        if (entry.called && *entry.called
            && ((*entry.called)->by == notNamed || (*entry.called)->sum == Call::notSaid))
            entry.called.reset();
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts&) const override
    {
        if (!entry.contract->called)
            return keyMissing({}, "called");
        if (!*entry.contract->called)
            return {};
        const Call& call = **entry.contract->called;
        const Player before = deal.context.previous(call.by);
        if (call.before != before)
            return impossible(deal, "/called/before",
                {.de = fmt::format("Vor {} spielt {}.", deal.name(call.by), deal.name(before)),
                    .en = fmt::format("{} plays before {}.", deal.name(before), deal.name(call.by))});
        if (call.sum > highestSum)
            return over(deal, "/called/sum", call.sum, highestSum);
        return {};
    }

private:
    /// An entered sum remains.
    static void sayWho(
        const DealContext& context, std::optional<std::optional<Call>>& called, std::optional<int> who)
    {
        if (!who) {
            called.reset();
        } else if (*who == nobody) {
            called = std::optional<Call>();
        } else {
            const Player by = static_cast<Player>(*who);
            const int sum = called && *called ? (*called)->sum : Call::notSaid;
            called = Call{.by = by, .before = context.previous(by), .sum = sum};
        }
    }
};

const Called called;

} // namespace

const Measure& calledMeasure = called;

} // namespace tafel::compendium
