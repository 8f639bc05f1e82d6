// Saved charts: a PNG has its size and all lines, an SVG has its texts, and a CSV has its numbers.
#include "app/charts/chart_saver.h"

#include <set>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPointF>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QVariantList>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include "app/charts/chart_pictures.h"

namespace tafel::app {

namespace {

QVariantMap look()
{
    return {{"ground", QColor("#FFFCF4")}, {"ink", QColor("#231F1A")}, {"mute", QColor("#554C40")},
        {"edge", QColor("#857963")}, {"rule", QColor("#D8CDB5")},
        {"players", QVariantList{QColor("#1F5FA8"), QColor("#B4470F")}},
        {"shapes", QStringList{"M1.5 20a18.5 18.5 0 1 1 37 0a18.5 18.5 0 1 1 -37 0z", "M2 2h36v36h-36z"}},
        {"dashes", QVariantList{QVariantList{}, QVariantList{12, 6}}}, {"family", "DejaVu Sans"},
        {"unit", 1.5}, {"text", 30}};
}

QVariantMap lines()
{
    const QList<QPointF> beat{{0, 0}, {1, 2.5}};
    return {{"title", "Course: \"7\"/9"}, {"look", look()}, {"xTitle", "Deal"}, {"yTitle", "Victory points"},
        {"series",
            QVariantList{QVariantMap{{"name", "Anna, the first"}, {"seat", 0},
                             {"points", QVariantList{QPointF(0, 0), QPointF(1, 1), QPointF(2, -3)}}},
                QVariantMap{{"name", "Beat"}, {"seat", 1}, {"points", QVariant::fromValue(beat)}}}},
        {"xFrom", 0}, {"xTo", 2}, {"yFrom", -3}, {"yTo", 3}, {"target", 2},
        {"xTicks", QVariantList{QVariantMap{{"at", 1}, {"text", "first"}}}},
        {"yTicks", QVariantList{QVariantMap{{"at", 0}, {"text", "zero"}}}}, {"labelTitle", "Day"},
        {"labels", QStringList{"Mon", "Tue", "Wed"}}};
}

QVariantMap bars()
{
    return {{"title", "Averages"}, {"look", look()}, {"unitTitle", "Points per deal"},
        {"casesTitle", "deals"}, {"names", QStringList{"Anna", "Beat"}}, {"lowest", -5}, {"highest", 10},
        {"rows",
            QVariantList{QVariantMap{{"name", "Minus"},
                {"players",
                    QVariantList{QVariantMap{{"average", -2.5}, {"text", "−2.5"}, {"deals", 4}},
                        QVariantMap{{"average", 0}, {"text", "–"}, {"deals", 0}}}}}}},
        {"ticks", QVariantList{QVariantMap{{"at", 5}, {"text", "five"}}}}};
}

class Saved : public testing::Test {
protected:
    QString save(const QVariantMap& chart, const char* format)
    {
        const SavedFile answer = m_saver.save(chart, format, m_folder.path(), m_pictures.of(chart, format));
        EXPECT_EQ(answer.problem, QString());
        return answer.file;
    }
    static QByteArray contents(const QString& name)
    {
        QFile file(name);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(name);
        return file.readAll();
    }
    static int pixels(const QImage& image, const QColor& color)
    {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == color ? 1 : 0;
        return count;
    }

    QTemporaryDir m_folder;
    ChartSaver m_saver;
    ChartPictures m_pictures;
};

} // namespace

TEST_F(Saved, APictureShowsEveryLineInItsColour)
{
    const QImage image(save(lines(), "png"));
    EXPECT_EQ(image.size(), QSize(2400, 1440));
    EXPECT_EQ(image.pixelColor(3, 3), QColor("#FFFCF4"));
    EXPECT_GT(pixels(image, QColor("#1F5FA8")), 2000);
    EXPECT_GT(pixels(image, QColor("#B4470F")), 2000);
}

TEST_F(Saved, ADrawingHasTitleAxesAndLegendAsWords)
{
    const QByteArray svg = contents(save(lines(), "svg"));
    EXPECT_TRUE(QSvgRenderer(svg).isValid());
    for (const char* word :
        {"Course: ", "Deal", "Victory points", "Anna, the first", "Beat", "first", "zero"})
        EXPECT_TRUE(svg.contains(word)) << word;
    EXPECT_TRUE(svg.contains("#1f5fa8"));
}

TEST_F(Saved, TextsAreNotReadAsMarkup)
{
    QVariantMap chart = lines();
    QVariantList series = chart["series"].toList();
    QVariantMap first = series[0].toMap();
    first["name"] = "Anna <b>";
    series[0] = first;
    chart["series"] = series;
    chart["title"] = "Won & lost";
    const QByteArray svg = contents(save(chart, "svg"));
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        reader.readNext();
    EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
    EXPECT_TRUE(svg.contains(">Won &amp; lost<"));
    EXPECT_TRUE(svg.contains(">Anna &lt;b&gt;<"));
}

TEST_F(Saved, ALongNameIsShortened)
{
    QVariantMap chart = lines();
    QVariantList series = chart["series"].toList();
    QVariantMap first = series[0].toMap();
    first["name"] = QString(60, u'W');
    series[0] = first;
    chart["series"] = series;
    const QByteArray svg = contents(save(chart, "svg"));
    EXPECT_FALSE(svg.contains(QByteArray(60, 'W')));
    EXPECT_TRUE(svg.contains("WWW"));
}

TEST_F(Saved, TheTableOfLinesHasARowForEachX)
{
    EXPECT_EQ(contents(save(lines(), "csv")),
        "Deal,Day,\"Anna, the first\",Beat\r\n0,Mon,0,0\r\n1,Tue,1,2.5\r\n2,Wed,-3,\r\n");
}

TEST_F(Saved, BarsAsPictureDrawingAndTable)
{
    const QImage image(save(bars(), "png"));
    EXPECT_EQ(image.width(), 2400);
    EXPECT_GT(pixels(image, QColor("#1F5FA8")), 1000);
    const QByteArray svg = contents(save(bars(), "svg"));
    for (const char* word : {"Averages", "Points per deal", "Anna", "Minus", "five"})
        EXPECT_TRUE(svg.contains(word)) << word;
    EXPECT_EQ(contents(save(bars(), "csv")), ",Anna,Anna (deals),Beat,Beat (deals)\r\nMinus,-2.5,4,,0\r\n");
}

TEST_F(Saved, NothingIsOverwrittenAndTheNameIsOneForAnySystem)
{
    const QString first = save(lines(), "csv"), second = save(lines(), "csv");
    EXPECT_NE(first, second);
    EXPECT_TRUE(QFile::exists(first) && QFile::exists(second));
    const QString name = QFileInfo(first).fileName();
    EXPECT_EQ(name, "Course 7 9.csv");
}

TEST_F(Saved, WhatCannotBeWrittenIsSaid)
{
    QFile inTheWay(m_folder.path() + "/charts");
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    const SavedFile answer = m_saver.save(lines(), "png", inTheWay.fileName());
    EXPECT_EQ(answer.file, QString());
    EXPECT_FALSE(answer.title.isEmpty());
    EXPECT_TRUE(answer.problem.contains("charts"));
}

} // namespace tafel::app

int main(int argc, char** argv)
{
    testing::InitGoogleTest(&argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir settings; // keeps the user's settings unchanged
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    QApplication application(argc, argv); // charts contain widgets
    return RUN_ALL_TESTS();
}
