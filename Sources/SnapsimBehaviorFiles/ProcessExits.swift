/// What ends a process, in a behavior file: it leads to snapsim, which ends no more than what the behavior was asked.
///
/// A function of the file's own module goes before those of the system. So functions of the same names are compiled
/// beside the file, and the names of the system's modules are taken from before its calls.
enum ProcessExits {
  package static let names = ["exit", "_exit", "_Exit", "quick_exit"]

  private static let modules: Set<String> = ["Foundation", "Darwin", "Glibc", "Musl"]

  /// The functions, as source, but for those that a file has itself.
  package static func functions(beside declarations: [SwiftDeclaration]) -> String {
    let known = Set(declarations.filter { $0.kind == "func" }.map(\.name))
    return names.filter { !known.contains($0) }
      .map { "@_silgen_name(\"snapsim_exit\") func \($0)(_: Swift.Int32) -> Swift.Never\n" }
      .joined()
  }

  /// Where a source names a system's module before such a call: `Foundation.` of `Foundation.exit(0)`.
  static func qualifiers(in source: [UInt8]) -> [Range<Int>] {
    let tokens = SwiftLexer(source).tokens
    return tokens.indices.dropFirst(2).compactMap { place in
      guard names.contains(tokens[place].text), tokens[place - 1].isMark("."),
        modules.contains(tokens[place - 2].text), place == 2 || !tokens[place - 3].isMark(".")
      else { return nil }
      return tokens[place - 2].range.lowerBound..<tokens[place - 1].range.upperBound
    }
  }
}
