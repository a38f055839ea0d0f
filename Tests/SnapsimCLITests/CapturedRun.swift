import Foundation

@testable import SnapsimText
@testable import SnapsimCLI

/// What one run in this process wrote and how it ended.
struct CapturedRun {
  let output: String
  let errors: String
  let code: ExitCode

  init(output: String, errors: String, code: ExitCode) {
    (self.output, self.errors, self.code) = (output, errors, code)
  }

  /// A command line without quotes.
  init(_ line: String) throws { try self.init(line.split(separator: " ").map(String.init)) }

  init(_ arguments: [String]) throws {
    let outputFile = try TemporaryFile()
    let errorFile = try TemporaryFile()
    code = Snapsim.run(
      arguments, output: Output(descriptor: outputFile.descriptor),
      errors: Output(descriptor: errorFile.descriptor))
    output = try outputFile.text()
    errors = try errorFile.text()
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// The folder of the package, with a slash behind it.
let repository = String(#filePath.components(separatedBy: "Tests/SnapsimCLITests")[0])

/// A folder that is gone when the last reference to it is: a suite holds one for its test.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  init(_ name: String = "snapsim-") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes files, by their paths in the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// A file that is gone when the last reference to it is.
final class TemporaryFile {
  private let url: URL
  private let handle: FileHandle
  var path: String { url.path }

  init(_ text: String = "", ending: String = "") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapsim-\(UUID().uuidString)\(ending)")
    try Data(text.utf8).write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  var descriptor: Int32 { handle.fileDescriptor }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
