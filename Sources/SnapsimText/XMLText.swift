package enum XMLText {
  /// A text with what has a meaning in markup escaped, and with what XML forbids as `\u{…}`.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += scalar.escaped(asASCII: true)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
