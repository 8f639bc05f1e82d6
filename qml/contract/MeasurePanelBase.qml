import QtQuick
import Tafel.App

// Base of the panels for measures: the prompts of the referee, and the available space.
Item {
    required property ScorePad pad
    property real room: 0 // height there is for it
    property bool needsHeight: false // the contracts above it leave out their lines about the score
    readonly property MeasurePad measure: pad.measure
    readonly property var asks: measure.asks
    readonly property int count: Math.max(1, pad.playing.length)
    readonly property var nothing: ({kind: "", path: "", label: "", title: "", options: [], said: false, follows: false, number: -1, lowest: 0, highest: 0, most: 0})

    // A PromptView by its path; of no kind if it is not asked.
    function asked(path: string): var {
        return asks.find(each => each.path === path) ?? nothing;
    }
    // The prompts whose paths have this prefix.
    function those(path: string): var {
        return asks.filter(each => each.path.startsWith(path));
    }
    // Handles a key of a keyboard. Returns false for other keys.
    function press(_event: var): bool {
        return false;
    }
}
