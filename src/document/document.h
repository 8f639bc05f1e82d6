// The public documents as JSON: matches, positions and questions in; results, verdicts and errors out. The
// one place that knows their form.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "referee/prompts.h"

namespace tafel::custom {
class CustomGame;
}

namespace tafel::document {

/// Whether texts are checked: names, ids, reasons, the clause of a ruling. A stored document was accepted by
/// the rules of its time, and is read whatever the current rules require.
enum class Texts : std::uint8_t { Checked, AsKept };

/// Reads a match document. Faults of the head are refused here; faults inside a deal travel with the deal
/// (`DealEntry::readError`) and are reported by `score` in their turn.
Result<Match> readMatch(std::string_view json, Texts texts = Texts::Checked);

/// Reads and checks the document of a custom game.
Result<std::shared_ptr<const custom::CustomGame>> readCustomGame(
    std::string_view json, Texts texts = Texts::Checked);

/// The same JSON indented by two spaces, with a line end; a text that is not JSON remains unchanged.
std::string prettyText(std::string_view json);

/// The format of the first line of a history as earlier versions exported it, without the number of its
/// version.
inline constexpr std::string_view matchesFormat = "tafelrichter-matches/";

/// \return whether this line is such a first line, of a version that can be passed over
bool isMatchesHeader(std::string_view line);

/// \return true if the text claims to be a game document, of any version
bool isGameDocument(std::string_view json);

/// A game document as a history keeps it.
struct GameText {
    std::string fingerprint, id, document; ///< The document on one line.
};
/// The game document under that key of an object; nothing if there is none. The game's rules are not checked.
std::optional<GameText> findGameText(std::string_view json, std::string_view key);

/// Reads one deal in the form of `deals` in the match file; `head` provides game, edition and players.
/// Refused only if it is not a JSON object; the deal carries other errors, with pointers relative to it.
Result<DealEntry> readDeal(const Match& head, std::string_view json, Texts texts = Texts::Checked);

Result<Position> readPosition(std::string_view json);

/// A question as its document has it: a list of uses is answered by a list.
struct QuestionDocument {
    PowerQuestion question = {};
    bool isList = false;
};
Result<QuestionDocument> readQuestion(std::string_view json);

/// The documents that `readPosition` and `readQuestion` read, on one line.
std::string writePosition(const Position& position);
std::string writeQuestion(const PowerQuestion& question);

/// Writes one deal in the form of `deals` in the match file, on one line. Reading it back gives the same
/// entry, also for a draft. Of a deal that was read only in part, it has that part.
std::string writeDeal(const Match& head, const DealEntry& entry);

/// The match document; `withDeals` false: with an empty list of deals. Indented by two when `pretty`. Throws
/// std::logic_error when a deal that it writes could not be read to its end.
std::string writeMatch(const Match& match, bool withDeals = true, bool pretty = false);

enum class Layout { Line, Pretty };

/// Takes the current part of a long answer and empties `out`, so that memory is bounded.
using TakePiece = std::function<void(std::string& out)>;

/// The result document of a scored match. `take` is called between deals whenever many were written.
void writeResult(std::string& out, const Match& match, const Outcome& outcome, Language language,
    Layout layout, const TakePiece& take = {});

/// The verdict on a position.
void writeVerdict(
    std::string& out, const Match& head, const Verdict& verdict, Language language, Layout layout);

/// The verdict on a question.
void writeAnswer(std::string& out, const QuestionDocument& asked, const PowerAnswer& answer,
    Language language, Layout layout);

/// Writes the next prompts.
void writePrompts(
    std::string& out, const Match& match, const MatchPrompts& asking, Language language, Layout layout);

void writePerft(std::string& out, const Perft& perft, int depth, Layout layout);

/// The error document of a refusal.
void writeRefusal(std::string& out, const Refusal& refusal, Language language, Layout layout);

// The answer of each command to a document: appends it, or the error document, to `out`.
// \return true for an answer

/// Scores a match document.
bool scoreDocument(std::string& out, std::string_view json, Language language, Layout layout);
/// The same with a long result in pieces, once it is known that there is one.
bool scoreDocumentInPieces(
    std::string& out, std::string_view json, Language language, Layout layout, const TakePiece& take);

/// Checks the document of a custom game: its fingerprint, and how many deals a match has.
bool checkGameDocument(std::string& out, std::string_view json, Language language, Layout layout);

/// Judges a position or answers a question.
bool judgeDocument(std::string& out, std::string_view json, Language language, Layout layout);

/// The open prompts of a match document.
bool promptsDocument(std::string& out, std::string_view json, Language language, Layout layout);

/// Counts the ways to play the last deal of a match on: a recorded one with its hands.
bool perftDocument(std::string& out, std::string_view json, int depth, Language language, Layout layout);

} // namespace tafel::document
