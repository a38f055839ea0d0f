/// How behaviors are named after `--behavior`.
package enum BehaviorSpec {
  /// What the name of a file with a behavior ends in.
  package static let fileSuffix = ".swift"

  /// Whether a spec names files: it has a `/` or `.swift` where a registered one would have its name.
  package static func namesFiles(_ text: String) -> Bool {
    if text.contains("/") || text.hasSuffix(fileSuffix) { return true }
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[dot...]
      if rest.hasPrefix(fileSuffix + ":") || rest.hasPrefix(fileSuffix + "+") { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
