import QtQuick
import Tafel.Ui

// A number, or the rank of a card, that is large enough in every text size.
TText {
    fixed: true
    weight: Font.Black
}
