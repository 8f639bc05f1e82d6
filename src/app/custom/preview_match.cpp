#include "app/custom/preview_match.h"

#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/phrases/phrases.h"
#include "app/session/session.h"
#include "games/custom/game.h"

namespace tafel::app {

namespace {

constexpr int inventedDeals = 3;
/// A game that cannot be played with this number of answers is shown without deals.
constexpr int mostAnswers = 400;

/// An answer that may be valid, different for each deal.
Response answerTo(const Prompt& prompt, int deal, int players)
{
    if (prompt.path.starts_with("/takes/"))
        return CardTake{.by = static_cast<Player>((deal + static_cast<int>(prompt.path.size())) % players),
            .cards = *prompt.cards};
    if (prompt.kind == Prompt::Kind::Number) {
        const bool first = prompt.of.value_or(0) == deal % players;
        const int most = std::min(
            prompt.highest, std::max(prompt.lowest, 0) + 30 / players + (prompt.of ? *prompt.of : 0));
        return first ? std::max(0, prompt.lowest)
                     : std::max(prompt.lowest, std::min(most, 1 + prompt.of.value_or(0)));
    }
    std::vector<const Prompt::Option*> open;
    for (const Prompt::Option& option : prompt.options)
        if (!option.whyNot && !option.on)
            open.push_back(&option);
    if (open.empty())
        return {};
    return open[static_cast<std::size_t>(deal) % open.size()]->value;
}

/// An invented deal; nothing if the answers do not lead to one.
std::optional<DealEntry> invented(const Match& match, const Standing& before, int deal)
{
    DealEntry draft;
    for (int answers = 0; answers < mostAnswers; ++answers) {
        const PadForm form = match.game->padForm(match, before, draft);
        if (form.live)
            return form.completed.value_or(draft);
        const auto open = std::ranges::find_if(form.prompts, [&](const Prompt& prompt) {
            const bool several = prompt.kind == Prompt::Kind::Several || prompt.kind == Prompt::Kind::Order;
            return (prompt.required || prompt.path == "/contract")
                && (prompt.isOpen() || (several && form.measure && form.measure->done < form.measure->all));
        });
        if (open == form.prompts.end())
            return std::nullopt;
        draft = match.game->respond(
            match, before, std::move(draft), open->path, answerTo(*open, deal, match.count()));
    }
    return std::nullopt;
}

} // namespace

void startPreview(
    Session& session, const std::shared_ptr<const custom::CustomGame>& game, const QString& contract)
{
    constexpr const char* people[] = {"Anna", "Beat", "Cora", "Dani", "Eva", "Finn", "Gina", "Hugo"};
    Match match;
    match.game = game.get();
    match.own = game;
    int count = 0; // Four players if possible, else the next possible number.
    custom::eachCount(game->definition().players, [&](std::size_t each) {
        count = static_cast<int>(each);
        return each < 4;
    });
    match.players.assign(people, people + count);
    history::History& history = session.history();
    const auto opened = history.openMatch(match);
    if (!session.reportOnError(opened))
        return;
    for (int deal = 0; deal < inventedDeals; ++deal) {
        const auto outcome = score(match);
        if (!outcome || outcome->standing.finished)
            break;
        const auto entry = invented(match, outcome->standing, deal);
        if (!entry || !history.enterDeal(*opened, *entry))
            break;
        match.deals.push_back(*entry);
    }
    if (const auto outcome = score(match); outcome && outcome->standing.finished && !match.deals.empty())
        history.undo(*opened); // The preview shows the score pad, not the result.
    session.table()->open(qt(*opened));
    session.pad()->measure()->chooseContract(contract);
}

} // namespace tafel::app
