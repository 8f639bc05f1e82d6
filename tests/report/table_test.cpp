#include "phrases/number.h"
#include "report/table.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tafel::report {
namespace {

using Kind = Column::Kind;
using Medium = Column::Medium;

Table sample(Language language = Language::English)
{
    return {.id = "sample",
        .title = "Sample",
        .language = language,
        .columns
        = {{.id = "name", .heading = "Name"}, {.id = "n", .heading = "matches", .kind = Kind::Number},
            {.id = "rate", .heading = "rate", .kind = Kind::Share, .bar = true},
            {.id = "mean", .heading = "mean", .kind = Kind::Average, .unit = "Points"},
            {.id = "data", .heading = "data", .medium = Medium::Data},
            {.id = "paper", .heading = "paper", .kind = Kind::Flag, .medium = Medium::Print}},
        .rows = {{{.value = "Zoë, \"Z\""}, {.value = std::int64_t{12}}, {.value = 0.4375},
                     {.value = -1.0 / 3}, {.value = "one\ntwo"}, {.value = true}},
            {{.value = "Al", .id = "al"}, {.value = std::int64_t{-3}, .note = "n"}, {}, {.value = 2.0}, {},
                {}}},
        .empty = "Nothing."};
}

TEST(Words, AHalfPerCentIsRoundedUpAsOnTheScreens)
{
    EXPECT_EQ(phrases::percentText(0.125), "13\u00a0%");
    EXPECT_EQ(phrases::percentText(0.375), "38\u00a0%");
    EXPECT_EQ(phrases::percentText(2.0 / 3), "67\u00a0%");
}

TEST(Table, isAlignedByLettersAsText)
{
    EXPECT_EQ(asText(sample()),
        "Name      matches  rate  mean (Points)  paper\n"
        "--------  -------  ----  -------------  -----\n"
        "Zoë, \"Z\"       12  44\u00a0%          −0.33  ✓\n"
        "Al         −3 (n)     –           2.00\n");
    EXPECT_NE(asText(sample(Language::German)).find("−0,33"), std::string::npos);
}

TEST(Table, withoutRowsSaysSo)
{
    Table table = sample();
    table.rows.clear();
    EXPECT_EQ(asText(table), "Nothing.\n");
    EXPECT_EQ(asCsv(table), "Name,matches,rate,mean (Points),data\r\n");
}

TEST(Table, quotesAsRfc4180HasIt)
{
    const char* expected = "Name,matches,rate,mean (Points),data\r\n"
                           "\"Zoë, \"\"Z\"\"\",12,0.4375,-0.3333,\"one\ntwo\"\r\n"
                           "Al,-3,,2,\r\n";
    EXPECT_EQ(asCsv(sample()), expected);
    EXPECT_EQ(asCsv(sample(Language::German)), expected) << "a dot in every language";
}

TEST(Table, doesNothingToATerminal)
{
    Table table = sample();
    table.rows[0][0].value = "A\x1b[31m\u202e\nB";
    EXPECT_NE(asText(table).find("A\uFFFD[31m\uFFFD B"), std::string::npos) << asText(table);
}

TEST(Table, alignsNamesOfEveryScript)
{
    Table table = sample();
    table.rows[0][0].value = "Zoe\u0308";
    table.rows[1][0].value = "王芳";
    const std::string text = asText(table);
    EXPECT_NE(text.find("\nZoe\u0308        12"), std::string::npos) << text;
    EXPECT_NE(text.find("\n王芳   −3"), std::string::npos) << text;
}

TEST(Table, isCutWhereItIsTooLongToPrint)
{
    Table table = sample();
    table.rows.resize(maxPrintedRows, table.rows[0]);
    EXPECT_EQ(asValue(table).find("rows")->entries.size(), maxPrintedRows);
    EXPECT_EQ(asValue(table).find("cut")->text, "");
    table.rows.resize(maxPrintedRows + 1234, table.rows[0]);
    EXPECT_EQ(asValue(table).find("rows")->entries.size(), maxPrintedRows);
    EXPECT_EQ(asValue(table).find("cut")->text,
        phrases::numberText(1234) + " more rows are not printed; CSV and JSON have all of them.");
    EXPECT_EQ(std::ranges::count(asCsv(table), '\r'), static_cast<std::ptrdiff_t>(maxPrintedRows + 1235));
}

TEST(Table, isJsonByTheIdsOfItsColumns)
{
    document::Buffer buffer;
    document::PrettyWriter out(buffer);
    writeRows(out, sample());
    const auto rows = nlohmann::json::parse(std::string(buffer.GetString(), buffer.GetSize()));
    EXPECT_EQ(rows[0],
        nlohmann::json::parse(
            R"({"name":"Zoë, \"Z\"","n":12,"rate":0.4375,"mean":-0.3333333333333333,"data":"one\ntwo"})"));
    EXPECT_EQ(rows[1], nlohmann::json::parse(R"({"name":"al","n":-3,"rate":null,"mean":2,"data":null})"));
}

TEST(Table, writesPlainNumbers)
{
    EXPECT_EQ(plainNumber(0), "0");
    EXPECT_EQ(plainNumber(-0.00001), "0");
    EXPECT_EQ(plainNumber(1e6 + 0.5), "1000000.5");
    EXPECT_EQ(plainNumber(100), "100");
    EXPECT_EQ(exactNumber(-0.0), "0");
    EXPECT_EQ(exactNumber(2.0), "2");
    EXPECT_EQ(std::stod(exactNumber(1.0 / 3)), 1.0 / 3);
}

} // namespace
} // namespace tafel::report
