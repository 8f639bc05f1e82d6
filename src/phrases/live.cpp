#include "phrases/live.h"

#include "base/counted.h"
#include "base/format.h"
#include "phrases/deal.h"

namespace tafel::phrases {

std::string acceptText(Unit unit, int deal, Language language)
{
    return formatIn(language, {"{} annehmen?", "Accept {}?"}, dealNumberText(unit, deal, language));
}

std::string gamesLostText(int games, Language language)
{
    return games == 0
        ? ""
        : counted(games, {"Spiel verloren", "game lost"}, {"Spiele verloren", "games lost"}, language);
}

std::string tableText(int round, int table, Language language)
{
    return round == 0 ? formatIn(language, Text{"Tisch {}", "Table {}"}, table)
                      : formatIn(language, Text{"Runde {}, Tisch {}", "Round {}, table {}"}, round, table);
}

std::string tablesPlayingText(int tables, Language language)
{
    return counted(tables, {"Tisch spielt", "table playing"}, {"Tische spielen", "tables playing"}, language);
}

std::string roundOverText(int round, int tables, Language language)
{
    return formatIn(
        language, Text{"Runde {} zu Ende, alle {} Tische", "Round {} over, all {} tables"}, round, tables);
}

Text phoneRefusal(std::string_view code)
{
    static constexpr std::pair<std::string_view, Text> known[] = {
        {"not-seated",
            {"Dieses Telefon hat keinen Platz mehr. Tippe noch einmal auf deinen Namen.",
                "This phone no longer has a seat. Tap your name again to ask for it."}},
        {"not-allowed", {"Das ist an diesem Tisch ausgeschaltet.", "This is switched off at this table."}},
        {"not-asked",
            {"Das Tablet fragt das jetzt nicht: Die Partie ist eingetragen oder hat sich geändert.",
                "This question is closed: the deal was entered or has changed."}},
        {"too-often",
            {"Das war zu oft. Warte einen Augenblick.", "Too many requests. Please wait a moment."}},
        {"no-rule", {"Dieses Spiel hat diese Regel nicht.", "This match has no such rule."}},
        {"no-seat", {"Diesen Platz gibt es nicht.", "There is no such seat."}},
        {"seat-taken", {"Auf diesem Platz sitzt schon ein Telefon.", "Another phone already has this seat."}},
        {"many-ask",
            {"Gerade fragen schon viele Telefone nach einem Platz. Warte, bis das Tablet geantwortet hat.",
                "Many phones are asking for a seat right now. Wait until the tablet has answered."}},
        {"watch-only",
            {"Der Tisch hat dreimal Nein gesagt: Dieses Telefon kann zehn Minuten lang nur zuschauen.",
                "The table said no three times. This phone can only watch for the next ten minutes."}},
        {"wrong-cards",
            {"Das sind nicht die drei Karten am Tablet. Versuch es noch einmal.",
                "These are not the three cards on the tablet. Try again."}},
        {"pause",
            {"Zu viele falsche Karten. Warte und versuch es dann wieder.",
                "Too many wrong cards. Wait, then try again."}},
        {"no-tablet",
            {"Hier führt kein Tablet das Spiel; Telefone können nur zuschauen.",
                "No tablet is scoring this match here; phones can only watch."}},
        {"form",
            {"Diese Nachricht ist nicht zu lesen. Lade die Seite neu.",
                "This message cannot be read. Reload the page."}},
    };
    for (const auto& [name, text] : known)
        if (name == code)
            return text;
    return {"Das geht nicht.", "This is not possible."};
}

Message sharingErrorText(std::string_view code, const Message& what)
{
    struct Known {
        std::string_view code;
        Text text;
    };
    static constexpr Known known[] = {
        {"no-address",
            {"Dieses Gerät ist in keinem Netz. Verbinde es mit dem WLAN, dann teile noch einmal.",
                "This device is not connected to a network. Connect it to the Wi-Fi, then share again."}},
        {"port-taken",
            {"Der Port {} ist von einem andern Programm belegt. Nimm einen andern, oder beende jenes "
             "Programm.",
                "Port {} is in use by another program. Choose another port, or close that program."}},
        {"address-taken",
            {"{} ist keine Adresse dieses Geräts. Wähle eine andere.",
                "{} is not an address of this device. Choose another one."}},
        {"wrong-address",
            {"«{}» ist keine Adresse. Schreib eine so: 192.168.1.5:4736.",
                "“{}” is not an address. Write one like this: 192.168.1.5:4736."}},
        {"history", {"Die Spielgeschichte ist nicht zu lesen: {}", "The history cannot be read: {}"}},
        {"history-reading",
            {"Was geteilt wird, ist gerade nicht zu lesen: {}", "The shared match cannot be read now: {}"}},
        {"address-gone",
            {"Das Netz ist weg. Am Tisch fehlt nichts; die Telefone kommen von selbst wieder.",
                "The network is down. Nothing is lost at the table; the phones will reconnect by "
                "themselves."}},
        {"address-back", {"Das Netz ist wieder da.", "The network is back."}},
        {"key",
            {"Der Schlüssel der Adresse ist nicht zu lesen: {}. Erzeuge mit --new-key einen neuen.",
                "The key of the address cannot be read: {}. Generate a new one with --new-key."}},
        {"key-not-kept",
            {"Der Schlüssel der Adresse lässt sich nicht speichern; nach dem nächsten Start ist die Adresse "
             "eine andere: {}",
                "The key of the address cannot be saved, so the address will change at the next start: {}"}},
        {"line",
            {"Eine Nachricht der App ist nicht zu verstehen: {}",
                "A message of the app cannot be understood: {}"}},
        {"no-tournament", {"Ein Turnier «{}» gibt es nicht.", "There is no tournament “{}”."}},
    };
    for (const Known& each : known)
        if (each.code == code)
            return {formatIn(Language::German, each.text, what.de),
                formatIn(Language::English, each.text, what.en)};
    return what;
}

} // namespace tafel::phrases
