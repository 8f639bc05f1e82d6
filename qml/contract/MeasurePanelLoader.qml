import QtQuick
import Tafel.Ui

// Loads the panel for a measure, or for a round.
Optional {
    id: root

    required property ScorePad pad
    required property string panel // see `MeasureForm`; empty: nothing
    required property bool portrait
    required property real room // height there is for it
    readonly property var asks: pad.measure.asks
    // More of them than a strip has room for: not by the tap of a number each.
    readonly property bool many: panel === "count" && asks.some(each => each.most > 30)
    readonly property var parts: ({
            count: many ? numbersPart : countPart,
            numbers: numbersPart,
            declarer: declarerPart,
            takes: takesPart,
            choices: choicesPart,
            names: namesPart,
            cells: cellsPart,
            called: calledPart,
            points: pointsPart
        })
    readonly property Component countPart: CountPanel { pad: root.pad }
    readonly property Component numbersPart: NumbersPanel { pad: root.pad }
    readonly property Component declarerPart: DeclarerPanel { pad: root.pad }
    readonly property Component takesPart: TakesPanel { pad: root.pad }
    readonly property Component choicesPart: ChoicesPanel { pad: root.pad }
    readonly property Component namesPart: NamesPanel { pad: root.pad }
    readonly property Component cellsPart: CellsPanel { pad: root.pad }
    readonly property Component calledPart: CalledPanel { pad: root.pad }
    readonly property Component pointsPart: PointsPanel { pad: root.pad }

    function press(event: var): bool {
        return item ? (item as MeasurePanelBase).press(event) : false;
    }

    active: panel !== ""
    sourceComponent: parts[panel] || null

    onLoaded: {
        const part = item as MeasurePanelBase;
        part.portrait = Qt.binding(() => root.portrait);
        part.room = Qt.binding(() => root.room);
    }
}
