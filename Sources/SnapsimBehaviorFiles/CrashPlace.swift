import Foundation
import SnapsimSystem
import SnapsimText

/// The line of a user's file in which code crashed, as far as the toolchain can tell.
package enum CrashPlace {
  /// The innermost of some calls, by their places in an executable, that is in a file of some specs, as `./File.swift:12`.
  package static func find(_ offsets: [UInt], in specs: [String], of executable: String) -> String? {
    guard !offsets.isEmpty, var tool = try? SwiftToolchain() else { return nil }
    let files = specs.flatMap { BehaviorFileSpec($0)?.files ?? [] }.distinct
    // It stands beside the compiler, or where a link to that leads.
    let compilers = [tool.compiler, Platform.resolved(tool.compiler) ?? tool.compiler]
    let tools = compilers.map { ($0 as NSString).deletingLastPathComponent + "/llvm-symbolizer" }
    guard let symbolizer = tools.first(where: Platform.isExecutable) else { return nil }
    tool.compiler = symbolizer
    let places = offsets.map { "0x" + String($0, radix: 16) }
    let arguments = ["--obj=" + executable, "--relative-address"] + places
    guard let run = try? tool.run(arguments, limit: limit), run.succeeded else { return nil }
    return place(in: run.output, of: files)
  }

  /// The most seconds for the symbolizer (our choice).
  private static let limit = 5.0

  /// The first place in what a symbolizer wrote, lines such as `/File.swift:12:5`, that is of one of some files; of two of
  /// the same name nobody can tell.
  static func place(in output: String, of files: [String]) -> String? {
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      let named = files.filter {
        ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent
      }
      if let file = named.first { return named.count == 1 ? "\(file):\(number)" : nil }
    }
    return nil
  }
}
