import Foundation

/// Opening, reading, writing and removing files.
extension Platform {
  /// Why a write failed.
  enum WriteError: Error {
    case brokenPipe
    case failed(reason: String)
  }

  /// Opens a file to read it.
  package static func openForReading(_ path: String) throws(FileError) -> Int32 {
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

  /// Closes a file.
  package static func closeFile(_ descriptor: Int32) throws(FileError) {
    if close(descriptor) < 0 { throw .last }
  }

  /// Reads what there is, at least one byte unless the file has ended, into a buffer.
  package static func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer)
    throws(FileError)
    -> Int
  {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
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
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
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

  /// Copies all that can be read, from its beginning on, to a file that then ends with it.
  static func copy(_ source: Int32, to descriptor: Int32) throws(FileError) {
    if lseek(source, 0, SEEK_SET) < 0 { throw .last }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var length = 0
    while true {
      let count = try buffer.withUnsafeMutableBufferPointer { buffer throws(FileError) in
        try readSome(source, into: UnsafeMutableRawBufferPointer(buffer))
      }
      if count == 0 { break }
      do {
        try writeAll(Array(buffer[..<count]), to: descriptor)
      } catch {
        switch error {
        case .brokenPipe: throw FileError(reason: String(cString: strerror(EPIPE)))
        case .failed(let reason): throw FileError(reason: reason)
        }
      }
      length += count
    }
    if ftruncate(descriptor, off_t(length)) < 0 { throw .last }
  }

  /// Writes all that can be read over what a file holds, which stays the same file.
  static func overwrite(_ path: String, with source: Int32) throws(FileError) {
    let descriptor = try openForWriting(path)
    do {
      try copy(source, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try closeFile(descriptor)
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

  /// All bytes of a file; `nil` where it cannot be read.
  package static func contents(of path: String) -> [UInt8]? {
    try? readAll(path)
  }

  /// All bytes of a file.
  package static func readAll(_ path: String) throws(FileError) -> [UInt8] {
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
  package static func store(_ bytes: [UInt8], in path: String) throws(FileError) {
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

  /// Renames a file, over one that is there.
  package static func renameFile(_ path: String, to other: String) throws(FileError) {
    if rename(path, other) < 0 { throw .last }
  }

  /// Removes a file, if it can be.
  package static func remove(_ path: String) {
    unlink(path)
  }
}
