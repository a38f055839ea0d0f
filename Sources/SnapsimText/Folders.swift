import Foundation
import SnapsimSystem

// Folders, short files and cores, as Foundation tells of them.
extension Platform {
  /// The folder for files of a while, without a slash at its end: TMPDIR, or the one that every system has.
  package static var temporaryFolder: String {
    let folder = variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
  }

  /// The names of what stands in a folder, in their order; those that are hidden are left out.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw whyUnreadable(folder)
    }
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The bytes of a file of at most 16 MiB, such as a scenario, or of standard input where the path is `-`.
  package static func readShort(_ path: String, named name: String) throws -> [UInt8] {
    try reading(name) { try readAll(path, atMost: 1 << 24) }
  }

  /// Reads a file, by its name in errors.
  package static func reading<Read>(_ name: String, _ read: () throws -> Read) throws -> Read {
    do { return try read() } catch let error as FileError { throw DataError.unreadable(name, error.reason) }
  }

  package static func removeFolder(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
  package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
