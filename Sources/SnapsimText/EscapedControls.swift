extension String {
  /// The text with its control characters as `\\u{…}`, so that a message stays on its line.
  package var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    return unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }
}
