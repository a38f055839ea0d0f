#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files and folders that are made for a while, or for the user alone.
extension Platform {
  /// Makes a new file in a folder, with the permissions of the one whose place it shall take.
  ///
  /// - Returns: the open file, and its path; `nil` where the system has files without a name, which are gone with the
  ///   process however that ends.
  package static func makeTemporaryFile(
    in folder: String, insteadOf path: String
  ) throws(FileError) -> (descriptor: Int32, path: String?) {
    let unnamed = openUnnamed(in: folder)
    let (descriptor, name): (Int32, String?) =
      unnamed.map { ($0, nil) } ?? withNewName(folder + "/.snapsim-") { mkstemp($0) }
    if descriptor < 0 { throw .last }
    let mask = umask(0)
    _ = umask(mask)
    _ = fchmod(descriptor, mode(of: path) ?? 0o666 & ~mask)
    return (descriptor, name)
  }

  /// Copies a file to a new one in a folder, for the user alone; tells its path.
  package static func copyAside(_ path: String, in folder: String) throws(FileError) -> String {
    let (copy, name) = withNewName(folder + "/.snapsim-") { mkstemp($0) }
    guard copy >= 0 else { throw .last }
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
  static func withNewName<Made>(
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
    if access(path, W_OK | X_OK) < 0 { throw .last }
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
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) < 0 { throw .last }
    if access(path, W_OK | X_OK) < 0 { throw .last }
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
