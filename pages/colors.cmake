# Reads the colours of the light and the dark theme from qml/ThemeColors.qml, for pages and reports. Include it with THEME
# to get the names of the colours, and of each one light_NAME; or let it write a file:
#   cmake -DTHEME=ThemeColors.qml -DREST=live.css -DCSS=out.css -P colors.cmake    CSS variables of both themes, then the rest of the style
#   cmake -DTHEME=ThemeColors.qml -DHEADER=theme_colors.h -P colors.cmake          colours on paper and dashes of players, for C++
file(READ "${THEME}" text_of_theme)
set(color "\"(#[0-9A-F]+)\"")
string(REGEX MATCHALL "readonly property color [a-zA-Z]+: (pick\\()?\"[^\n]*" lines "${text_of_theme}")
foreach(line IN LISTS lines)
  if(line MATCHES "color ([a-zA-Z]+): pick\\(${color}, ${color}")
    string(APPEND dark "--${CMAKE_MATCH_1}: ${CMAKE_MATCH_3}; ")
  elseif(NOT line MATCHES "color ([a-zA-Z]+): ${color}")
    continue()
  endif()
  list(APPEND names ${CMAKE_MATCH_1})
  set(light_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
# The inks of the suits: suitH …
string(REGEX MATCH "return {([^}]*)}" found "${text_of_theme}")
string(REGEX MATCHALL "[A-Z]: \"#[0-9A-F]+" suits "${CMAKE_MATCH_1}")
foreach(suit IN LISTS suits)
  string(REGEX MATCH "([A-Z]): \"(.*)" found "${suit}")
  list(APPEND names suit${CMAKE_MATCH_1})
  set(light_suit${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
# The colours of players on paper (p0 …) and on the slate (q0 …). Each list has eight; the first one is for high contrast.
foreach(kind "paper|p" "slate|q")
  string(REPLACE "|" ";" kind "${kind}")
  list(GET kind 1 sign)
  list(GET kind 0 ground)
  string(REGEX MATCH "${ground}Players: contrast[^[]*\\[[^]]*\\][^[]*\\[([^]]*)\\]" found "${text_of_theme}")
  string(REGEX MATCHALL "#[0-9A-F]+" ${sign} "${CMAKE_MATCH_1}")
  foreach(seat RANGE 7)
    list(GET ${sign} ${seat} light_${sign}${seat})
    list(APPEND names ${sign}${seat})
  endforeach()
endforeach()
if(HEADER)
  list(JOIN p "\", \"" colors)
  if(NOT text_of_theme MATCHES "property var dashes: ([^\n]+)")
    message(FATAL_ERROR "${THEME} has no dashes")
  endif()
  string(REPLACE "[" "{" dashes "${CMAKE_MATCH_1}")
  string(REPLACE "]" "}" dashes "${dashes}")
  file(WRITE "${HEADER}" "// Made by pages/colors.cmake.\n#pragma once\n\n#include <string_view>\n#include <vector>\n\n"
    "namespace tafel::report {\n\ninline constexpr std::string_view mute = \"${light_mute}\", rule = \"${light_rule}\";\n"
    "inline constexpr std::string_view playerColors[] = {\"${colors}\"};\n"
    "/// Lengths of dash and gap for a line 4 wide; an empty list is a solid line.\n"
    "inline const std::vector<int> playerDashes[] = ${dashes};\n\n} // namespace tafel::report\n")
elseif(CSS)
  foreach(name IN LISTS names)
    string(APPEND light "--${name}: ${light_${name}}; ")
  endforeach()
  foreach(seat RANGE 7)
    string(APPEND dark "--p${seat}: ${light_q${seat}}; ") # the dark theme uses the colours of the slate
  endforeach()
  file(READ "${REST}" rest)
  file(WRITE "${CSS}" ":root { ${light}color-scheme: light dark }\n@media (prefers-color-scheme: dark) { :root { ${dark}} }\n${rest}")
endif()
