#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// Opening, reading, writing and removing files.
extension Platform {
  package static func openForReading(_ path: String) throws(FileError) -> Int32 {
    if kind(of: path) == .directory { throw FileError(reason: "it is a directory") }
    let descriptor = open(path, O_RDONLY)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  package static func openForWriting(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_WRONLY)
    if descriptor < 0 { throw .last }
    return descriptor
  }

  package static func closeFile(_ descriptor: Int32) throws(FileError) {
    if close(descriptor) < 0 { throw .last }
  }

  /// Reads what there is, at least one byte unless the file has ended, into a buffer from an index on.
  package static func readSome(
    _ descriptor: Int32, into buffer: inout [UInt8], from start: Int = 0
  ) throws(FileError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(descriptor, $0 + start, buffer.count - start) } ?? 0
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
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(descriptor, $0 + start, buffer.count - start) } ?? 0
      }
      if written < 0 {
        guard errno == EINTR || waits(for: POLLOUT, on: descriptor) else { throw .last }
        continue
      }
      start += written
    }
  }

  /// Copies all that can be read, from its beginning on, to a file that then ends with it.
  package static func copy(_ source: Int32, to descriptor: Int32) throws(FileError) {
    if lseek(source, 0, SEEK_SET) < 0 { throw .last }
    var length = 0
    try forEachPart(of: source) { part throws(FileError) in
      try writeAll(part, to: descriptor)
      length += part.count
    }
    if ftruncate(descriptor, off_t(length)) < 0 { throw .last }
  }

  private static func forEachPart(
    of source: Int32, _ body: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try readInput(source, into: &buffer)
      if count == 0 { return }
      try body(Array(buffer[..<count]))
    }
  }

  /// Writes all that can be read over what a file holds, which stays the same file.
  package static func overwrite(_ path: String, with source: Int32) throws(FileError) {
    let descriptor = try openForWriting(path)
    do {
      try copy(source, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try closeFile(descriptor)
  }

  /// Waits where the last call failed only because a descriptor does not block, as a pipe from some programs: tells whether
  /// the call can be made again.
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
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { throw .last }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  package static func renameFile(_ path: String, to other: String) throws(FileError) {
    if rename(path, other) < 0 { throw .last }
  }

  package static func remove(_ path: String) { unlink(path) }
}
