<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>CardGrid</name>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>lizard</source>
        <translation>Eidex</translation>
    </message>
    <message>
        <source>raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>Schaufel</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>CastColumn</name>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Play without characters</source>
        <translation>Ohne Charaktere spielen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu losen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losen</translation>
    </message>
    <message>
        <source>Once people sit at the table, their characters lie here face up. The game also works without.</source>
        <translation>Sitzen Personen am Tisch, liegen hier ihre Charaktere offen. Das Spiel geht auch ohne.</translation>
    </message>
</context>
<context>
    <name>CharacterPanel</name>
    <message>
        <source>Which character has %1?</source>
        <translation>Welchen Charakter hat %1?</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>kein Charakter</translation>
    </message>
    <message>
        <source>Somebody else has it</source>
        <translation>Jemand anderes hat ihn</translation>
    </message>
    <message>
        <source>No character yet</source>
        <translation>Noch kein Charakter</translation>
    </message>
    <message>
        <source>A tap on a card chooses it, a second one takes it back.</source>
        <translation>Ein Tipp wählt die Karte, ein zweiter nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>CharacterTile</name>
    <message>
        <source>A tap chooses a character</source>
        <translation>Ein Tipp wählt einen Charakter</translation>
    </message>
    <message>
        <source>Character of %1</source>
        <translation>Charakter von %1</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>kein Charakter</translation>
    </message>
    <message>
        <source>Tap to choose one</source>
        <translation>Tippen zum Wählen</translation>
    </message>
</context>
<context>
    <name>ClauseSheet</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>This rule has no text.</source>
        <translation>Zu dieser Regel gibt es keinen Text.</translation>
    </message>
    <message>
        <source>your match</source>
        <translation>euer Spiel</translation>
    </message>
    <message>
        <source>Section “%1”</source>
        <translation>Abschnitt «%1»</translation>
    </message>
    <message>
        <source>This edition does not say it.</source>
        <translation>Diese Ausgabe sagt es nicht.</translation>
    </message>
    <message>
        <source>our interpretation</source>
        <translation>unsere Auslegung</translation>
    </message>
    <message>
        <source>The table may decide otherwise.</source>
        <translation>Der Tisch darf anders entscheiden.</translation>
    </message>
</context>
<context>
    <name>CorrectionEffect</name>
    <message>
        <source>Standing after</source>
        <translation>Stand nach</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>That does not work.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>No standing changes.</source>
        <translation>Kein Stand ändert sich.</translation>
    </message>
    <message>
        <source>One standing changes.</source>
        <translation>Ein Stand ändert sich.</translation>
    </message>
    <message>
        <source>%1 standings change.</source>
        <translation>%1 Stände ändern sich.</translation>
    </message>
    <message>
        <source>Every later deal stays possible.</source>
        <translation>Keine spätere Partie wird ungültig.</translation>
    </message>
</context>
<context>
    <name>CorrectionNote</name>
    <message>
        <source>Deal %1 corrected</source>
        <translation>Partie %1 berichtigt</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Deal</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Gewinnpunkte</translation>
    </message>
</context>
<context>
    <name>DealTable</name>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Tr.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>No deal has been entered yet.</source>
        <translation>Noch ist keine Partie eingetragen.</translation>
    </message>
</context>
<context>
    <name>DealsPopup</name>
    <message>
        <source>Which deal is wrong?</source>
        <translation>Welche Partie ist falsch?</translation>
    </message>
    <message>
        <source>No deal yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>After the first deal, all deals stand here. A tap corrects one.</source>
        <translation>Nach der ersten Partie stehen hier alle Partien. Ein Tipp berichtigt eine.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>%1 · corrected</source>
        <translation>%1 · berichtigt</translation>
    </message>
