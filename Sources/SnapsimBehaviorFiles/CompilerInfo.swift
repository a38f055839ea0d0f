import Foundation
import SnapsimSystem

/// A compiler's answer to `-print-target-info`.
struct CompilerInfo: Decodable {
  struct Target: Decodable { let moduleTriple: String }

  struct Paths: Decodable { let runtimeResourcePath: String }

  let compilerVersion: String
  private let target: Target
  private let paths: Paths

  /// Reads an answer; `nil` for any other text.
  init?(_ answer: [UInt8]) {
    guard let info = try? JSONDecoder().decode(Self.self, from: Data(answer)) else { return nil }
    self = info
  }

  /// The version and target of the compilers that can read each other's modules.
  var dialect: String { "\(compilerVersion) \(target.moduleTriple)" }

  /// The folder of the toolchain's own modules, if it has those of SwiftSyntax.
  var hostModules: String? {
    let folder = paths.runtimeResourcePath + "/host"
    return Platform.kind(of: folder + "/SwiftSyntax.swiftmodule") == .none ? nil : folder
  }
}
