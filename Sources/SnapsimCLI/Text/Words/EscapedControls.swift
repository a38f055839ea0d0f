extension String {
  /// The text with control characters, which may come from an argument, as `\\u{…}`: a message stays on its line.
  var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    return unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }
}
