// Feeds files to a fuzz target without a fuzzer: the seeds, and everything that was ever found, as a test.
//   TARGET [-mutate SECONDS] [-dict FILE] [-seed NUMBER] FILE-OR-FOLDER…
// With -mutate it then goes on with random changes of them for so long. What is being fed stands in
// TARGET.input in the folder for temporary files: after a crash that is the one.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest = 65536;

void feed(const std::string& bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::string contents(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The words of a dictionary: what stands in quotes in each line, with \xNN, \\ and \".
std::vector<std::string> wordsOf(const fs::path& dictionary)
{
    std::vector<std::string> words;
    std::ifstream in(dictionary);
    for (std::string line; std::getline(in, line);) {
        const std::size_t first = line.find('"'), last = line.rfind('"');
        if (first == std::string::npos || last <= first)
            continue;
        std::string& word = words.emplace_back();
        for (std::size_t at = first + 1; at < last; ++at) {
            if (line[at] == '\\' && line[at + 1] == 'x' && at + 3 < last) {
                word += static_cast<char>(std::strtol(line.substr(at + 2, 2).c_str(), nullptr, 16));
                at += 3;
            } else {
                at += line[at] == '\\' ? 1 : 0;
                word += line[at];
            }
        }
    }
    return words;
}

/// Random changes of known files.
class Mutator {
public:
    Mutator(std::vector<std::string> files, std::vector<std::string> words, std::uint64_t seed)
        : m_files(std::move(files))
        , m_words(std::move(words))
        , m_random(seed)
    {
    }

    std::string next()
    {
        std::string bytes = one(m_files);
        for (std::size_t changes = 1 + below(5); changes > 0; --changes)
            change(bytes);
        if (bytes.size() > longest)
            bytes.resize(longest);
        return bytes;
    }

private:
    std::size_t below(std::size_t bound) { return bound > 0 ? m_random() % bound : 0; }
    const std::string& one(const std::vector<std::string>& list) { return list[below(list.size())]; }

    void change(std::string& bytes)
    {
        const std::size_t at = below(bytes.size() + 1),
                          size = below(std::min<std::size_t>(bytes.size() - at, 64) + 1);
        switch (below(7)) {
        case 0:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << below(8)));
            break;
        case 1:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(below(256));
            break;
        case 2:
            bytes.erase(at, size);
            break;
        case 3:
            bytes.insert(below(bytes.size() + 1), bytes.substr(at, size));
            break;
        case 4:
            if (!m_words.empty())
                bytes.replace(at, below(2) * size, one(m_words));
            break;
        case 5: { // a piece of another file
            const std::string& other = one(m_files);
            const std::size_t from = below(other.size() + 1);
            bytes.replace(at, size, other.substr(from, below(512)));
            break;
        }
        default: { // a number in place of another
            const char* const numbers[]
                = {"0", "-1", "1", "158", "2147483647", "-2147483648", "1e9", "999999999999"};
            const std::size_t digit = bytes.find_first_of("0123456789", at);
            if (digit != std::string::npos)
                bytes.replace(digit,
                    std::min(bytes.find_first_not_of("0123456789", digit), bytes.size()) - digit,
                    numbers[below(std::size(numbers))]);
        }
        }
    }

    std::vector<std::string> m_files, m_words;
    std::mt19937_64 m_random;
};

} // namespace

int main(int count, char** arguments)
{
    int seconds = 0;
    std::uint64_t seed = std::random_device{}();
    std::vector<std::string> files, words;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "-mutate" && i + 1 < count)
            seconds = std::atoi(arguments[++i]);
        else if (argument == "-seed" && i + 1 < count)
            seed = std::strtoull(arguments[++i], nullptr, 10);
        else if (argument == "-dict" && i + 1 < count)
            words = wordsOf(arguments[++i]);
        else if (fs::is_regular_file(argument))
            files.push_back(argument);
        else if (fs::is_directory(argument)) // of what was never found there is no folder
            for (const auto& entry : fs::recursive_directory_iterator(argument))
                if (entry.is_regular_file())
                    files.push_back(entry.path());
    }
    for (std::string& file : files) {
        std::fprintf(stderr, "%s\n", file.c_str()); // the last one named is the one that crashed
        file = contents(file);
        feed(file);
    }
    std::printf("%zu files\n", files.size());
    if (files.empty() || seconds == 0)
        return files.empty() ? 1 : 0;

    const fs::path input
        = fs::temp_directory_path() / (fs::path(arguments[0]).filename().string() + ".input");
    std::fprintf(stderr, "random changes, seed %llu; the last one is in %s\n",
        static_cast<unsigned long long>(seed), input.c_str());
    Mutator mutator(std::move(files), std::move(words), seed);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    std::size_t fed = 0;
    for (; std::chrono::steady_clock::now() < end; ++fed) {
        const std::string bytes = mutator.next();
        std::ofstream(input, std::ios::binary) << bytes;
        feed(bytes);
    }
    fs::remove(input);
    std::printf("%zu changed ones\n", fed);
}
