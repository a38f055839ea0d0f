/// Reading a file that is short, such as a scenario or a recording: whole, and never more than 16 MiB.
package enum WholeFile {
  /// The longest file, in bytes: 16 MiB, more than anybody writes.
  private static let longest = 1 << 24

  /// The bytes of a file, or of standard input where the path is `-`.
  package static func read(_ path: String, named name: String) throws -> [UInt8] {
    do throws(Platform.FileError) {
      let descriptor = path == "-" ? 0 : try Platform.openForReading(path)
      defer { if path != "-" { try? Platform.closeFile(descriptor) } }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try buffer.withUnsafeMutableBufferPointer { buffer throws(Platform.FileError) in
          try Platform.readSome(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        }
        if count == 0 { return bytes }
        bytes += buffer[..<count]
        if bytes.count > longest { throw Platform.FileError(reason: "it is longer than \(longest) bytes") }
      }
    } catch {
      throw UnreadableFile(file: name, reason: error.reason)
    }
  }
}
