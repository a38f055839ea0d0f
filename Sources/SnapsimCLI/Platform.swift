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

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all bytes to a file descriptor.
  static func writeAll(_ bytes: ByteText, to descriptor: Int32) throws(WriteError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        return write(descriptor, rest.baseAddress, rest.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
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
      if errno != EINTR { throw .last }
    }
  }

  /// Whether a read would find something at once, be it the end.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
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
  static func makeTemporaryFile(
    in folder: String, insteadOf path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    var template = Array((folder + "/.snapsim-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    if descriptor < 0 { throw .last }
    var status = stat()
    let mask = umask(0)
    _ = umask(mask)
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666 & ~mask
    _ = fchmod(descriptor, mode)
    return (descriptor, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
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

  /// How many cores there are to work on.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
