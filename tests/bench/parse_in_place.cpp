// The baseline of `score --jsonl`: RapidJSON parses every line of a file into a tree whose texts stay in the
// line.
#include <fstream>
#include <string>

#include <rapidjson/document.h>

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    std::ifstream file(arguments[1]);
    for (std::string line; std::getline(file, line);) {
        rapidjson::Document document;
        if (document.ParseInsitu(line.data()).HasParseError())
            return 1;
    }
    return file.eof() ? 0 : 2;
}
