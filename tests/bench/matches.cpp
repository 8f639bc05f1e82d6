#include "bench/matches.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <stdexcept>

#include "document/document.h"
#include "games/custom/game.h"
#include "games/games.h"
#include "support/any_table.h"

namespace tafel::bench {

namespace {

constexpr std::string_view names[]
    = {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gökhan", "Hanna", "Ivo", "Jürg", "Käthi", "Livia"};

constexpr int suits = 4, ranks = 9, tricks = 11;

/// The values of the 36 cards, with a trump suit or under Guggitaler.
std::vector<int> cardValues(bool guggitaler)
{
    std::vector<int> values;
    for (int suit = 0; suit < suits; ++suit)
        for (int value : {0, 0, 0, suit == 0 ? 14 : 0, 10, suit == 0 ? 20 : 2, 3, 4, 11})
            values.push_back(value);
    if (guggitaler) {
        std::fill(values.begin(), values.end(), 0);
        std::fill_n(values.begin(), ranks, 1);
        values.back() = 4;
    }
    return values;
}

} // namespace

int RandomTable::below(int count)
{
    return static_cast<int>(m_random() % static_cast<std::uint64_t>(count));
}

Card RandomTable::anyCard()
{
    return {static_cast<Suit>(below(suits)), static_cast<Rank>(static_cast<int>(Rank::Six) + below(ranks))};
}

Match RandomTable::newMatch()
{
    Match match{.game = gameNamed("cosmic-eidex"),
        .edition = oneIn(2) ? Edition::Web
            : oneIn(2)      ? Edition::De1998
                            : Edition::En1998};
    const auto isNew = [](const auto& list, const auto& value) {
        return std::find(list.begin(), list.end(), value) == list.end();
    };
    while (match.count() < 3) {
        std::string name(names[below(static_cast<int>(std::size(names)))]);
        const Card character = anyCard();
        if (!isNew(match.players, name) || !isNew(match.characters, std::optional(character)))
            continue;
        match.characters[static_cast<std::size_t>(match.count())] = character;
        match.players.push_back(std::move(name));
    }
    return match;
}

/// A random valid response.
Response RandomTable::answerTo(const Prompt& prompt)
{
    const auto any = [&](const auto& list) -> const auto&
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    };
    switch (prompt.kind) {
    case Prompt::Kind::Number:
        return prompt.lowest + below(prompt.highest - prompt.lowest + 1);
    case Prompt::Kind::Worth:
        return (4 + 2 * below(9)) * (oneIn(2) ? 1 : -1);
    case Prompt::Kind::Card:
        return prompt.cards ? any(*prompt.cards) : anyCard();
    default:
        return any(prompt.options).value;
    }
}

/// Declares about half of the possible powers. The referee is asked after each, as one may forbid others.
void RandomTable::declarePowers(const Match& match, const Standing& before, DealEntry& deal)
{
    for (const PowerChoice& choice : match.game->padForm(match, before, deal).powers) {
        if (choice.whyNot || oneIn(2))
            continue;
        DealEntry with = match.game->respond(match, before, deal, choice.path, 1);
        if (choice.ask)
            with = match.game->respond(
                match, before, std::move(with), choice.ask->path, answerTo(*choice.ask));
        const PadForm form = match.game->padForm(match, before, with);
        if (std::none_of(form.powers.begin(), form.powers.end(),
                [](const PowerChoice& each) { return each.on && (each.whyNot || each.incomplete); }))
            deal = std::move(with);
    }
}

/// Distributes the tricks and counts them: three cards each, one card put down, and 5 for the last trick.
void RandomTable::countPoints(const Match& match, int total, DealEntry& deal)
{
    std::vector<int> cards = cardValues(deal.declared("H7"_card) != nullptr);
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    PerPlayer<int> points{};
    m_tricks = {};
    for (std::size_t card = 0; card < cards.size(); card += 3) {
        const bool putDown = card == tricks * 3;
        const auto winner = static_cast<std::size_t>(below(match.count()));
        if (putDown) {
            for (std::size_t player = 0; player < 3; ++player)
                points[player] += cards[card + player];
        } else {
            points[winner] = std::accumulate(cards.begin() + static_cast<std::ptrdiff_t>(card),
                cards.begin() + static_cast<std::ptrdiff_t>(card) + 3, points[winner]);
            ++m_tricks[winner];
        }
    }
    // Points that the table above does not cover (the last trick, other trumps, a Jackpot) go to the player
    // with most points.
    const int rest = total - std::accumulate(points.begin(), points.end(), 0);
    *std::max_element(points.begin(), points.begin() + match.count()) += rest;

    deal.hasPoints = true;
    const int leftOut
        = oneIn(3) ? match.count() : below(match.count()); // usually one player's points are omitted
    for (Player player = 0; player < match.count(); ++player)
        if (player != leftOut)
            deal.points.emplace_back(player, points[player]);
}

void RandomTable::answer(const Match& match, const Standing& before, const Prompt& question, DealEntry& deal)
{
    if (question.path == "/unclaimed")
        return; // a player has taken the jackpot
    if (question.path == "/trickless") {
        deal.trickless.emplace();
        for (Player player = 0; player < match.count(); ++player)
            if (m_tricks[player] == 0)
                deal.trickless->add(player);
        return;
    }
    deal = match.game->respond(
        match, before, std::move(deal), question.path, question.path == "/match" ? 1 : answerTo(question));
}

DealEntry RandomTable::deal(const Match& match, const Standing& before)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        DealEntry deal{.turnedUp = anyCard()};
        if (oneIn(2))
            deal.dealer = before.dealer;
        declarePowers(match, before, deal);
        countPoints(match, match.game->padForm(match, before, deal).total, deal);
        for (const Prompt& question : match.game->padForm(match, before, deal).questions)
            if (!question.isAnswered())
                answer(match, before, question, deal);
        if (match.game->award(match, before, deal))
            return deal;
    }
    throw std::logic_error("the referee refuses every deal of this match");
}

