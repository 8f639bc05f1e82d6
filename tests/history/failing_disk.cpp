#include "failing_disk.h"

#include <atomic>
#include <cstring>
#include <stdexcept>

#include <sqlite3.h>

namespace tafel::history {

namespace {

std::atomic<int> untilFailure = 0; // 0 if no call is to fail
std::atomic<bool> forEver = false, hasFailed = false;
std::atomic<FailingDisk::How> how = FailingDisk::How::Error;

/// The result of that call; SQLITE_OK means that it continues.
int answer(int error, bool writes)
{
    if (untilFailure == 0)
        return SQLITE_OK;
    if (how != FailingDisk::How::Error && !writes)
        return SQLITE_OK;
    if (untilFailure > 1) {
        --untilFailure;
        return SQLITE_OK;
    }
    hasFailed = true;
    if (!forEver)
        untilFailure = 0;
    return how == FailingDisk::How::Full    ? SQLITE_FULL
        : how == FailingDisk::How::ReadOnly ? SQLITE_READONLY
                                            : error;
}

sqlite3_vfs* usual = nullptr;

struct File {
    sqlite3_file base;
    sqlite3_file* real; ///< Allocated in the same block, behind this struct.
};
sqlite3_file* real(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file)->real;
}

int closeFile(sqlite3_file* file)
{
    return real(file)->pMethods->xClose(real(file));
}
int readFile(sqlite3_file* file, void* to, int size, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), to, size, at);
}
int writeFile(sqlite3_file* file, const void* from, int size, sqlite3_int64 at)
{
    if (const int error = answer(SQLITE_IOERR_WRITE, true)) {
        real(file)->pMethods->xWrite(real(file), from, size / 2, at); // the disk has written half of the data
        return error;
    }
    return real(file)->pMethods->xWrite(real(file), from, size, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    const int error = answer(SQLITE_IOERR_TRUNCATE, false);
    return error ? error : real(file)->pMethods->xTruncate(real(file), size);
}
int syncFile(sqlite3_file*, int)
{
    return answer(SQLITE_IOERR_FSYNC, false); // skips the flush for speed, because no test cuts the power
}
int fileSize(sqlite3_file* file, sqlite3_int64* size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level)
{
    return real(file)->pMethods->xLock(real(file), level);
}
int unlock(sqlite3_file* file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}
int checkReservedLock(sqlite3_file* file, int* result)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}
int fileControl(sqlite3_file* file, int what, void* argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}
int sectorSize(sqlite3_file* file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}
int deviceCharacteristics(sqlite3_file* file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}
int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int shmLock(sqlite3_file* file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shmBarrier(sqlite3_file* file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}
int shmUnmap(sqlite3_file* file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

const sqlite3_io_methods methods{2, closeFile, readFile, writeFile, truncateFile, syncFile, fileSize, lock,
    unlock, checkReservedLock, fileControl, sectorSize, deviceCharacteristics, shmMap, shmLock, shmBarrier,
    shmUnmap, nullptr, nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    auto* ours = reinterpret_cast<File*>(file);
    ours->base.pMethods = nullptr;
    ours->real = reinterpret_cast<sqlite3_file*>(ours + 1);
    std::memset(ours->real, 0, static_cast<std::size_t>(usual->szOsFile));
    if (answer(SQLITE_CANTOPEN, false))
        return SQLITE_CANTOPEN;
    const int error = usual->xOpen(usual, name, ours->real, flags, outFlags);
    if (ours->real->pMethods)
        ours->base.pMethods = &methods;
    return error;
}
int removeFile(sqlite3_vfs*, const char* name, int sync)
{
    const int error = answer(SQLITE_IOERR_DELETE, false);
    return error ? error : usual->xDelete(usual, name, sync);
}
int accessFile(sqlite3_vfs*, const char* name, int flags, int* result)
{
    return usual->xAccess(usual, name, flags, result);
}
int fullPathname(sqlite3_vfs*, const char* name, int size, char* out)
{
    return usual->xFullPathname(usual, name, size, out);
}

sqlite3_vfs disk{};

} // namespace

FailingDisk::FailingDisk()
{
    if (!usual) {
        usual = sqlite3_vfs_find(nullptr);
        disk = *usual; // uses the default functions for random numbers, time, and so on
        disk.pNext = nullptr;
        disk.zName = "failing";
        disk.szOsFile = static_cast<int>(sizeof(File)) + usual->szOsFile;
        disk.xOpen = openFile;
        disk.xDelete = removeFile;
        disk.xAccess = accessFile;
        disk.xFullPathname = fullPathname;
    }
    if (sqlite3_vfs_register(&disk, 1) != SQLITE_OK)
        throw std::runtime_error("no disk");
}

FailingDisk::~FailingDisk()
{
    heal();
    sqlite3_vfs_register(usual, 1);
}

void FailingDisk::fail(int call, How wanted, bool always)
{
    how = wanted;
    forEver = always;
    hasFailed = false;
    untilFailure = call;
}

bool FailingDisk::heal()
{
    untilFailure = 0;
    return hasFailed.exchange(false);
}

} // namespace tafel::history
