#include "app/custom/patterns.h"

#include <algorithm>

#include <QDir>
#include <QFile>

#include "document/document.h"
#include "games/custom/game.h"

namespace tafel::app {

const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> read;
        const QDir folder(QStringLiteral(":/patterns"));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile in(folder.filePath(name));
            if (!in.open(QIODevice::ReadOnly))
                continue;
            QByteArray document = in.readAll();
            if (auto game = document::readCustomGame(document.toStdString()))
                read.push_back({std::move(document), std::move(*game)});
        }
        return read;
    }();
    return all;
}

const Pattern* patternOf(std::string_view key)
{
    const auto found
        = std::ranges::find_if(patterns(), [&](const Pattern& each) { return each.game->key() == key; });
    return found == patterns().end() ? nullptr : &*found;
}

} // namespace tafel::app
