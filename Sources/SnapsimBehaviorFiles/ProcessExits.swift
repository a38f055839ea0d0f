/// What ends a process, in a behavior file: it leads to snapsim, which ends no more than what the behavior was asked.
///
/// A function of the file's own module goes before those of the system. So functions of the same names are compiled
/// beside the file, and the reader takes the names of the system's modules from before its calls.
enum ProcessExits {
  package static let names = ["exit", "_exit", "_Exit", "quick_exit"]

  /// The functions, as source, but for those that a file has itself.
  package static func functions(beside declarations: [SwiftDeclaration]) -> String {
    let known = Set(declarations.filter { $0.kind == "func" }.map(\.name))
    return names.filter { !known.contains($0) }
      .map { "@_silgen_name(\"snapsim_exit\") func \($0)(_: Swift.Int32) -> Swift.Never\n" }
      .joined()
  }
}
