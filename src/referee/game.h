// The one interface of all games.
#pragma once

#include "referee/judge.h"
#include "referee/pad_form.h"
#include "referee/score.h"

namespace tafel {

/// A heading in the rulebook of a game.
struct Chapter {
    std::string_view prefix; ///< The beginning of the ids of its clauses: "eidex.award."
    Text name;
};

class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0; ///< The id in the match file.
    /// Under which the histories keep its matches: custom games have one id, and a key each.
    virtual std::string_view key() const { return id(); }
    virtual Text name() const = 0;
    virtual Text oneLine() const = 0; ///< A one-line description for the list of games.
    /// The icon of the game: a card ("card HK"), a suit ("suit L"), "chip", "strokes", or the sign of a
    /// custom game
    /// ("sign ♥").
    virtual std::string picture() const = 0;
    /// The note for the player who deals first.
    virtual Text firstDealerNote() const { return {.de = "gibt zuerst", .en = "deals first"}; }
    virtual Players playerCounts(Edition edition) const = 0; ///< Bit n: it can be played by n.
    virtual std::span<const OptionSpec> options() const { return {}; }
    virtual std::span<const Clause* const> clauses() const = 0;
    /// The headings of the clauses; a clause without one stands below its contract or the name of the game.
    virtual std::span<const Chapter> chapters() const { return {}; }
    virtual Unit unit() const = 0;
    virtual Pack pack() const = 0;
    /// All cards with suits for this number of players; other cards do not belong to the game.
    virtual CardSet deck(int players) const = 0;
    /// All contracts that a match of this head can have, each once, in the order of the rulebook.
    virtual std::vector<ContractInfo> contracts(const Match&) const { return {}; }

    /// The keys that the entry of a deal may have; `contract` is the name in the entry. An unknown contract
    /// allows every measure, because its error is reported later.
    virtual Keys dealKeys(const Match& head, std::string_view contract) const = 0;
    /// The same for a position; a game without any is scored, but not judged.
    virtual Keys positionKeys(const Match&, std::string_view /*contract*/) const { return {}; }
    bool isJudged() const { return !positionKeys({.game = this}, {}).empty(); }
    /// True for the only game with editions, whose players have characters.
    bool hasEditions() const { return positionKeys({.game = this}, {}).has(Key::Characters); }

    virtual Standing start(const Match& match) const = 0;

    /// The award of the deal, before tournament rules. Pointers of a refusal are relative to the deal
    /// ("/points").
    virtual Result<DealAward> award(
        const Match& match, const Standing& before, const DealEntry& entry) const = 0;

    /// Tournament rules: six to five, chaos, the end. Adds the clauses that applied to `award.because`.
    virtual Standing after(const Match& match, const Standing& before, DealAward& award) const = 0;

    /// True if the table decides when the match ends (`Match::ended`).
    virtual bool endsManually() const { return false; }

    /// The special end of a match, by the clauses of its last deal: "chaos"; empty for a normal end.
    virtual Text ending(std::span<const std::string>) const { return {}; }

    /// The open fields of a draft, and its award.
    virtual PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const = 0;

    /// The draft after an answer to one of the form's prompts, by its `Prompt::path`. 1 and 0 at a
    /// `PowerChoice::path` switch a power; "/turned_up" takes a card; "/match/1" toggles that the player of
    /// that seat won every trick. Repeating an answer of `Several` or `Order` removes it. Answers whose
    /// prompts are gone are removed as well. If no prompt matches, the draft remains unchanged.
    virtual DealEntry respond(const Match& match, const Standing& before, DealEntry draft,
        std::string_view path, const Response& answer) const;

    /// Prepares an accepted entry for changes: values that the referee filled in are open again.
    virtual DealEntry reopened(const Match&, DealEntry entry) const { return entry; }

    /// The safe zone of one player for a draft; empty if the game has none.
    virtual SafeZone safeZone(const Match&, const Standing&, const DealEntry&, Player) const { return {}; }

    /// The card points of a draft; nothing if its cards have no points, or if these are not known
    /// yet.
    virtual std::optional<CardPoints> cardPoints(const Match&, const Standing&, const DealEntry&) const
    {
        return {};
    }

    /// Judges which cards may be played, or who wins the trick. Pointers are relative to the document.
    virtual Result<Verdict> judge(const Position& position) const;

    /// Whether powers may be used now, and who acts first. A broken rule is an answer, never a refusal.
    /// Only for games whose `dealKeys` have `Powers`.
    virtual PowerAnswer answer(const PowerQuestion& question) const;

    /// The state of a recorded deal after its log. Pointers of its fault are relative to the deal ("/log/3").
    virtual RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry) const;

    /// The powers that each player could use now in a recorded deal (`whyNot`), in the order of seats.
    virtual std::vector<PowerChoice> availablePowers(const Match&, const Standing&, const DealEntry&) const
    {
        return {};
    }

    /// Converts a recorded deal for the score pad, with everything that the record knows, and with the same
    /// award. A deal in numbers remains unchanged, and so does a record that numbers cannot express: it was
    /// annulled, or has an error.
    virtual DealEntry toNumericEntry(const Match&, const Standing&, const DealEntry& entry) const
    {
        return entry;
    }

    /// Counts the legal ways to play the recorded deal on, `depth` plays deep; a finished deal is one leaf.
    virtual Result<Perft> perft(
        const Match& match, const Standing& before, const DealEntry& entry, int depth) const;
};

} // namespace tafel
