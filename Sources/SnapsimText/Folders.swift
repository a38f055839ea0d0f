import Foundation
import SnapsimSystem

// Folders and files that are made for a while, or for the user alone.
extension Platform {
  /// The folder for files of a while, without a slash at its end.
  package static var temporaryFolder: String {
    let folder = NSTemporaryDirectory()
    return folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
  }

  /// The names of what stands in a folder, in their order; those that are hidden are left out.
  package static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw .last
    }
  }

  /// Removes a file, or a folder with what it holds, if it can be.
  package static func removeFolder(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// How many cores there are to work on.
  package static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
