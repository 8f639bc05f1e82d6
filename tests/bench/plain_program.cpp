// The baseline for the start of the command line: a plain C++ program that prints a file.
#include <fstream>
#include <iostream>

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    std::ifstream file(arguments[1]);
    std::cout << file.rdbuf();
    return std::cout ? 0 : 1;
}
