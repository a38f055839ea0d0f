import SnapsimSystem

/// Reading a file that is short, such as a scenario or a recording: whole, and never more than 16 MiB.
package enum WholeFile {
  private static let longest = 1 << 24

  /// The bytes of a file, or of standard input where the path is `-`.
  package static func read(_ path: String, named name: String) throws -> [UInt8] {
    do {
      return try Platform.readAll(path, atMost: longest)
    } catch {
      throw UnreadableFile(file: name, reason: error.reason)
    }
  }
}
