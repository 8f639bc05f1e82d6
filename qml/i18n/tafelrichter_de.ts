<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AcceptPanel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <translation>%1 nimmt an</translation>
    </message>
    <message>
        <source>Reject …</source>
        <translation>Stimmt nicht …</translation>
    </message>
    <message>
        <source>It does not count until then. Undo returns it to the entry panel.</source>
        <translation>Bis dahin zählt sie nirgends. Rückgängig legt sie wieder aufs Blatt.</translation>
    </message>
</context>
<context>
    <name>ArchiveJoin</name>
    <message>
        <source>No club archive</source>
        <translation>Kein Vereinsarchiv</translation>
    </message>
    <message>
        <source>The archive is optional. With it, all tablets of the club share their matches. Entering deals never waits for the network.</source>
        <translation>Ein Archiv ist freiwillig. Damit haben alle Tablets des Vereins dieselben Spiele. Am Tisch wartet niemand darauf.</translation>
    </message>
    <message>
        <source>Address of the archive</source>
        <translation>Adresse des Archivs</translation>
    </message>
    <message>
        <source>postgresql://table1@server/club</source>
        <translation>postgresql://tisch1@server/verein</translation>
    </message>
    <message>
        <source>Ask the archive&apos;s administrator for the address. Store the password in ~/.pgpass on this tablet, never in this field.</source>
        <translation>Du bekommst sie von den Personen, die das Archiv verwalten. Das Passwort steht in der Datei ~/.pgpass dieses Tablets und nie in dieser Zeile.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>The address is missing.</source>
        <translation>Die Adresse fehlt.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>A USB stick, a network drive, or a folder that Nextcloud or Syncthing keeps in sync. Choose the same one on each tablet.</source>
        <translation>Ein USB-Stick, ein Netzlaufwerk oder ein Ordner, den Nextcloud oder Syncthing abgleicht. Wähle auf jedem Tablet denselben.</translation>
    </message>
    <message>
        <source>Or a PostgreSQL database</source>
        <translation>Oder eine PostgreSQL-Datenbank</translation>
    </message>
    <message>
        <source>Passphrase of the folder (optional)</source>
        <translation>Passphrase des Ordners (freiwillig)</translation>
    </message>
    <message>
        <source>This folder needs its passphrase.</source>
        <translation>Dieser Ordner braucht seine Passphrase.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The passphrase is missing.</source>
        <translation>Die Passphrase fehlt.</translation>
    </message>
    <message>
        <source>With a passphrase, everything in the folder is encrypted. The first tablet sets it before it chooses the folder; it cannot be added or changed later. Every other tablet needs it once.</source>
        <translation>Mit einer Passphrase ist alles im Ordner verschlüsselt. Das erste Tablet legt sie fest, bevor es den Ordner wählt; später lässt sie sich weder ergänzen noch ändern. Jedes andere Tablet braucht sie einmal.</translation>
    </message>
</context>
<context>
    <name>ArchiveState</name>
    <message>
        <source>In detail: %1</source>
        <translation>Genauer: %1</translation>
    </message>
</context>
<context>
    <name>AveragesSection</name>
    <message>
        <source>Which matches?</source>
        <translation>Welche Spiele?</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Results per contract and player appear here after the first deal.</source>
        <translation>Nach der ersten Partie steht hier, was jeder Kontrakt jeder Person bringt.</translation>
    </message>
    <message>
        <source>Nothing to average yet</source>
        <translation>Noch kein Durchschnitt</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Fassungen</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>how many</comment>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>deals</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>BoardSeats</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
</context>
<context>
    <name>BoardSlate</name>
    <message>
        <source>Separate window</source>
        <translation>Eigenes Fenster</translation>
    </message>
    <message>
        <source>Close scoreboard</source>
        <translation>Anzeige verlassen</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Noch ist kein Spiel gespielt.</translation>
    </message>
</context>
<context>
    <name>BonusRow</name>
    <message>
        <source>%1 %2 %3</source>
        <comment>what, who, how much</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
</context>
<context>
    <name>CalledPanel</name>
    <message>
        <source>Nobody called</source>
        <translation>Niemand hat gerufen</translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>This card is on the table already</source>
        <translation>Diese Karte liegt schon</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>This card is not in the pack.</source>
        <translation>Diese Karte ist nicht im Spiel.</translation>
    </message>
</context>
<context>
    <name>CharacterPanel</name>
    <message>
        <source>no character</source>
        <translation>kein Charakter</translation>
    </message>
    <message>
        <source>Taken by another player</source>
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
    <message>
        <source>Which character does %1 have?</source>
        <translation>Welchen Charakter hat %1?</translation>
    </message>
</context>
<context>
    <name>CharactersColumn</name>
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
        <source>Characters appear here once players are seated. You can also play without them.</source>
        <translation>Sitzen Personen am Tisch, liegen hier ihre Charaktere offen. Das Spiel geht auch ohne.</translation>
    </message>
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
    <name>CharactersSection</name>
    <message>
        <source>Greyed out: drawn fewer than 5 times, too few to judge. Win rate counts finished matches.</source>
        <translation>Gedämpft: weniger als 5-mal gezogen, zu wenig, um viel zu sagen. Siegquote: der beendeten Spiele.</translation>
    </message>
    <message>
        <source>No character was drawn in these matches. Show all to see more.</source>
        <translation>In diesen Spielen wurde kein Charakter gezogen. Zeig alle, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Results per character appear here after the first match of Cosmic Eidex with characters.</source>
        <translation>Nach dem ersten Spiel Cosmic Eidex mit Charakteren steht hier, was jeder bringt.</translation>
    </message>
    <message>
        <source>No character drawn yet</source>
        <translation>Noch kein Charakter gezogen</translation>
    </message>
    <message>
        <source>Victory points per deal</source>
        <translation>Gewinnpunkte je Partie</translation>
    </message>
    <message>
        <source>Characters: %1</source>
        <translation>Charaktere: %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>ChartMenu</name>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Numbers (CSV)</source>
        <translation>Zahlen (CSV)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schliessen</translation>
    </message>
</context>
<context>
    <name>ChipFlow</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Winner</source>
        <translation>Stich für</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Tiefste</translation>
    </message>
    <message>
        <source>Lowest card (or several)</source>
        <translation>Tiefste Karte (auch mehrere)</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
</context>
<context>
    <name>ClauseSection</name>
    <message>
        <source>Related clauses</source>
        <translation>Wirkt zusammen mit</translation>
    </message>
    <message>
        <source>More on this: %1</source>
        <translation>Mehr dazu: %1</translation>
    </message>
    <message>
        <source>Clause id</source>
        <translation>Name dieser Klausel in Dateien</translation>
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
        <source>Open in the rulebook</source>
        <translation>Im Regelbuch öffnen</translation>
    </message>
</context>
<context>
    <name>ClubScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Club archive</source>
        <translation>Vereinsarchiv</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>Jetzt austauschen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Disconnect …</source>
        <translation>Trennen …</translation>
    </message>
    <message>
        <source>Syncs automatically at start and after every entry</source>
        <translation>Tauscht von selbst aus, beim Start und nach jedem Eintrag</translation>
    </message>
    <message>
        <source>The table never waits for the archive: every entry is on this tablet first.</source>
        <translation>Der Tisch wartet nie auf das Archiv: Jeder Eintrag steht zuerst auf diesem Tablet.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>in the archive and on every tablet of the club</source>
        <translation>im Archiv und auf jedem Tablet des Vereins</translation>
    </message>
    <message>
        <source>Erase a person everywhere</source>
        <translation>Jemanden überall vergessen</translation>
    </message>
    <message>
        <source>someone who is spelled in two ways, at one table or at two</source>
        <translation>wer auf zwei Arten geschrieben ist, an einem Tisch oder an zweien</translation>
    </message>
    <message>
        <source>Merge two spellings</source>
        <translation>Aus zwei Schreibweisen eine machen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Disconnect from the archive?</source>
        <translation>Vom Archiv trennen?</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Data in %1 and on this tablet stays. They no longer sync.</source>
        <translation>Was in %1 steht, bleibt dort; was hier steht, bleibt hier. Von da an geht nichts mehr hin und her.</translation>
    </message>
    <message>
        <source>%1: events that were not sent remain only on this tablet.</source>
        <translation>%1: Was noch nicht dort ist, bleibt nur auf diesem Tablet.</translation>
    </message>
    <message>
        <source>The table never waits for the folder: every entry is on this tablet first. You may unplug a stick once nothing waits.</source>
        <translation>Der Tisch wartet nie auf den Ordner: Jeder Eintrag ist zuerst auf diesem Tablet. Einen Stick kannst du abziehen, sobald nichts mehr wartet.</translation>
    </message>
    <message>
        <source>in the folder and on every tablet of the club</source>
        <translation>im Ordner und auf jedem Tablet des Vereins</translation>
    </message>
    <message>
        <source>Which folder?</source>
        <translation>Welcher Ordner?</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Diesen Ordner nehmen</translation>
    </message>
    <message>
        <source>Disconnect from the folder?</source>
        <translation>Vom Ordner trennen?</translation>
    </message>
    <message>
        <source>Encrypted with a passphrase</source>
        <translation>Mit einer Passphrase verschlüsselt</translation>
    </message>
    <message>
        <source>The others know this tablet as %1</source>
        <translation>Die andern kennen dieses Tablet als %1</translation>
    </message>
    <message>
        <source>Kept apart</source>
        <translation>Beiseite</translation>
    </message>
</context>
<context>
    <name>ContractCells</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>ContractTiles</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>played, %1</source>
        <translation>gespielt, %1</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>is already played.</source>
        <translation>ist schon gespielt.</translation>
    </message>
    <message>
        <source>comes later.</source>
        <translation>kommt später.</translation>
    </message>
</context>
<context>
    <name>CorrectionEffect</name>
    <message>
        <source>Standing after</source>
        <translation>Stand nach</translation>
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
        <source>This deal was recorded card by card.</source>
        <translation>Diese Partie wurde Karte für Karte mitgeschrieben.</translation>
    </message>
    <message>
        <source>A correction here replaces the card record with numbers. The original record stays readable.</source>
        <translation>Hier korrigiert, wird sie zu einem Eintrag in Zahlen. Die Karten bleiben im ursprünglichen Eintrag lesbar.</translation>
    </message>
    <message>
        <source>Say why (may stay empty)</source>
        <translation>Warum? (darf leer bleiben)</translation>
    </message>
</context>
<context>
    <name>CountPanel</name>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>Anna: 3 tricks</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>by phone</source>
        <translation>vom Telefon</translation>
    </message>
</context>
<context>
    <name>CustomCardsPanel</name>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>CustomContracts</name>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>CustomField</name>
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
    <message>
        <source>%1: none</source>
        <comment>an answer</comment>
        <translation>%1: keine Angabe</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Skip %1</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: noch eins</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>CustomFilePanel</name>
    <message>
        <source>A game from a file</source>
        <translation>Ein Spiel aus einer Datei</translation>
    </message>
    <message>
        <source>Game files in Documents, Downloads and on connected drives.</source>
        <translation>Spieldateien in Dokumente, Downloads und auf angeschlossenen Laufwerken.</translation>
    </message>
    <message>
        <source>Put a game file (.game.json) into Documents or Downloads, or connect a drive.</source>
        <translation>Lege eine Spieldatei (.game.json) in Dokumente oder Downloads, oder stecke einen Datenträger an.</translation>
    </message>
    <message>
        <source>%1 cannot be imported.</source>
        <translation>%1 lässt sich nicht übernehmen.</translation>
    </message>
    <message>
        <source>This game is already here, unchanged.</source>
        <translation>Genau dieses Spiel ist schon da.</translation>
    </message>
    <message>
        <source>A game of this name already exists.</source>
        <translation>Ein Spiel dieses Namens ist schon da.</translation>
    </message>
    <message>
        <source>Both stay. This one becomes the newest version; played matches keep theirs.</source>
        <translation>Beide bleiben: dieses wird die neueste Fassung, gespielte Spiele behalten ihre.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Another file</source>
        <translation>Andere Datei</translation>
    </message>
</context>
<context>
    <name>CustomGameEditorScreen</name>
    <message>
        <source>Custom game</source>
        <translation>Eigenes Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>1 Table</source>
        <translation>1 Tisch</translation>
    </message>
    <message>
        <source>2 Contracts</source>
        <translation>2 Kontrakte</translation>
    </message>
    <message>
        <source>3 End and sharing</source>
        <translation>3 Ende und Teilen</translation>
    </message>
    <message>
        <source>Something does not fit yet.</source>
        <translation>Etwas passt noch nicht.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Next: contracts</source>
        <translation>Weiter: Kontrakte</translation>
    </message>
    <message>
        <source>Next: end and sharing</source>
        <translation>Weiter: Ende und Teilen</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Spiel sichern</translation>
    </message>
    <message>
        <source>Discard this draft</source>
        <translation>Entwurf verwerfen</translation>
    </message>
    <message>
        <source>Discard this draft?</source>
        <translation>Diesen Entwurf verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What was saved before stays.</source>
        <translation>Was vorher gesichert wurde, bleibt.</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>Das Spiel in Worten</translation>
    </message>
    <message>
        <source>Fingerprint %1. Once it is saved, you can share it as a file or a picture: tap the pencil in the list of games.</source>
        <translation>Fingerabdruck %1. Gesichert lässt es sich als Datei oder als Bild weitergeben, beim Stift in der Liste der Spiele.</translation>
    </message>
</context>
<context>
    <name>CustomGamePanel</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei sichern</translation>
    </message>
    <message>
        <source>As a picture for a phone</source>
        <translation>Als Bild für ein Telefon</translation>
    </message>
    <message>
        <source>It is too long for a picture: save it as a file.</source>
        <translation>Für ein Bild ist es zu lang: sichere es als Datei.</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Wieder anbieten</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Wegräumen</translation>
    </message>
    <message>
        <source>The game file as a code</source>
        <translation>Die Spieldatei als Code</translation>
    </message>
    <message>
        <source>Version %1 (%2): %3</source>
        <translation>Fassung %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>CustomGamePrompts</name>
    <message>
        <source>%1, in English</source>
        <translation>%1, englisch</translation>
    </message>
    <message>
        <source>%1, in German</source>
        <translation>%1, deutsch</translation>
    </message>
    <message>
        <source>%1 in English, too</source>
        <translation>%1 auch englisch</translation>
    </message>
    <message>
        <source>%1 in German, too</source>
        <translation>%1 auch deutsch</translation>
    </message>
    <message>
        <source>%1, with %2 people</source>
        <translation>%1, zu %2</translation>
    </message>
    <message>
        <source>%1: another one for each number of people</source>
        <translation>%1: je nach Personenzahl eine andere</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>a fixed order</source>
        <translation>feste Reihenfolge</translation>
    </message>
    <message>
        <source>%1 deals a round</source>
        <translation>%1 Partien je Runde</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In dieser Reihenfolge</translation>
    </message>
    <message>
        <source>A contract may come several times.</source>
        <translation>Ein Kontrakt darf mehrmals vorkommen.</translation>
    </message>
    <message>
        <source>when all is played</source>
        <translation>nach allen Partien</translation>
    </message>
    <message>
        <source>It also ends at</source>
        <translation>Schluss ist auch bei</translation>
    </message>
    <message>
        <source>Extra: %1</source>
        <translation>Extra: %1</translation>
    </message>
