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
    lines.append("")
    lines += Paragraph.wrapped(
      Paragraph.words(
        "SwiftUI's own words are taken too, as they stand in your view: --behavior .paging, "
          + "--behavior '.viewAligned(limitBehavior: .alwaysByOne)', 'PagingScrollTargetBehavior()'."),
      after: "", separator: " ")
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

  /// The words of a file's spec, with their meanings.
  private static let files = [
    (
      "./File.swift",
      "your file as it stands in the app; arguments as where it attaches the behavior, or defaults"
    ),
    ("'./File.swift:Paging(step: 40)'", "another expression, or which of several behaviors"),
    (
      "no arguments",
      "where the file has none either, an error proposes some that fit the layout, for you to paste"
    ),
    ("'…(step: {20,40})'", "one behavior for each value, with a column of them; a range is {20:60:10}"),
    ("--name new=SPEC", "a short name in rows and pictures"),
    ("./File.swift+./Other.swift", "a file with others that it needs"),
    (
      "left out",
      "views, previews, the app around it, and what does not compile and nothing requires; --verbose lists it"
    ),
    ("filled later", "state that begins empty, at 0 or nil gives no argument, as the app fills it"),
    ("does nothing", "closures and bindings to a view's state; colors, fonts, haptics, logs, animations"),
    (
      "not supported",
      "types of other files and packages, macros of your own, UIFont, windows; @AppStorage keeps nothing, and "
        + "DispatchQueue.main.async never runs"
    ),
    ("#if", "as on a phone, in a release; around the behavior taken as true"),
    (
      "UIScreen.main",
      "as large as the scroll view of each gesture; what a static constant takes of it is that of the first"
    ),
    ("charts", "values are points of the content"),
    ("prints", "go to standard error; in an audit or a diff, which ask millions of times, nowhere"),
    (
      "crashes, hangs",
      "end with code 65, the line and a command that repeats it; a call may take 2 seconds (SNAPSIM_TIME_LIMIT, in "
        + "seconds); in an audit they are findings"
    ),
    ("compiler", "swiftc on the path, or SNAPSIM_SWIFTC; without one, code 69"),
    (
      "cache",
      "$XDG_CACHE_HOME/snapsim or ~/.cache/snapsim, at most 256 MB, for you alone; --no-cache keeps nothing"
    ),
  ]
}