</context>
<context>
    <name>DrawPanel</name>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze losen</translation>
    </message>
    <message>
        <source>Draw the characters</source>
        <translation>Charaktere losen</translation>
    </message>
    <message>
        <source>Each person taps once. The moments of all taps decide, so nobody alone can.</source>
        <translation>Jede Person tippt einmal. Die Augenblicke aller Tipps entscheiden, niemand allein.</translation>
    </message>
    <message>
        <source>%1 taps</source>
        <translation>%1 tippt</translation>
    </message>
    <message>
        <source>%1, tap here</source>
        <translation>%1, hier tippen</translation>
    </message>
</context>
<context>
    <name>DrawnNote</name>
    <message>
        <source>How it was drawn</source>
        <translation>So wurde gelost</translation>
    </message>
    <message>
        <source>How the seats were drawn</source>
        <translation>So wurden die Plätze gelost</translation>
    </message>
    <message>
        <source>verifiable</source>
        <translation>nachprüfbar</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>ergibt</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>FaultScreen</name>
    <message>
        <source>Nothing was changed. The file stays as it is.</source>
        <translation>Es wurde nichts verändert. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>FirstStartScreen</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>How large should text be?</source>
        <translation>Wie gross soll die Schrift sein?</translation>
    </message>
    <message>
        <source>Which colours?</source>
        <translation>Welche Farben?</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All of this can be changed in the settings.</source>
        <translation>Alles lässt sich in den Einstellungen ändern.</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Search names, games</source>
        <translation>Namen und Spiele suchen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No match with “%1”.</source>
        <translation>Kein Spiel mit «%1».</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>After the first match it says here who won, and how.</source>
        <translation>Nach dem ersten Spiel steht hier, wer wie gewonnen hat.</translation>
    </message>
    <message>
        <source>No evening yet</source>
        <translation>Noch kein Abend</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>What has been played will stand here</source>
        <translation>Hier steht einmal, was gespielt wurde</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Spiel</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Spiele</translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cosmic Eidex, for three or four</source>
        <translation>Cosmic Eidex, zu dritt oder viert</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>HomeSlate</name>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Continue: deal %1</source>
        <translation>Weiterspielen: Partie %1</translation>
    </message>
    <message>
        <source>A clean slate</source>
        <translation>Eine leere Tafel</translation>
    </message>
    <message>
        <source>Shuffle, sit down, begin. From then on the match stands here.</source>
        <translation>Mischen, hinsetzen, beginnen. Von da an steht das Spiel hier.</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>a person</comment>
        <translation>%1 gibt</translation>
    </message>
</context>
<context>
    <name>LastDealsRow</name>
    <message>
        <source>Deal %1</source>
        <translation>Partie %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Close</source>
        <translation>Schliessen</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Gewinnpunkte</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>NameKeyboard</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Capital letter</source>
        <translation>Grossbuchstabe</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <translation>Letzten Buchstaben löschen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leerzeichen</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PadAsking</name>
    <message>
        <source>Back to the number pad</source>
        <translation>Zurück zum Zahlenfeld</translation>
    </message>
    <message>
        <source>Not with this card</source>
        <translation>Nicht mit dieser Karte</translation>
    </message>
</context>
<context>
    <name>PadBonus</name>
    <message>
        <source>Worth of the melds</source>
        <translation>Wert der Weise</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
</context>
<context>
    <name>PadFields</name>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Characters (%1)</source>
        <translation>Charaktere (%1)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
</context>
<context>
    <name>PadHead</name>
    <message>
        <source>Correct deal %1</source>
        <translation>Partie %1 berichtigen</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Choose the turned-up card</source>
        <translation>Aufgedeckte Karte wählen</translation>
    </message>
    <message>
        <source>Turned-up card</source>
        <translation>Aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Turn pad</source>
        <translation>Pad drehen</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>a person</comment>
        <translation>%1 gibt</translation>
    </message>
</context>
<context>
    <name>PadLastDeals</name>
    <message>
        <source>Shows all deals, to look at or correct</source>
        <translation>Zeigt alle Partien, zum Ansehen oder Berichtigen</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>The deals will stand here.</source>
        <translation>Hier werden die Partien stehen.</translation>
    </message>
