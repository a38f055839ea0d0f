import Foundation
import Testing

/// Programs that some tests ask, where they are installed.
enum Program {
  /// Where one of the usual folders, or one on the path, holds a program.
  static func path(_ name: String) -> String? {
    let onPath = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
    return (["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"] + onPath).map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out, and says so, where a program is not installed.
  static func needs(_ program: String) -> Self {
    .enabled(if: Program.path(program) != nil, "\(program) is not installed")
  }
}
