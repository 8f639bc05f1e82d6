# Checks documents against the published schemas (support/schema.h).
include_guard(GLOBAL)
find_package(nlohmann_json REQUIRED)
find_package(valijson REQUIRED)

add_library(schema_support STATIC ${CMAKE_CURRENT_LIST_DIR}/schema.cpp)
target_include_directories(schema_support PUBLIC ${PROJECT_SOURCE_DIR}/tests)
target_compile_definitions(schema_support PRIVATE TAFEL_SOURCE="${PROJECT_SOURCE_DIR}")
target_link_libraries(schema_support PUBLIC nlohmann_json::nlohmann_json PRIVATE valijson tafel_warnings)
if(TAFEL_SANITIZE)
  target_compile_options(schema_support PRIVATE -O1) # the tests check thousands of documents
endif()
