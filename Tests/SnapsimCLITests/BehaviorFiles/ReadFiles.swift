import Foundation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimSystem

/// Files read by the program that reads them, which is compiled once for all tests.
enum ReadFiles {
  /// Whether there is a toolchain that can compile it.
  static let isPossible: Bool = (try? answer([""])) != nil

  static func answer(
    _ texts: [String], expression: String? = nil, leavesOut: Bool? = nil, counts: Bool = false,
    diagnostics: [[CompilerDiagnostic]] = []
  ) throws -> SourceAnswer {
    let question = SourceQuestion(
      spec: "./0.swift", paths: texts.indices.map { "./\($0).swift" }, contents: texts,
      expression: expression, leavesOut: leavesOut, counts: counts, diagnostics: diagnostics)
    return try answer(question)
  }

  /// The scroll views of some files, which are one scope.
  static func views(_ texts: [String], paths: [String]? = nil) throws -> [ScrollViewReading] {
    let paths = paths ?? texts.indices.map { "./\($0).swift" }
    return try answer(SourceQuestion(spec: paths[0], paths: paths, contents: texts, readsViews: true)).views
  }

  static func answer(_ question: SourceQuestion) throws -> SourceAnswer {
    let root = repository + ".build/tests-reader"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    var shop = try Workshop(try SwiftToolchain(), BehaviorCache(root: root))
    defer { Platform.removeFolder(shop.folder) }
    return try shop.ask(question)
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
