import QtQuick
import Tafel.Ui

// The filter of the history: days, game, edition, person, tournament. Changes apply at once.
Popup {
    id: root

    required property HistoryFilter filter

    function orAll(text: string, options: var): var {
        const all = [{id: "", text: text}];
        for (const each of options)
            all.push(each);
        return all;
    }

    component Question: Heading {
        size: 20
        topPadding: Theme.px(8)
    }

    closeName: "history.filter.close"
    panelWidth: Theme.px(900)
    title: qsTr("Show only …")

    Question {
        text: qsTr("When")
    }
    ChipFlow {
        current: root.filter.period
        names: "filter.period"
        options: root.filter.periods

        onChosen: id => root.filter.period = id
    }
    Repeater {
        model: root.filter.period === "range" ? 2 : 0

        MonthChoice {
            required property int index

            filter: root.filter
            label: index === 0 ? qsTr("From") : qsTr("To")
            month: index === 0 ? root.filter.fromMonth : root.filter.toMonth
            names: index === 0 ? "filter.from" : "filter.to"
            width: root.innerWidth

            onChanged: month => {
                if (index === 0)
                    root.filter.fromMonth = month;
                else
                    root.filter.toMonth = month;
            }
        }
    }
    Question {
        text: qsTr("Game")
    }
    ChipFlow {
        current: root.filter.game
        names: "filter.game"
        options: root.orAll(qsTr("All games"), root.filter.games)

        onChosen: id => root.filter.game = id
    }
    Question {
        text: qsTr("Edition of Cosmic Eidex")
        visible: editions.visible
    }
    ChipFlow {
        id: editions

        current: root.filter.edition
        names: "filter.edition"
        options: root.orAll(qsTr("All editions"), root.filter.editions)
        visible: root.filter.game === "" || root.filter.game === "cosmic-eidex"

        onChosen: id => root.filter.edition = id
    }
    Question {
        text: qsTr("Who played")
    }
    ChipFlow {
        current: root.filter.player
        names: "filter.player"
        options: root.orAll(qsTr("Everybody"), root.filter.people)

        onChosen: id => root.filter.player = id
    }
    Question {
        text: qsTr("Tournament")
        visible: tournaments.visible
    }
    ChipFlow {
        id: tournaments

        current: root.filter.tournament
        names: "filter.tournament"
        options: root.orAll(qsTr("With and without"), root.filter.tournaments)
        visible: options.length > 1

        onChosen: id => root.filter.tournament = id
    }
}
