import QtQuick
import Tafel.Ui

// The answer: the verdict large, its reasons with clause and edition, the legal cards, the editions side by side; below
// them the two buttons.
Item {
    id: root

    required property Desk desk
    readonly property deskVerdict verdict: desk.verdict
    readonly property var reasons: verdict.reasons
    readonly property string decisive: reasons.length > 0 ? reasons[0].clause : ""

    ScrollColumn {
        anchors.bottomMargin: (buttons.visible ? buttons.height : 0) + Theme.px(12)
        anchors.fill: parent
        line.x: x + width + Theme.px(4)
        spacing: Theme.px(14)

        DeskSentence {
            verdict: root.verdict
        }
        Optional {
            active: root.verdict.playable.path !== ""

            DeskFact {
                desk: root.desk
                fact: root.verdict.playable
                padding: 0
                plain: true
            }
        }
        Repeater {
            model: root.reasons

            ReasonLine {
                required property deskReason modelData
                required property int index

                bold: modelData.bold
                clause: Theme.joined([modelData.source, modelData.ruling], "\n")
                decides: index === 0 && root.reasons.length > 1
                hint: qsTr("Read the clause")
                kind: modelData.interpretation ? "ask" : modelData.tone
                number: root.reasons.length > 1 ? String(index + 1) : ""
                opensRule: modelData.clause
                showClause: true
                tag: modelData.interpretation ? qsTr("our interpretation") : ""
                text: modelData.text
            }
        }
        // The legal cards, and the illegal ones with the reason in a few words.
        Stack {
            spacing: Theme.px(10)
            visible: root.verdict.legal.length + root.verdict.illegal.length > 0

            WrappedRow {
                spacing: Theme.px(12)
                visible: root.verdict.legal.length > 0

                MiddleRow {
                    height: Theme.px(76)
                    spacing: Theme.px(8)

                    VerdictIcon { }
                    TText {
                        color: Theme.yes
                        text: qsTr("May play")
                        weight: Font.Bold
                    }
                }
                Repeater {
                    model: root.verdict.legal

                    CardFace {
                        required property string modelData

                        card: modelData
                        french: root.desk.pack.french
                    }
                }
            }
            Repeater {
                model: root.verdict.illegal

                Labelled {
                    id: row

                    required property deskCard modelData

                    leading: [
                        CardFace {
                            card: row.modelData.card
                            french: root.desk.pack.french
                            size: "small"
                        },
                        VerdictIcon {
                            kind: "no"
                        }
                    ]

                    Paragraph {
                        size: 18
                        text: row.modelData.why
                    }
                }
            }
        }
        // The same question in the three editions, side by side; yours is marked.
        Stack {
            spacing: Theme.px(8)
            visible: root.verdict.editions.length > 0

            Strong {
                color: Theme.mute
                text: qsTr("The editions differ here")
            }
            EqualColumns {
                id: columns

                columns: Theme.textScale < 1.4 ? 3 : 1
                spacing: Theme.px(8)

                Repeater {
                    model: root.verdict.editions

                    SheetColumn {
                        id: edition

                        required property deskEdition modelData
                        required property int index

                        readonly property color ink: modelData.kind === "no" ? Theme.no : modelData.kind === "ask" ? Theme.ask : Theme.yes

                        Accessible.name: modelData.name + ": " + modelData.word + ", " + modelData.source
                        Accessible.role: Accessible.StaticText
                        border.color: modelData.yours ? Theme.ink : Theme.panelEdge
                        border.width: modelData.yours ? Theme.px(3) : Theme.line
                        color: modelData.yours ? Theme.askGround : Theme.sheet
                        height: columns.columns === 1 ? implicitHeight : Math.max(Theme.px(118), implicitHeight)
                        objectName: "referee.verdict.edition." + index
                        padding: Theme.px(10)
                        radius: Theme.px(8)
                        sides: Theme.px(12)
                        spacing: Theme.px(2)

                        Strong {
                            size: 18
                            text: edition.modelData.yours ? qsTr("%1 · yours").arg(edition.modelData.name) : edition.modelData.name
                        }
                        MiddleRow {
                            spacing: Theme.px(6)

                            Icon {
                                color: edition.ink
                                name: edition.modelData.kind === "no" ? "cross" : edition.modelData.kind === "ask" ? "ask" : "check"
                                size: Theme.sign(20)
                                stroke: 3.2
                            }
                            FitText {
                                color: edition.ink
                                room: edition.column.width - Theme.px(28)
                                text: edition.modelData.word
                                weight: Font.Bold
                            }
                        }
                        Remark {
                            text: edition.modelData.source
                        }
                    }
                }
            }
        }
    }
    Row {
        id: buttons

        readonly property bool single: root.decisive === ""

        anchors.bottom: parent.bottom
        height: Math.max(Theme.px(66), record.implicitHeight, read.implicitHeight)
        spacing: Theme.px(12)
        visible: root.verdict.kind !== "empty"
        width: parent.width

        TButton {
            id: record

            guard: 200
            height: parent.height
            icon: Theme.large ? "" : "pen"
            kind: "act"
            objectName: "referee.record"
            opensPanel: "record"
            padding: Theme.px(12)
            text: qsTr("Record this dispute")
            whyNot: root.verdict.whyNotRecord
            width: buttons.single ? parent.width : (parent.width - parent.spacing) * 0.58
        }
        TButton {
            id: read

            height: parent.height
            icon: Theme.large ? "" : "book"
            objectName: "referee.read"
            opensRule: root.decisive
            padding: Theme.px(12)
            text: qsTr("Read the clause")
            visible: !buttons.single
            width: (parent.width - parent.spacing) * 0.42
        }
    }
}
