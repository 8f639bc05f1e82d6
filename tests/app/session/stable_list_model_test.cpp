// The list model changes its rows by single steps, as a view needs it, and keeps the unchanged rows.
#include "app/session/stable_list_model.h"

#include <numeric>
#include <random>

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

#include <gtest/gtest.h>

namespace tafel::app {

namespace {

QVariantList rowsOf(const std::vector<int>& numbers, int version)
{
    QVariantList rows;
    for (const int number : numbers)
        rows << QVariantMap{{"name", QString::number(number)}, {"line", version}};
    return rows;
}

QString nameAt(const QModelIndex& index)
{
    return index.data(Qt::UserRole).toMap().value(QStringLiteral("name")).toString();
}

TEST(StableListModel, becomeAnyOtherRowsStepByStep)
{
    StableListModel model;
    model.setProperty("key", QStringLiteral("name"));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::mt19937 luck(1);
    std::vector<int> everybody(20);
    std::iota(everybody.begin(), everybody.end(), 0);
    for (int version = 0; version < 200; ++version) {
        std::vector<std::pair<QString, QPersistentModelIndex>> before;
        for (int row = 0; row < model.rowCount(); ++row)
            before.emplace_back(nameAt(model.index(row)), model.index(row));

        std::shuffle(everybody.begin(), everybody.end(), luck);
        const QVariantList rows
            = rowsOf({everybody.begin(), everybody.begin() + static_cast<int>(luck() % 21)}, version);
        model.setRows(rows);

        ASSERT_EQ(model.rows(), rows);
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names << nameAt(model.index(row));
        for (const auto& [name, index] : before)
            ASSERT_EQ(index.isValid() ? nameAt(index) : QString(), names.contains(name) ? name : QString());
    }
}

TEST(StableListModel, mayHaveOneKeyTwice)
{
    StableListModel model;
    model.setProperty("key", QStringLiteral("name"));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (const std::vector<int>& numbers : {std::vector{1, 2, 1}, std::vector{1}, std::vector{2, 2, 1, 1},
             std::vector{1, 2}, std::vector<int>{}}) {
        const QVariantList rows = rowsOf(numbers, 0);
        model.setRows(rows);
        ASSERT_EQ(model.rows(), rows);
    }
}

} // namespace

} // namespace tafel::app
