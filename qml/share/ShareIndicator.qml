import QtQuick
import Tafel.Ui

// In the bar above the pad while the table shares: the number of devices, requests for seats, a lost network.
BarButton {
    required property Sharing sharing
    readonly property var wanting: sharing.requests.length > 0 ? sharing.requests[0] : null
    readonly property bool gone: sharing.networkGone
    readonly property bool narrow: Theme.veryLarge

    icon: gone ? "unreached" : "phone"
    kind: wanting ? "sel" : gone ? "ask" : "ghost"
    label: wanting ? qsTr("Shared. A phone wants the seat of %1").arg(wanting.name) : gone ? qsTr("Shared, but the network is down")
        : qsTr("Shared, devices: %1").arg(sharing.devices)
    lines: 1
    padding: Theme.px(12)
    text: wanting ? narrow ? "?" : qsTr("%1?", "who wants a seat").arg(wanting.name) : gone ? narrow ? "!" : qsTr("Network lost")
        : sharing.devices > 0 ? sharing.devices : narrow ? "" : qsTr("on")
}
