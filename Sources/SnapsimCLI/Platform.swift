import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// All that differs between platforms, and all that touches the process and its files.
enum Platform {
  /// Why a write failed.
  enum WriteError: Error {
    case brokenPipe
    case failed(reason: String)
  }

  /// Why something could not be done to a file, in the system's words.
  struct FileError: Error {
    let reason: String

    init(reason: String) {
      self.reason = reason
    }

    /// The reason of the last system call that failed.
    static var last: FileError { FileError(reason: String(cString: strerror(errno))) }
  }

  /// What stands at a path.
  enum FileKind {
    case regular, directory, special, none
  }

  /// Opens what was closed of standard input, output and error, so that no other file gets its number.
  ///
  /// To read from such an input or to write to such an output fails as before; what is written to such an error is
  /// dropped, as nobody wants to see it.
  static func openStandardDescriptors() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      let opened = open("/dev/null", mode)
      if opened >= 0, opened != descriptor {
        dup2(opened, descriptor)
        close(opened)
      }
    }
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all bytes to a file descriptor, however slowly they are taken.
  static func writeAll(_ bytes: ByteText, to descriptor: Int32) throws(WriteError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
      if written < 0 {
        if errno == EINTR || waits(for: POLLOUT, on: descriptor) { continue }
        if errno == EPIPE { throw .brokenPipe }
        throw .failed(reason: FileError.last.reason)
      }
      start += written
    }
  }

  /// Reads what there is, at least one byte unless the file has ended, into a buffer.
  static func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(FileError)
    -> Int
  {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR, !waits(for: POLLIN, on: descriptor) { throw .last }
    }
  }

  /// Waits where the last call failed only because a descriptor does not block: a pipe from some programs is like that.
  ///
  /// - Returns: whether it did, so that the call can be made again.
  private static func waits(for events: Int32, on descriptor: Int32) -> Bool {
    let reason = errno
    guard reason == EAGAIN || reason == EWOULDBLOCK else { return false }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let ready = poll(&request, 1, -1)
    // A signal in between is no fault, and looks like this.
    let mayGoOn = ready > 0 || errno == EINTR
    errno = reason
    return mayGoOn
  }

  /// Whether a read would find something at once or within some seconds, be it the end.
  static func hasInput(_ descriptor: Int32, within seconds: Double = 0) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(min(seconds, 1e6) * 1000)) > 0
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// What stands at a path, links followed.
  static func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .none }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .special
    }
  }

  /// The path that a path leads to when the links that its last part names are followed; nothing need be there.
  static func followingLinks(_ path: String) throws(FileError) -> String {
    // Whatever changes the folder later on, the file is the same.
    var path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // As many as Linux follows.
    for _ in 0...40 {
      let count = readlink(path, &buffer, buffer.count)
      if count < 0 { return path }
      let destination = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = destination.hasPrefix("/") ? destination : folder(of: path) + "/" + destination
    }
    throw FileError(reason: String(cString: strerror(ELOOP)))
  }

  /// The folder in which a path's file stands.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Standard output or error, if a path leads to the very file that one of them writes to.
  static func standardDescriptor(of path: String) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [1, 2].first { descriptor in
      var standard = stat()
      return fstat(descriptor, &standard) == 0 && standard.st_dev == status.st_dev
        && standard.st_ino == status.st_ino
    }
  }

  /// Opens a file to read it.
  static func openForReading(_ path: String) throws(FileError) -> Int32 {
    if kind(of: path) == .directory { throw FileError(reason: "it is a directory") }
    let descriptor = open(path, O_RDONLY)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  /// Opens what is there to write to it.
  static func openForWriting(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_WRONLY)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  /// Makes a new file in a folder, with the permissions of the one whose place it shall take.
  ///
  /// - Returns: the open file, and its path; `nil` where the system has files without a name, which are gone with the
  ///   process however that ends.
  static func makeTemporaryFile(
    in folder: String, insteadOf path: String
  ) throws(FileError) -> (descriptor: Int32, path: String?) {
    let unnamed = openUnnamed(in: folder)
    var template = Array((folder + "/.snapsim-XXXXXX").utf8CString)
    let descriptor = unnamed ?? mkstemp(&template)
    if descriptor < 0 { throw .last }
    var status = stat()
    let mask = umask(0)
    _ = umask(mask)
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666 & ~mask
    _ = fchmod(descriptor, mode)
    if unnamed != nil { return (descriptor, nil) }
    return (descriptor, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Opens a file without a name in a folder, where the system and the folder's disk have such.
  private static func openUnnamed(in folder: String) -> Int32? {
    #if canImport(Darwin)
    return nil
    #else
    // Linux's O_TMPFILE, a macro that Swift does not see.
    let descriptor = open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000, 0o600)
    if descriptor < 0 { return nil }
    // It gets its name by way of this.
    guard access(pathInProcess(descriptor), F_OK) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
    #endif
  }

  private static func pathInProcess(_ descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Gives a file without a name one in a folder that no other file has.
  static func nameFile(_ descriptor: Int32, in folder: String) throws(FileError) -> String {
    #if canImport(Darwin)
    throw FileError(reason: "it has no name")
    #else
    for attempt in 0... {
      let path = "\(folder)/.snapsim-\(getpid())-\(attempt)"
      if linkat(AT_FDCWD, pathInProcess(descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return path }
      if errno != EEXIST || attempt == 1000 { throw .last }
    }
    throw .last
    #endif
  }

  /// Closes a file.
  static func closeFile(_ descriptor: Int32) throws(FileError) {
    if close(descriptor) < 0 { throw .last }
  }

  /// Renames a file, over one that is there.
  static func renameFile(_ path: String, to other: String) throws(FileError) {
    if rename(path, other) < 0 { throw .last }
  }

  /// Removes a file, if it can be.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// How long this process has kept cores busy, all threads together, in seconds.
  static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// How many columns a terminal has; `nil` where it is none or does not say.
  static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  // MARK: Compiling

  /// The path of this executable, links followed.
  static let executablePath: String = {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size))
    _NSGetExecutablePath(&buffer, &size)
    let path = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
    let path = "/proc/self/exe"
    #endif
    return resolved(path) ?? CommandLine.arguments.first ?? ""
  }()

  /// The folder for caches below the user's home.
  static var cacheFolder: String {
    #if canImport(Darwin)
    "Library/Caches"
    #else
    ".cache"
    #endif
  }

  /// The flags by which a Swift compiler links, the best first.
  static var linkerFlags: [[String]] {
    #if canImport(Darwin)
    [[]]
    #else
    [["-use-ld=lld", "-Xlinker", "-s"], ["-Xlinker", "-s"]]
    #endif
  }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// A path with all links followed.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// What tells a file from another one, or from itself after a change: its real path, size and time of change.
  static func identity(of path: String) -> String? {
    guard let path = resolved(path) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = modificationTime(status)
    return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private static func modificationTime(_ status: stat) -> timespec {
    #if canImport(Darwin)
    status.st_mtimespec
    #else
    status.st_mtim
    #endif
  }

  /// When a file or folder was changed or touched last, in seconds since 1970.
  static func modified(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = modificationTime(status)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many bytes a file has; 0 where there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Sets a file's or folder's time of change to now.
  static func touch(_ path: String) {
    utimes(path, nil)
  }

  /// Whether a file can be run.
  static func isExecutable(_ path: String) -> Bool {
    kind(of: path) == .regular && access(path, X_OK) == 0
  }

  /// All bytes of a file; `nil` where it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    try? readAll(path)
  }

  /// All bytes of a file.
  static func readAll(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(4096, size(of: path) + 1), alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let count = try readSome(descriptor, into: buffer)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file that the user alone can read, whole; what was there goes, but a link is not followed.
  static func store(_ bytes: [UInt8], in path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { throw .last }
    defer { close(descriptor) }
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { Self.put($0, descriptor) }
      if written < 0, errno == EINTR { continue }
      if written < 0 { throw .last }
      start += written
    }
  }

  private static func put(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Makes a folder for caches, which other programs and users may share, unless it is there.
  static func makeSharedFolder(_ path: String) throws(FileError) {
    if kind(of: path) != .directory {
      let parent = (path as NSString).deletingLastPathComponent
      if kind(of: parent) != .directory { mkdir(parent, 0o700) }
      if mkdir(path, 0o700) < 0, errno != EEXIST { throw .last }
    }
    guard kind(of: path) == .directory else { throw FileError(reason: "\(path) is no folder") }
    if access(path, W_OK | X_OK) < 0 { throw .last }
  }

  /// Makes a folder that only the user can enter, unless it is there and is such a one.
  ///
  /// Somebody else's folder is not taken, nor a link, which somebody else may have laid.
  static func makePrivateFolder(_ path: String) throws(FileError) {
    let failure: FileError? = mkdir(path, 0o700) < 0 ? .last : nil
    var status = stat()
    if lstat(path, &status) < 0 { throw failure ?? .last }
    if status.st_mode & S_IFMT == S_IFLNK { throw FileError(reason: "it is a symbolic link") }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(reason: "it is no folder") }
    guard status.st_uid == geteuid() else { throw FileError(reason: "it belongs to another user") }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) < 0 { throw .last }
    if access(path, W_OK | X_OK) < 0 { throw .last }
  }

  /// Whether something is the user's own: no link, and nobody else's.
  static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_uid == geteuid()
  }

  /// Whether a reason of a failed system call, in whoever's words, is that there is no room for a file.
  static func namesFullDisk(_ text: String) -> Bool {
    [ENOSPC, EDQUOT, EFBIG].contains { text.contains(String(cString: strerror($0))) }
  }

  /// Makes a folder with a new name that only the user can enter.
  static func makeTemporaryFolder(_ prefix: String) throws(FileError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a file, or a folder with what it holds, if it can be.
  static func removeFolder(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Sets a variable of the environment for this process and those it becomes, or removes it.
  static func setVariable(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// Ends another process and those that it leads, whatever they do.
  static func end(_ process: Int32) {
    if getpgid(process) == process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }

  /// Runs another executable in place of this one; returns only where that fails.
  ///
  /// - Returns: the reason.
  static func become(_ executable: String, _ arguments: [String]) -> String {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    signal(SIGPIPE, SIG_DFL)
    execv(executable, pointers)
    let reason = FileError.last.reason
    pointers.forEach { free($0) }
    return reason
  }

  /// Keeps standard output for ourselves: whatever else writes there writes to standard error from now on.
  ///
  /// - Returns: the descriptor that is standard output in truth.
  static func claimStandardOutput() -> Int32 {
    let own = dup(1)
    guard own >= 0 else { return 1 }
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    dup2(2, 1)
    return own
  }

  /// Lets whatever else writes to standard output write to nowhere from now on.
  ///
  /// Our own rows are not written there any more: see `claimStandardOutput`.
  static func silenceStandardOutput() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    dup2(nowhere, 1)
    close(nowhere)
  }

  /// Lets a function be called as the process ends, whoever ends it.
  static func atExit(_ function: @convention(c) () -> Void) {
    atexit(function)
  }

  /// Ends the process by a signal, as if nobody had caught it.
  static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    _exit(128 + number)
  }

  /// Ends the process with nothing done on the way: some thread may be stuck with what would be waited for.
  static func endAtOnce(_ code: Int32) -> Never {
    _exit(code)
  }

  /// How many cores there are to work on.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
