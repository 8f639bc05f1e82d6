<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Chips</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameEntryPanel</name>
    <message numerus="yes">
        <source>%n people are here:</source>
        <translation>
            <numerusform>%n person is here:</numerusform>
            <numerusform>%n people are here:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeopleSection</name>
    <message numerus="yes">
        <source>%n people are here</source>
        <translation>
            <numerusform>%n person is here</numerusform>
            <numerusform>%n people are here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecorderSlate</name>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tricks</source>
        <translation>
            <numerusform>trick</numerusform>
            <numerusform>tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulebookScreen</name>
    <message numerus="yes">
        <source>%n clauses</source>
        <translation>
            <numerusform>%n clause</numerusform>
            <numerusform>%n clauses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strokes</name>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakesPanel</name>
    <message numerus="yes">
        <source>Who took these cards, in one trick?</source>
        <translation>
            <numerusform>Who took this card?</numerusform>
            <numerusform>Who took these cards, in one trick?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentScreen</name>
    <message numerus="yes">
        <source>%n tables of round %1 have no match yet.</source>
        <translation>
            <numerusform>A table of round %1 has no match yet.</numerusform>
            <numerusform>%n tables of round %1 have no match yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They stay open, and can still be played.</source>
        <translation>
            <numerusform>It stays open, and can still be played.</numerusform>
            <numerusform>They stay open, and can still be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::MatchList</name>
    <message numerus="yes">
        <source>%1 lead with %2</source>
        <translation>
            <numerusform>%1 leads with %2</numerusform>
            <numerusform>%1 lead with %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 · %3</source>
        <translation>
            <numerusform>%1 won with %2 · %3</numerusform>
            <numerusform>%1 won with %2 · %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have lost · %2</source>
        <translation>
            <numerusform>%1 lost · %2</numerusform>
            <numerusform>%1 have lost · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::MeasurePad</name>
    <message numerus="yes">
        <source>Only %n are left.</source>
        <translation>
            <numerusform>Only %n is left.</numerusform>
            <numerusform>Only %n are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::NewMatch</name>
    <message numerus="yes">
        <source>%n more people are needed.</source>
        <translation>
            <numerusform>One more person is needed.</numerusform>
            <numerusform>%n more people are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::PlayerPage</name>
    <message numerus="yes">
        <source>Matches</source>
        <translation>
            <numerusform>Match</numerusform>
            <numerusform>Matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals</source>
        <translation>
            <numerusform>Deal</numerusform>
            <numerusform>Deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::RatingList</name>
    <message numerus="yes">
        <source>%n people have opted out of ratings and are not listed.</source>
        <translation>
            <numerusform>One person has opted out of ratings and is not listed.</numerusform>
            <numerusform>%n people have opted out of ratings and are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tafel::app::TournamentView</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sat out %n times</source>
        <translation>
            <numerusform>sat out once</numerusform>
            <numerusform>sat out %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>missed %n rounds</source>
        <translation>
            <numerusform>missed %n round</numerusform>
            <numerusform>missed %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not begun: %1 have left</source>
        <translation>
            <numerusform>not begun: %1 has left</numerusform>
            <numerusform>not begun: %1 have left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sit out</source>
        <translation>
            <numerusform>%1 sits out</numerusform>
            <numerusform>%1 sit out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals %1, at %2</source>
        <translation>
            <numerusform>Deal %1, at %2</numerusform>
            <numerusform>Deals %1, at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables for %1</source>
        <translation>
            <numerusform>%n table for %1</numerusform>
            <numerusform>%n tables for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more people are needed.</source>
        <translation>
            <numerusform>One more person is needed.</numerusform>
            <numerusform>%n more people are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated encounters so far</source>
        <translation>
            <numerusform>%n repeated encounter so far</numerusform>
            <numerusform>%n repeated encounters so far</numerusform>
        </translation>
    </message>
</context>
</TS>
