import Foundation

// What stands at a path.
extension Platform {
  package enum FileKind { case regular, directory, special, none }

  /// The file system's word on a path, links followed.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  package static func kind(of path: String) -> FileKind {
    guard let status = status(of: path) else { return .none }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .special
    }
  }

  /// The length of a file in bytes; 0 where there is none.
  package static func size(of path: String) -> Int { status(of: path).map { Int($0.st_size) } ?? 0 }

  /// The time of the last change or touch of a file or folder, in seconds since 1970.
  package static func modified(_ path: String) -> Double? {
    status(of: path).map(modificationTime).map { Double($0.tv_sec) + Double($0.tv_nsec) / 1e9 }
  }

  package static func touch(_ path: String) { utimes(path, nil) }

  /// The real path, size and time of change, which tell a file from others and from itself after a change.
  package static func identity(of path: String) -> String? {
    guard let path = resolved(path), let stamp = stamp(of: path) else { return nil }
    return "\(path) \(stamp)"
  }

  /// The size and time of change, which tell a file from itself after a change, wherever it stands.
  package static func stamp(of path: String) -> String? {
    status(of: path).map {
      let time = modificationTime($0)
      return "\($0.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
  }

  package static func mode(of path: String) -> mode_t? { status(of: path).map { $0.st_mode & 0o777 } }

  /// Checks that a file may be written, if it is there.
  ///
  /// Its mode decides besides the system: root may write anything, but a file that nobody may write is meant to stay.
  package static func checkWritable(_ path: String) throws(FileError) {
    guard let mode = mode(of: path) else { return }
    if mode & 0o222 == 0 {
      throw FileError(reason: "nobody may write it (mode \(String(mode, radix: 8))); chmod u+w lets you")
    }
    try check(access(path, W_OK))
  }

  /// Why a folder cannot be read; Foundation's failure need not be the system's last one.
  package static func whyUnreadable(_ folder: String) -> FileError {
    access(folder + "/.", R_OK) < 0 ? .last : FileError(reason: "it cannot be listed")
  }

  package static func linkCount(of path: String) -> Int { status(of: path).map { Int($0.st_nlink) } ?? 0 }

  /// Whether two paths lead to one file, by device and inode, be they links or spelled differently.
  package static func isSameFile(_ path: String, _ other: String) -> Bool {
    guard let one = status(of: path), let two = status(of: other) else { return false }
    return isSame(one, two)
  }

  /// Whether a path leads to the file that standard input is read from.
  package static func isStandardInput(_ path: String) -> Bool {
    kind(of: path) == .regular && descriptor(of: path, among: [0]) != nil
  }

  private static func isSame(_ one: stat, _ two: stat) -> Bool {
    one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  package static func isExecutable(_ path: String) -> Bool {
    kind(of: path) == .regular && access(path, X_OK) == 0
  }

  /// Whether something is the user's own: no link, and nobody else's.
  package static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_uid == geteuid()
  }

  /// The first of some descriptors that is open on the very file that a path leads to.
  package static func descriptor(of path: String, among descriptors: [Int32]) -> Int32? {
    guard let status = status(of: path) else { return nil }
    return descriptors.first { descriptor in
      var standard = stat()
      return fstat(descriptor, &standard) == 0 && isSame(standard, status)
    }
  }

  /// A path with the links followed that its last part names; nothing need be there.
  package static func followingLinks(_ path: String) throws(FileError) -> String {
    // Whatever changes the folder later on, the file is the same.
    var path = path.hasPrefix("/") ? path : workingFolder + "/" + path
    // As many as Linux follows.
    for _ in 0...40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      if count < 0 { return path }
      let destination = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = destination.hasPrefix("/") ? destination : folder(of: path) + "/" + destination
    }
    throw FileError(reason: String(cString: strerror(ELOOP)))
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
