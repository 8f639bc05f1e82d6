# The sharing without sockets, and the server with hostile requests and pages in real browsers.
tafel_test(live_test
  live/board_test.cpp
  live/child_line_test.cpp
  live/dispute_test.cpp
  live/parts_test.cpp
  live/sharing_test.cpp)
target_link_libraries(live_test PRIVATE tafel_live SQLiteCpp schema_support)

add_executable(live_writer live/live_writer.cpp)
target_link_libraries(live_writer PRIVATE nlohmann_json::nlohmann_json tafel_history tafel_warnings)

# hostile: requests that no browser sends. crowd: many connections. privacy: no trace of a question. tablets: two
# tablets in one network. restart: the address stays.
foreach(test hostile crowd privacy restart tablets firefox)
  add_test(NAME live.${test} COMMAND /usr/bin/python3 ${CMAKE_CURRENT_SOURCE_DIR}/live/${test}.py $<TARGET_FILE_DIR:tafelrichter-live>)
  set_tests_properties(live.${test} PROPERTIES TIMEOUT 300 ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1;ASAN_OPTIONS=quarantine_size_mb=1;TAFEL_SANITIZED=${TAFEL_SANITIZE}")
endforeach()
set_tests_properties(live.hostile live.crowd live.restart live.firefox PROPERTIES LABELS all)
set_tests_properties(live.firefox PROPERTIES SKIP_RETURN_CODE 77)
# Chromium: three phones at a table in each run, the other parts with the label `all`.
foreach(part phones plain games own powers boards disputes silence sizes)
  add_test(NAME live.browser.${part} COMMAND /usr/bin/python3 ${CMAKE_CURRENT_SOURCE_DIR}/live/browser.py $<TARGET_FILE_DIR:tafelrichter-live> "" ${part})
  set_tests_properties(live.browser.${part} PROPERTIES LABELS all TIMEOUT 600 SKIP_RETURN_CODE 77 ENVIRONMENT "PYTHONDONTWRITEBYTECODE=1;ASAN_OPTIONS=quarantine_size_mb=1")
endforeach()
set_tests_properties(live.browser.phones PROPERTIES LABELS "")
# These are among the longest tests, and they mostly wait.
set_tests_properties(live.browser.phones live.browser.disputes PROPERTIES COST 100)
