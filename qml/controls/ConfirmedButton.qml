import QtQuick
import Tafel.Ui

// A button that first asks whether it is meant, with the consequence and a way back.
Stack {
    id: root

    required property string text
    required property string sureText // once it asks
    required property string question
    required property string leaveText
    required property string names // of the objectName of the question and of the way back
    property string whyNot: ""
    property bool sure: false
    property alias button: act

    signal confirmed

    spacing: Theme.px(10)

    Paragraph {
        objectName: root.names + ".asked"
        text: root.question
        visible: root.sure
    }
    WrappedRow {
        TButton {
            id: act

            guard: root.sure ? 400 : 0
            kind: root.sure ? "act" : "plain"
            subText: root.whyNot
            text: root.sure ? root.sureText : root.text
            whyNot: root.whyNot
            width: Math.min(implicitWidth, parent.width)

            onTapped: {
                root.sure = !root.sure;
                if (!root.sure)
                    root.confirmed();
            }
        }
        TButton {
            kind: "ghost"
            objectName: root.names + ".leave"
            text: root.leaveText
            visible: root.sure
            width: Math.min(implicitWidth, parent.width)

            onTapped: root.sure = false
        }
    }
}
