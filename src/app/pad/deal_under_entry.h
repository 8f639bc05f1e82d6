// The deal under entry, for the parts of the entry panel, which do not know the score pad that owns them.
#pragma once

#include "app/pad/current_match.h"
#include "app/phrases/phrases.h"
#include "referee/game.h"

namespace tafel::app {

class PointsFields;
struct DealHead;
struct RemainderView;

class DealUnderEntry {
public:
    virtual CurrentMatch* table() const = 0;
    virtual Language language() const = 0;
    virtual bool isCorrecting() const = 0; ///< An earlier deal is being corrected.
    virtual const DealEntry& draft() const = 0;
    virtual const PadForm& form() const = 0;
    virtual const PointsFields& fields() const = 0;
    virtual const DealHead& head() const = 0;
    virtual const RemainderView& pointsRemainder() const = 0;
    virtual QString enterHint() const = 0; ///< The change of the standing, or what is missing.
    virtual QString activeNumber() const = 0; ///< See `MeasurePad::active`.
    // A match must be open.
    const Match& match() const { return table()->match(); }
    QString name(int seat) const { return qt(match().players[static_cast<std::size_t>(seat)]); }

    virtual void ask() = 0; ///< Asks the referee after a change, and updates the screen.
    virtual void record(const DealEntry& entry) = 0;
    virtual void setDraft(const DealEntry& draft) = 0; ///< Replaces the draft. Fields and focus stay.
    /// Applies an answer that was not typed on this tablet. The active field stays the same.
    virtual void applyResponse(const Prompt& prompt, const Response& said) = 0;
    virtual void leaveField(int seat) = 0; ///< Moves to the next empty field if there are several.
    virtual void onNumberTyped(const std::string& path) = 0; ///< See `PhoneEntries::onTyped`.

protected:
    ~DealUnderEntry() = default;
};

} // namespace tafel::app
