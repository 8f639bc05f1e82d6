# Turns the templates of a layer into one C++ source:
#   cmake -DFILES="a.html;b.css" -DLAYER=report -DOUT=embedded.cpp -P embed.cmake
# With -DTHEME=ThemeColors.qml each var(--NAME) becomes the colour of the light theme: reports are on paper.
if(THEME)
  include(${CMAKE_CURRENT_LIST_DIR}/../pages/colors.cmake)
endif()
set(source "// Made by reports/embed.cmake.\n#include \"${LAYER}/embedded.h\"\n\n")
string(APPEND source "namespace tafel::${LAYER} {\n\nnamespace {\n\nconstexpr report::Embedded files[] = {\n")
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" text)
  if(name MATCHES "[.]js$") # phones load it, so comments and indentation are removed
    string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n +" "\n" text "${text}")
  endif()
  foreach(color IN LISTS names)
    string(REPLACE "var(--${color})" "${light_${color}}" text "${text}")
  endforeach()
  string(APPEND source "    {\"${name}\", R\"--text(${text})--text\"},\n")
endforeach()
string(APPEND source "};\n\n} // namespace\n\nstd::span<const report::Embedded> embeddedFiles()\n{\n    return files;\n}\n\n} // namespace tafel::${LAYER}\n")
file(WRITE "${OUT}" "${source}")
