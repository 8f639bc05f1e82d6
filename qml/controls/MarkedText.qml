import QtQuick
import Tafel.Ui

// A text with parts in bold, struck out or underlined. No other file of the app interprets markup: each part is escaped
// here, and a name like "<b>" is shown as it was typed.
Paragraph {
    property var parts: [] // [{text, bold, struck, underlined, color}] or plain strings, in the order of reading

    function styled(part: var): string {
        if (typeof part === "string")
            return escaped(part);
        let text = escaped(String(part.text));
        if (text === "")
            return "";
        if (part.underlined)
            text = "<u>" + text + "</u>";
        if (part.struck)
            text = "<s>" + text + "</s>";
        if (part.bold)
            text = "<b>" + text + "</b>";
        return part.color === undefined ? text : "<font color=\"" + Theme.hex(part.color) + "\">" + text + "</font>";
    }
    function escaped(plain: string): string {
        return plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\u00a0/g, "&nbsp;").replace(/\n/g, "<br>");
    }

    text: parts.map(styled).join("")
    textFormat: Text.StyledText
}