</context>
<context>
    <name>CustomGames</name>
    <message>
        <source>Version %1 · %2</source>
        <translation>Fassung %1 · %2</translation>
    </message>
    <message>
        <source>Change, share or hide %1</source>
        <translation>%1 ändern, teilen oder wegräumen</translation>
    </message>
    <message>
        <source>There is no custom game yet. Create one, or import one from a file.</source>
        <translation>Noch ist kein eigenes Spiel da. Lege eines an, oder übernimm eines aus einer Datei.</translation>
    </message>
    <message>
        <source>Hide hidden games</source>
        <translation>Weggeräumte ausblenden</translation>
    </message>
    <message>
        <source>Hidden · %1</source>
        <translation>Weggeräumt · %1</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Create a custom game</source>
        <translation>Eigenes Spiel anlegen</translation>
    </message>
    <message>
        <source>Tap a game to choose players. Use the pencil to edit, share or hide it. Games that have been played are never deleted.</source>
        <translation>Tipp auf ein Spiel: weiter zu den Personen. Stift: ändern, teilen, wegräumen. Ein Spiel, das gespielt wurde, wird nie gelöscht.</translation>
    </message>
</context>
<context>
    <name>CustomPatterns</name>
    <message>
        <source>Which game is most like it?</source>
        <translation>Welches Spiel ist am ähnlichsten?</translation>
    </message>
    <message>
        <source>It is copied, and you change what is different. Or begin with nothing.</source>
        <translation>Es wird kopiert, und du änderst, was anders ist. Oder beginne mit nichts.</translation>
    </message>
    <message>
        <source>One contract, points typed</source>
        <translation>Ein Kontrakt, Punkte getippt</translation>
    </message>
    <message>
        <source>Blank game</source>
        <translation>Mit nichts</translation>
    </message>
</context>
<context>
    <name>CustomPreview</name>
    <message>
        <source>Preview of the score pad</source>
        <translation>So sieht das Blatt aus</translation>
    </message>
    <message>
        <source>Try the full-size pad</source>
        <translation>Das Blatt gross probieren</translation>
    </message>
    <message>
        <source>Sample data. Tap to enlarge and try it; nothing is saved.</source>
        <translation>Beispielzahlen. Tippen öffnet es gross zum Ausprobieren; es wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The cards divide.</source>
        <translation>Das geht auf.</translation>
    </message>
    <message>
        <source>The cards do not divide.</source>
        <translation>Die Karten gehen nicht auf.</translation>
    </message>
</context>
<context>
    <name>CustomTextPanel</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>DealTable</name>
    <message>
        <source>Tr.</source>
        <translation>Tr.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>berichtigt: %1</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>a player&apos;s standing</comment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>Accepted by %1</source>
        <translation>Angenommen von %1</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <comment>deal 7</comment>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <comment>deal 7</comment>
        <translation>%1 berichtigt</translation>
    </message>
</context>
<context>
    <name>DealerPopup</name>
    <message>
        <source>Who deals?</source>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>After that, the deal passes on as usual.</source>
        <translation>Danach geht es wie üblich reihum weiter.</translation>
    </message>
</context>
<context>
    <name>DealsPopup</name>
    <message>
        <source>No %1 yet</source>
        <comment>deal</comment>
        <translation>Noch keine %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>deals</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Each %1 appears here. The pencil corrects it.</source>
        <comment>deal</comment>
        <translation>Hier erscheint jede %1. Der Stift berichtigt sie.</translation>
    </message>
</context>
<context>
    <name>DeclarerPanel</name>
    <message>
        <source>%1 won</source>
        <comment>a game</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a game</comment>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a game</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Won?</source>
        <comment>a game</comment>
        <translation>Gewonnen?</translation>
    </message>
</context>
<context>
    <name>DeskPlace</name>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>noch keine Karte</translation>
    </message>
    <message>
        <source>%1, called %2</source>
        <translation>%1, angesagt als %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>DeskRecord</name>
    <message>
        <source>Record this dispute</source>
        <translation>Streitfall festhalten</translation>
    </message>
    <message>
        <source>Note (may stay empty)</source>
        <translation>Notiz (darf leer bleiben)</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Festhalten</translation>
    </message>
</context>
<context>
    <name>DeskRow</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>DeskVerdict</name>
    <message>
        <source>Record this dispute</source>
        <translation>Streitfall festhalten</translation>
    </message>
    <message>
        <source>Read the clause</source>
        <translation>Regel lesen</translation>
    </message>
    <message>
        <source>our interpretation</source>
        <translation>unsere Auslegung</translation>
    </message>
    <message>
        <source>May play</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>The editions differ here</source>
        <translation>Die Ausgaben sind hier verschieden</translation>
    </message>
    <message>
        <source>%1 · yours</source>
        <translation>%1 · eure</translation>
    </message>
</context>
<context>
    <name>DisputesSection</name>
    <message>
        <source>Nothing was disputed in these matches. Show all to see more.</source>
        <translation>In diesen Spielen war nichts strittig. Zeig alle, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Disputes that you record at the referee desk appear here, with the verdict and the decision of the table.</source>
        <translation>Was du den Schiedsrichter fragst und festhältst, steht hier, mit dem Urteil und dem, was der Tisch entschied.</translation>
    </message>
    <message>
        <source>No dispute yet</source>
        <translation>Noch kein Streitfall</translation>
    </message>
</context>
<context>
    <name>DrawInfo</name>
    <message>
        <source>How the draw was made</source>
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
        <source>Each player taps once. The exact times of all taps form the seed, so no single player can influence the draw.</source>
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
    <name>DuplicateSuggestionsPanel</name>
    <message>
        <source>Which name stays?</source>
        <translation>Welcher Name bleibt?</translation>
    </message>
    <message>
        <source>Are they the same person?</source>
        <translation>Ist das dieselbe Person?</translation>
    </message>
    <message>
        <source>All matches show it, including old ones. You can undo this.</source>
        <translation>Alle Spiele stehen dann unter ihm, auch die alten. Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Their names are similar, and they never met at a table or in a tournament.</source>
        <translation>Die Namen gleichen sich, und am selben Tisch oder im selben Turnier waren die beiden nie.</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Zwei Personen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
</context>
<context>
    <name>EditionColumns</name>
    <message>
        <source>your match</source>
        <translation>euer Spiel</translation>
    </message>
    <message>
        <source>Section “%1”</source>
        <translation>Abschnitt «%1»</translation>
    </message>
    <message>
        <source>The rules do not cover this.</source>
        <translation>Der Text sagt es nicht.</translation>
    </message>
    <message>
        <source>This edition does not cover this.</source>
        <translation>Diese Ausgabe sagt es nicht.</translation>
    </message>
    <message>
        <source>interpretation</source>
        <translation>Auslegung</translation>
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
    <name>EntryButtons</name>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <comment>deal</comment>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct and take back %1</source>
        <translation>Berichtigen und %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
</context>
<context>
    <name>ErasePanel</name>
    <message>
        <source>Erase %1?</source>
        <translation>Den Namen %1 vergessen?</translation>
    </message>
    <message>
        <source>Erase the name</source>
        <translation>Namen vergessen</translation>
    </message>
    <message>
        <source>The name is removed permanently from all matches, disputes, notes and tournaments. This cannot be undone.</source>
        <translation>Der Name verschwindet aus allen Spielen, Streitfällen, Notizen und Turnieren, für immer: Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>The matches stay, with their results, under a name like “Person 48213”. An old file imported again does not bring the name back.</source>
        <translation>Die Spiele bleiben mit ihren Ergebnissen, unter einem Namen wie «Person 48213». Eine alte Datei, noch einmal eingelesen, bringt den Namen nicht zurück.</translation>
    </message>
    <message>
        <source>Backups and exported files keep the name.</source>
        <translation>Sicherungen und ausgegebene Dateien behalten den Namen.</translation>
    </message>
    <message>
        <source>It did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Delete these copies</source>
        <translation>Diese Kopien löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lassen</translation>
    </message>
</context>
<context>
    <name>ExtrasPopup</name>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FileTransferPanel</name>
    <message>
        <source>Export matches</source>
        <translation>Spiele ausgeben</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Backups in Documents, Downloads and on connected drives, and copies made by the app.</source>
        <translation>Sicherungen in Dokumente, Downloads und auf angeschlossenen Laufwerken, und die Kopien, welche die App selbst gemacht hat.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Put a match file (.tafel.json or .jsonl) into Documents or Downloads, or connect a drive.</source>
        <translation>Lege eine Spieldatei (.tafel.json oder .jsonl) in Dokumente oder Downloads, oder stecke einen Datenträger ein.</translation>
    </message>
    <message>
        <source>Copy a backup (.db) to Documents or Downloads, or connect the drive that contains it.</source>
        <translation>Lege eine Sicherung (.db) in Dokumente oder Downloads, oder stecke den Datenträger ein, auf dem sie liegt.</translation>
    </message>
    <message>
        <source>No file found</source>
        <translation>Keine Datei gefunden</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals as a table</source>
        <translation>Partien als Tabelle</translation>
    </message>
    <message>
        <source>The whole history with drafts, corrections and disputes. Restoring it brings all of it back.</source>
        <translation>Die ganze Spielgeschichte mit Entwürfen, Korrekturen und Streitfällen. Beim Wiederherstellen ist alles wieder da.</translation>
    </message>
    <message>
        <source>A line for each player of each deal (CSV), for a spreadsheet.</source>
        <translation>Eine Zeile für jede Person in jeder Partie (CSV), für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>All matches, one per line; they can be imported elsewhere. Disputes and the steps of corrections stay here: a backup has them.</source>
        <translation>Alle Spiele, eines pro Zeile; sie lassen sich anderswo einlesen. Streitfälle und die Schritte von Korrekturen bleiben hier: Eine Sicherung hat sie.</translation>
    </message>
    <message>
        <source>It is written to %1</source>
        <translation>Geschrieben wird nach %1</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>%1 is not there now.</source>
        <translation>%1 ist gerade nicht da.</translation>
    </message>
    <message>
        <source>Save to …</source>
        <translation>Speichern in …</translation>
    </message>
    <message>
        <source>Check the history</source>
        <translation>Spielgeschichte prüfen</translation>
    </message>
    <message>
        <source>Match files in Documents, Downloads and on connected drives. A match that is already here gets the further deals of a longer file.</source>
        <translation>Spieldateien in Dokumente, Downloads und auf angeschlossenen Laufwerken. Ein Spiel, das schon hier ist, bekommt die weiteren Partien einer längeren Datei.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>Show the matches</source>
        <translation>Spiele zeigen</translation>
    </message>
    <message>
        <source>The backup belongs to the club archive %1.</source>
        <translation>Die Sicherung gehört zum Vereinsarchiv %1.</translation>
    </message>
    <message>
        <source>Connect this tablet to the archive</source>
        <translation>Dieses Tablet mit dem Archiv verbinden</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Show only …</source>
        <translation>Nur zeigen …</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Edition of Cosmic Eidex</source>
        <translation>Ausgabe von Cosmic Eidex</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer spielte</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Mit und ohne</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
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
    <message>
        <source>Text size %1 %</source>
        <translation>Schriftgrösse %1 %</translation>
    </message>
</context>
<context>
    <name>FormChart</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Matches, by their day</source>
        <translation>Spiele, nach ihrem Tag</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Compendium games: one contract after another</source>
        <translation>Spiele des Kompendiums: ein Kontrakt nach dem andern</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Which games?</source>
        <translation>Welche Spiele?</translation>
    </message>
    <message>
        <source>Custom games · %1</source>
        <translation>Eigene Spiele · %1</translation>
    </message>
    <message>
        <source>Their deals are scored, their play is not judged.</source>
        <translation>Ihre Partien werden gewertet, aber nicht beurteilt.</translation>
    </message>
    <message>
        <source>With a referee · %1</source>
        <translation>Mit Regelwerk · %1</translation>
    </message>
    <message>
        <source>More games · %1</source>
        <translation>Weitere Spiele · %1</translation>
    </message>
</context>
<context>
    <name>HistoryErrorScreen</name>
    <message>
        <source>Nothing was changed.</source>
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
    <message>
        <source>Recover</source>
        <translation>Retten</translation>
    </message>
    <message>
        <source>Open the history</source>
        <translation>Spielgeschichte öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Recover what can be read?</source>
        <translation>Retten, was lesbar ist?</translation>
    </message>
    <message>
        <source>Recovery builds a new history from all readable data and copies. It lists everything that is missing. The damaged file is kept.</source>
        <translation>Was von der Spielgeschichte und den Kopien daneben lesbar ist, tritt an ihre Stelle. Was dann fehlt, wird einzeln genannt. Die beschädigte Datei bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>This history comes from an earlier version and is being migrated. A copy of the original is kept.</source>
        <translation>Die Spielgeschichte stammt aus einer früheren Version und wird übernommen. Eine Kopie, wie sie war, bleibt daneben liegen.</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Winners appear here after the first match.</source>
        <translation>Nach dem ersten Spiel steht hier, wer wie gewonnen hat.</translation>
    </message>
    <message>
        <source>No evening yet</source>
        <translation>Noch kein Abend</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Season report</source>
        <translation>Saisonbericht</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No deal of this game is left. Show all to see more.</source>
        <translation>Keine Partien dieses Spiels gefunden. Zeig alle, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>No game with contracts is left. Show all to see more.</source>
        <translation>Keine Spiele mit Kontrakten gefunden. Zeig alle, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Results per contract and player appear here after the first match of a game with contracts.</source>
        <translation>Nach dem ersten Spiel mit Kontrakten steht hier, was jeder Kontrakt jeder Person gibt.</translation>
    </message>
    <message>
        <source>No contract played yet</source>
        <translation>Noch kein Kontrakt gespielt</translation>
    </message>
