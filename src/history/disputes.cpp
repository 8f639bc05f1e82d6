// Questions to the referee, and house rules that the table changed during a match.
#include <charconv>

#include <fmt/format.h>

#include "history/core.h"
#include "referee/refusals.h"

namespace tafel::history {

namespace {

Refusal refused(Refusal::Code code, std::string where, Message message)
{
    return {.code = code, .where = std::move(where), .message = std::move(message)};
}

/// Does this match have that house rule, and may it be that now?
Result<void> mayOverrule(const Match& match, const OptionValue& value)
{
    const OptionSpec& option = *value.option;
    const bool known = option.exists.in(match.edition) && option.isFor(match.count());
    const bool inRange = option.words.empty()
        ? value.value >= option.lowest
        : value.value >= 0 && value.value < static_cast<int>(option.words.size());
    const bool ofThis = value.of >= 0 && value.of < std::max(1, static_cast<int>(option.of.size()));
    if (known && inRange && ofThis) {
        if (option.fixedAfterFirstDeal && !match.deals.empty())
            return optionIsFixed("/overruled", option.label);
        return {};
    }
    return tl::unexpected(refused(Refusal::Code::Schema, "/overruled",
        {fmt::format("Die Hausregel «{}» gibt es in diesem Spiel nicht.", option.label.de),
            fmt::format("This match has no such house rule \"{}\".", option.label.en)}));
}

} // namespace

std::string textOf(const OptionValue& value)
{
    if (value.option->words.empty())
        return std::to_string(value.value);
    const std::string_view word = value.option->words[static_cast<std::size_t>(value.value)];
    return value.option->of.empty()
        ? std::string(word)
        : fmt::format("{}:{}", value.option->of[static_cast<std::size_t>(value.of)], word);
}

std::optional<OptionValue> valueOf(const OptionSpec& option, std::string_view text)
{
    if (option.words.empty()) {
        int number = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool whole = fault == std::errc() && end == text.data() + text.size();
        return whole ? std::optional(OptionValue{&option, number}) : std::nullopt;
    }
    const int things = std::max(1, static_cast<int>(option.of.size()));
    for (int thing = 0; thing < things; ++thing)
        for (int word = 0; word < static_cast<int>(option.words.size()); ++word)
            if (const OptionValue value{&option, word, thing}; textOf(value) == text)
                return value;
    return std::nullopt;
}

WriteResult<std::string> History::recordDispute(const Dispute& dispute)
{
    return m_core->change<std::string>([&]() -> WriteResult<std::string> {
        const EventBody body{.deal = dispute.deal, .dispute = dispute};
        if (dispute.match.empty())
            return m_core->appendStandalone(EventKind::DisputeRecorded, body);
        OpenMatch& current = m_core->match(dispute.match);
        m_core->appendEvent(current, EventKind::DisputeRecorded, body);
        return current.state.disputes().back().id;
    });
}

WriteResult<void> History::withdrawDispute(const std::string& id)
{
    return m_core->change<void>([&]() -> WriteResult<void> {
        const bool isThere = [&] { // a query that is open would hold up the change
            Query row = m_core->database.query("SELECT 1 FROM dispute WHERE id = ? AND match IS NULL");
            return row.with(id).next();
        }();
        if (isThere)
            m_core->appendStandalone(EventKind::DisputeWithdrawn, {.of = id});
        return {};
    });
}

WriteResult<OptionOverride> History::overrule(const std::string& id, const OptionValue& value)
{
    return m_core->change<OptionOverride>([&]() -> WriteResult<OptionOverride> {
        OpenMatch& current = m_core->match(id);
        if (current.state.abandoned())
            throw StorageException({StorageError::Code::Abandoned,
                {"Dieses Spiel wurde beiseitegelegt. Die Hausregel wurde nicht geändert. Nimm das Spiel "
                 "wieder auf und ändere sie noch einmal.",
                    "This match was set aside. The house rule was not changed. Resume the match and change "
                    "it again."}});
        requireNoProposal(current); // its award was shown under the rules that hold now
        if (current.state.standing().finished)
            return tl::unexpected(WriteError(refused(Refusal::Code::Finished, "/overruled",
                {"Das Spiel ist schon zu Ende.", "The match is already over."})));
        if (Result<void> answer = mayOverrule(current.match, value); !answer)
            return tl::unexpected(WriteError(std::move(answer.error())));
        const OptionOverride overruled{
            static_cast<int>(current.match.deals.size()) + 1, value.option, {value}};
        m_core->appendEvent(current, EventKind::InterpretationOverruled,
            {.deal = overruled.from, .option = std::string(value.option->name), .value = textOf(value)});
        current.match.overruled.push_back(overruled);
        return overruled;
    });
}

} // namespace tafel::history