Match RandomTable::match()
{
    Match match = newMatch();
    Standing standing = match.game->start(match);
    while (!standing.finished) {
        match.deals.push_back(deal(match, standing));
        DealAward award = match.game->award(match, standing, match.deals.back()).value();
        standing = match.game->after(match, standing, award);
    }
    return match;
}

std::string matchLines(std::size_t bytes, std::uint64_t seed)
{
    RandomTable table(seed);
    std::string lines;
    while (lines.size() < bytes)
        lines += document::writeMatch(table.match()) + '\n';
    return lines;
}

std::string customMatchLines(std::size_t bytes, unsigned seed)
{
    constexpr int longest = 12; // most deals of a game without an end
    std::vector<std::shared_ptr<const custom::CustomGame>> games;
    for (const auto& file : std::filesystem::directory_iterator(TAFEL_PATTERNS)) {
        std::ifstream text(file.path());
        games.push_back(
            document::readCustomGame(std::string(std::istreambuf_iterator<char>(text), {})).value());
    }
    std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a->key() < b->key(); });
    AnyTable table(seed);
    std::string lines;
    for (std::size_t next = 0; lines.size() < bytes; ++next) {
        const auto& game = games[next % games.size()];
        Match match{.game = game.get(), .own = game, .players = {"Anna", "Beat", "Cora", "Dani"}};
        if (!game->playerCounts(Edition::Web).has(4))
            match.players.pop_back();
        Standing standing = game->start(match);
        while (!standing.finished && static_cast<int>(match.deals.size()) < longest) {
            match.deals.push_back(table.deal(match, standing));
            DealAward award = game->award(match, standing, match.deals.back()).value();
            standing = game->after(match, standing, award);
        }
        lines += document::writeMatch(match) + '\n';
    }
    return lines;
}

} // namespace tafel::bench