</context>
<context>
    <name>HomeNotice</name>
    <message>
        <source>Two versions of a match: choose</source>
        <translation>Zwei Fassungen eines Spiels: wählt</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Matches appear here after the first one</source>
        <translation>Hier steht einmal, was gespielt wurde</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>May I do that? Who wins the trick?</source>
        <translation>Darf ich das? Wer gewinnt den Stich?</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Cosmic Eidex, Krass Kariert, Lorum and more</source>
        <translation>Cosmic Eidex, Krass Kariert, Lorum und weitere</translation>
    </message>
    <message>
        <source>Clauses, editions, interpretations</source>
        <translation>Klauseln, Ausgaben, Auslegungen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Standings over several evenings, who sits where</source>
        <translation>Stand über mehrere Abende, wer wo sitzt</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>The one under way waits and can be continued</source>
        <translation>Das laufende wartet und kann fortgesetzt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeSlate</name>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
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
        <source>No score yet</source>
        <translation>Eine leere Tafel</translation>
    </message>
    <message>
        <source>Shuffle, sit down and begin. The match then appears here.</source>
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
    <message>
        <source>Watch</source>
        <translation>Mitlesen</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Das Spiel beginnen</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>deal 7</comment>
        <translation>Weiterspielen: %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Fully zoomed out.</source>
        <translation>Es ist alles zu sehen.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Näher zeigen</translation>
    </message>
    <message>
        <source>Maximum zoom.</source>
        <translation>Näher geht es nicht.</translation>
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
        <source>Deals or averages</source>
        <translation>Partien oder Durchschnitte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Average per contract</source>
        <translation>Durchschnitt je Kontrakt</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Here it can be read.</source>
        <translation>Hier lässt es sich lesen.</translation>
    </message>
    <message>
        <source>The table excludes it; nobody&apos;s rating changes.</source>
        <translation>Der Tisch nimmt es aus; keine Wertung ändert sich dadurch.</translation>
    </message>
    <message>
        <source>Counts for the ratings</source>
        <translation>Zählt für die Wertungen</translation>
    </message>
    <message>
        <source>The current rules score this match differently.</source>
        <translation>Die heutigen Regeln werten dieses Spiel anders.</translation>
    </message>
    <message>
        <source>Keep the original scoring</source>
        <translation>Lassen, wie es gewertet wurde</translation>
    </message>
    <message>
        <source>The match is then scored by the current rules. The entries stay. You cannot undo this.</source>
        <translation>Von da an zählt, wie die heutigen Regeln werten. Was eingetragen wurde, bleibt; die neue Wertung lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Apply current rules</source>
        <translation>Die heutigen Regeln annehmen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mitlesen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Which version counts?</source>
        <translation>Welche Fassung zählt?</translation>
    </message>
    <message>
        <source>The table has chosen this version.</source>
        <translation>Der Tisch hat diese Fassung gewählt.</translation>
    </message>
    <message>
        <source>Two tablets recorded this match while offline. Nothing is lost; statistics use one version.</source>
        <translation>Tablets haben getrennt an diesem Spiel weitergeschrieben. Nichts ist verloren, die Statistik zählt eine Fassung.</translation>
    </message>
    <message>
        <source>The other version is kept and can still be chosen.</source>
        <translation>Die andere liegt daneben und lässt sich noch wählen.</translation>
    </message>
</context>
<context>
    <name>MatchesPanel</name>
    <message>
        <source>Table %1: which match counts?</source>
        <translation>Tisch %1: Welches Spiel zählt?</translation>
    </message>
    <message>
        <source>This one counts</source>
        <translation>Dieses zählt</translation>
    </message>
    <message>
        <source>The other match is set aside. It does not count, stays in the history and can be resumed there.</source>
        <translation>Das andere wird beiseitegelegt: Es zählt nirgends, bleibt in der Spielgeschichte und kann dort wieder aufgenommen werden.</translation>
    </message>
</context>
<context>
    <name>MatchesSection</name>
    <message>
        <source>Search names, games</source>
        <translation>Namen und Spiele suchen</translation>
    </message>
    <message>
        <source>No match with “%1”.</source>
        <translation>Kein Spiel mit «%1».</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Kein Spiel ist so.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>MeasureFoot</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>MeasurePanel</name>
    <message>
        <source>Turn pad</source>
        <translation>Pad drehen</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
</context>
<context>
    <name>MergePanel</name>
    <message>
        <source>Choose the name that stays. It can be undone.</source>
        <translation>Wähle den Namen, der bleibt. Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>There is nobody else.</source>
        <translation>Es gibt sonst niemanden.</translation>
    </message>
    <message>
        <source>Are %1 and %2 one person?</source>
        <translation>Sind %1 und %2 eine Person?</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>All matches show %1. The original spelling stays in the log.</source>
        <translation>Alle werden als %1 gezeigt. Was am Tisch geschrieben wurde, bleibt im Protokoll.</translation>
    </message>
    <message>
        <source>Which person is the same as %1?</source>
        <translation>Welche Person ist dieselbe wie %1?</translation>
    </message>
</context>
<context>
    <name>NameEntryPanel</name>
    <message>
        <source>A name is missing.</source>
        <translation>Es fehlt ein Name.</translation>
    </message>
    <message>
        <source>Known people</source>
        <translation>Bekannte Personen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n people are here:</source>
        <translation>
            <numerusform>%n Person ist da:</numerusform>
            <numerusform>%n Personen sind da:</numerusform>
        </translation>
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
    <message>
        <source>Use this name</source>
        <translation>Namen übernehmen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Digits and other letters</source>
        <translation>Ziffern und andere Buchstaben</translation>
    </message>
    <message>
        <source>Apostrophe</source>
        <translation>Apostroph</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Digits and signs</source>
        <translation>Ziffern und Zeichen</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
</context>
<context>
    <name>NamesPanel</name>
    <message>
        <source>Then:</source>
        <translation>Dann:</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>Begin afresh</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Wie letztes Mal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>%1 of %2 is under way. It waits, and can be continued on the home screen or from the history.</source>
        <translation>%1 mit %2 läuft noch. Es wartet und kann auf der Startseite oder im Rückblick fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Everything chosen on this page is removed: people, game, rules and characters.</source>
        <translation>Alles, was auf dieser Seite gewählt ist, wird entfernt: Personen, Spiel, Regeln und Charaktere.</translation>
    </message>
    <message>
        <source>Begin afresh?</source>
        <translation>Neu beginnen?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
</context>
<context>
    <name>NoResults</name>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>NumberFace</name>
    <message>
        <source>%1, called %2</source>
        <translation>%1, angesagt als %2</translation>
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
    <message>
        <source>To the next number</source>
        <translation>Zur nächsten Zahl</translation>
    </message>
    <message>
        <source>More is entered than there is in play.</source>
        <translation>Es ist mehr eingetragen, als im Spiel ist.</translation>
    </message>
    <message>
        <source>There is no number yet.</source>
        <translation>Noch steht keine Zahl da.</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>NumberTable</name>
    <message>
        <source>highest first</source>
        <translation>höchste zuerst</translation>
    </message>
    <message>
        <source>lowest first</source>
        <translation>niedrigste zuerst</translation>
    </message>
</context>
<context>
    <name>NumbersPanel</name>
    <message>
        <source>bid</source>
        <comment>a number of tricks</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a number of tricks</comment>
        <translation>gemacht</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Count %1</source>
        <translation>Zählung %1</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>Zählung %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 ran out at count %2</source>
        <translation>%1 ist bei Zählung %2 fertig</translation>
    </message>
    <message>
        <source>out of cards?</source>
        <translation>fertig?</translation>
    </message>
    <message>
        <source>%1, passes</source>
        <translation>%1, Passen</translation>
    </message>
    <message>
        <source>First say who ran out.</source>
        <translation>Zuerst, wer fertig ist.</translation>
    </message>
</context>
<context>
    <name>OptionPanel</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>instead: %1</source>
        <translation>stattdessen: %1</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie er ist</translation>
    </message>
</context>
<context>
    <name>OtherTabletPanel</name>
    <message>
        <source>View match</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>You can view it here. An unfinished entry of yours is kept.</source>
        <translation>Du kannst es hier ansehen. Eine unfertige Eingabe von dir bleibt erhalten.</translation>
    </message>
    <message>
        <source>The table has chosen its version. The other one is kept: see the page of the match.</source>
        <translation>Der Tisch hat dessen Fassung gewählt. Die andere bleibt: siehe die Seite des Spiels.</translation>
    </message>
</context>
<context>
    <name>PadEntryPanel</name>
    <message>
        <source>Back to the numbers</source>
        <translation>Zurück zu den Zahlen</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>Es fehlt noch etwas</translation>
    </message>
    <message>
        <source>The turned-up card is missing</source>
        <translation>Die aufgedeckte Karte fehlt</translation>
    </message>
</context>
<context>
    <name>PadFields</name>
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
    <name>PadHeader</name>
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
    <message>
        <source>Correct %1</source>
        <comment>deal 7</comment>
        <translation>%1 berichtigen</translation>
    </message>
</context>
<context>
    <name>PadLastDeals</name>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Shows all %1, to look at or correct</source>
        <comment>deals</comment>
        <translation>Zeigt alle %1, zum Ansehen oder Berichtigen</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>deals</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Each %1 appears here.</source>
        <comment>deal</comment>
        <translation>Hier erscheint jede %1.</translation>
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
    <message>
        <source>Card by card, instead of the numbers</source>
        <translation>Karte für Karte, statt der Zahlen</translation>
    </message>
    <message>
        <source>Continue recording</source>
        <translation>Weiter mitschreiben</translation>
    </message>
    <message>
        <source>Record the cards</source>
        <translation>Karten mitschreiben</translation>
    </message>
    <message>
        <source>The cards are being recorded</source>
        <translation>Die Karten werden mitgeschrieben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Devices: %1</source>
        <translation>Geräte: %1</translation>
    </message>
    <message>
        <source>This match is shared</source>
        <translation>Dieses Spiel wird geteilt</translation>
    </message>
    <message>
        <source>Share this match</source>
        <translation>Spiel teilen</translation>
    </message>
    <message>
        <source>Contracts played so far</source>
        <translation>Wer was gespielt hat</translation>
    </message>
    <message>
        <source>The standing is the result</source>
        <translation>Der Stand ist das Ergebnis</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Correct a %1</source>
        <comment>deal</comment>
        <translation>Eine %1 berichtigen</translation>
    </message>
    <message>
        <source>No %1 yet</source>
        <comment>deal</comment>
        <translation>Noch keine %1</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>a person</comment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>Another dealer</source>
        <translation>Jemand anders gibt</translation>
    </message>
</context>
<context>
    <name>PadPrompt</name>
    <message>
        <source>Back to the number pad</source>
        <translation>Zurück zum Zahlenfeld</translation>
    </message>
    <message>
        <source>Not with this card</source>
        <translation>Nicht mit dieser Karte</translation>
    </message>
    <message>
        <source>Value of the melds</source>
        <translation>Wert der Weise</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
</context>
<context>
    <name>PadReasons</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Show the questions again</source>
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
        <source>History</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Saved. You can still undo or correct a %1.</source>
        <comment>deal</comment>
        <translation>Es ist gespeichert. Eine falsche %1 lässt sich immer noch zurücknehmen oder berichtigen.</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>deals</comment>
        <translation>Alle %1</translation>
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
        <source>All %1</source>
        <comment>deals</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Shows all %1, to look at or correct</source>
        <comment>deals</comment>
        <translation>Zeigt alle %1, zum Ansehen oder Berichtigen</translation>
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
        <source>Draw seats</source>
        <translation>Plätze losen</translation>
    </message>
    <message>
        <source>A tap: %1</source>
        <translation>Antippen: %1</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>gibt zuerst</translation>
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
    <name>PeopleScreen</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>No player named “%1”.</source>
        <translation>Niemand heisst «%1».</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Everyone who plays a match is listed here.</source>
        <translation>Wer sich zu einem Spiel setzt, steht hier.</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Perhaps the same person: %1</source>
        <translation>Vielleicht dieselbe Person: %1</translation>
    </message>
    <message>
        <source>Choose somebody to see their matches, to rename them or to merge two spellings.</source>
        <translation>Wähle jemanden, um die Spiele zu sehen, den Namen zu ändern oder zwei Schreibweisen zusammenzulegen.</translation>
    </message>
    <message>
        <source>How is %1 spelt?</source>
        <translation>Wie schreibt sich %1?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Old matches also show the new name. The log keeps the original spelling, and you can undo this.</source>
        <translation>Auch alte Spiele zeigen den neuen Namen. Was am Tisch geschrieben wurde, bleibt im Protokoll, und es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PeopleSection</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Choose who is here. You can add others when they arrive.</source>
        <translation>Sag, wer da ist. Wer später kommt, wird dann hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>%n people are here</source>
        <translation>
            <numerusform>%n Person ist da</numerusform>
            <numerusform>%n Personen sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 geht</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist wieder da</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>geht</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>ist wieder da</translation>
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
    <name>PlayedContractsPopup</name>
    <message>
        <source>Contracts played so far</source>
        <translation>Wer was gespielt hat</translation>
    </message>
</context>
<context>
    <name>PlayerPane</name>
    <message>
        <source>By game</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Je Partie</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Personen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Opponent’s wins</source>
        <translation>Vom Gegenüber gewonnen</translation>
    </message>
    <message>
        <source>Characters drawn</source>
        <translation>Gezogene Charaktere</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <translation>Siege nach Spielart</translation>
    </message>
    <message>
        <source>Finished matches that were won, %</source>
        <translation>Beendete Spiele, die gewonnen wurden, %</translation>
    </message>
    <message>
        <source>finished matches</source>
        <translation>beendete Spiele</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>No players found.</source>
        <translation>So hat niemand gespielt.</translation>
    </message>
</context>
<context>
    <name>PointsField</name>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>from a phone</source>
        <translation>von einem Telefon</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Enter cards instead</source>
        <translation>Lieber Karten eintragen</translation>
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
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>used, noted only</source>
        <translation>eingesetzt, nur vermerkt</translation>
    </message>
    <message>
        <source>noted only</source>
        <translation>nur vermerkt</translation>
    </message>
</context>
<context>
    <name>PowersPopup</name>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person, a character</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>can decide the points</source>
        <translation>kann über die Punkte entscheiden</translation>
    </message>
    <message>
        <source>decides no points, is noted only</source>
        <translation>entscheidet keine Punkte, wird nur vermerkt</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
<context>
    <name>ProfilePane</name>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>First, and last</source>
        <translation>Zuerst und zuletzt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>Auch geschrieben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Den Namen anders schreiben</translation>
    </message>
    <message>
        <source>Merge with another person</source>
        <translation>Ist dieselbe Person wie jemand anders</translation>
    </message>
    <message>
        <source>Erase this person</source>
        <translation>Diesen Namen vergessen</translation>
    </message>
    <message>
        <source>Colour and shape at every table</source>
        <translation>Farbe und Form an jedem Tisch</translation>
    </message>
    <message>
        <source>Circle, blue</source>
        <translation>Kreis, blau</translation>
    </message>
    <message>
        <source>Square, orange</source>
        <translation>Quadrat, orange</translation>
    </message>
    <message>
        <source>Triangle, green</source>
        <translation>Dreieck, grün</translation>
    </message>
    <message>
        <source>Hexagon, violet</source>
        <translation>Sechseck, violett</translation>
    </message>
    <message>
        <source>Door, brown</source>
        <translation>Tor, braun</translation>
    </message>
    <message>
        <source>A tap: the seat decides</source>
        <translation>Ein Tipp: der Platz entscheidet</translation>
    </message>
    <message>
        <source>None is chosen: the seat decides.</source>
        <translation>Nichts gewählt: der Platz entscheidet.</translation>
    </message>
    <message>
        <source>If a player in an earlier seat has the same, the next free one is used.</source>
        <translation>Hat jemand auf einem früheren Platz dasselbe, ist es das nächste freie.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>%1 is not listed. Results of the other players stay.</source>
        <translation>%1 wird nicht gezeigt; was die andern gewonnen oder verloren haben, bleibt.</translation>
    </message>
    <message>
        <source>In the ratings</source>
        <translation>In den Wertungen</translation>
    </message>
    <message>
        <source>Diamond, pink</source>
        <translation>Raute, rosa</translation>
    </message>
    <message>
        <source>Cross, grey</source>
        <translation>Kreuz, grau</translation>
    </message>
    <message>
        <source>Pentagon, turquoise</source>
        <translation>Fünfeck, türkis</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>%1 per cent</source>
        <translation>%1 Prozent</translation>
    </message>
