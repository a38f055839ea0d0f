import Foundation
import SnapsimSystem
import SnapsimText

/// The line of a user's file in which code crashed, as far as the toolchain can tell.
package enum CrashPlace {
  /// The innermost of some calls, by their places in an executable, that is in a file of a spec, as `./File.swift:12`.
  package static func find(
    _ offsets: [UInt], in spec: String, of executable: String
  ) -> String? {
    guard !offsets.isEmpty, let files = BehaviorFileSpec(spec)?.files, var tool = try? SwiftToolchain() else {
      return nil
    }
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

  /// The first place in what a symbolizer wrote, lines such as `/File.swift:12:5`, that is of one of some files.
  static func place(in output: String, of files: [String]) -> String? {
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      if let file = files.first(where: {
        ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent
      }) {
        return "\(file):\(number)"
      }
    }
    return nil
  }
}
