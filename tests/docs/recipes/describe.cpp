// Prints the rules of the custom game in a file, in English.
#include <fstream>
#include <iostream>
#include <sstream>

#include "document/document.h"
#include "games/custom/description.h"
#include "games/custom/game.h"

int main(int, char** words)
{
    std::ostringstream text;
    text << std::ifstream(words[1]).rdbuf();
    std::cout
        << tafel::custom::describeGame(tafel::document::readCustomGame(text.str()).value()->definition()).en;
}