</context>
<context>
    <name>PromptField</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
</context>
<context>
    <name>RatingChart</name>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Rating and how sure it is</source>
        <translation>Wertung und wie sicher sie ist</translation>
    </message>
    <message>
        <source>Matches, by their day</source>
        <translation>Spiele, nach ihrem Tag</translation>
    </message>
</context>
<context>
    <name>RatingExplanationScreen</name>
    <message>
        <source>%1 · match of %2</source>
        <translation>%1 · Spiel vom %2</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>This match does not count for the rating of %1.</source>
        <translation>Dieses Spiel zählt nicht für die Wertung von %1.</translation>
    </message>
    <message>
        <source>opted out of ratings</source>
        <translation>wünscht keine Wertung</translation>
    </message>
    <message>
        <source>The more uncertain a rating is, the more it changes.</source>
        <translation>Je unsicherer eine Wertung, desto grösser ihre Schritte.</translation>
    </message>
    <message>
        <source>%1: each pair at the table counts once</source>
        <translation>%1: jedes Paar am Tisch zählt einmal</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>The ratings were recalculated from this match on.</source>
        <translation>Die Wertungen wurden von diesem Spiel an neu gerechnet.</translation>
    </message>
    <message>
        <source>The parts and the sum are rounded.</source>
        <translation>Teile und Summe sind gerundet.</translation>
    </message>
    <message>
        <source>Only the order of the players counts, not the margin or the characters. After a correction, ratings are recalculated from that match.</source>
        <translation>Wie hoch jemand gewinnt, zählt nicht, nur wer vor wem steht; auch Charaktere zählen nicht. Nach einer Korrektur wird von jenem Spiel an neu gerechnet.</translation>
    </message>
</context>
<context>
    <name>RatingPair</name>
    <message>
        <source>expected: %1 finishes ahead in %2 matches</source>
        <translation>erwartet: %1 liegt in %2 Spielen vorn</translation>
    </message>
</context>
<context>
    <name>RatingProgressBanner</name>
    <message>
        <source>Recalculating ratings</source>
        <translation>Die Wertungen werden neu gerechnet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>RatingRow</name>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>RatingSection</name>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>No rated match yet.</source>
        <translation>Noch kein gewertetes Spiel.</translation>
    </message>
    <message>
        <source>%1 has opted out of ratings. Change this in Settings → People.</source>
        <translation>%1 wünscht keine Wertung. Unter Personen in den Einstellungen lässt sich das ändern.</translation>
    </message>
    <message>
        <source>The line is the estimate. In two cases out of three the true strength is inside the band. Hollow: fewer than five matches, not in the table.</source>
        <translation>Die Linie ist die beste Schätzung. Im Band liegt die wahre Stärke zwei von drei Malen. Hohl: weniger als fünf Spiele, ohne Rang.</translation>
    </message>
    <message>
        <source>What changed the rating</source>
        <translation>Was sie verändert hat</translation>
    </message>
    <message>
        <source>%1 earlier ones</source>
        <translation>%1 frühere</translation>
    </message>
</context>
<context>
    <name>RatingsSection</name>
    <message>
        <source>How ratings are calculated</source>
        <translation>Wie gerechnet wird</translation>
    </message>
    <message>
        <source>Everyone starts at %1. Ratings change with the finishing order of each match. Unexpected results change them more, and so does a high uncertainty. The margin and the characters do not count; tied players share a rank. In two cases out of three the true strength is inside the bar. A player with fewer than %2 matches of a game is provisional. After a correction, an import or an exclusion, the ratings are recalculated from that match on. Model: Plackett and Luce, after Weng and Lin (2011).</source>
        <translation>Alle beginnen bei %1. Nach jedem Spiel ändern sich die Wertungen nach den Rängen darin: ein unerwarteter Rang mehr als ein erwarteter, eine unsichere Wertung mehr als eine sichere. Wie hoch jemand gewinnt, zählt nicht, auch nicht die Charaktere; Gleiche teilen sich den Rang. Im Balken liegt die wahre Stärke zwei von drei Malen. Mit weniger als %2 Spielen einer Spielart ist eine Wertung vorläufig. Wird ein Spiel später korrigiert, eingelesen oder ausgenommen, wird von dort an neu gerechnet. Modell: Plackett und Luce, nach Weng und Lin (2011).</translation>
    </message>
    <message>
        <source>dashed line: start at %1</source>
        <translation>gestrichelt: Anfang bei %1</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>dieser Monat</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>If bars overlap, the order is uncertain.</source>
        <translation>Wo Balken sich überlappen, ist die Reihenfolge nicht sicher.</translation>
    </message>
    <message>
        <source>This is so for %1.</source>
        <translation>So bei %1.</translation>
    </message>
    <message>
        <source>No rated match yet</source>
        <translation>Noch kein gewertetes Spiel</translation>
    </message>
    <message>
        <source>Ratings appear here after the first match that is played to its end. Custom games are not rated.</source>
        <translation>Nach dem ersten zu Ende gespielten Spiel steht hier, wie stark alle spielen. Eigene Spiele zählen dafür nicht.</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Als %1 speichern</translation>
    </message>
</context>
<context>
    <name>RecorderCard</name>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>RecorderHeader</name>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
    <message>
        <source>Use a power</source>
        <translation>Charakter einsetzen</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>This card is already on the table</source>
        <translation>Diese Karte liegt schon</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Jetzt nicht.</translation>
    </message>
    <message>
        <source>Played cards are struck through.</source>
        <translation>Was liegt, ist gestrichen.</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Partie abschliessen</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>It does not count like this.</source>
        <translation>So zählt sie nicht.</translation>
    </message>
    <message>
        <source>and one more</source>
        <translation>und noch eine</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Hände zeigen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>RecorderPowers</name>
    <message>
        <source>Use a power</source>
        <translation>Charakter einsetzen</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This meld is complete</source>
        <translation>Dieser Weis ist vollständig</translation>
    </message>
    <message>
        <source>No more melds</source>
        <translation>Kein weiterer Weis</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Another power</source>
        <translation>Anderer Charakter</translation>
    </message>
</context>
<context>
    <name>RecorderScreen</name>
    <message>
        <source>Not possible.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Illegal plays</source>
        <translation>Regelwidrige Karten</translation>
    </message>
</context>
<context>
    <name>RecorderSlate</name>
    <message numerus="yes">
        <source>tricks</source>
        <translation>
            <numerusform>Stich</numerusform>
            <numerusform>Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>Tricks appear here.</source>
        <translation>Hier stehen die Stiche.</translation>
    </message>
    <message>
        <source>Trick %1: %2, %3</source>
        <translation>Stich %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecorderSteps</name>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>All face down</source>
        <translation>Alle verdeckt</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>The app deals the cards; everything is played on the screen</source>
        <translation>Die App gibt die Karten; gespielt wird auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Practice deal</source>
        <translation>Übungspartie</translation>
    </message>
</context>
<context>
    <name>RecordingInProgress</name>
    <message>
        <source>Continue recording</source>
        <translation>Weiter mitschreiben</translation>
    </message>
    <message>
        <source>Enter numbers instead</source>
        <translation>Stattdessen Zahlen eintragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>%1 was recorded and annulled</source>
        <comment>deal 7</comment>
        <translation>%1 wurde mitgeschrieben und gilt nicht</translation>
    </message>
    <message>
        <source>%1 is recorded card by card</source>
        <comment>deal 7</comment>
        <translation>%1 wird Karte für Karte mitgeschrieben</translation>
    </message>
</context>
<context>
    <name>RefereeScreen</name>
    <message>
        <source>Referee desk</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>%1 is scored, not judged.</source>
        <translation>%1 wird gezählt, nicht beurteilt.</translation>
    </message>
    <message>
        <source>These are the rules that the author wrote.</source>
        <translation>Das sind die Regeln, die der Autor geschrieben hat.</translation>
    </message>
    <message>
        <source>Where the editions are silent or disagree, the table decides. Deals entered so far keep their scores.</source>
        <translation>Wo die Ausgaben schweigen oder sich widersprechen, entscheidet der Tisch. Was schon steht, bleibt so gewertet.</translation>
    </message>
</context>
<context>
    <name>RejectDealPanel</name>
    <message>
        <source>What is wrong?</source>
        <translation>Was stimmt nicht?</translation>
    </message>
    <message>
        <source>Own number, or a few words; may stay empty</source>
        <translation>Eigene Zahl oder ein paar Worte; darf leer bleiben</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <translation>%1 sagt Nein</translation>
    </message>
    <message>
        <source>Describe it in words</source>
        <translation>In Worten sagen</translation>
    </message>
</context>
<context>
    <name>ReportMenu</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Every deal with its reasons, result and course</source>
        <translation>Jede Partie mit ihren Gründen, Ergebnis und Verlauf</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>What the characters of this match may do, on one page</source>
        <translation>Was die Charaktere dieses Spiels dürfen, auf einer Seite</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Merkblatt</translation>
    </message>
    <message>
        <source>All matches of %1</source>
        <translation>Alle Spiele vom %1</translation>
    </message>
    <message>
        <source>Evening report</source>
        <translation>Abendbericht</translation>
    </message>
</context>
<context>
    <name>ReportScreen</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation>Form der Datei</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>A4, ready to print.</source>
        <translation>A4, bereit zum Drucken.</translation>
    </message>
    <message>
        <source>One file for any browser.</source>
        <translation>Eine Datei für jeden Browser.</translation>
    </message>
    <message>
        <source>The main table, for a spreadsheet.</source>
        <translation>Die Haupttabelle, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>All tables, for programs.</source>
        <translation>Alle Tabellen, für Programme.</translation>
    </message>
    <message>
        <source>Saving the report</source>
        <translation>Der Bericht wird gespeichert</translation>
    </message>
    <message>
        <source>Making the report</source>
        <translation>Der Bericht wird erstellt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A report needs matches that were played: choose another day or person, or play on.</source>
        <translation>Ein Bericht braucht gespielte Spiele: einen anderen Tag oder jemand anderes wählen, oder weiterspielen.</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Nichts zu drucken</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Save to …</source>
        <translation>Speichern in …</translation>
    </message>
    <message>
        <source>%1 is not there now; it is saved in %2.</source>
        <translation>%1 ist gerade nicht da; gespeichert wird in %2.</translation>
    </message>
</context>
<context>
    <name>RevokeResolutions</name>
    <message>
        <source>What does the table do?</source>
        <translation>Was macht der Tisch?</translation>
    </message>
    <message>
        <source>The rule about it</source>
        <translation>Die Regel dazu</translation>
    </message>
</context>
<context>
    <name>RoundsSection</name>
    <message>
        <source>No round has been drawn. The draw minimises repeat encounters. Matches can also be played without it.</source>
        <translation>Es ist keine Runde ausgelost. Die Auslosung setzt alle so, dass sich möglichst wenige zweimal treffen; Spiele sind auch ohne Auslosung möglich.</translation>
    </message>
    <message>
        <source>This tablet is at table %1</source>
        <translation>Dieses Tablet steht an Tisch %1</translation>
    </message>
    <message>
        <source>At which table is this tablet?</source>
        <translation>An welchem Tisch steht dieses Tablet?</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>RuleLinks</name>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>our interpretation</source>
        <translation>unsere Auslegung</translation>
    </message>
    <message>
        <source>editions differ</source>
        <translation>Ausgaben verschieden</translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Merkblatt</translation>
    </message>
    <message>
        <source>Back to the clause before</source>
        <translation>Zurück zur Klausel davor</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Which edition?</source>
        <translation>Welche Ausgabe?</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>One game …</source>
        <translation>Ein Spiel …</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Regeln von</translation>
    </message>
    <message numerus="yes">
        <source>%n clauses</source>
        <translation>
            <numerusform>%n Klausel</numerusform>
            <numerusform>%n Klauseln</numerusform>
        </translation>
    </message>
    <message>
        <source>No clause has all of “%1”. One word is often enough.</source>
        <translation>Keine Klausel hat alles von «%1». Oft genügt ein Wort.</translation>
    </message>
    <message>
        <source>No clause has “%1”.</source>
        <translation>In keiner Klausel kommt «%1» vor.</translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation>In allen Spielen suchen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
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
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
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
    <name>RulesPanel</name>
    <message>
        <source>Rules of the tournament</source>
        <translation>Regeln des Turniers</translation>
    </message>
    <message>
        <source>What decides the standing</source>
        <translation>Was über die Rangliste entscheidet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>most matches won</source>
        <translation>die meisten gewonnenen Spiele</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Gewinnpunkte</translation>
    </message>
    <message>
        <source>the highest sum</source>
        <translation>die höchste Summe</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Minuspunkte</translation>
    </message>
    <message>
        <source>fewest per match</source>
        <translation>am wenigsten je Spiel</translation>
    </message>
    <message>
        <source>Table sizes</source>
        <translation>Tische für so viele</translation>
    </message>
    <message>
        <source>Tables for %1</source>
        <translation>Tische für %1</translation>
    </message>
    <message>
        <source>Preferred table size</source>
        <translation>Möglichst viele Tische für</translation>
    </message>
    <message>
        <source>One game for all matches</source>
        <translation>Ein Spiel für alle</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Regeln übernehmen</translation>
    </message>
    <message>
        <source>Choose the table sizes.</source>
        <translation>Wähle, für wie viele Personen die Tische sind.</translation>
    </message>
</context>
<context>
    <name>SamePersonDialog</name>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Is that the same person?</source>
        <translation>Ist das dieselbe Person?</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dieselbe Person</translation>
    </message>
</context>
<context>
    <name>SaveLocationPanel</name>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Save here</source>
        <translation>Hier speichern</translation>
    </message>
    <message>
        <source>Back to the parent folder</source>
        <translation>Zurück zum Ordner darüber</translation>
    </message>
</context>
<context>
    <name>SavedBanner</name>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
</context>
<context>
    <name>ScoreChartSheet</name>
    <message>
        <source>Score chart</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
