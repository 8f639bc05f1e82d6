import QtQuick
import Tafel.Ui

// The answers to a prompt of a measure, one tap each, in equal columns. A tap on the answer takes it back.
PromptOptions {
    required property MeasurePad measure

    columns: Math.max(1, ask?.options.length ?? 0)
    highlights: true
    question: ask?.title ?? ""
    spacing: Theme.px(8)

    onSaid: value => measure.respond(ask.path, value)
}
