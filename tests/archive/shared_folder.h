// Tablets that sync through a folder of real files, by the library and by the command line.
#pragma once

#include <algorithm>

#include "support/process.h"
#include "tablets.h"

namespace tafel::archive {

namespace fs = std::filesystem;

class MeetingInAFolder : public Histories {
protected:
    MeetingInAFolder() { fs::create_directory(stick); }

    /// Syncs once and returns the state afterwards, whatever the result.
    SyncState tried(const std::string& tablet, Options options = {}, const fs::path& place = {})
    {
        options.address = "folder:" + (place.empty() ? stick : place).string();
        options.history = history::evening();
        options.eventsFile = eventsFile;
        Sync sync(file(tablet), std::move(options));
        sync.run();
        return sync.state();
    }
    SyncState sync(const std::string& tablet, Options options = {})
    {
        const SyncState state = tried(tablet, std::move(options));
        if (state.error)
            ADD_FAILURE() << tablet << ": " << state.error->codeName() << ": " << state.error->detail;
        return state;
    }
    void all(std::initializer_list<const char*> tablets)
    {
        for (const char* tablet : tablets)
            sync(tablet);
    }
    std::string error(const std::string& tablet)
    {
        const SyncState state = tried(tablet);
        return state.error ? std::string(state.error->codeName()) : std::string();
    }

    std::vector<std::string> names()
    {
        std::vector<std::string> all;
        if (fs::exists(files()))
            for (const fs::directory_entry& each : fs::directory_iterator(files()))
                all.push_back(each.path().filename().string());
        std::sort(all.begin(), all.end());
        return all;
    }
    fs::path files() { return stick / "Tafelrichter"; }
    std::vector<std::string> passedOver(const SyncState& state)
    {
        std::vector<std::string> all;
        for (const PassedOver& each : state.passedOver)
            all.push_back(std::string(nameOf(each.why)) + " " + each.file);
        return all;
    }
    bool isInFolder(const std::string& text)
    {
        const std::vector<std::string> all = names();
        return std::any_of(all.begin(), all.end(), [&](const std::string& each) {
            return test::readFile(files() / each).find(text) != std::string::npos;
        });
    }

    static void expectSentencesInBothLanguages(std::initializer_list<ArchiveError::Code> codes)
    {
        for (const ArchiveError::Code code : codes) {
            const ArchiveError error = archiveError(code);
            EXPECT_NE(error.message.en, "") << error.codeName();
            EXPECT_NE(error.message.de, error.message.en) << error.codeName();
        }
    }

    fs::path stick = folder / "stick";
    std::size_t eventsFile = Options().eventsFile;
};

class FolderCommand : public MeetingInAFolder {
protected:
    /// \param input  the text typed on standard input
    test::Ran archive(
        const std::string& tablet, std::vector<std::string> words, const std::string& input = {})
    {
        words.insert(words.begin(), {"--db", file(tablet).string(), "archive"});
        return test::run(std::move(words),
            {.input = input, .environment = {{"HOME", "/nonexistent"}, {"PATH", "/usr/bin:/bin"}}});
    }
    std::string address() { return "folder:" + stick.string(); }
};

} // namespace tafel::archive
