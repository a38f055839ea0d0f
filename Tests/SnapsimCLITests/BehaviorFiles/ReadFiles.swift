import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimText

/// Files read by the program that reads them, which is compiled once for all tests.
enum ReadFiles {
  /// Whether there is a toolchain that can compile it.
  static let isPossible: Bool = (try? reading([""])) != nil

  /// What some files hold together.
  static func reading(_ texts: [String], expression: String? = nil) throws -> SourceReading {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-tests-reader").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let folder = try Platform.makeTemporaryFolder(root + "/read-")
    defer { Platform.removeFolder(folder) }
    var reader = SourceReader(
      toolchain: try SwiftToolchain(), cache: BehaviorCache(root: root), folder: folder)
    let reading = try reader.read(texts.map { Array($0.utf8) }, expression: expression)
    guard let reading else { throw BehaviorFileError.noLibrary }
    return reading
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out, and says so, where the toolchain cannot read files.
  static var readsFiles: Self {
    .enabled(
      if: ReadFiles.isPossible,
      "the toolchain has no SwiftSyntax that compiles the reader; seen with Swift 6.3.1 on Linux")
  }
}
