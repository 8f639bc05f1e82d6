#include "history/history.h"

#include <array>
#include <fstream>

#include <fmt/format.h>

#include "base/names.h"
#include "document/document.h"
#include "history/core.h"
#include "referee/correction.h"
#include "referee/deal_name.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

Refusal laterDealRefused(const Match& match, CorrectionPreview::FirstInvalidDeal broken)
{
    Message& message = broken.refusal.message;
    const Message deal = dealName(match.game->unit(), broken.deal);
    message.de = fmt::format("{} wäre dann nicht mehr möglich: {}", deal.de, message.de);
    message.en = fmt::format("{} would then no longer be possible: {}", capitalized(deal.en), message.en);
    return std::move(broken.refusal);
}

} // namespace

History::History(std::unique_ptr<HistoryCore> core)
    : m_core(std::move(core))
{
}
History::History(History&&) noexcept = default;
History& History::operator=(History&&) noexcept = default;
History::~History() = default;

HistoryFile& History::file()
{
    return *m_core;
}

Expected<History> History::open(const std::filesystem::path& file, Mode mode, Settings settings)
{
    return guarded(
        file, [&] { return History(std::make_unique<HistoryCore>(file, mode, std::move(settings))); });
}

bool needsMigration(const std::filesystem::path& file)
{
    // https://www.sqlite.org/fileformat2.html#the_database_header
    constexpr std::size_t header = 100, version = 60, application = 68;
    std::array<char, header> bytes = {};
    if (std::error_code error; !std::filesystem::is_regular_file(file, error)) // a pipe would be waited for
        return false;
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), header))
        return false;
    const auto number = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes[i]);
        return value;
    };
    return number(application) == Database::application
        && isOfEarlierRelease(static_cast<int>(number(version)));
}

WriteResult<std::string> History::openMatch(const Match& match)
{
    return m_core->change<std::string>([&]() -> WriteResult<std::string> {
        Match opened = match;
        if (opened.id.empty())
            opened.id = newUuid();
        if (m_core->hasMatch(opened.id))
            throw StorageException({StorageError::Code::KnownMatch,
                {"Dieses Spiel steht schon in der Spielgeschichte. Es wurde nicht verändert. Setze es dort "
                 "fort.",
                    "This match is already in the history. It was not changed. Continue it there."},
                opened.id});
        if (opened.started.empty())
            opened.started = timestamp(m_core->settings.clock());
        opened.rules = m_core->settings.rulesVersion;
        Result<JudgedMatch> judged = JudgedMatch::of(std::move(opened));
        if (!judged)
            return tl::unexpected(WriteError(judged.error()));
        m_core->appendMatch(*judged, false);
        return judged->match().id;
    });
}

WriteResult<Imported> History::importMatch(const Match& match)
{
    return m_core->change<Imported>([&]() -> WriteResult<Imported> {
        Result<Imported> imported = m_core->import(match);
        if (!imported)
            return tl::unexpected(WriteError(std::move(imported.error())));
        return std::move(*imported);
    });
}

WriteResult<ScoredDeal> History::enterDeal(const std::string& id, const DealEntry& entry)
{
    return m_core->change<ScoredDeal>([&]() -> WriteResult<ScoredDeal> {
        OpenMatch& current = m_core->match(id);
        requireNoProposal(current);
        return m_core->appendDeal(current, EventKind::DealEntered, entry);
    });
}

WriteResult<ScoredDeal> History::correct(const std::string& id, int deal, const DealEntry& entry,
    const std::string& reason, std::optional<int> takeBackFrom)
{
    return m_core->change<ScoredDeal>([&]() -> WriteResult<ScoredDeal> {
        OpenMatch& current = m_core->match(id);
        if (deal < 1 || deal > static_cast<int>(current.match.deals.size())) {
            const Message unknown = dealName(current.match.game->unit(), deal);
            throw StorageException({StorageError::Code::UnknownDeal,
                {fmt::format("Eine {} gibt es in diesem Spiel nicht. Es wurde nichts verändert.", unknown.de),
                    fmt::format("There is no {} in this match. Nothing was changed.", unknown.en)}});
        }
        requireNoProposal(current);
        requireSameJudgement(current);
        CorrectionPreview preview = previewCorrection(current.match, deal, entry);
        if (preview.broken && preview.broken->deal == deal)
            return tl::unexpected(WriteError(std::move(preview.broken->refusal)));
        const bool shortens = preview.broken && preview.broken->deal == takeBackFrom;
        if (preview.broken && !shortens)
            return tl::unexpected(WriteError(laterDealRefused(current.match, std::move(*preview.broken))));
        const auto at = static_cast<std::size_t>(deal) - 1;
        EventBody body{.deal = deal,
            .entry = document::writeDeal(current.match, entry),
            .previous = current.state.deals()[at].entry,
            .reason = reason,
            .rules = m_core->settings.rulesVersion};
        for (const CorrectionEffect& effect : preview.effects)
            if (effect.after)
                body.judged.push_back(judged(*effect.after));
        m_core->appendEvent(current, shortens ? EventKind::MatchShortened : EventKind::DealCorrected, body);
        current.match.deals[at] = entry;
        if (shortens) {
            current.match.deals.resize(static_cast<std::size_t>(*takeBackFrom) - 1);
            current.match.ended = false;
        }
        return *preview.effects.front().after;
    });
}

} // namespace tafel::history
