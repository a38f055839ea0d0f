import SnapsimRuns
import SnapsimText

/// A behavior's declaration in the files of a spec, without compiling them.
package struct BehaviorDeclaration: Equatable, Sendable {
  /// The file that declares its type, as the spec names it, and the line on which the declaration begins, from 1.
  package let file: String
  package let line: Int

  /// The layout of the view that uses it, in the order of layout options.
  package let layout: [ViewReading]

  /// Finds the declaration in the files of a spec.
  ///
  /// - Returns: the declaration; `nil` where the spec names no file, or what it names cannot be read or told.
  package static func find(_ spec: String) -> BehaviorDeclaration? {
    guard let spec = BehaviorFileSpec(spec), let answer = answer(spec), let place = answer.declaration else {
      return nil
    }
    return BehaviorDeclaration(
      file: spec.files[place.file], line: place.line, layout: ViewReading.all(answer.layout))
  }

  private static func answer(_ spec: BehaviorFileSpec) -> SourceAnswer? {
    let contents = spec.files.compactMap { Platform.contents(of: $0) }
    guard contents.count == spec.files.count, let toolchain = try? SwiftToolchain(),
      var shop = try? Workshop(toolchain, BehaviorCache())
    else { return nil }
    defer { Platform.removeFolder(shop.folder) }
    return try? SourceReader.ask(SourceQuestion(spec, contents), in: &shop)
  }
}

/// A layout option as a view's source states it.
package struct ViewReading: Equatable, Sendable {
  package let option: Option

  /// The value as the command line takes it; empty for a switch.
  package let text: String

  /// The number of the line that says so, from 1.
  package let line: Int

  /// The readings in the order of layout options.
  static func all(_ words: [SourceAnswer.LayoutWord]) -> [ViewReading] {
    LayoutOptions.options.flatMap { option in
      words.filter { $0.option == option.name }
        .map { ViewReading(option: option, text: $0.text, line: $0.line) }
    }
  }
}
