#include "games/krass_kariert/entry.h"

#include <fmt/format.h>

#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/options.h"
#include "referee/refusals.h"

namespace tafel::krass_kariert {

namespace {

using Code = Refusal::Code;

const RoundEntry nothingEntered;

/// One part of the match format after the other.
class Reduction {
public:
    Reduction(const Match& match, const Standing& before, const DealEntry& entry)
        : m_match(match)
        , m_before(before)
        , m_entry(entry)
        , m_round(entry.round ? *entry.round : nothingEntered)
    {
    }

    Result<RoundFacts> run()
    {
        using Part = Result<void> (Reduction::*)();
        constexpr std::pair<CheckStage, Part> parts[]
            = {{CheckStage::Keys, &Reduction::nothing}, {CheckStage::Hands, &Reduction::dealt},
                {CheckStage::Log, &Reduction::log}, {CheckStage::Log, &Reduction::opener},
                {CheckStage::Measure, &Reduction::givesChip}, {CheckStage::Award, &Reduction::nothing}};
        for (const auto& [stage, part] : parts) { // each part is checked after the reading errors before it
            if (m_entry.readError && m_entry.readError->stage <= stage)
                return tl::unexpected(m_entry.readError->refusal);
            if (Result<void> answer = (this->*part)(); !answer)
                return tl::unexpected(std::move(answer.error()));
        }
        return std::move(m_facts);
    }

private:
    std::string_view name(Player player) const { return m_match.players[player]; }

    Result<void> nothing() { return {}; }

    /// Hands and reserves are there with a log, and only then.
    Result<void> dealt()
    {
        const bool recorded
            = m_round.log || (m_entry.readError && m_entry.readError->stage == CheckStage::Log);
        for (const auto& [there, key] : {std::pair{m_round.hands.has_value(), std::string_view("hands")},
                 std::pair{m_round.reserves.has_value(), std::string_view("reserves")}}) {
            if (there == recorded)
                continue;
            if (there)
                return refuse(Code::Schema, fmt::format("/{}", key),
                    {.de = fmt::format("«{}» gehört nur zu einer Mitschrift: «log» fehlt.", key),
                        .en = fmt::format("\"{}\" belongs in a record only: \"log\" is missing.", key)},
                    &clause::recorded);
            return refuse(Code::Schema, {},
                {.de = fmt::format(
                     "Zur Mitschrift gehören die Karten, wie sie ausgeteilt wurden: «{}» fehlt.", key),
                    .en
                    = fmt::format("A record needs the cards as they were dealt: \"{}\" is missing.", key)},
                &clause::recorded);
        }
        if (!recorded)
            return {};
        Result<Seen> seen = checkDealt(m_match, m_round);
        if (!seen)
            return tl::unexpected(std::move(seen.error()));
        m_seen = *seen;
        return {};
    }

    Result<void> log()
    {
        if (!m_round.log)
            return {};
        if (Result<void> answer = checkDraws(m_seen, *m_round.log); !answer)
            return answer;
        const bool twoX = Options::of(m_match, m_before.deals + 1).twoX;
        Result<PlayedRound> played = playRound(m_match, *m_before.opener, m_round, twoX);
        if (!played)
            return tl::unexpected(std::move(played.error()));
        m_facts.givesChip = played->givesChip;
        m_facts.played = std::move(*played);
        return {};
    }

    Result<void> opener()
    {
        if (!m_round.opener || *m_round.opener == *m_before.opener)
            return {};
        return refuse(Code::Impossible, "/opener",
            {.de = fmt::format(
                 "Nicht {} eröffnet diese Runde, sondern {}.", name(*m_round.opener), name(*m_before.opener)),
                .en = fmt::format(
                    "Not {} but {} opens this round.", name(*m_round.opener), name(*m_before.opener))},
            m_before.deals == 0 ? &clause::firstOpener : &clause::nextRound);
    }

    Result<void> givesChip()
    {
        if (!m_round.givesChip) {
            if (m_facts.played)
                return {};
            return refuse(Code::Schema, {},
                {.de = "Wer gibt einen Chip ab? «gives_chip» fehlt.",
                    .en = "Who hands in a chip? \"gives_chip\" is missing."},
                &clause::entry);
        }
        const std::vector<Player>& named = *m_round.givesChip;
        if (named.empty())
            return refuse(Code::Schema, "/gives_chip",
                {.de = "Jemand gibt einen Chip ab: erwartet wird mindestens ein Name.",
                    .en = "A player hands in a chip: expected at least one name."},
                &clause::entry);
        Players players;
        for (std::size_t i = 0; i < named.size(); ++i) {
            if (players.has(named[i]))
                return refuse(Code::Impossible, fmt::format("/gives_chip/{}", i),
                    {.de = fmt::format(
                         "{} gibt nur einen Chip ab, ist aber zweimal aufgeführt.", name(named[i])),
                        .en = fmt::format("{} hands in one chip only but is listed twice.", name(named[i]))},
                    &clause::entry);
            players.add(named[i]);
        }
        if (players.size() == m_match.count())
            return refuse(Code::Impossible, "/gives_chip",
                {.de = "Nie geben alle einen Chip ab: wer den letzten Umlauf gewinnt, behält ihn.",
                    .en = "Not all players can hand in a chip: the winner of the last turn keeps theirs."},
                &clause::noneLeft);
        if (m_facts.played && players != m_facts.givesChip)
            return contradicts(m_facts.givesChip);
        m_facts.givesChip = players;
        return {};
    }

    Result<void> contradicts(Players players) const
    {
        const Sentence sentence{{.de = "Nach der Mitschrift gibt ab: {0}.",
                                    .en = "According to the record, these players hand in a chip: {0}."},
            {Argument::players(players)}};
        return refuse(Code::Impossible, "/gives_chip",
            {.de = sentence.in(Language::German, m_match.players),
                .en = sentence.in(Language::English, m_match.players)},
            &clause::recorded);
    }

    const Match& m_match;
    const Standing& m_before;
    const DealEntry& m_entry;
    const RoundEntry& m_round; ///< Without anything when nothing was entered.
    Seen m_seen = {};
    RoundFacts m_facts = {};
};

} // namespace

Result<RoundFacts> reduce(const Match& match, const Standing& before, const DealEntry& entry)
{
    return Reduction(match, before, entry).run();
}

} // namespace tafel::krass_kariert
