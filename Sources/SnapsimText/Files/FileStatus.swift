import Foundation

/// What stands at a path.
extension Platform {
  /// What stands at a path.
  package enum FileKind {
    case regular, directory, special, none
  }

  /// What stands at a path, links followed.
  package static func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .none }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .special
    }
  }

  /// How many bytes a file has; 0 where there is none.
  package static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// When a file or folder was changed or touched last, in seconds since 1970.
  package static func modified(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = modificationTime(status)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sets a file's or folder's time of change to now.
  package static func touch(_ path: String) {
    utimes(path, nil)
  }

  /// What tells a file from another one, or from itself after a change: its real path, size and time of change.
  package static func identity(of path: String) -> String? {
    guard let path = resolved(path), let stamp = stamp(of: path) else { return nil }
    return "\(path) \(stamp)"
  }

  /// What tells a file from itself after a change, wherever it stands: its size and time of change.
  package static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = modificationTime(status)
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Checks that a file may be written, if it is there.
  ///
  /// Its mode decides besides the system: root may write anything, but a file that nobody may write is meant to stay.
  static func checkWritable(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if status.st_mode & 0o222 == 0 {
      let mode = String(status.st_mode & 0o777, radix: 8)
      throw FileError(reason: "nobody may write it (mode \(mode)); chmod u+w lets you")
    }
    if access(path, W_OK) < 0 { throw .last }
  }

  /// How many names a file has; 0 where there is none.
  static func linkCount(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// Whether two paths lead to one file, by device and inode, be they links or spelled differently.
  package static func isSameFile(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other, &two) == 0 && isSame(one, two)
  }

  /// Whether a path leads to the file that standard input is read from.
  package static func isStandardInput(_ path: String) -> Bool {
    kind(of: path) == .regular && descriptor(of: path, among: [0]) != nil
  }

  private static func isSame(_ one: stat, _ two: stat) -> Bool {
    one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// Whether a file can be run.
  package static func isExecutable(_ path: String) -> Bool {
    kind(of: path) == .regular && access(path, X_OK) == 0
  }

  /// Whether something is the user's own: no link, and nobody else's.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_uid == geteuid()
  }

  /// Standard output or error, if a path leads to the very file that one of them writes to.
  static func standardDescriptor(of path: String) -> Int32? {
    descriptor(of: path, among: [1, 2])
  }

  private static func descriptor(of path: String, among descriptors: [Int32]) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return descriptors.first { descriptor in
      var standard = stat()
      return fstat(descriptor, &standard) == 0 && isSame(standard, status)
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
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