</context>
<context>
    <name>ScorePadScreen</name>
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
        <source>It is no longer offered on the home screen. It stays in the history and can be resumed there.</source>
        <translation>Es wird beim Start nicht mehr angeboten. Es bleibt im Rückblick und kann von dort wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>Referee desk</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Enter numbers instead?</source>
        <translation>Stattdessen Zahlen eintragen?</translation>
    </message>
    <message>
        <source>Enter numbers</source>
        <translation>Zahlen eintragen</translation>
    </message>
    <message>
        <source>Discards the recorded cards. The turned-up card stays.</source>
        <translation>Die bisher mitgeschriebenen Karten gehen verloren; die aufgedeckte Karte bleibt.</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Y</source>
        <translation>Strg+Z, Strg+Y</translation>
    </message>
    <message>
        <source>H 9, R B …</source>
        <translation>H 9, R B …</translation>
    </message>
    <message>
        <source>the card: its suit, H L R S, and its rank</source>
        <translation>die Karte: Farbe (H, E, R, S) und Wert</translation>
    </message>
    <message>
        <source>card points, in the field with the ring</source>
        <translation>Augen, ins umrandete Feld</translation>
    </message>
    <message>
        <source>add to or subtract from the number</source>
        <translation>zählt zur Zahl hinzu oder davon ab</translation>
    </message>
    <message>
        <source>the rest, the match</source>
        <translation>der Rest, der Match</translation>
    </message>
    <message>
        <source>to the next empty field, then enter the deal</source>
        <translation>zum nächsten leeren Feld, dann Partie eintragen</translation>
    </message>
    <message>
        <source>the first, second … player</source>
        <translation>der erste, zweite … Name</translation>
    </message>
    <message>
        <source>the number that is asked</source>
        <translation>die gefragte Zahl</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It does not count yet.</source>
        <translation>Sie zählt noch nicht.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Diesen Hinweis weglegen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Does the match end here?</source>
        <translation>Ist das Spiel hier zu Ende?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>The standing is the result. Undo takes the end back.</source>
        <translation>Der Stand ist das Ergebnis. Rückgängig nimmt das Ende zurück.</translation>
    </message>
    <message>
        <source>There are two versions of this match.</source>
        <translation>Von diesem Spiel gibt es zwei Fassungen.</translation>
    </message>
    <message>
        <source>Two tablets continued it separately. One of the versions counts.</source>
        <translation>Tablets haben getrennt daran weitergeschrieben. Eine davon zählt.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Record the cards instead?</source>
        <translation>Stattdessen die Karten mitschreiben?</translation>
    </message>
    <message>
        <source>Record the cards</source>
        <translation>Karten mitschreiben</translation>
    </message>
    <message>
        <source>The numbers typed so far are discarded.</source>
        <translation>Die bisher getippten Zahlen gehen verloren.</translation>
    </message>
    <message>
        <source>enter the %1</source>
        <comment>deal</comment>
        <translation>trägt die %1 ein</translation>
    </message>
    <message>
        <source>undo the last %1, redo it</source>
        <comment>deal</comment>
        <translation>nimmt die letzte %1 zurück, stellt sie wieder her</translation>
    </message>
    <message>
        <source>Shared. A phone wants the seat of %1</source>
        <translation>Geteilt. Ein Telefon will den Platz von %1</translation>
    </message>
    <message>
        <source>Shared, but the network is down</source>
        <translation>Geteilt, aber das Netz ist weg</translation>
    </message>
    <message>
        <source>Shared, devices: %1</source>
        <translation>Geteilt, Geräte: %1</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>who wants a seat</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Network lost</source>
        <translation>Netz weg</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>won</source>
        <comment>a player is rid of the strokes</comment>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>SeatRequestBanner</name>
    <message>
        <source>A phone wants the seat of %1</source>
        <translation>Ein Telefon will den Platz von %1</translation>
    </message>
    <message>
        <source>It shows this card.</source>
        <translation>Es zeigt diese Karte.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes, %1</source>
        <translation>Ja, %1</translation>
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
        <source>Rotate pad towards the scorer</source>
        <translation>Pad dreht sich zur schreibenden Person</translation>
    </message>
    <message>
        <source>pips fill and the pad turns visibly</source>
        <translation>Punkte füllen sich und das Pad dreht sich sichtbar</translation>
    </message>
    <message>
        <source>Animations</source>
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
        <source>Matches and people</source>
        <translation>Spiele und Personen</translation>
    </message>
    <message>
        <source>Rename a person, merge two spellings, erase a name</source>
        <translation>Einen Namen anders schreiben, zwei Schreibweisen zusammenlegen, einen Namen vergessen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Matches from a file</source>
        <translation>Spiele aus einer Datei</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Matches or a table of deals into a file</source>
        <translation>Spiele oder eine Tabelle der Partien in eine Datei</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Everything into one file</source>
        <translation>Alles in eine Datei</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Replaces what is here with a backup</source>
        <translation>Eine Sicherung anstelle von dem, was hier ist</translation>
    </message>
    <message>
        <source>a deal counts once another player has accepted it</source>
        <translation>eine Partie zählt, sobald jemand am Tisch sie annimmt</translation>
    </message>
    <message>
        <source>Second pair of eyes</source>
        <translation>Vier Augen</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>One history for all tablets of a club</source>
        <translation>Eine Spielgeschichte für alle Tablets eines Vereins</translation>
    </message>
    <message>
        <source>Club archive</source>
        <translation>Vereinsarchiv</translation>
    </message>
    <message>
        <source>Check the history</source>
        <translation>Spielgeschichte prüfen</translation>
    </message>
    <message>
        <source>Verifies that everything is as it was written</source>
        <translation>Ob alles darin ist, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>how well people play, by their places; only in History</source>
        <translation>wie gut jemand spielt, nach den Rängen; nur im Rückblick</translation>
    </message>
    <message>
        <source>This screen is small, so text is always at %1 % or more.</source>
        <translation>Dieser Bildschirm ist klein, darum ist der Text immer mindestens %1 % gross.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Built with Qt (LGPL 3), Qt Charts (GPL 3), SQLite (public domain), SQLiteCpp (MIT), {fmt} (MIT), RapidJSON (MIT), utf8proc (MIT), QR Code generator (MIT), Boost (BSL 1.0), expected (CC0), Nettle (LGPL 3), libsodium (ISC) and libpq (PostgreSQL licence). Typeface: Lato (OFL 1.1).</source>
        <translation>Gebaut mit Qt (LGPL 3), Qt Charts (GPL 3), SQLite (gemeinfrei), SQLiteCpp (MIT), {fmt} (MIT), RapidJSON (MIT), utf8proc (MIT), QR Code generator (MIT), Boost (BSL 1.0), expected (CC0), Nettle (LGPL 3), libsodium (ISC) und libpq (PostgreSQL-Lizenz). Schrift: Lato (OFL 1.1).</translation>
    </message>
</context>
<context>
    <name>ShareBanners</name>
    <message>
        <source>The phone of %1 says %2</source>
        <translation>Das Telefon von %1 sagt %2</translation>
    </message>
    <message>
        <source>Here %1 was typed.</source>
        <translation>Hier getippt: %1.</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 bleibt</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>%1. Counted again, the number stays: %2.</source>
        <translation>%1. Neu gezählt, die Zahl bleibt: %2.</translation>
    </message>
    <message>
        <source>%1. Who counts again?</source>
        <translation>%1. Wer zählt nach?</translation>
    </message>
    <message>
        <source>Ask this player to recount</source>
        <translation>Bittet am Telefon, neu zu zählen</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
</context>
<context>
    <name>ShareError</name>
    <message>
        <source>Dismiss</source>
        <translation>Diesen Hinweis weglegen</translation>
    </message>
</context>
<context>
    <name>ShareScreen</name>
    <message>
        <source>Share this match</source>
        <translation>Spiel teilen</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Teilen beenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Nothing is shared. Phones in the same network can show the slate and the deals, and help to count; nothing leaves this network.</source>
        <translation>Nichts wird geteilt. Telefone im selben Netz können Tafel und Partien zeigen und beim Zählen helfen; nichts verlässt dieses Netz.</translation>
    </message>
    <message>
        <source>Continue sharing</source>
        <translation>Weiter teilen</translation>
    </message>
    <message>
        <source>Stop sharing?</source>
        <translation>Teilen beenden?</translation>
    </message>
    <message>
        <source>Devices lose the connection; the match continues here. Sharing again creates a new code, and each phone must be confirmed again.</source>
        <translation>Die Geräte verlieren die Tafel; das Spiel läuft hier weiter. Neu teilen heisst: neuer Code, und jeder Platz braucht ein neues Ja.</translation>
    </message>
    <message>
        <source>Share this tournament</source>
        <translation>Turnier teilen</translation>
    </message>
    <message>
        <source>Nothing is shared. Phones and large screens in the same network can show the standing and all tables; nothing leaves this network.</source>
        <translation>Es wird nichts geteilt. Telefone und grosse Bildschirme im selben Netz können den Stand und alle Tische zeigen; nichts verlässt dieses Netz.</translation>
    </message>
    <message>
        <source>The match on the table is shared now.</source>
        <translation>Jetzt wird das Spiel am Tisch geteilt.</translation>
    </message>
    <message>
        <source>“%1” is shared now.</source>
        <translation>Jetzt wird «%1» geteilt.</translation>
    </message>
    <message>
        <source>This Wi-Fi is not encrypted.</source>
        <translation>Dieses WLAN ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Anyone nearby can see what the phones show, enter and ask.</source>
        <translation>Wer in der Nähe ist, kann mitlesen, was Telefone zeigen, zählen und fragen.</translation>
    </message>
    <message>
        <source>Anyone nearby can see what the phones show and enter. “Ask the referee” is therefore off, but you can turn it on.</source>
        <translation>Wer in der Nähe ist, kann mitlesen, was Telefone zeigen und zählen. Darum ist «Schiedsrichter fragen» aus; es lässt sich einschalten.</translation>
    </message>
    <message>
        <source>Players with a seat may</source>
        <translation>Wer sitzt, darf</translation>
    </message>
    <message>
        <source>Only this tablet enters the deal.</source>
        <translation>Eintragen kann nur dieses Tablet.</translation>
    </message>
    <message>
        <source>Count your own pile</source>
        <translation>Eigenen Stapel zählen</translation>
    </message>
    <message>
        <source>Questions are not recorded and do not count.</source>
        <translation>Was jemand fragt, steht nirgends und zählt nirgends.</translation>
    </message>
    <message>
        <source>Ask the referee</source>
        <translation>Schiedsrichter fragen</translation>
    </message>
    <message>
        <source>This game is scored but not judged.</source>
        <translation>Dieses Spiel wird gezählt, aber nicht beurteilt.</translation>
    </message>
    <message>
        <source>One confirmation is enough, here or on a phone.</source>
        <translation>Ein Ja genügt, hier oder am Telefon.</translation>
    </message>
    <message>
        <source>Accept deals</source>
        <translation>Partien annehmen</translation>
    </message>
    <message>
        <source>“Second pair of eyes” is off in Settings.</source>
        <translation>«Vier Augen» ist in den Einstellungen aus.</translation>
    </message>
    <message>
        <source>Code for the camera of a phone</source>
        <translation>Code für die Kamera eines Telefons</translation>
    </message>
    <message>
        <source>or typed in the browser</source>
        <translation>oder im Browser eintippen</translation>
    </message>
    <message>
        <source>and these three cards</source>
        <translation>und diese drei Karten</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Netz: %1</translation>
    </message>
    <message>
        <source>Which network?</source>
        <translation>Welches Netz?</translation>
    </message>
</context>
<context>
    <name>ShareSeats</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>One phone per seat. You confirm each phone on this tablet.</source>
        <translation>Ein Platz, ein Telefon, und erst nach einem Ja an diesem Tablet.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>seated since %1, connected</source>
        <translation>sitzt seit %1, verbunden</translation>
    </message>
    <message>
        <source>seated since %1, not connected now</source>
        <translation>sitzt seit %1, gerade nicht verbunden</translation>
    </message>
    <message>
        <source>Revoke %1’s seat</source>
        <translation>Den Platz von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>sees the slate and the deals, nothing else</source>
        <translation>sieht Tafel und Partien, sonst nichts</translation>
    </message>
    <message>
        <source>Watching: %1</source>
        <translation>Schauen zu: %1</translation>
    </message>
    <message>
        <source>for a browser on a large screen</source>
        <translation>für einen Browser auf einem grossen Bildschirm</translation>
    </message>
    <message>
        <source>Scoreboards: %1</source>
        <translation>Grosse Anzeigen: %1</translation>
    </message>
    <message>
        <source>sees the standing and the tables</source>
        <translation>sieht den Stand und die Tische</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>next item; with Shift, the previous one</source>
        <translation>zum Nächsten, mit Umschalt zum Vorigen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>within a list, the cards or a chart</source>
        <translation>in einer Liste, den Karten oder einem Diagramm</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>choose the item with the ring</source>
        <translation>wählt, was den Ring hat</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close what was opened last, or go back</source>
        <translation>schliesst das zuletzt Geöffnete oder geht zurück</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasten dieser Seite</translation>
    </message>
</context>
<context>
    <name>SignedChoice</name>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Penalty points · lowest wins</source>
        <translation>Strafpunkte · am wenigsten gewinnt</translation>
    </message>
    <message>
        <source>Points · highest wins</source>
        <translation>Punkte · meiste gewinnt</translation>
    </message>
    <message>
        <source>Strokes · a player who keeps some loses</source>
        <translation>Striche · wer welche behält, verliert</translation>
    </message>
    <message>
        <source>Chips · a player who cannot pay loses</source>
        <translation>Chips · wer muss und nicht kann, verliert</translation>
    </message>
</context>
<context>
    <name>StandingSlate</name>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>The standings appear here once players have joined.</source>
        <translation>Hier steht die Rangliste, sobald Personen da sind.</translation>
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
    <name>Strokes</name>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n Strich</numerusform>
            <numerusform>%n Striche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Probably offline. It keeps recording and will sync later. Please check the tablet.</source>
        <translation>Wohl ohne Netz: Dort wird weitergespielt, und alles kommt später. Geh hin und schau nach.</translation>
    </message>
    <message>
        <source>Two tablets started a match for this table. Both count for now.</source>
        <translation>Zwei Tablets haben ein Spiel dieses Tischs begonnen. Bis jetzt zählen beide.</translation>
    </message>
    <message>
        <source>Which one counts?</source>
        <translation>Welches zählt?</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Start anyway</source>
        <translation>Trotzdem beginnen</translation>
    </message>
    <message>
        <source>The match begins with everybody at this table.</source>
        <translation>Das Spiel beginnt mit allen an diesem Tisch.</translation>
    </message>
    <message>
        <source>To seat people anew, take the round back and draw it again.</source>
        <translation>Nimm die Runde zurück und lose neu aus, um anders zu setzen.</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>At which table is this tablet?</source>
        <translation>An welchem Tisch steht dieses Tablet?</translation>
    </message>
    <message>
        <source>this tablet</source>
        <translation>dieses Tablet</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>The match of this table then waits on the home screen as soon as a round is drawn.</source>
        <translation>Das Spiel dieses Tischs wartet dann auf der Startseite, sobald eine Runde ausgelost ist.</translation>
    </message>
    <message>
        <source>Table %1 has a tablet. This one takes its place: it sees the next matches of the table. It can take over a match under way; the other tablet then only displays it.</source>
        <translation>Tisch %1 hat ein Tablet. Dieses hier tritt an seine Stelle: Es sieht die nächsten Spiele des Tischs. Ein laufendes kann es übernehmen; das andere Tablet liest dann nur noch mit.</translation>
    </message>
    <message>
        <source>Replace the tablet</source>
        <translation>Tablets tauschen</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>An keinem</translation>
    </message>
