/// A behavior's declaration in a file, with the layout of the view that uses it.
package struct BehaviorDeclaration: Equatable, Sendable {
  /// The file, as the spec names it, and the line on which the declaration begins, from 1.
  package let file: String
  package let line: Int

  /// The layout of the view, in the order of layout options.
  package let layout: [ViewReading]

  /// A declaration in a file, on a line from 1.
  package init(file: String, line: Int, layout: [ViewReading]) {
    (self.file, self.line, self.layout) = (file, line, layout)
  }
}

/// A layout option as a view's source states it.
package struct ViewReading: Equatable, Sendable {
  package let option: Option

  /// The value as the command line takes it; empty for a switch.
  package let text: String

  /// The number of the line that says so, from 1.
  package let line: Int

  /// An option with its text, as a line states it.
  package init(option: Option, text: String, line: Int) {
    (self.option, self.text, self.line) = (option, text, line)
  }

  /// The readings of options by their names, in the order of layout options.
  package static func all(_ words: [(option: String, text: String, line: Int)]) -> [ViewReading] {
    LayoutOptions.options.flatMap { option in
      words.filter { $0.option == option.name }
        .map { ViewReading(option: option, text: $0.text, line: $0.line) }
    }
  }
}
