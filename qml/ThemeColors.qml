import QtQuick

// The colours of a theme, and of people in it; pages and reports take them from this file (pages/colors.cmake).
QtObject {
    property string name: "light" // "light" | "dark" | "contrast"
    readonly property bool contrast: name === "contrast"

    // ---- Colours                                   light      dark       contrast
    readonly property color paper: pick("#F5EFE1", "#26221D", "#FFFFFF")
    readonly property color sheet: pick("#FFFCF4", "#342E27", "#FFFFFF")
    readonly property color sunk: pick("#EAE1CC", "#1C1915", "#E6E6E6")
    readonly property color ink: pick("#231F1A", "#F4ECDC", "#000000")
    readonly property color mute: pick("#554C40", "#CBBFAB", "#262626")
    readonly property color edge: pick("#857963", "#958977", "#000000")
    readonly property color rule: pick("#D8CDB5", "#4A4238", "#6B6B6B")
    readonly property color slate: pick("#24302C", "#18201D", "#000000")
    readonly property color slateLine: pick("#2F3D38", "#25302C", "#1E1E1E")
    readonly property color chalk: pick("#F7F3E6", "#F7F3E6", "#FFFFFF")
    readonly property color chalkMute: pick("#BCC6BE", "#BCC6BE", "#E4E4E4")
    readonly property color chalkEdge: pick("#7F8F87", "#7F8F87", "#B0B0B0")
    readonly property color wood: pick("#8A5A32", "#7A4F2C", "#000000")
    readonly property color act: pick("#24302C", "#F4E6C4", "#000000")
    readonly property color actInk: pick("#FFFCF4", "#231F1A", "#FFFFFF")
    readonly property color sel: pick("#24302C", "#F4E6C4", "#000000")
    readonly property color selInk: pick("#FFFCF4", "#231F1A", "#FFE600")
    readonly property color yes: pick("#1B6338", "#8FE0AC", "#00471B")
    readonly property color yesGround: pick("#E0EBD9", "#22392B", "#DDF3E1")
    readonly property color no: pick("#9E241B", "#FFA79B", "#8A0000")
    readonly property color noGround: pick("#F6DFD6", "#4A2620", "#FFE1DC")
    readonly property color ask: pick("#7A4F00", "#F2CA70", "#553600")
    readonly property color askGround: pick("#F6E6BE", "#443518", "#FFEDB8")
    readonly property color focus: pick("#1F5FA8", "#8CC4FF", "#0037B3")
    readonly property color slateFocus: pick("#8CC4FF", "#8CC4FF", "#A9D4FF")
    readonly property color panelEdge: pick("#D8CDB5", "#4A4238", "#000000") // around a sheet
    readonly property color card: pick("#FFFDF6", "#FFFDF6", "#FFFFFF")
    readonly property color cardEdge: pick("#857963", "#FFFDF6", "#000000")
    readonly property color cardFocus: pick("#1F5FA8", "#1F5FA8", "#0037B3") // a chosen card: cards stay paper
    readonly property color cardInk: "#1B1B1B"
    readonly property color chalkInk: pick("#24302C", "#24302C", "#000000") // on a button of chalk

    function pick(light: string, dark: string, contrast: string): string {
        return name === "dark" ? dark : name === "contrast" ? contrast : light;
    }

    // Ink of the ranks of a suit; yellow has a dark ochre, because the star's yellow is unreadable as text.
    function suitInk(suit: string): color {
        return {H: "#B3261E", D: "#B3261E", L: "#1F7A3D", S: "#7A5200"}[suit] ?? cardInk;
    }

    // ---- Players: colour + shape + initial, in charts a dash pattern. Seats count from 0.
    readonly property var shapes: ["circle", "square", "triangle", "hexagon", "arch", "diamond", "cross", "pentagon"]
    readonly property var slatePlayers: contrast
        ? ["#A9D4FF", "#FFC79E", "#A2F0CB", "#EBCBFF", "#FFE976", "#FFC0DD", "#DCE5EC", "#A6EEF5"]
        : ["#8CC4FF", "#FFB07A", "#7FD9AE", "#DDB2F5", "#EBD26A", "#FF9FCB", "#C5D0DA", "#7FDCE6"]
    readonly property var paperPlayers: contrast ? ["#003A8C", "#8A2F00", "#00502F", "#5A1C80", "#4A3A00", "#7A1050", "#2B3A48", "#004B57"]
        : name === "dark" ? slatePlayers : ["#1F5FA8", "#B4470F", "#1C7350", "#7A3E9D", "#6E5A12", "#9B2C6B", "#3F5566", "#0B6B78"]
    readonly property color playerInkPaper: pick("#FFFCF4", "#18201D", "#FFFFFF")
    readonly property color playerInkSlate: pick("#18201D", "#18201D", "#000000")
    // Lengths of dash and gap for a line 4 wide; an empty list is a solid line.
    readonly property var dashes: [[], [12, 6], [3, 6], [16, 4, 4, 4], [8, 3], [10, 3, 3, 3], [4, 4], [20, 4]]

    function playerColor(seat: int, slated: bool): color {
        return (slated ? slatePlayers : paperPlayers)[seat % shapes.length];
    }
}
