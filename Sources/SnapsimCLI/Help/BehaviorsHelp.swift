extension Help {
  /// How behaviors are written, and which there are.
  static var behaviors: String {
    var lines = ["Behaviors of snapsim, as --behavior NAME or NAME:PARAMETER=VALUE,…", ""]
    for behavior in BehaviorRegistry.all {
      lines += defined(behavior.name, behavior.summary, at: 20)
      for parameter in behavior.parameters {
        let setting = [":\(parameter.name)=\(parameter.placeholder)", "(\(parameter.fallback))"]
        lines += wrapped(setting, after: padded("", to: 20), separator: " ")
      }
    }
    lines.append("")
    lines += wrapped(
      words(
        "Defaults are in parentheses; PT is points, PT/S points per second, N a whole number, 0…1 a fraction. "
          + "Repeat --behavior to compare, one row each. What is called a model imitates code that is not public; "
          + "a published version keeps its faults; a cure is this project's own and uses SwiftUI's public API only."
      ),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }
}
