# Makes one SVG of symbols for the pages from the drawings of the app (suits, icons, shapes of players):
#   cmake -DPATHS=paths.js -DOUT=live.svg -P drawings.cmake
file(READ "${PATHS}" text)
string(REGEX REPLACE "\"\n *\\+ \"" "" text "${text}") # joins a path that is written in several lines
string(REPLACE ";" "" text "${text}")
string(REGEX REPLACE "\n" ";" lines "${text}")
set(out "<svg xmlns=\"http://www.w3.org/2000/svg\">\n")
foreach(line IN LISTS lines)
  if(line MATCHES "^var ([a-z]+) = ")
    set(part "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^    ([A-Z]): {")
    set(suit "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^        fill: \"([^\"]+)\"")
    set(fill "${CMAKE_MATCH_1}")
  elseif(line MATCHES "^        d: \"([^\"]+)\"")
    set(suit_${suit} "<path fill=\"${fill}\" d=\"${CMAKE_MATCH_1}\"/>")
    list(APPEND suits ${suit})
  elseif(part STREQUAL "eyes" AND line MATCHES "^    ([A-Z]): \"([^\"]+)\"")
    string(APPEND suit_${CMAKE_MATCH_1} "<path fill=\"#FFFDF6\" d=\"${CMAKE_MATCH_2}\"/>")
  elseif(part STREQUAL "icons" AND line MATCHES "^    \"([a-z]+)\": \"([^\"]+)\"")
    string(APPEND out "<symbol id=\"${CMAKE_MATCH_1}\" viewBox=\"0 0 24 24\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"${CMAKE_MATCH_2}\"/></symbol>\n")
  elseif(part STREQUAL "players" AND line MATCHES "^    ([a-z]+): \"([^\"]+)\"")
    string(APPEND out "<symbol id=\"${CMAKE_MATCH_1}\" viewBox=\"0 0 40 40\"><path d=\"${CMAKE_MATCH_2}\"/></symbol>\n")
  endif()
endforeach()
foreach(suit IN LISTS suits)
  string(APPEND out "<symbol id=\"suit-${suit}\" viewBox=\"0 0 24 24\">${suit_${suit}}</symbol>\n")
endforeach()
# Only the pages need a phone, an eye, a lock and the signs of a network.
foreach(icon
    "eye|M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12zM9 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
    "net|M2.5 9.5c5.3-5 13.7-5 19 0M5.8 13.2c3.5-3.3 8.9-3.3 12.4 0M9 16.7c1.7-1.6 4.3-1.6 6 0M12 20v.1"
    "nonet|M2.5 9.5c5.3-5 13.7-5 19 0M5.8 13.2c3.5-3.3 8.9-3.3 12.4 0M9 16.7c1.7-1.6 4.3-1.6 6 0M12 20v.1M4 3l16 18"
    "lock|M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"
    "slate|M3.5 5h17v13h-17zM16 15h1.5")
  string(REGEX MATCH "^([a-z]+)\\|(.*)$" whole "${icon}")
  string(APPEND out "<symbol id=\"${CMAKE_MATCH_1}\" viewBox=\"0 0 24 24\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"${CMAKE_MATCH_2}\"/></symbol>\n")
endforeach()
# A chip of Krass Kariert and the place of a removed one, as in qml/controls/Chips.qml. The page that uses them sets the colours.
set(notches "")
foreach(angle 0 60 120 180 240 300)
  string(APPEND notches "<path d=\"M32 5v11\" transform=\"rotate(${angle} 32 32)\" stroke-width=\"7\"/>")
endforeach()
string(APPEND out "<symbol id=\"chip\" viewBox=\"0 0 64 64\"><circle cx=\"32\" cy=\"32\" r=\"29\" stroke=\"none\"/>${notches}<circle cx=\"32\" cy=\"32\" r=\"15\" fill=\"none\" stroke-width=\"3\"/></symbol>\n")
string(APPEND out "<symbol id=\"ring\" viewBox=\"0 0 64 64\"><circle cx=\"32\" cy=\"32\" r=\"27\" fill=\"none\" stroke-width=\"3\"/></symbol>\n")
# The tab of the browser shows the slate.
string(APPEND out "<view id=\"icon\" viewBox=\"0 0 24 24\"/><rect width=\"24\" height=\"24\" rx=\"3\" fill=\"#8A5A32\"/><rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" fill=\"#24302C\"/>\n</svg>\n")
file(WRITE "${OUT}" "${out}")
