import Foundation
import SnapsimSystem
import SnapsimText

/// The line of a user's file in which code crashed, as far as the toolchain can tell.
extension SwiftToolchain {
  /// The innermost of some calls, by their places in an executable, that is in a file of some specs, as `./File.swift:12`.
  static func crashPlace(_ offsets: [UInt], in specs: [String], of executable: String) -> String? {
    guard !offsets.isEmpty, let toolchain = try? SwiftToolchain() else { return nil }
    let files = specs.flatMap { BehaviorFileSpec($0)?.files ?? [] }.distinct
    var arguments = ["--obj=" + executable, "--relative-address"]
    var base: UInt = 0
    let symbolizer = symbolizer(of: toolchain)
    guard let program = symbolizer ?? Platform.program(named: atos) else { return nil }
    if symbolizer == nil {
      base = 1 << 32
      let lines = executable + BehaviorCache.linesFolder
      let source = Platform.kind(of: lines) == .directory ? lines : executable
      arguments = ["-o", source, "-i", "-l", "0x" + String(base, radix: 16)]
    }
    arguments += offsets.map { "0x" + String(base + $0, radix: 16) }
    guard let run = try? toolchain.run(arguments, by: program, limit: lineLimit), run.succeeded else {
      return nil
    }
    return crashPlace(in: run.output, of: files)
  }

  /// Whether there is a program that tells the line of a place.
  static var tellsLines: Bool {
    Platform.program(named: atos) != nil || (try? SwiftToolchain()).flatMap(symbolizer) != nil
  }

  /// The symbolizer beside a compiler, or where a link to that leads.
  private static func symbolizer(of toolchain: SwiftToolchain) -> String? {
    [toolchain.compiler, Platform.resolved(toolchain.compiler) ?? ""]
      .map { Platform.folder(of: $0) + "/llvm-symbolizer" }.first(where: Platform.isExecutable)
  }

  private static let atos = "atos"

  /// Puts the lines of a new executable beside it where they stand in its objects alone, as on macOS.
  func keepLines(of executable: String) {
    guard Platform.program(named: Self.atos) != nil, let collector = Platform.program(named: "dsymutil")
    else { return }
    let lines = executable + BehaviorCache.linesFolder
    _ = try? run([executable, "-o", lines], by: collector, limit: Self.answerLimit)
  }

  /// The most seconds for telling a line (our choice).
  private static let lineLimit = 5.0

  /// The first place in what such a program wrote that is of one of some files: `/File.swift:12:5`, or
  /// `updateTarget (in snapsim) (File.swift:12)`.
  ///
  /// Of two files of the same name nobody can tell.
  static func crashPlace(in output: String, of files: [String]) -> String? {
    for line in output.split(separator: "\n") {
      let isInBrackets = line.last == ")"
      let place = isInBrackets ? (line.dropLast().split(separator: "(").last ?? "") + ":0" : line
      let parts = place.split(separator: ":")
      guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      let named = files.filter { ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent }
      if let file = named.first { return named.count == 1 ? "\(file):\(number)" : nil }
    }
    return nil
  }
}
