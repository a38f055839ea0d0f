import SnapsimText

package enum BehaviorSpec {
  /// The ending of the name of a file with a behavior.
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

  /// A name of Swift's as specs are written: `viewAligned` as `view-aligned`, `MyPaging` as `my-paging`.
  package static func hyphenated(_ text: some StringProtocol) -> String {
    var name = ""
    var last: Character = "-"
    for character in text {
      if character.isUppercase, last.isLowercase || last.isNumber { name += "-" }
      name += character.lowercased()
      last = character
    }
    return name
  }
}