</context>
<context>
    <name>PadMenu</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Correct a deal</source>
        <translation>Eine Partie berichtigen</translation>
    </message>
    <message>
        <source>No deal stands yet</source>
        <translation>Noch steht keine Partie</translation>
    </message>
    <message>
        <source>Clear this entry</source>
        <translation>Eintrag leeren</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Set the match aside</source>
        <translation>Spiel beiseitelegen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>PadNote</name>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
<context>
    <name>PadPaper</name>
    <message>
        <source>Back to the numbers</source>
        <translation>Zurück zu den Zahlen</translation>
    </message>
    <message>
        <source>Enter deal</source>
        <translation>Partie eintragen</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>Es fehlt noch etwas</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Jetzt nicht.</translation>
    </message>
    <message>
        <source>More is entered than there is in play.</source>
        <translation>Es ist mehr eingetragen, als im Spiel ist.</translation>
    </message>
    <message>
        <source>There is no number yet.</source>
        <translation>Noch steht keine Zahl da.</translation>
    </message>
    <message>
        <source>The turned-up card is missing</source>
        <translation>Die aufgedeckte Karte fehlt</translation>
    </message>
</context>
<context>
    <name>PadPower</name>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
</context>
<context>
    <name>PadQuestions</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>PadReasons</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Shows the questions again</source>
        <translation>Zeigt die Fragen wieder</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>PadResult</name>
    <message>
        <source>It is stored. A wrong deal can still be undone or corrected.</source>
        <translation>Es ist gespeichert. Eine falsche Partie lässt sich immer noch zurücknehmen oder berichtigen.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>PadSlate</name>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>deals next</source>
        <translation>gibt danach</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 Partien</translation>
    </message>
</context>
<context>
    <name>PeopleColumn</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>People in the order they play</source>
        <translation>Personen in Spielrichtung</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>At most four people play.</source>
        <translation>Höchstens vier Personen spielen.</translation>
    </message>
    <message>
        <source>Draw seats</source>
        <translation>Plätze losen</translation>
    </message>
</context>
<context>
    <name>PersonPanel</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>Known people</source>
        <translation>Bekannte Personen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>PointsField</name>
    <message>
        <source>nothing entered</source>
        <translation>nichts eingetragen</translation>
    </message>
</context>
<context>
    <name>Popup</name>
    <message>
        <source>Close</source>
        <translation>Schliessen</translation>
    </message>
</context>
<context>
    <name>PowerToggle</name>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>PowersPopup</name>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
</context>
<context>
    <name>RulesColumn</name>
    <message>
        <source>Edition and house rules</source>
        <translation>Ausgabe und Hausregeln</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
</context>
<context>
    <name>SafeZone</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
</context>
<context>
    <name>ScorePadScreen</name>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Set this match aside?</source>
        <translation>Dieses Spiel beiseitelegen?</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>It is no longer offered at the start. It stays in the history and can be taken up again from there.</source>
        <translation>Es wird beim Start nicht mehr angeboten. Es bleibt im Rückblick und kann von dort wieder aufgenommen werden.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>deals first</source>
        <translation>gibt zuerst</translation>
    </message>
    <message>
        <source>A tap: deals first</source>
        <translation>Ein Tipp: gibt zuerst</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Up and down move the seat</source>
        <translation>Auf und ab verschieben den Platz</translation>
    </message>
    <message>
        <source>Seat of %1</source>
        <translation>Platz von %1</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgrösse</translation>
    </message>
    <message>
        <source>Beat is at 95, limit 92</source>
        <translation>Beat hat 95, Limite ist 92</translation>
    </message>
    <message>
        <source>Speed Limit · over the limit</source>
        <translation>Radarkontrolle · über der Limite</translation>
    </message>
    <message>
        <source>during a match</source>
        <translation>während eines Spiels</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
    <message>
        <source>half a turn for the other side of the table</source>
        <translation>halbe Drehung für die andere Seite des Tischs</translation>
    </message>
    <message>
        <source>Pad turns to the writer</source>
        <translation>Pad dreht sich zur schreibenden Person</translation>
    </message>
    <message>
        <source>pips fill and the pad turns visibly</source>
        <translation>Punkte füllen sich und das Pad dreht sich sichtbar</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Tafelrichter %1</source>
        <translation>Tafelrichter %1</translation>
    </message>
    <message>
        <source>Rules of Cosmic Eidex after its web edition and the German and English editions of 1998, in our own words. What no edition says is marked as our interpretation.</source>
        <translation>Regeln von Cosmic Eidex nach der Web-Ausgabe und den Ausgaben von 1998 auf Deutsch und Englisch, in eigenen Worten. Was keine Ausgabe sagt, ist als Auslegung bezeichnet.</translation>
    </message>
    <message>
        <source>Built with Qt (LGPL 3, Qt Charts GPL 3), SQLite (public domain), fmt (MIT), RapidJSON (MIT); typeface Lato (OFL).</source>
        <translation>Gebaut mit Qt (LGPL 3, Qt Charts GPL 3), SQLite (gemeinfrei), fmt (MIT), RapidJSON (MIT); Schrift Lato (OFL).</translation>
    </message>
