import QtQuick
import Tafel.App

// What every way to measure a deal has on the paper: the questions of the referee, and the room there is.
Item {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0 // height there is for it
    readonly property MeasurePad measure: pad.measure
    readonly property var asks: measure.asks
    // Whose numbers or names stand on the paper. As text, so that the rows stay while numbers are typed.
    readonly property string who: {
        const all = [];
        for (let i = 0; i < pad.seats.length; ++i)
            if (pad.seats[i].view.plays)
                all.push(i);
        return all.join(" ");
    }
    readonly property var playing: who === "" ? [] : who.split(" ").map(seat => pad.seats[Number(seat)])
    readonly property int count: Math.max(1, playing.length)

    // An AskView by its path; undefined: that is not asked.
    function asked(path: string): var {
        return asks.find(each => each.path === path);
    }
    // Those whose paths begin so.
    function those(path: string): var {
        return asks.filter(each => each.path.startsWith(path));
    }
    // A key of a keyboard; false: it is none of its own.
    function press(_event: var): bool {
        return false;
    }
}
