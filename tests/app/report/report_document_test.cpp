// A report loads neither files nor addresses, because it contains everything it shows.
#include "report/svg_text_object.h"

#include <QTemporaryDir>
#include <QUrl>

#include <gtest/gtest.h>

namespace tafel::report {

namespace {

TEST(ReportDocument, loadsNoFile)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("style.css"));
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("p { color: #ff0000; }");
    file.close();
    const QUrl address = QUrl::fromLocalFile(name);
    QTextDocument usual;
    // The base class would load it.
    EXPECT_TRUE(usual.resource(QTextDocument::StyleSheetResource, address).isValid());
    ReportDocument document;
    EXPECT_FALSE(document.resource(QTextDocument::StyleSheetResource, address).isValid());
}

} // namespace

} // namespace tafel::report
