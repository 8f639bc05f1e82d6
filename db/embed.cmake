# Turns the schema db/*.sql into one C++ source:  cmake -DFILES="a.sql;b.sql" -DOUT=schema.cpp -P embed.cmake
set(source "// Made by db/embed.cmake from db/*.sql.\n#include \"history/storage/schema.h\"\n\nnamespace tafel::history {\n\nconst char* schemaSql()\n{\n    return\n")
foreach(file IN LISTS FILES)
  file(READ "${file}" sql)
  string(APPEND source "R\"--sql(${sql})--sql\"\n")
endforeach()
string(APPEND source ";\n}\n\n} // namespace tafel::history\n")
file(WRITE "${OUT}" "${source}")
