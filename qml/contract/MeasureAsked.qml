import QtQuick
import Tafel.App
import Tafel.Ui

// The paper for one way to measure a deal, or for a round.
Loader {
    id: root

    required property ScorePad pad
    required property string kind // "count", "takes", … or "chips"; empty: nothing
    required property bool portrait
    required property real room // height there is for it

    signal explained(Item at, string bold, string text, string clause)

    function press(event: var): bool {
        return item ? (item as PointsPaper).press(event) : false;
    }

    active: kind !== ""
    sourceComponent: {
        switch (kind) {
        case "count":
            return countPart;
        case "takes":
            return takesPart;
        case "winners":
        case "crossings":
            return winnersPart;
        case "lows":
            return lowsPart;
        case "out":
            return outPart;
        case "counts":
            return countsPart;
        case "left":
            return leftPart;
        case "called":
            return calledPart;
        case "points":
            return pointsPart;
        case "chips":
            return chipsPart;
        default:
            return null;
        }
    }
    visible: active

    Component {
        id: countPart

        CountPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room

            onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        }
    }
    Component {
        id: takesPart

        TakesPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room

            onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        }
    }
    Component {
        id: winnersPart

        WinnersPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room
        }
    }
    Component {
        id: lowsPart

        LowsPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room

            onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        }
    }
    Component {
        id: outPart

        OutPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room
        }
    }
    Component {
        id: countsPart

        CountsPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room

            onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        }
    }
    Component {
        id: leftPart

        LeftPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room
        }
    }
    Component {
        id: calledPart

        CalledPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room
        }
    }
    Component {
        id: pointsPart

        PointsPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room

            onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        }
    }
    Component {
        id: chipsPart

        ChipsPaper {
            pad: root.pad
            portrait: root.portrait
            room: root.room
        }
    }
}