</context>
<context>
    <name>SetupTable</name>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Wie letztes Mal</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>one less</source>
        <translation>eins weniger</translation>
    </message>
    <message>
        <source>Least is %1</source>
        <translation>Mindestens %1</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>Most is %1</source>
        <translation>Höchstens %1</translation>
    </message>
</context>
<context>
    <name>TDialog</name>
    <message>
        <source>Leave</source>
        <translation>Lassen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Toggle</name>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TrumpMark</name>
    <message>
        <source>Obenabe</source>
        <translation>Obenabe</translation>
    </message>
    <message>
        <source>Undenufe</source>
        <translation>Undenufe</translation>
    </message>
</context>
<context>
    <name>TwoTapPad</name>
    <message>
        <source>%1 and ones</source>
        <translation>%1 und Einer</translation>
    </message>
    <message>
        <source>Tens first</source>
        <translation>Zuerst die Zehner</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Obenabe</source>
        <translation>Obenabe</translation>
    </message>
    <message>
        <source>Undenufe</source>
        <translation>Undenufe</translation>
    </message>
    <message>
        <source>Trump hearts</source>
        <translation>Trumpf Herz</translation>
    </message>
    <message>
        <source>Trump lizard</source>
        <translation>Trumpf Eidex</translation>
    </message>
    <message>
        <source>Trump raven</source>
        <translation>Trumpf Rabe</translation>
    </message>
    <message>
        <source>Trump stars</source>
        <translation>Trumpf Stern</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>nobody gets a point</source>
        <translation>niemand erhält einen Punkt</translation>
    </message>
    <message>
        <source>correction of deal %1</source>
        <translation>Berichtigung von Partie %1</translation>
    </message>
    <message>
        <source>deal %1, %2</source>
        <translation>Partie %1, %2</translation>
    </message>
    <message>
        <source>English 1998</source>
        <translation>Englisch 1998</translation>
    </message>
    <message>
        <source>German 1998</source>
        <translation>Deutsch 1998</translation>
    </message>
    <message>
        <source>Web edition</source>
        <translation>Web-Ausgabe</translation>
    </message>
    <message>
        <source>our interpretation</source>
        <translation>unsere Auslegung</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <translation>%1, «%2»</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wins in %2 deals</source>
        <translation>%1 gewinnt in %2 Partien</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>tafel::app::MatchList</name>
    <message>
        <source>1 deal</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>%1 won %2 · %3</source>
        <translation>%1 gewann %2 · %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
