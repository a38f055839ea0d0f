import Foundation

@testable import SnapsimCLI

/// What one run in this process wrote and how it ended.
struct CapturedRun {
  let output: String
  let errors: String
  let code: ExitCode

  init(_ arguments: [String]) throws {
    let outputFile = try TemporaryFile()
    let errorFile = try TemporaryFile()
    code = Snapsim.run(
      arguments,
      output: Output(descriptor: outputFile.descriptor),
      errors: Output(descriptor: errorFile.descriptor)
    )
    output = try outputFile.text()
    errors = try errorFile.text()
  }
}

/// A file that is gone when the last reference to it is.
final class TemporaryFile {
  private let url: URL
  private let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snapsim-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }

  var descriptor: Int32 { handle.fileDescriptor }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

/// A small generator (SplitMix64) with a seed, so that every run sees the same numbers.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
