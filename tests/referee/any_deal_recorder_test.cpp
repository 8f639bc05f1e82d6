// Random deals of every game, entered only by the prompts of the recorder, always reach their end.
#include <algorithm>
#include <random>

#include <gmock/gmock.h>

#include "games/games.h"
#include "referee/deal_recorder.h"

namespace tafel {
namespace {

using Step = DealRecorder::Step;

/// The games that record cards with suits.
std::vector<const Game*> recordedGames()
{
    std::vector<const Game*> games;
    for (const Game* game : allGames())
        if (game->dealKeys({.game = game}, {}).has(Key::Log) && !game->deck(4).empty())
            games.push_back(game);
    return games;
}

std::vector<Card> cardsOf(CardSet set)
{
    std::vector<Card> cards;
    for (const Card card : set)
        cards.push_back(card);
    return cards;
}

/// A random deal; the same seed gives the same answers.
class Recorder {
public:
    Recorder(const Game& game, unsigned seed)
        : m_random(seed)
        , m_match(table(game))
    {
    }

    const Match& match() const { return m_match; }
    DealRecorder begin() const { return {m_match, m_match.game->start(m_match), {}}; }
    /// A random prompt, usually the first required one.
    Prompt anyAsk(const DealRecorder& recording)
    {
        const std::vector<RecorderPrompt> prompts = recording.prompts();
        EXPECT_FALSE(prompts.empty()) << name(recording.step());
        return oneIn(8) ? anyOf(prompts) : prompts.front();
    }
    Response anyAnswer(const Prompt& prompt)
    {
        if (!prompt.options.empty() && (prompt.kind == Prompt::Kind::Choice || oneIn(6)))
            return anyOf(prompt.options).value;
        return anyOf(prompt.cards ? *prompt.cards : cardsOf(m_match.game->deck(m_match.count())));
    }

private:
    template <typename Each> const Each& anyOf(const std::vector<Each>& all)
    {
        return all.at(m_random() % all.size());
    }
    bool oneIn(unsigned times) { return m_random() % times == 0; }

    Match table(const Game& game)
    {
        Match match{.game = &game, .players = {"Anna", "Beat", "Cora"}};
        const Players counts = game.playerCounts(match.edition);
        if (!counts.has(3) || (counts.has(4) && oneIn(2)))
            match.players.emplace_back("Dani");
        std::vector<Card> characters = cardsOf(game.deck(match.count()));
        std::shuffle(characters.begin(), characters.end(), m_random);
        for (Player player = 0; game.dealKeys(match, {}).has(Key::Powers) && player < match.count(); ++player)
            match.characters[player] = characters[player];
        return match;
    }

    std::mt19937 m_random;
    Match m_match;
};

/// Plays a deal by its prompts; returns false if it does not end or its contract has no tricks.
bool playOut(Recorder& recorder, DealRecorder& recording)
{
    int refused = 0;
    while (recording.step() != Step::Done) {
        const Prompt prompt = recorder.anyAsk(recording);
        if (prompt.kind == Prompt::Kind::Card && prompt.cards && prompt.cards->empty()
            && prompt.options.empty()) {
            ADD_FAILURE() << prompt.path << ": no card can be named";
            return false;
        }
        const Result<DealRecorder> next = recording.respond(prompt.path, recorder.anyAnswer(prompt));
        if (!next) { // a power with parameters
            if (++refused > 500) {
                ADD_FAILURE() << prompt.path << ": " << next.error().message.en;
                return false;
            }
            continue;
        }
        EXPECT_NE(next->step(), Step::Fault);
        EXPECT_LE(next->draft().log->size(), recording.draft().log->size() + 1);
        recording = *next;
        if (!recorder.match().game->dealKeys(recorder.match(), recording.contract()).has(Key::Log))
            return false;
    }
    return true;
}

TEST(AnyRecording, isPlayedToItsEndByItsQuestionsAlone)
{
    int played = 0;
    for (const Game* game : recordedGames())
        for (unsigned seed = 0; seed < (game->deck(4).size() == 36 ? 60 : 15); ++seed) {
            SCOPED_TRACE(std::string(game->id()) + " " + std::to_string(seed));
            Recorder recorder(*game, seed);
            DealRecorder recording = recorder.begin();
            if (!playOut(recorder, recording) || testing::Test::HasFailure())
                continue;
            ++played;
            EXPECT_FALSE(recording.deal().fault);
            EXPECT_FALSE(recording.actor());
            // Undo goes back to the start, event by event.
            for (std::size_t left = recording.draft().log->size(); left > 0; --left) {
                recording = DealRecorder(
                    recorder.match(), recorder.match().game->start(recorder.match()), *recording.undone());
                ASSERT_EQ(recording.draft().log->size(), left - 1);
                ASSERT_NE(recording.step(), Step::Fault);
            }
        }
    EXPECT_GE(played, 150);
}

} // namespace
} // namespace tafel