</context>
<context>
    <name>tafel::app::MatchView</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>tafel::app::NewMatch</name>
    <message>
        <source>Only the web edition knows the game for four.</source>
        <translation>Nur die Web-Ausgabe kennt das Spiel zu viert.</translation>
    </message>
    <message>
        <source>The history is not open.</source>
        <translation>Der Rückblick ist nicht offen.</translation>
    </message>
    <message>
        <source>One more person is needed.</source>
        <translation>Es fehlt noch eine Person.</translation>
    </message>
    <message>
        <source>%1 more people are needed.</source>
        <translation>Es fehlen noch %1 Personen.</translation>
    </message>
    <message>
        <source>At most four people play.</source>
        <translation>Höchstens vier Personen spielen.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>%1 sits at the table already.</source>
        <translation>%1 sitzt schon am Tisch.</translation>
    </message>
    <message>
        <source>%1 has this character already.</source>
        <translation>%1 hat diesen Charakter schon.</translation>
    </message>
</context>
<context>
    <name>tafel::app::ScorePad</name>
    <message>
        <source>Deal %1: which card is turned up?</source>
        <translation>Partie %1: Welche Karte liegt auf?</translation>
    </message>
    <message>
        <source>One tap. Ace: Obenabe, six: Undenufe, otherwise trump.</source>
        <translation>Ein Tipp. Ass: Obenabe, Sechs: Undenufe, sonst Trumpf.</translation>
    </message>
    <message>
        <source>%1: tens, then ones (%2–%3)</source>
        <translation>%1: Zehner, dann Einer (%2–%3)</translation>
    </message>
    <message>
        <source>%1: the card dealt second to last</source>
        <translation>%1: die zweitletzte Karte</translation>
    </message>
    <message>
        <source>%1: with which card?</source>
        <translation>%1: mit welcher Karte?</translation>
    </message>
    <message>
        <source>%1: worth of the melds, added or taken off</source>
        <translation>%1: Wert der Weise, dazu oder weg</translation>
    </message>
    <message>
        <source>Regular card points of %1</source>
        <translation>Übliche Augen von %1</translation>
    </message>
    <message>
        <source>Card points left in the Jackpot</source>
        <translation>Augen, die im Jackpot blieben</translation>
    </message>
    <message>
        <source>Deal %1 stands</source>
        <translation>Partie %1 steht</translation>
    </message>
    <message>
        <source>Deal %1 corrected</source>
        <translation>Partie %1 berichtigt</translation>
    </message>
    <message>
        <source>What is sure to give %1 a point?</source>
        <translation>Was bringt %1 sicher einen Punkt?</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Limite %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>Ansage %1</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Match: %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 in play – adds up</source>
        <translation>%1 im Spiel – geht auf</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>Es fehlen %1</translation>
    </message>
    <message>
        <source>%1 still to enter</source>
        <translation>noch %1 einzutragen</translation>
    </message>
    <message>
        <source>Who has the jack of ravens?</source>
        <translation>Wer hat den Raben-Buben?</translation>
    </message>
    <message>
        <source>Who has the king of stars?</source>
        <translation>Wer hat den Sternen-König?</translation>
    </message>
    <message>
        <source>Has %1 won a trick?</source>
        <translation>Hat %1 einen Stich gewonnen?</translation>
    </message>
    <message>
        <source>Who won no trick?</source>
        <translation>Wer hat keinen Stich?</translation>
    </message>
    <message>
        <source>Did %1 win every trick?</source>
        <translation>Hat %1 jeden Stich gewonnen?</translation>
    </message>
    <message>
        <source>Left in the Jackpot</source>
        <translation>Im Jackpot geblieben</translation>
    </message>
    <message>
        <source>everybody has one</source>
        <translation>alle haben einen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Deal %1 would no longer be possible: %2</source>
        <translation>Partie %1 wäre nicht mehr möglich: %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::ScreenKeeper</name>
    <message>
        <source>A match is on the table.</source>
        <translation>Ein Spiel liegt auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>tafel::app::Session</name>
    <message>
        <source>The history cannot be opened.</source>
        <translation>Der Rückblick lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>That was not stored.</source>
        <translation>Das wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>That was not accepted.</source>
        <translation>Das wurde nicht angenommen.</translation>
    </message>
</context>
</TS>
