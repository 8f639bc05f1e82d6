import QtQuick
import Tafel.Ui

// The button that writes a correction. It names the later deals that the correction takes back.
EnterButton {
    id: root

    required property ScorePad pad
    required property string hint // the missing requirement
    readonly property var effect: pad.correction.effect
    readonly property string takesBack: effect.takesBack || ""

    readonly property real share: takesBack === "" ? 0.6 : 0.68 // of the room for this and *Leave*

    objectName: "pad.correct"
    padding: Theme.px(8)
    text: takesBack === "" ? qsTr("Correct") : qsTr("Correct and take back %1").arg(takesBack)
    textSize: takesBack === "" ? 23 : 20
    whyNot: effect.same ? qsTr("Nothing is changed yet.") : effect.allowed || takesBack !== "" ? "" : effect.broken || hint

    onExplain: Screens.of(root).explain(root, qsTr("Not yet."), whyNot, "")
    onTapped: pad.correction.confirm()
}
