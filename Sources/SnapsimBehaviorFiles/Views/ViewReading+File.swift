extension ViewReading {
  /// Reads the view in a file that uses a behavior.
  ///
  /// Literals are read, and constants of the file that are literals; what is computed is not guessed. Where several scroll
  /// views use the behavior, only what all of them say is read.
  ///
  /// - Parameters:
  ///   - source: the text of the file, as UTF-8.
  ///   - behavior: the name of the behavior's type, without the types around it.
  /// - Returns: what is read, in the order of layout options: at most one reading of an option.
  package static func all(in source: [UInt8], behavior: String) -> [ViewReading] {
    let text = SwiftText(source)
    let constants = SwiftConstants(text)
    let views = ScrollViewUses.views(text, of: behavior).map {
      ScrollViewReader(text, constants).readings(of: $0)
    }
    guard let first = views.first else { return [] }
    return first.filter { reading in
      views.allSatisfy { others in
        others.contains { $0.option == reading.option && $0.text == reading.text }
      }
    }
  }
}