</context>
<context>
    <name>TakeOwnershipDialog</name>
    <message>
        <source>This tablet will record the match, and the other one will only display it. If the other tablet has recorded more deals in the meantime, nothing is lost: you can choose between two versions.</source>
        <translation>Von da an schreibt dieses Tablet das Spiel, und das andere liest es nur noch. Hat das andere inzwischen weitergeschrieben, geht nichts verloren: Dann gibt es zwei Fassungen, und der Tisch wählt.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over …</source>
        <translation>Übernehmen …</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Was a backup restored on this tablet? Then the others know it by a new name, and it has to take over what it wrote before.</source>
        <translation>Wurde auf diesem Tablet eine Sicherung wiederhergestellt? Dann kennen es die andern unter einem neuen Namen, und es muss übernehmen, was es vorher geschrieben hat.</translation>
    </message>
</context>
<context>
    <name>TakesPanel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>taken by %1, a tap frees it</source>
        <translation>bei %1, ein Tipp gibt sie frei</translation>
    </message>
    <message>
        <source>Every card has its taker.</source>
        <translation>Jede Karte ist vergeben.</translation>
    </message>
    <message>
        <source>Tap the cards of one trick, then who took it.</source>
        <translation>Die Karten eines Stichs antippen, dann wer ihn gewonnen hat.</translation>
    </message>
    <message numerus="yes">
        <source>Who took these cards, in one trick?</source>
        <translation>
            <numerusform>Wer hat diese Karte?</numerusform>
            <numerusform>Wer hat diese Karten, in einem Stich?</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>A tap on a card frees it.</source>
        <translation>Ein Tipp auf eine Karte gibt sie frei.</translation>
    </message>
    <message>
        <source>First tap the cards of the trick.</source>
        <translation>Zuerst die Karten des Stichs antippen.</translation>
    </message>
    <message>
        <source>Enter points instead</source>
        <translation>Lieber Punkte eintragen</translation>
    </message>
</context>
<context>
    <name>TensAndOnesPad</name>
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
    <name>TextEntry</name>
    <message>
        <source>At most %1 characters</source>
        <translation>Höchstens %1 Zeichen</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Q</source>
        <translation>D</translation>
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
    <name>TournamentScreen</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Only matches use this name so far. Create the tournament to draw rounds and set the scoring.</source>
        <translation>Bisher tragen nur Spiele diesen Namen. Eröffne das Turnier hier, um Runden auszulosen und zu wählen, was über die Rangliste entscheidet.</translation>
    </message>
    <message>
        <source>Open the tournament</source>
        <translation>Turnier eröffnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Ist da</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heisst es?</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Close the tournament?</source>
        <translation>Turnier abschliessen?</translation>
    </message>
    <message>
        <source>Undo the last draw?</source>
        <translation>Letzte Runde zurücknehmen?</translation>
    </message>
    <message>
        <source>Close tournament</source>
        <translation>Abschliessen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing more is drawn then. The standing stays, and it can be opened again.</source>
        <translation>Danach wird nichts mehr ausgelost. Die Rangliste bleibt, und das Turnier kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>Its tables are removed, and matches without deals are set aside. The draw stays in the log.</source>
        <translation>Ihre Tische verschwinden; ein Spiel, das ohne Partie begonnen wurde, wird beiseitegelegt. Die Auslosung bleibt im Protokoll.</translation>
    </message>
    <message numerus="yes">
        <source>They stay open, and can still be played.</source>
        <translation>
            <numerusform>Er bleibt offen und kann noch gespielt werden.</numerusform>
            <numerusform>Sie bleiben offen und können noch gespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tournament is shared</source>
        <translation>Dieses Turnier wird geteilt</translation>
    </message>
    <message>
        <source>Share this tournament</source>
        <translation>Turnier teilen</translation>
    </message>
    <message>
        <source>Not done yet: %1. A match under way can be played to its end, and counts.</source>
        <translation>Noch nicht fertig: %1. Ein laufendes Spiel kann zu Ende gespielt werden und zählt.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Close the tournament</source>
        <translation>Turnier abschliessen</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n tables of round %1 have no match yet.</source>
        <translation>
            <numerusform>Ein Tisch der Runde %1 hat noch kein Spiel.</numerusform>
            <numerusform>%n Tische der Runde %1 haben noch kein Spiel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>any game</source>
        <translation>irgendein Spiel</translation>
    </message>
    <message>
        <source>%1, %2 under way</source>
        <translation>%1, %2 noch im Gang</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsScreen</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Give it a name, say who is there, draw tables. Every match counts for the standing.</source>
        <translation>Gib ihm einen Namen, sag, wer da ist, und lose Tische aus. Jedes Spiel zählt für die Rangliste.</translation>
    </message>
    <message>
        <source>No tournament yet</source>
        <translation>Noch kein Turnier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heisst es?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Eröffnen</translation>
    </message>
</context>
<context>
    <name>TrumpIcon</name>
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
    <name>UndoButton</name>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>VersionCard</name>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>This version will count on all tablets. You can still switch to the other one.</source>
        <translation>Sie zählt dann auf allen Tablets. Die andere bleibt daneben liegen und lässt sich wieder wählen.</translation>
    </message>
    <message>
        <source>Yes, this one counts</source>
        <translation>Ja, diese zählt</translation>
    </message>
    <message>
        <source>This one counts …</source>
        <translation>Diese zählt …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>counts for now</source>
        <translation>zählt vorläufig</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
</context>
<context>
    <name>WhyNotBubble</name>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Short description</source>
        <translation>In wenigen Worten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Why is %1 corrected?</source>
        <translation>Warum wird %1 berichtigt?</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>May the %1 be played?</source>
        <translation>Darf %1 gespielt werden?</translation>
    </message>
    <message>
        <source>Who wins this trick?</source>
        <translation>Wer gewinnt den Stich?</translation>
    </message>
    <message>
        <source>May this power be used? %1</source>
        <translation>Darf das eingesetzt werden? %1</translation>
    </message>
    <message>
        <source>%1 asked</source>
        <translation>%1 hat gefragt</translation>
    </message>
    <message>
        <source>The table decided: %1</source>
        <translation>Der Tisch hat entschieden: %1</translation>
    </message>
    <message>
        <source>What must this hand do?</source>
        <translation>Was muss diese Hand tun?</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>«%1» ist schon bekannt.</translation>
    </message>
    <message>
        <source>“%1” already exists. The name that you wrote looks the same.</source>
        <translation>«%1» ist schon bekannt. Der Name, den du geschrieben hast, sieht gleich aus.</translation>
    </message>
    <message>
        <source>“%1” already exists. “%2” differs from it only by capital letters.</source>
        <translation>«%1» ist schon bekannt. «%2» unterscheidet sich davon nur durch Gross- und Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>“%1” already exists. Give the new person a name that can be told apart.</source>
        <translation>«%1» gibt es schon. Schreibe den Namen von jemand anderem so, dass man die beiden auseinanderhält.</translation>
    </message>
    <message>
        <source>If it is the same person, the name stays %1.</source>
        <translation>Ist es dieselbe Person, bleibt der Name %1.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>trump %1</source>
        <translation>Trumpf %1</translation>
    </message>
    <message>
        <source>on the table: %1</source>
        <translation>auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>turned up: %1</source>
        <translation>aufgedeckt: %1</translation>
    </message>
    <message>
        <source>the hand: %1</source>
        <translation>die Hand: %1</translation>
    </message>
    <message>
        <source>the trick: %1</source>
        <translation>der Stich: %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::AssignedTableModel</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <translation>%1 · Runde %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::CharacterList</name>
    <message>
        <source>%1: %2 in %3</source>
        <translation>%1: %2 in %3</translation>
    </message>
</context>
<context>
    <name>tafel::app::ChartSaver</name>
    <message>
        <source>The chart was not saved.</source>
        <translation>Das Diagramm wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>tafel::app::ClubArchive</name>
    <message>
        <source>A deal from %1</source>
        <translation>Eine Partie vom %1</translation>
    </message>
    <message>
        <source>A dispute from %1</source>
        <translation>Ein Streitfall vom %1</translation>
    </message>
    <message>
        <source>A house rule from %1</source>
        <translation>Eine Hausregel vom %1</translation>
    </message>
    <message>
        <source>A name from %1</source>
        <translation>Ein Name vom %1</translation>
    </message>
    <message>
        <source>A tournament from %1</source>
        <translation>Ein Turnier vom %1</translation>
    </message>
    <message>
        <source>A custom game from %1</source>
        <translation>Ein eigenes Spiel vom %1</translation>
    </message>
    <message>
        <source>A match from %1</source>
        <translation>Ein Spiel vom %1</translation>
    </message>
    <message>
        <source>An entry from %1</source>
        <translation>Ein Eintrag vom %1</translation>
    </message>
    <message>
        <source>Damaged in transit or storage. It does not count.</source>
        <translation>Beschädigt: Der Eintrag stimmt nicht mit dem Original überein. Er zählt nicht.</translation>
    </message>
    <message>
        <source>From a newer version. It counts after you update this tablet.</source>
        <translation>Von einer neueren Version: zählt, sobald dieses Tablet aktualisiert ist.</translation>
    </message>
    <message>
        <source>Waiting for an earlier event from the same tablet.</source>
        <translation>Wartet auf einen früheren Eintrag seines Tablets.</translation>
    </message>
    <message>
        <source>Does not fit what is here. It waits until it does.</source>
        <translation>Passt nicht zu dem, was hier steht. Wartet, bis es passt.</translation>
    </message>
    <message>
        <source>This tablet has joined the archive</source>
        <translation>Dieses Tablet gehört zum Archiv</translation>
    </message>
    <message>
        <source>The oldest is from %1.</source>
        <translation>Der älteste ist vom %1.</translation>
    </message>
    <message>
        <source>The last complete sync was on %1.</source>
        <translation>Der letzte ganze Austausch war am %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 entries</source>
        <translation>%1: %2 von %3 Einträgen</translation>
    </message>
    <message>
        <source>%1 for the archive, the oldest since %2</source>
        <translation>%1 für das Archiv, die ältesten seit dem %2</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>Verbindet …</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Kommt an</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Geht hin</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>This tablet syncs through the folder</source>
        <translation>Dieses Tablet tauscht über den Ordner aus</translation>
    </message>
    <message>
        <source>%1 for the folder, the oldest since %2</source>
        <translation>%1 für den Ordner, die ältesten seit dem %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::ContractAverages</name>
    <message>
        <source>%1 per deal</source>
        <translation>%1 je Partie</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Fassung %1</translation>
    </message>
    <message>
        <source>%1 per deal and person</source>
        <translation>%1 je Partie und Person</translation>
    </message>
    <message>
        <source>The last %1 of %2 versions are shown.</source>
        <translation>Die letzten %1 von %2 Fassungen sind zu sehen.</translation>
    </message>
    <message>
        <source>%1 of %2 people are shown: those with the most deals.</source>
        <translation>%1 von %2 Personen sind zu sehen: die mit den meisten Partien.</translation>
    </message>
    <message>
        <source>%1 of %2 people are shown: the players of this match first.</source>
        <translation>%1 von %2 Personen sind zu sehen: zuerst die dieses Spiels.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 in %4</source>
        <translation>%1, %2: %3 in %4</translation>
    </message>
</context>
<context>
    <name>tafel::app::CustomGameEditor</name>
    <message>
        <source>Version %1, draft</source>
        <translation>Fassung %1, Entwurf</translation>
    </message>
    <message>
        <source>This is version %1, word for word.</source>
        <translation>Das ist Wort für Wort Fassung %1.</translation>
    </message>
    <message>
        <source>Becomes version 1.</source>
        <translation>Wird zu Fassung 1.</translation>
    </message>
    <message>
        <source>Becomes version %1.</source>
        <translation>Wird zu Fassung %1.</translation>
    </message>
    <message>
        <source>%1 keep theirs, as they were played.</source>
        <translation>%1 behalten ihre, so wie sie gespielt wurden.</translation>
    </message>
    <message>
        <source>%1 people × %2 cards = %3</source>
        <translation>%1 Personen × %2 Karten = %3</translation>
    </message>
    <message>
        <source>%1 people × %2 cards, %3 left over</source>
        <translation>%1 Personen × %2 Karten, %3 bleiben übrig</translation>
    </message>
    <message>
        <source>Our game</source>
        <translation>Unser Spiel</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a contract</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The draft was not saved.</source>
        <translation>Der Entwurf wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Contract %1</source>
        <translation>Kontrakt %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::CustomGameList</name>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>%1 contracts</source>
        <translation>%1 Kontrakte</translation>
    </message>
    <message>
        <source>never played</source>
        <translation>noch nie gespielt</translation>
    </message>
    <message>
        <source>%1, the last on %2</source>
        <translation>%1, zuletzt am %2</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>Sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It is too large for a game.</source>
        <translation>Für ein Spiel ist sie zu gross.</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>Das Spiel wurde nicht gesichert.</translation>
    </message>
</context>
<context>
    <name>tafel::app::DealCorrection</name>
    <message>
        <source>The match is not over any more.</source>
        <translation>Das Spiel ist nicht mehr zu Ende.</translation>
    </message>
    <message>
        <source>The match ends differently: %1.</source>
        <translation>Das Spiel endet anders: %1.</translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>%1 berichtigt</translation>
    </message>
    <message>
        <source>%1 would come after the end: %2. Undo brings back what the correction takes back.</source>
        <translation>%1 käme nach dem Ende: %2. «Rückgängig» bringt wieder, was die Berichtigung zurücknimmt.</translation>
    </message>
    <message>
        <source>%1 would no longer be possible: %2 Correct %3 first, or take back %4 and enter what was played. Undo brings back what the correction takes back.</source>
        <translation>%1 wäre nicht mehr möglich: %2 Berichtige zuerst %3, oder nimm %4 zurück und gib ein, was gespielt wurde. «Rückgängig» bringt wieder, was die Berichtigung zurücknimmt.</translation>
    </message>
    <message>
        <source>The match ends with %1: %2.</source>
        <comment>deal 7</comment>
        <translation>Das Spiel endet mit %1: %2.</translation>
    </message>
    <message>
        <source>The standing changes.</source>
        <translation>Der Stand ändert sich.</translation>
    </message>
    <message>
        <source>No standing changes, because the table&apos;s ruling replaces the award.</source>
        <translation>Kein Stand ändert sich, denn es gilt der Entscheid des Tischs.</translation>
    </message>
    <message>
        <source>No standing changes.</source>
        <translation>Kein Stand ändert sich.</translation>
    </message>
    <message>
        <source>Every later %1 stays possible.</source>
        <comment>deal, round</comment>
        <translation>Keine spätere %1 wird ungültig.</translation>
    </message>
