/// What the compiler gets: the user's files as they are left, and what makes the behavior.
extension BehaviorSource {
  /// The source of each file, as it is compiled.
  ///
  /// - Parameters:
  ///   - index: the place of the behavior in the executable, which names it there; the first starts it.
  ///   - specs: the specs of all behaviors in their order.
  /// - Returns: the sources, in the order of the files.
  func sources(index: Int, specs: [String]) -> [[UInt8]] {
    files.indices.map { place in
      var text = Self.location(files[place].path)
      var bytes = Array(text.utf8) + files[place].edits.result
      text = "\n" + Self.location("snapsim") + "import SwiftUI\n"
      if place == harnessFile { text += harness(index, specs) }
      bytes += Array(text.utf8)
      return bytes
    }
  }

  private static func location(_ file: String) -> String {
    "#sourceLocation(file: \"\(literal(file))\", line: 1)\n"
  }

  /// A text as that of a literal: a path comes back in messages as it went in, a spec as it was typed.
  private static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\" + String(scalar)
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  /// What makes the behavior, and starts snapsim with it.
  ///
  /// The functions find each other by their symbols, so that the user's file need import nothing of snapsim. An
  /// expression may need the main actor: it is made without asking which thread it is on.
  private func harness(_ index: Int, _ specs: [String]) -> String {
    let any = "any SwiftUI.ScrollTargetBehavior"
    var text = """
      @_silgen_name("snapsim_behavior_\(index)") public func __snapsim_behavior_\(index)() -> \(any) {
      func __erased(_ behavior: some SwiftUI.ScrollTargetBehavior) -> \(any) { behavior }
      func __erased(_ behavior: some SwiftUI.ChartScrollTargetBehavior) -> \(any) {
      SwiftUI.ChartBehaviorAdapter(behavior)
      }
      let __make: @MainActor () -> \(any) = {
      \(Self.location(Self.expressionFile))\(expression.constants.map { $0 + "\n" }.joined())return __erased(\(expression.text)
      )
      \(Self.location("snapsim"))}
      return unsafeBitCast(__make, to: (() -> \(any)).self)()
      }

      """
    text += ProcessExits.functions(beside: files.flatMap(\.declarations))
    guard index == 0 else { return text }
    for other in specs.indices.dropFirst() {
      text += """
        @_silgen_name("snapsim_behavior_\(other)") func __snapsim_behavior_\(other)() -> \(any)

        """
    }
    let table = specs.enumerated().map { "(\"\(Self.literal($1))\", { __snapsim_behavior_\($0)() })" }
    text += """
      @_silgen_name("snapsim_host") func __snapsim_host(_: [(String, @Sendable () -> \(any))]) -> Swift.Never
      @_cdecl("main") public func __snapsim_main() -> Swift.Int32 { __snapsim_host([\(table.joined(separator: ", "))]) }

      """
    return text
  }
}
