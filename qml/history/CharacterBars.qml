import QtQuick
import Tafel.Ui

// The average result of each character. Loaded by URL, because it brings Qt Charts.
BarChart {
    required property CharacterList characters

    fileTitle: qsTr("Characters: %1").arg(title)
    names: "characters"
    people: [qsTr("Victory points per deal")]
    rows: characters.bars
    title: qsTr("Victory points per deal")
    unitTitle: qsTr("Victory points per deal")
}
