import QtQuick
import Tafel.Ui

// The button that enters the deal; during a correction the two that leave it or write it.
Item {
    id: root

    required property ScorePad pad
    required property string hint // the award of the entry, or what is missing
    property bool keyed: false // the deal is being entered by the keyboard
    readonly property bool correcting: pad.correction.deal > 0
    readonly property EnterButton shown: (pair.item as Pair)?.correct ?? enter
    readonly property correctionEffectView effect: pad.correction.effect
    readonly property string takesBack: effect.takesBack // later deals, with the correction

    component Pair: Row {
        readonly property alias correct: correctButton

        spacing: Theme.px(12)

        TButton {
            height: root.height
            objectName: "pad.leave"
            padding: Theme.px(8)
            text: qsTr("Cancel")
            width: root.width - parent.spacing - correctButton.width

            onTapped: root.pad.correction.leave()
        }
        EnterButton {
            id: correctButton

            height: root.height
            objectName: "pad.correct"
            padding: Theme.px(8)
            text: root.takesBack === "" ? qsTr("Correct")
                : qsTr("Correct and take back %1").arg(root.takesBack)
            textSize: root.takesBack === "" ? 23 : 20
            whyNot: root.effect.same ? qsTr("Nothing is changed yet.")
                : root.effect.allowed || root.takesBack !== "" ? "" : root.effect.broken || root.hint
            whyNotTitle: qsTr("Not yet.")
            width: (root.width - parent.spacing) * (root.takesBack === "" ? 0.6 : 0.68)

            onTapped: root.pad.correction.confirm()
        }
    }

    EnterButton {
        id: enter

        dashed: root.pad.phones.isWaiting
        height: parent.height
        objectName: "pad.enter"
        padding: Theme.px(10)
        subText: root.hint
        text: qsTr("Enter %1", "deal").arg(root.pad.table.dealWord)
        visible: !root.correcting
        whyNot: root.pad.canEnter ? "" : root.hint
        whyNotTitle: qsTr("Not yet.")

        onTapped: {
            root.keyed = root.keyed || activeFocus;
            root.pad.enter();
            root.keyed = false;
        }
    }
    Optional {
        id: pair

        active: root.correcting

        Pair {}
    }
}
