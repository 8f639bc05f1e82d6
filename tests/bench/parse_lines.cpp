// The baseline of `score --jsonl`: nlohmann::json parses every line of a file into a tree.
#include <fstream>
#include <string>

#include <nlohmann/json.hpp>

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    std::ifstream file(arguments[1]);
    for (std::string line; std::getline(file, line);)
        if (nlohmann::json::parse(line).empty())
            return 1;
    return file.eof() ? 0 : 2;
}
