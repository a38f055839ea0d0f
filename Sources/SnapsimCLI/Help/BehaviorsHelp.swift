import SnapsimRuns
import SnapsimText

extension Help {
  /// How behaviors are written, and which there are.
  static var behaviors: String {
    var lines = ["Behaviors of snapsim, as --behavior NAME or NAME:PARAMETER=VALUE,…", ""]
    for behavior in BehaviorCatalog.ours {
      lines += Paragraph.defined(behavior.name, behavior.summary, at: 20)
      for parameter in behavior.parameters {
        let setting = [":\(parameter.name)=\(parameter.placeholder)", "(\(parameter.fallback))"]
        lines += Paragraph.wrapped(setting, after: Paragraph.padded("", to: 20), separator: " ")
      }
    }
    lines += ["", "Files"]
    for (spec, meaning) in files { lines += Paragraph.defined(spec, meaning, at: 20) }
    lines.append("")
    lines += Paragraph.wrapped(
      Paragraph.words(
        "Defaults are in parentheses; PT is points, PT/S points per second, N a whole number, 0…1 a fraction. "
          + "Repeat --behavior to compare, one row each. What is called a model imitates code that is not public; "
          + "a published version keeps its faults; a fix is this project's own and uses SwiftUI's public API only."
      ),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }

  /// How behaviors of one's own are named, and what becomes of them.
  private static let files = [
    (
      "./File.swift",
      "the behavior in a file of yours, as it stands in an app, with the arguments that the file attaches it with"
    ),
    (
      "'./File.swift:Paging(step: 40)'",
      "a Swift expression that makes it, where the file does not say; an error proposes one, --guess runs that"
    ),
    ("'…(step: {20,40})'", "one behavior for each value; a range is {20:60:10}"),
    ("./File.swift+./Other.swift", "a file with others that it needs"),
    ("left out", "views, previews and the app around it, and what nothing requires; --verbose lists it"),
    ("does nothing", "closures and bindings to a view's state; standard error says so once"),
    ("#if", "as on a phone, in a release; around the behavior taken as true, and told"),
    (
      "UIScreen.main", "as large as the scroll view of the layout; a chart's values are points of its content"
    ),
    ("prints", "go to standard error; in an audit, which asks millions of times, nowhere"),
    (
      "fails",
      "a crash, an exit, or a call of more than 2 seconds (SNAPSIM_TIME_LIMIT, in seconds), ends with code 65; "
        + "in an audit it is a finding"
    ),
    ("compiler", "swiftc on the path, or SNAPSIM_SWIFTC; without one, code 69"),
    (
      "cache",
      "$XDG_CACHE_HOME/snapsim or ~/.cache/snapsim, at most 256 MB, for you alone; --no-cache keeps nothing"
    ),
  ]
}
