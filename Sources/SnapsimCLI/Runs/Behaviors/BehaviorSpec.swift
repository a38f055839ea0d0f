/// How behaviors are named after `--behavior`.
enum BehaviorSpec {
  /// What the name of a file with a behavior ends in.
  static let fileSuffix = ".swift"

  /// Whether a spec names files: it has a `/` or `.swift` where a registered one would have its name.
  static func namesFiles(_ text: String) -> Bool {
    text.contains("/") || text.hasSuffix(fileSuffix) || text.contains(fileSuffix + ":")
      || text.contains(fileSuffix + "+")
  }
}
