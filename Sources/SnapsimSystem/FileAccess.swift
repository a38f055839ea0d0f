import Foundation

// Opening, reading, writing and removing files.
extension Platform {
  package static func openForReading(_ path: String) throws(FileError) -> Int32 {
    if kind(of: path) == .directory { throw FileError(reason: "it is a directory") }
    return try check(open(path, O_RDONLY))
  }

  package static func openForWriting(_ path: String) throws(FileError) -> Int32 {
    try check(open(path, O_WRONLY))
  }

  package static func closeFile(_ descriptor: Int32) throws(FileError) { try check(close(descriptor)) }

  /// Reads what there is, at least one byte unless the file has ended, into a buffer from an index on.
  package static func readSome(
    _ descriptor: Int32, into buffer: inout [UInt8], from start: Int = 0
  ) throws(FileError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 { return count }
      if errno != EINTR, !waits(for: POLLIN, on: descriptor) { throw .last }
    }
  }

  /// Whether a read would find something at once or within some seconds, be it the end.
  package static func hasInput(_ descriptor: Int32, within seconds: Double = 0) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(min(seconds, 1e6) * 1000)) > 0
  }

  /// Writes all bytes to a file descriptor, however slowly they are taken.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR, !waits(for: POLLOUT, on: descriptor) {
        throw .last
      }
    }
  }

  /// Copies all that can be read, from its beginning on, to a new or just opened file, which then ends with it.
  private static func copy(_ source: Int32, to descriptor: Int32) throws(FileError) {
    if lseek(source, 0, SEEK_SET) < 0 { throw .last }
    try forEachPart(of: source) { part throws(FileError) in try writeAll(Array(part), to: descriptor) }
    let end = lseek(descriptor, 0, SEEK_CUR)
    if end < 0 { throw .last }
    try check(ftruncate(descriptor, end))
  }

  private static func forEachPart(
    of source: Int32, _ body: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try readInput(source, into: &buffer)
      if count == 0 { return }
      try body(buffer[..<count])
    }
  }

  /// Writes all that can be read over what a file holds, which stays the same file.
  package static func overwrite(_ path: String, with source: Int32) throws(FileError) {
    let descriptor = try openForWriting(path)
    do { try copy(source, to: descriptor) } catch {
      close(descriptor)
      throw error
    }
    try closeFile(descriptor)
  }

  /// Waits where the last call failed only because a descriptor does not block, as a pipe from some programs; tells
  /// whether the call can be made again.
  private static func waits(for events: Int32, on descriptor: Int32) -> Bool {
    let reason = errno
    guard reason == EAGAIN || reason == EWOULDBLOCK else { return false }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    // A signal in between is no fault, and looks like this.
    let mayGoOn = poll(&request, 1, -1) > 0 || errno == EINTR
    errno = reason
    return mayGoOn
  }

  /// All bytes of a file; `nil` where it cannot be read.
  package static func contents(of path: String) -> [UInt8]? { try? readAll(path) }

  /// All bytes of a file, or of standard input where the path is `-`.
  package static func readAll(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : try openForReading(path)
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    try forEachPart(of: descriptor) { part throws(FileError) in
      bytes += part
      if bytes.count > limit { throw FileError(reason: "it is longer than \(limit) bytes") }
    }
    return bytes
  }

  /// Writes a file that the user alone can read, whole; what was there goes, but a link is not followed.
  package static func store(_ bytes: [UInt8], in path: String) throws(FileError) {
    let descriptor = try check(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600))
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  package static func renameFile(_ path: String, to other: String) throws(FileError) {
    try check(rename(path, other))
  }

  package static func remove(_ path: String) { unlink(path) }
}

// Files and folders that are made for a while, or for the user alone.
extension Platform {
  /// Makes a new file in a folder, with the permissions of the one whose place it shall take.
  ///
  /// - Returns: the open file, and its path; `nil` where the system has files without a name, which are gone with the
  ///   process however that ends.
  package static func makeTemporaryFile(
    in folder: String, insteadOf replaced: String
  ) throws(FileError) -> (descriptor: Int32, path: String?) {
    let (descriptor, path): (Int32, String?) =
      if let unnamed = openUnnamed(in: folder) { (unnamed, nil) } else { try makeFile(in: folder) }
    let mask = umask(0)
    _ = umask(mask)
    _ = fchmod(descriptor, mode(of: replaced) ?? 0o666 & ~mask)
    return (descriptor, path)
  }

  static func makeFile(in folder: String) throws(FileError) -> (descriptor: Int32, path: String) {
    let (descriptor, path) = withNewName(folder + "/.snapsim-") { mkstemp($0) }
    return (try check(descriptor), path)
  }

  /// Copies a file to a new one in a folder, for the user alone; tells its path.
  package static func copyAside(_ path: String, in folder: String) throws(FileError) -> String {
    let (copy, name) = try makeFile(in: folder)
    do {
      let source = try openForReading(path)
      defer { close(source) }
      try Self.copy(source, to: copy)
      try closeFile(copy)
    } catch {
      remove(name)
      throw error
    }
    return name
  }

  /// Makes a folder with a new name that only the user can enter.
  package static func makeTemporaryFolder(_ prefix: String) throws(FileError) -> String {
    let (folder, name) = withNewName(prefix) { mkdtemp($0) }
    guard folder != nil else { throw .last }
    return name
  }

  /// Has the system make something whose name begins with some text and is new; tells its answer and the name.
  private static func withNewName<Made>(
    _ prefix: String, _ make: (UnsafeMutablePointer<CChar>) -> Made
  ) -> (Made, name: String) {
    // In place of the six X the system writes what is new.
    var template = Array((prefix + "XXXXXX").utf8CString)
    let made = make(&template)
    return (made, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Makes a folder for caches, which other programs and users may share, unless it is there.
  package static func makeSharedFolder(_ path: String) throws(FileError) {
    if kind(of: path) != .directory {
      let parent = folder(of: path)
      if kind(of: parent) != .directory { mkdir(parent, 0o700) }
      if mkdir(path, 0o700) < 0, errno != EEXIST { throw .last }
    }
    guard kind(of: path) == .directory else { throw FileError(reason: "\(path) is no folder") }
    try check(access(path, W_OK | X_OK))
  }

  /// Makes a folder that only the user can enter, unless it is there and is such a one.
  ///
  /// Somebody else's folder is not taken, nor a link, which somebody else may have laid.
  package static func makePrivateFolder(_ path: String) throws(FileError) {
    let failure: FileError? = mkdir(path, 0o700) < 0 ? .last : nil
    var status = stat()
    if lstat(path, &status) < 0 { throw failure ?? .last }
    if status.st_mode & S_IFMT == S_IFLNK { throw FileError(reason: "it is a symbolic link") }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(reason: "it is no folder") }
    guard status.st_uid == geteuid() else { throw FileError(reason: "it belongs to another user") }
    if status.st_mode & 0o077 != 0 { try check(chmod(path, 0o700)) }
    try check(access(path, W_OK | X_OK))
  }

  /// Waits for the lock of a file, made where it is missing; whoever closes the open file, or ends, lets go.
  package static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = flock(descriptor, LOCK_EX)
    return descriptor
  }

  /// Whether a reason of a failed system call, in whoever's words, is that there is no room for a file.
  package static func namesFullDisk(_ text: String) -> Bool {
    [ENOSPC, EDQUOT, EFBIG].contains { text.contains(String(cString: strerror($0))) }
  }
}
