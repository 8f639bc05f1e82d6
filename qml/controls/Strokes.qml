import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// Chalk strokes of Hintersche: a little irregular (always alike for a seat), the fifth across; coming ones
// dashed, those to be wiped grey with a bar.
Item {
    id: root

    required property int seat
    property int count: 0
    property int coming: 0
    property int wiped: 0 // of count, the last ones

    // A number between −3 and 3 that depends on nothing but the stroke's place.
    function jitter(place: int, salt: int): real {
        const x = Math.sin((place + 1) * 12.9898 + (seat + 1) * 78.233 + salt * 37.719) * 43758.5453;
        return (x - Math.floor(x)) * 6 - 3;
    }
    function stroke(place: int): string {
        const group = Math.floor(place / 5) * 168;
        if (place % 5 === 4)
            return "M" + (group - 4) + " " + (66 + jitter(place, 1)) + "L" + (group + 120) + " "
                + (30 + jitter(place, 2));
        const x = group + 12 + (place % 5) * 31;
        return "M" + (x + 3 + jitter(place, 1)) + " " + (8 + jitter(place, 2)) + "L"
            + (x - 3 + jitter(place, 3)) + " " + (90 + jitter(place, 4));
    }
    function strokes(from: int, to: int): string {
        let path = "";
        for (let i = from; i < to; ++i)
            path += stroke(i);
        return path;
    }
    function bars(from: int, to: int): string {
        let path = "";
        for (let i = from; i < to; ++i)
            path += "M" + (Math.floor(i / 5) * 168 + (i % 5) * 31 - 6) + " 49h32";
        return path;
    }

    Accessible.name: String(count)
    Accessible.role: Accessible.Indicator
    implicitHeight: Theme.px(98)
    implicitWidth: Theme.px(Math.max(40, (count + coming) * 32 + 10))

    ClipShape {
        antialiasing: true
        scale: Theme.unit
        transformOrigin: Item.TopLeft

        ShapePath {
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            strokeColor: Theme.chalk
            strokeWidth: 9

            PathSvg {
                path: root.strokes(0, root.count - root.wiped)
            }
        }
        ShapePath {
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            strokeColor: Theme.chalkEdge
            strokeWidth: 9

            PathSvg {
                path: root.strokes(root.count - root.wiped, root.count)
            }
        }
        ShapePath {
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"
            strokeColor: Theme.playerColor(root.seat, true)
            strokeWidth: 5

            PathSvg {
                path: root.bars(root.count - root.wiped, root.count)
            }
        }
        ShapePath {
            capStyle: ShapePath.FlatCap
            dashPattern: [1.25, 0.8]
            fillColor: "transparent"
            strokeColor: Theme.playerColor(root.seat, true)
            strokeStyle: ShapePath.DashLine
            strokeWidth: 9

            PathSvg {
                path: root.strokes(root.count, root.count + root.coming)
            }
        }
    }
}