</context>
<context>
    <name>tafel::app::Desk</name>
    <message>
        <source>from your match</source>
        <translation>aus eurem Spiel</translation>
    </message>
    <message>
        <source>The dispute is in the history</source>
        <translation>Der Streitfall steht in der Spielgeschichte</translation>
    </message>
    <message>
        <source>You find it with the match.</source>
        <translation>Er steht beim Spiel.</translation>
    </message>
    <message>
        <source>It belongs to no match.</source>
        <translation>Er gehört zu keinem Spiel.</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <translation>%1, «%2»</translation>
    </message>
    <message>
        <source>Who asked?</source>
        <translation>Wer hat gefragt?</translation>
    </message>
    <message>
        <source>What does the table decide?</source>
        <translation>Wie entscheidet der Tisch?</translation>
    </message>
    <message>
        <source>as the referee says</source>
        <translation>wie geurteilt</translation>
    </message>
    <message>
        <source>from your match · %1</source>
        <translation>aus eurem Spiel · %1</translation>
    </message>
    <message>
        <source>%1 (not said)</source>
        <translation>%1 (nicht gesagt)</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>For the rest of this match, from %1 on</source>
        <comment>deal 7</comment>
        <translation>Für den Rest des Spiels, ab %1</translation>
    </message>
    <message>
        <source>Applies from %1</source>
        <comment>deal 7</comment>
        <translation>Gilt ab %1</translation>
    </message>
    <message>
        <source>There is no verdict yet</source>
        <translation>Es gibt noch kein Urteil</translation>
    </message>
    <message>
        <source>This dispute is recorded</source>
        <translation>Dieser Streitfall ist festgehalten</translation>
    </message>
    <message>
        <source>The table decided so. The referee says: %1</source>
        <translation>So hat der Tisch entschieden. Der Schiedsrichter sagt: %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::DeskGames</name>
    <message>
        <source>your match</source>
        <translation>euer Spiel</translation>
    </message>
</context>
<context>
    <name>tafel::app::DisputeListModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::HistoryFilter</name>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
</context>
<context>
    <name>tafel::app::MatchList</name>
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
    <message numerus="yes">
        <source>%1 lead with %2</source>
        <translation>
            <numerusform>%1 führt mit %2</numerusform>
            <numerusform>%1 führen mit %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 · %3</source>
        <translation>
            <numerusform>%1 gewann mit %2 · %3</numerusform>
            <numerusform>%1 gewannen mit %2 · %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share it · marks %2</source>
        <translation>%1 teilen den Sieg · Marken %2</translation>
    </message>
    <message>
        <source>%1 won · marks %2</source>
        <translation>%1 gewann · Marken %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 have lost · %2</source>
        <translation>
            <numerusform>%1 verlor · %2</numerusform>
            <numerusform>%1 verloren · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Two versions: choose</source>
        <translation>Zwei Fassungen: wählt</translation>
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
    <message>
        <source>No house rules</source>
        <translation>Keine Hausregeln</translation>
    </message>
    <message>
        <source>No %1 has been entered yet.</source>
        <comment>deal, round</comment>
        <translation>Noch ist keine %1 eingetragen.</translation>
    </message>
    <message>
        <source>The same in all: %1</source>
        <translation>In allen gleich: %1</translation>
    </message>
    <message>
        <source>The same in both: %1</source>
        <translation>In beiden gleich: %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::MeasurePad</name>
    <message>
        <source>%1: %2</source>
        <comment>deal: contract</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <translation>%1 eröffnet</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <comment>a person</comment>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>chips before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>no chip: loses the game</source>
        <translation>kein Chip: verliert das Spiel</translation>
    </message>
    <message>
        <source>%1: loses the game</source>
        <translation>%1: verliert das Spiel</translation>
    </message>
    <message>
        <source>the match is over.</source>
        <translation>das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 deals and opens round %2.</source>
        <translation>%1 gibt und eröffnet Runde %2.</translation>
    </message>
    <message>
        <source>%1 opens round %2, %3 deals.</source>
        <translation>%1 eröffnet Runde %2, %3 gibt.</translation>
    </message>
    <message>
        <source>%1 of %2 – adds up</source>
        <translation>%1 von %2 – geht auf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Welcher Kontrakt?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted: how many of how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Follows from the others.</source>
        <translation>Folgt aus den anderen.</translation>
    </message>
    <message>
        <source>All %1 are given out. Another tap on a chosen number frees it.</source>
        <translation>Alle %1 sind verteilt. Nochmals auf eine gewählte Zahl tippen gibt sie frei.</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <comment>deal 7</comment>
        <translation>%1 berichtigen</translation>
    </message>
    <message numerus="yes">
        <source>Only %n are left.</source>
        <translation>
            <numerusform>Es bleibt nur %n.</numerusform>
            <numerusform>Es bleiben nur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::NewMatch</name>
    <message>
        <source>Only the web edition has a game for four.</source>
        <translation>Nur die Web-Ausgabe kennt das Spiel zu viert.</translation>
    </message>
    <message>
        <source>The history is not open.</source>
        <translation>Der Rückblick ist nicht offen.</translation>
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
        <source>%1 is already seated.</source>
        <translation>%1 sitzt schon am Tisch.</translation>
    </message>
    <message>
        <source>%1 already has this character.</source>
        <translation>%1 hat diesen Charakter schon.</translation>
    </message>
    <message>
        <source>Victory points: the first player to reach the target wins.</source>
        <translation>Gewinnpunkte: Wer das Ziel zuerst erreicht, gewinnt.</translation>
    </message>
    <message>
        <source>Points: the highest total wins.</source>
        <translation>Punkte: Wer am meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Penalty points: the lowest total wins.</source>
        <translation>Strafpunkte: Wer am wenigsten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Strokes: a player who cannot get rid of them loses the game; the fewest lost games win.</source>
        <translation>Striche: Wer sie nicht loswird, verliert das Spiel; am wenigsten verlorene Spiele gewinnen.</translation>
    </message>
    <message>
        <source>Chips: a player who must hand one in but has none loses.</source>
        <translation>Chips: Wer einen abgeben muss und keinen hat, verliert.</translation>
    </message>
    <message>
        <source>none of them is replaced</source>
        <translation>keiner ist ersetzt</translation>
    </message>
    <message>
        <source>At most three people play.</source>
        <translation>Höchstens drei Personen spielen.</translation>
    </message>
    <message>
        <source>At most five people play.</source>
        <translation>Höchstens fünf Personen spielen.</translation>
    </message>
    <message>
        <source>At most %1 people play.</source>
        <translation>Höchstens %1 Personen spielen.</translation>
    </message>
    <message>
        <source>Players 1 and 3 play together against 2 and 4.</source>
        <translation>Wer an Platz 1 und 3 sitzt, spielt zusammen gegen 2 und 4.</translation>
    </message>
    <message>
        <source>%1 and %2 play together against %3 and %4.</source>
        <translation>%1 und %2 spielen zusammen gegen %3 und %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n more people are needed.</source>
        <translation>
            <numerusform>Es fehlt noch eine Person.</numerusform>
            <numerusform>Es fehlen noch %n Personen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::OpenHistory</name>
    <message>
        <source>That was not stored.</source>
        <translation>Das wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>That was not accepted.</source>
        <translation>Das wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>The history cannot be opened.</source>
        <translation>Der Rückblick lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>tafel::app::PeopleList</name>
    <message>
        <source>%1 is called %2</source>
        <translation>%1 heisst %2</translation>
    </message>
    <message>
        <source>%1 and %2 become one person: %3.</source>
        <translation>%1 und %2 werden eine Person: %3.</translation>
    </message>
    <message>
        <source>Shown as %1: %2.</source>
        <translation>Als %1 gezeigt: %2.</translation>
    </message>
    <message>
        <source>Another program has the history open, so traces of the name may remain in the file. Close it and start Tafelrichter again.</source>
        <translation>Ein anderes Programm hat die Spielgeschichte offen; Reste des Namens können noch in der Datei stehen. Schliesse es und starte den Tafelrichter neu.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>only came to a tournament</source>
        <translation>war nur an einem Turnier da</translation>
    </message>
    <message>
        <source>%1 and %2 are two people</source>
        <translation>%1 und %2 sind zwei Personen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The name is still in backups, and in these copies of the history:</source>
        <translation>Der Name steht noch in Sicherungen und in diesen Kopien der Spielgeschichte:</translation>
    </message>
    <message>
        <source>These copies are deleted. Backups elsewhere may still contain the name.</source>
        <translation>Diese Kopien sind gelöscht. Sicherungen an andern Orten können den Namen noch enthalten.</translation>
    </message>
    <message>
        <source>These cannot be deleted:</source>
        <translation>Diese lassen sich nicht löschen:</translation>
    </message>
    <message>
        <source>Backups that you have made still contain the name.</source>
        <translation>Der Name steht noch in Sicherungen, die du gemacht hast.</translation>
    </message>
</context>
<context>
    <name>tafel::app::PhoneEntries</name>
    <message>
        <source>%1 %2 has just come</source>
        <comment>Cora 44</comment>
        <translation>%1 %2 kam eben an</translation>
    </message>
    <message>
        <source>A phone says another number</source>
        <translation>Ein Telefon sagt eine andere Zahl</translation>
    </message>
    <message>
        <source>typed here</source>
        <translation>hier getippt</translation>
    </message>
    <message>
        <source>from before</source>
        <translation>von vorhin</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time</comment>
        <translation>um %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::PlayerList</name>
    <message>
        <source>%1 of %2 won · %3</source>
        <translation>%1 von %2 gewonnen · %3</translation>
    </message>
    <message>
        <source>no finished match</source>
        <translation>noch kein Spiel beendet</translation>
    </message>
</context>
<context>
    <name>tafel::app::PlayerPage</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>Matches</source>
        <translation>
            <numerusform>Spiel</numerusform>
            <numerusform>Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message numerus="yes">
        <source>Deals</source>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Each match</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>Mittel aus %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>points per deal</comment>
        <translation>%1 je %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::RatingExplanation</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <translation>Am %1 korrigiert</translation>
    </message>
    <message>
        <source>%1 and %2 share the place</source>
        <translation>%1 und %2 teilen sich den Rang</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>%1 behind %2</source>
        <translation>%1 hinter %2</translation>
    </message>
    <message>
        <source>both were about equal</source>
        <translation>beide waren etwa gleich stark</translation>
    </message>
    <message>
        <source>more was expected, so it costs</source>
        <translation>erwartet war mehr, darum kostet es</translation>
    </message>
    <message>
        <source>less was expected, so it gives</source>
        <translation>erwartet war weniger, darum bringt es etwas</translation>
    </message>
    <message>
        <source>it was expected, so it gives less</source>
        <translation>das war zu erwarten, darum bringt es weniger</translation>
    </message>
    <message>
        <source>it was not expected, so it gives more</source>
        <translation>das war nicht zu erwarten, darum bringt es mehr</translation>
    </message>
    <message>
        <source>it was not expected, so it costs more</source>
        <translation>das war nicht zu erwarten, darum kostet es mehr</translation>
    </message>
    <message>
        <source>it was expected, so it costs less</source>
        <translation>das war zu erwarten, darum kostet es weniger</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
</context>
<context>
    <name>tafel::app::RatingHistory</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>shared place %1 of %2</source>
        <translation>geteilter Rang %1 von %2</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>provisional: %1 of %2 matches</source>
        <translation>vorläufig: %1 von %2 Spielen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, and what it had at the end</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>came from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>corrected on %1</source>
        <translation>am %1 korrigiert</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
</context>
<context>
    <name>tafel::app::RatingList</name>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Ratings %1</source>
        <translation>Wertungen %1</translation>
    </message>
    <message>
        <source>The ratings were not saved.</source>
        <translation>Die Wertungen wurden nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n people have opted out of ratings and are not listed.</source>
        <translation>
            <numerusform>Eine Person wünscht keine Wertung und wird nicht gezeigt.</numerusform>
            <numerusform>%n Personen wünschen keine Wertung und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::RecordedPowers</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tafel::app::Recorder</name>
    <message>
        <source>That cannot be</source>
        <translation>Das kann nicht sein</translation>
    </message>
    <message>
        <source>All cards are played</source>
        <translation>Alle Karten sind gespielt</translation>
    </message>
    <message>
        <source>Tap it first; then every card as it falls.</source>
        <translation>Zuerst diese antippen, dann jede Karte, wie sie fällt.</translation>
    </message>
    <message>
        <source>Face down, or tap the card if all have seen it.</source>
        <translation>Verdeckt, oder die Karte antippen, wenn alle sie gesehen haben.</translation>
    </message>
    <message>
        <source>The card is shown at the end of the deal.</source>
        <translation>Die Karte wird am Ende der Partie gezeigt.</translation>
    </message>
    <message>
        <source>The player who played it face down says which card it is.</source>
        <translation>Wer verdeckt gespielt hat, sagt es.</translation>
    </message>
    <message>
        <source>Tap the card.</source>
        <translation>Karte antippen.</translation>
    </message>
    <message>
        <source>This is what the deal gives.</source>
        <translation>Das ergibt die Partie.</translation>
    </message>
    <message>
        <source>Tap the card as it falls.</source>
        <translation>Gelegte Karte antippen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, put down</source>
        <translation>%1, gedrückt</translation>
    </message>
    <message>
        <source>%1, %2 put down</source>
        <translation>%1, %2 gedrückt</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>%1, %2 shown</source>
        <translation>%1, %2 gezeigt</translation>
    </message>
    <message>
        <source>%1, trick told</source>
        <translation>%1, Stich angesagt</translation>
    </message>
    <message>
        <source>%1, %2 taken back</source>
        <translation>%1, %2 zurückgenommen</translation>
    </message>
    <message>
        <source>turned-up card</source>
        <translation>aufgedeckte Karte</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Choose it on the score pad first.</source>
        <translation>Zuerst auf dem Block wählen.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>practice deal</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>The hidden card, %1, proves it.</source>
        <translation>Die verdeckte Karte, %1, beweist es.</translation>
    </message>
    <message>
        <source>%1 in trick %2 proves it.</source>
        <translation>%1 in Stich %2 beweist es.</translation>
    </message>
    <message>
        <source>%1 put a card down against the rules.</source>
        <translation>%1 hat eine Karte regelwidrig gedrückt.</translation>
    </message>
    <message>
        <source>Trick %1: %2 played %3 against the rules.</source>
        <translation>Stich %1: %2 hat %3 regelwidrig gespielt.</translation>
    </message>
    <message>
        <source>Take back to the card put down</source>
        <translation>Zurück bis zur abgelegten Karte</translation>
    </message>
    <message>
        <source>Take back to trick %1</source>
        <translation>Zurück bis Stich %1</translation>
    </message>
    <message>
        <source>The card goes back, and all that came after it. Redo brings it again.</source>
        <translation>Die Karte geht zurück und alles, was danach kam. Wiederholen bringt es wieder.</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>From this deal on it counts as it was played.</source>
        <translation>Ab dieser Partie zählt, wie gespielt wurde.</translation>
    </message>
    <message>
        <source>Annul the deal</source>
        <translation>Die Partie gilt nicht</translation>
    </message>
    <message>
        <source>From this deal on such a deal is void, and the same person deals again.</source>
        <translation>Ab dieser Partie gilt eine solche nicht; dieselbe Person gibt noch einmal.</translation>
    </message>
    <message>
        <source>The recorded cards are discarded; the same person deals again.</source>
        <translation>Die Mitschrift wird aufgegeben; dieselbe Person gibt noch einmal.</translation>
    </message>
    <message>
        <source>Type the points</source>
        <translation>Die Augen eintippen</translation>
    </message>
    <message>
        <source>The recorded cards are discarded; the table says what counts.</source>
        <translation>Die Mitschrift wird aufgegeben; der Tisch sagt, was zählt.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>%1 of %2 cards played.</source>
        <translation>%1 von %2 Karten liegen.</translation>
    </message>
