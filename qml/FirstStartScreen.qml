import QtQuick
import Tafel.Ui

// The very first start: language, text size, theme, a tap each.
TScreen {
    id: root

    property int step: 0
    readonly property var themes: [{name: "light", text: qsTr("Light")}, {name: "dark", text: qsTr("Dark")}, {name: "contrast", text: qsTr("High contrast")}]

    Keys.onEscapePressed: if (step > 0)
        --step
    onStepChanged: root.forceActiveFocus() // the focused item was destroyed: each step creates its buttons

    Column {
        anchors.centerIn: parent
        spacing: Theme.px(28)
        width: Math.min(parent.width - Theme.px(48), Theme.px(root.portrait ? 720 : 1040))

        TText {
            anchors.horizontalCenter: parent.horizontalCenter
            fixed: true
            size: 44
            text: "Tafelrichter"
            weight: Font.Black
        }
        Heading {
            horizontalAlignment: Text.AlignHCenter
            text: root.step === 0 ? "Welche Sprache? · Which language?"
                : root.step === 1 ? qsTr("How large should text be?") : qsTr("Which colours?")
            weight: Font.Bold
        }
        EqualColumns {
            columns: 2
            spacing: Theme.px(16)

            Repeater {
                model: root.step === 0 ? [{name: "de", text: "Deutsch"}, {name: "en", text: "English"}] : []

                TButton {
                    required property var modelData

                    height: Theme.px(160)
                    objectName: "first.language." + modelData.name
                    text: modelData.text
                    textSize: 34

                    onTapped: {
                        root.session.preferences.language = modelData.name;
                        root.step = 1;
                    }
                }
            }
        }
        EqualColumns {
            columns: root.portrait ? 1 : 5
            spacing: Theme.px(12)

            Repeater {
                model: root.step === 1 ? [100, 125, 150, 175, 200] : []

                TButton {
                    required property int modelData

                    column: !root.portrait
                    fixedText: true
                    height: Theme.touch(root.portrait ? 104 : 180)
                    hint: ""
                    label: qsTr("Text size %1 %").arg(modelData)
                    objectName: "first.textSize." + modelData
                    subText: modelData + " %"
                    text: qsTr("Deal")
                    textSize: 20 * modelData / 100

                    onTapped: {
                        root.session.preferences.textSize = modelData;
                        root.step = 2;
                    }
                }
            }
        }
        EqualColumns {
            columns: root.portrait ? 1 : 3
            spacing: Theme.px(16)

            Repeater {
                model: root.step === 2 ? root.themes : []

                FramedPressable {
                    id: look

                    required property var modelData
                    readonly property ThemeColors colors: ThemeColors {
                        name: look.modelData.name
                    }

                    ground: colors.paper
                    height: Theme.px(200)
                    label: modelData.text
                    objectName: "first.theme." + modelData.name
                    radius: Theme.panelRadius

                    onTapped: {
                        root.session.preferences.theme = modelData.name;
                        root.session.preferences.firstStart = false;
                        root.goTo(root.session.table.open ? "ScorePad" : "Home", {});
                    }

                    Rectangle {
                        anchors.left: parent.left
                        anchors.margins: Theme.px(16)
                        anchors.right: parent.right
                        anchors.top: parent.top
                        border.color: look.colors.wood
                        border.width: Theme.px(8)
                        color: look.colors.slate
                        height: Theme.px(104)
                        radius: Theme.px(10)

                        Numeral {
                            anchors.centerIn: parent
                            color: look.colors.chalk
                            size: 56
                            text: "5 : 4 : 5"
                        }
                    }
                    FitText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        color: look.colors.ink
                        room: parent.width - Theme.px(24)
                        smallest: 18
                        text: look.modelData.text
                        weight: Font.Bold
                        y: Theme.px(140)
                    }
                }
            }
        }
        Remark {
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("All of this can be changed in the settings.")
            visible: root.step > 0
        }
    }
}
