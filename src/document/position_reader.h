// Reads the input of `judge`: a position or a question.
#pragma once

#include "document/document.h"
#include "document/schema_checker.h"

namespace tafel::document {

Result<Position> readPosition(const Json& root);

bool isQuestion(const Json& root);

Result<QuestionDocument> readQuestion(const Json& root);

} // namespace tafel::document
