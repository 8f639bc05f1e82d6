# Copies the colours of the themes from qml/Theme.qml to the pages of phones, and those of players with their dashes to
# the chart of a report:
#   cmake -DTHEME=Theme.qml -DREST=live.css -DCSS=out.css -P colors.cmake      CSS variables of both themes, then the rest of the style
#   cmake -DTHEME=Theme.qml -DHEADER=player_colors.h -P colors.cmake           colours and dashes of players on paper, for C++
file(READ "${THEME}" text)
set(color "\"(#[0-9A-F]+)\"")
string(REGEX MATCHALL "readonly property color [a-zA-Z]+: (pick\\()?\"[^\n]*" lines "${text}")
foreach(line IN LISTS lines)
  if(line MATCHES "color ([a-zA-Z]+): pick\\(${color}, ${color}")
    string(APPEND light "--${CMAKE_MATCH_1}: ${CMAKE_MATCH_2}; ")
    string(APPEND dark "--${CMAKE_MATCH_1}: ${CMAKE_MATCH_3}; ")
  elseif(line MATCHES "color ([a-zA-Z]+): ${color}")
    string(APPEND light "--${CMAKE_MATCH_1}: ${CMAKE_MATCH_2}; ")
  endif()
endforeach()
# The colours of players on paper (p0 …) and on the slate (q0 …). Each list has eight; the first one is for high contrast.
foreach(kind "paper|p" "slate|q")
  string(REPLACE "|" ";" kind "${kind}")
  list(GET kind 1 sign)
  list(GET kind 0 ground)
  string(REGEX MATCH "${ground}Players: contrast[^[]*\\[[^]]*\\][^[]*\\[([^]]*)\\]" found "${text}")
  string(REGEX MATCHALL "#[0-9A-F]+" ${sign} "${CMAKE_MATCH_1}")
  foreach(seat RANGE 7)
    list(GET ${sign} ${seat} each)
    string(APPEND light "--${sign}${seat}: ${each}; ")
  endforeach()
endforeach()
if(HEADER)
  list(JOIN p "\", \"" colors)
  if(NOT text MATCHES "property var dashes: ([^\n]+)")
    message(FATAL_ERROR "${THEME} has no dashes")
  endif()
  string(REPLACE "[" "{" dashes "${CMAKE_MATCH_1}")
  string(REPLACE "]" "}" dashes "${dashes}")
  file(WRITE "${HEADER}" "// Made by pages/colors.cmake.\n#pragma once\n\n#include <string_view>\n#include <vector>\n\n"
    "namespace tafel::report {\n\ninline constexpr std::string_view playerColors[] = {\"${colors}\"};\n"
    "/// Lengths of dash and gap for a line 4 wide; an empty list is a solid line.\n"
    "inline const std::vector<int> playerDashes[] = ${dashes};\n\n} // namespace tafel::report\n")
else()
  foreach(seat RANGE 7)
    list(GET q ${seat} each)
    string(APPEND dark "--p${seat}: ${each}; ") # the dark theme uses the colours of the slate
  endforeach()
  file(READ "${REST}" rest)
  file(WRITE "${CSS}" ":root { ${light}color-scheme: light dark }\n@media (prefers-color-scheme: dark) { :root { ${dark}} }\n${rest}")
endif()