</context>
<context>
    <name>tafel::app::Recovery</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts verändert. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>It did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Recovered: %1 with %2.</source>
        <translation>Gerettet: %1 mit %2.</translation>
    </message>
    <message>
        <source>The copy %1 had what was missing here.</source>
        <translation>Aus der Kopie %1 kam, was hier fehlte.</translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>Die beschädigte Datei steht in %1.</translation>
    </message>
    <message>
        <source>Stopping. Nothing is changed.</source>
        <translation>Es wird angehalten. Nichts wird verändert.</translation>
    </message>
    <message>
        <source>The file is read page by page, with the copies beside it.</source>
        <translation>Die Datei wird Seite um Seite gelesen, mit den Kopien daneben.</translation>
    </message>
</context>
<context>
    <name>tafel::app::ReportMaker</name>
    <message>
        <source>There is no report.</source>
        <translation>Es gibt keinen Bericht.</translation>
    </message>
    <message>
        <source>The report was not saved.</source>
        <translation>Der Bericht wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>tafel::app::RuleList</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Custom game</source>
        <translation>Eigenes Spiel</translation>
    </message>
</context>
<context>
    <name>tafel::app::SaveLocations</name>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>Tafelrichter&apos;s own folder</source>
        <translation>Eigener Ordner von Tafelrichter</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Persönlicher Ordner</translation>
    </message>
    <message>
        <source>Choose a place.</source>
        <translation>Wähle einen Ort.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This drive is read-only.</source>
        <translation>Dieser Datenträger kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>You may not write here.</source>
        <translation>Hier darfst du nicht schreiben.</translation>
    </message>
    <message>
        <source>No program here opens such files.</source>
        <translation>Kein Programm hier öffnet solche Dateien.</translation>
    </message>
    <message>
        <source>No program here shows folders. The file is in %1.</source>
        <translation>Kein Programm hier zeigt Ordner. Die Datei liegt in %1.</translation>
    </message>
</context>
<context>
    <name>tafel::app::ScorePad</name>
    <message>
        <source>The match is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Choose the contract first</source>
        <translation>Zuerst den Kontrakt wählen</translation>
    </message>
    <message>
        <source>Deal %1: which card is turned up?</source>
        <translation>Partie %1: Welche Karte ist aufgedeckt?</translation>
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
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
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
        <source>wins</source>
        <comment>is rid of the strokes</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Which points are sure to raise %1’s score?</source>
        <translation>Mit welchen Augen kommt %1 sicher weiter?</translation>
    </message>
    <message>
        <source>%1 loses this game</source>
        <translation>%1 verliert dieses Spiel</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 numbers</source>
        <translation>%1 von %2 Zahlen</translation>
    </message>
    <message>
        <source>First clear this entry</source>
        <translation>Leere zuerst diesen Eintrag</translation>
    </message>
    <message>
        <source>Cannot deal now</source>
        <translation>Kann jetzt nicht geben</translation>
    </message>
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
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>tafel::app::ScreenWakeLock</name>
    <message>
        <source>A match is on the table.</source>
        <translation>Ein Spiel liegt auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>tafel::app::Sharing</name>
    <message>
        <source>The program that shares, tafelrichter-live, is not installed here.</source>
        <translation>Das Programm zum Teilen, tafelrichter-live, ist hier nicht installiert.</translation>
    </message>
    <message>
        <source>This tablet is in no network.</source>
        <translation>Dieses Tablet ist in keinem Netz.</translation>
    </message>
    <message>
        <source>Another program is already sharing from this tablet.</source>
        <translation>Ein anderes Programm teilt schon von diesem Tablet.</translation>
    </message>
    <message>
        <source>The network has changed.</source>
        <translation>Das Netz hat gewechselt.</translation>
    </message>
    <message>
        <source>This match cannot be read for the phones.</source>
        <translation>Dieses Spiel lässt sich für die Telefone nicht lesen.</translation>
    </message>
    <message>
        <source>The sharing service cannot start.</source>
        <translation>Das Programm zum Teilen lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>Sharing was interrupted for a moment.</source>
        <translation>Das Teilen war einen Moment unterbrochen.</translation>
    </message>
    <message>
        <source>Sharing has ended.</source>
        <translation>Das Teilen ist beendet.</translation>
    </message>
    <message>
        <source>Sharing has ended, an hour after the last entry.</source>
        <translation>Das Teilen ist beendet, eine Stunde nach dem letzten Eintrag.</translation>
    </message>
    <message>
        <source>Connect it to the local Wi-Fi, or open a hotspot on a phone and connect the tablet to it.</source>
        <translation>Mit dem WLAN des Hauses verbinden, oder an einem Telefon einen Hotspot öffnen und das Tablet hineinnehmen.</translation>
    </message>
    <message>
        <source>The port is in use. Choose another one; phones get it from the code.</source>
        <translation>Der Port ist belegt. Du kannst einen anderen nehmen; Telefone lesen ihn aus dem Code.</translation>
    </message>
    <message>
        <source>The address that was shared is not this tablet&apos;s any more.</source>
        <translation>Die geteilte Adresse gehört diesem Tablet nicht mehr.</translation>
    </message>
    <message>
        <source>Phones do not find the tablet here. The same code works again when the network is back.</source>
        <translation>Telefone finden das Tablet hier nicht. Derselbe Code gilt wieder, sobald das Netz zurück ist.</translation>
    </message>
    <message>
        <source>The match goes on here; nothing that was entered is lost.</source>
        <translation>Das Spiel läuft hier weiter; nichts Eingetragenes geht verloren.</translation>
    </message>
    <message>
        <source>Phones keep what they show. The match goes on here.</source>
        <translation>Telefone behalten, was sie zeigen. Das Spiel läuft hier weiter.</translation>
    </message>
    <message>
        <source>The program that shares had ended and was started again. Phones come back by themselves; nothing that was entered is lost.</source>
        <translation>Das Programm zum Teilen war zu Ende und läuft wieder. Telefone kommen von selbst zurück; nichts Eingetragenes geht verloren.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Nochmals suchen</translation>
    </message>
    <message>
        <source>Use another port</source>
        <translation>Anderen Port nehmen</translation>
    </message>
    <message>
        <source>Share again</source>
        <translation>Neu teilen</translation>
    </message>
    <message>
        <source>Sharing was stopped for safety.</source>
        <translation>Das Teilen wurde zur Sicherheit beendet.</translation>
    </message>
    <message>
        <source>The program that shares no longer answered and was started again. Phones come back by themselves; nothing that was entered is lost.</source>
        <translation>Das Programm zum Teilen antwortete nicht mehr und wurde neu gestartet. Telefone kommen von selbst zurück; nichts Eingetragenes geht verloren.</translation>
    </message>
    <message>
        <source>The program that shares sent an invalid message and was stopped. The match goes on here; nothing that was entered is lost.</source>
        <translation>Das Programm zum Teilen hat eine ungültige Nachricht geschickt und wurde beendet. Das Spiel läuft hier weiter; nichts Eingetragenes geht verloren.</translation>
    </message>
    <message>
        <source>The program that shares failed again and again. The match goes on here; nothing that was entered is lost.</source>
        <translation>Das Programm zum Teilen versagte immer wieder. Das Spiel läuft hier weiter; nichts Eingetragenes geht verloren.</translation>
    </message>
</context>
<context>
    <name>tafel::app::TournamentList</name>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>tafel::app::TournamentView</name>
    <message>
        <source>A name is missing.</source>
        <translation>Es fehlt ein Name.</translation>
    </message>
    <message>
        <source>%1 is already present.</source>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>Under these rules, %1 is not played by %2.</source>
        <translation>%1 wird nach diesen Regeln nicht zu %2 gespielt.</translation>
    </message>
    <message>
        <source>tables of %1</source>
        <translation>Tische zu %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>noch kein Spiel</translation>
    </message>
    <message>
        <source>Its matches carry this name.</source>
        <translation>Die Spiele tragen diesen Namen.</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ist gegangen</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1: gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 sit out</source>
        <translation>
            <numerusform>%1 sitzt aus</numerusform>
            <numerusform>%1 sitzen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points per match</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>plays: %1</source>
        <translation>spielt: %1</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Runde %1 auslosen</translation>
    </message>
    <message>
        <source>Nothing can be drawn here.</source>
        <translation>Hier kann nichts ausgelost werden.</translation>
    </message>
    <message>
        <source>The tournament is closed.</source>
        <translation>Das Turnier ist abgeschlossen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>A table of this round has already played.</source>
        <translation>Ein Tisch dieser Runde hat schon gespielt.</translation>
    </message>
    <message>
        <source>silent for %1 min</source>
        <translation>still seit %1 min</translation>
    </message>
    <message>
        <source>silent for %1 h</source>
        <translation>still seit %1 h</translation>
    </message>
    <message>
        <source>result entered</source>
        <translation>Ergebnis da</translation>
    </message>
    <message>
        <source>%1, the last at %2</source>
        <translation>%1, zuletzt um %2</translation>
    </message>
    <message>
        <source>table %1 has not begun</source>
        <translation>Tisch %1 hat nicht begonnen</translation>
    </message>
    <message>
        <source>table %1 plays</source>
        <translation>Tisch %1 spielt</translation>
    </message>
    <message>
        <source>table %1 is silent</source>
        <translation>Tisch %1 ist still</translation>
    </message>
    <message>
        <source>%1 · %2 tables of round %3 are not done</source>
        <translation>%1 · %2 Tische der Runde %3 sind nicht fertig</translation>
    </message>
    <message>
        <source>Table %1 of round %2 was corrected</source>
        <translation>Tisch %1 der Runde %2 wurde korrigiert</translation>
    </message>
    <message numerus="yes">
        <source>Deals %1, at %2</source>
        <translation>
            <numerusform>Partie %1, um %2</numerusform>
            <numerusform>Partien %1, um %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not begun: %1 have left</source>
        <translation>
            <numerusform>nicht begonnen: %1 ist gegangen</numerusform>
            <numerusform>nicht begonnen: %1 sind gegangen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is at this table</source>
        <translation>%1 steht an diesem Tisch</translation>
    </message>
    <message>
        <source>Whoever comes now plays from the next round on. The average per match decides, but with less than half as many matches as others a person ranks last.</source>
        <translation>Wer jetzt kommt, spielt ab der nächsten Runde mit. Es zählt der Schnitt pro Spiel; wer weniger als halb so viele Spiele hat wie andere, steht am Schluss.</translation>
    </message>
    <message>
        <source>Whoever comes now plays from the next round on. Missed rounds count as nothing.</source>
        <translation>Wer jetzt kommt, spielt ab der nächsten Runde mit. Verpasste Runden bringen nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sat out %n times</source>
        <translation>
            <numerusform>sass einmal aus</numerusform>
            <numerusform>sass %n-mal aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n rounds</source>
        <translation>
            <numerusform>%n Runde verpasst</numerusform>
            <numerusform>%n Runden verpasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables for %1</source>
        <translation>
            <numerusform>%n Tisch für %1</numerusform>
            <numerusform>%n Tische für %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more people are needed.</source>
        <translation>
            <numerusform>Es braucht noch eine Person.</numerusform>
            <numerusform>Es braucht noch %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, sonst %2</translation>
    </message>
    <message>
        <source>nobody has met twice so far</source>
        <translation>bisher hat sich niemand zweimal getroffen</translation>
    </message>
    <message>
        <source>%1 · best possible: %2</source>
        <translation>%1 · bestenfalls möglich: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n repeated encounters so far</source>
        <translation>
            <numerusform>bisher %n wiederholte Begegnung</numerusform>
            <numerusform>bisher %n wiederholte Begegnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::Transfer</name>
    <message>
        <source>It did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Nothing was added.</source>
        <translation>%1 kann nicht gelesen werden. Nichts wurde eingetragen.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 added, %2 already present, %3 rejected</source>
        <translation>%1 neu, %2 schon da, %3 abgelehnt</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 already present, unchanged</source>
        <translation>%1 schon da, unverändert</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgelehnt</translation>
    </message>
    <message>
        <source>Cancelled. Matches that were added by then stay.</source>
        <translation>Abgebrochen. Was bis dahin eingetragen war, bleibt.</translation>
    </message>
    <message>
        <source>%1 is read.</source>
        <translation>%1 ist eingelesen.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>%1 written.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>The history is backed up.</source>
        <translation>Die Spielgeschichte ist gesichert.</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>%1: %2, the last one of %3.</source>
        <translation>%1: %2, das letzte vom %3.</translation>
    </message>
    <message>
        <source>%1 contains no match.</source>
        <translation>%1 hat kein Spiel.</translation>
    </message>
    <message>
        <source>It would replace the current history: %1.</source>
        <translation>Das würde die jetzige Spielgeschichte ersetzen: %1.</translation>
    </message>
    <message>
        <source>The current history is saved to a file first. Its location is shown afterwards.</source>
        <translation>Die bisherige Spielgeschichte wird in einer Datei gesichert. Der Ort wird danach angezeigt.</translation>
    </message>
    <message>
        <source>Replace the history with this backup?</source>
        <translation>Spielgeschichte durch diese Sicherung ersetzen?</translation>
    </message>
    <message>
        <source>The backup is restored: %1.</source>
        <translation>Die Sicherung ist zurück: %1.</translation>
    </message>
    <message>
        <source>The previous history is saved in %1.</source>
        <translation>Was vorher hier war, steht in %1.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No file was written; the history is unchanged.</source>
        <translation>Es wurde keine Datei geschrieben; die Spielgeschichte ist unverändert.</translation>
    </message>
    <message>
        <source>Backup %1</source>
        <translation>Sicherung %1</translation>
    </message>
    <message>
        <source>Deals %1</source>
        <translation>Partien %1</translation>
    </message>
    <message>
        <source>Matches %1</source>
        <translation>Spiele %1</translation>
    </message>
    <message>
        <source>It would replace the damaged history.</source>
        <translation>Das würde die beschädigte Spielgeschichte ersetzen.</translation>
    </message>
    <message>
        <source>This backup is damaged. Restore what can be read of it?</source>
        <translation>Diese Sicherung ist beschädigt. Wiederherstellen, was von ihr zu lesen ist?</translation>
    </message>
    <message>
        <source>%1 continued</source>
        <translation>%1 fortgesetzt</translation>
    </message>
    <message>
        <source>Reading everything</source>
        <translation>Alles wird gelesen</translation>
    </message>
    <message>
        <source>The history is damaged.</source>
        <translation>Die Spielgeschichte ist beschädigt.</translation>
    </message>
    <message>
        <source>The history is intact.</source>
        <translation>Die Spielgeschichte ist unversehrt.</translation>
    </message>
    <message>
        <source>The game is new.</source>
        <translation>Das Spiel ist neu.</translation>
    </message>
    <message>
        <source>This game is already here, unchanged.</source>
        <translation>Genau dieses Spiel ist schon da.</translation>
    </message>
    <message>
        <source>Afterwards this tablet is not connected to the club archive.</source>
        <translation>Danach ist dieses Tablet nicht mehr mit dem Vereinsarchiv verbunden.</translation>
    </message>
    <message>
        <source>The club archive adds the entries that the backup lacks.</source>
        <translation>Das Vereinsarchiv ergänzt die Einträge, die in der Sicherung fehlen.</translation>
    </message>
</context>
</TS>
