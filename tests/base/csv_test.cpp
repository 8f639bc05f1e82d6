#include "base/csv.h"

#include <gtest/gtest.h>

namespace tafel {
namespace {

std::string text(std::string_view text, CsvConsumer reader)
{
    std::string out;
    appendText(out, text, reader);
    return out;
}

TEST(Csv, showsWhatASpreadsheetWouldRun)
{
    for (const auto& [written, shown] : std::initializer_list<std::array<std::string_view, 2>>{
             {"=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"}, {"+1+1", "'+1+1"}, {"-2@SUM(A1)", "'-2@SUM(A1)"},
             {"@x", "'@x"}, {"\t=1", "'\t=1"}, {"\r=1", "\"'\r=1\""}, {"=1,2", "\"'=1,2\""}, {"Anna", "Anna"},
             {"a=b", "a=b"}, {"", ""}, {"Zoë, \"Z\"", "\"Zoë, \"\"Z\"\"\""}})
        EXPECT_EQ(text(written, CsvConsumer::Spreadsheets), shown);
}

TEST(Csv, givesAProgramTheTextAsItIs)
{
    EXPECT_EQ(text("=cmd|' /C calc'!A0", CsvConsumer::Programs), "=cmd|' /C calc'!A0");
    EXPECT_EQ(text("-1, \"2\"", CsvConsumer::Programs), "\"-1, \"\"2\"\"\"");
}

TEST(Csv, leavesNumbersNumbers)
{
    std::string out;
    appendField(out, "-30");
    EXPECT_EQ(out, "-30");
}

} // namespace
} // namespace tafel
