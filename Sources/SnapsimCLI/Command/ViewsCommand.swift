import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Command {
  static let views = Command(
    name: "views", summary: "the scroll views of files, as options", operand: "PATH…", takesSeveral: true,
    fileEndings: [".swift"],
    story: [
      "Lists every scroll view that has a behavior, in Swift files or folders: its behavior, its layout as options to be "
        + "pasted, and what was not read of it and why. Files are read, not run: a number that the running app alone "
        + "knows is never guessed. Layouts of UIKit's stand among them, and say their values once they run.",
      "What files do not say is looked up in the project around, up to its Package.swift, Xcode project or .git, and told "
        + "with file and line; without one in the folder that is named. --alone reads the named files only. An Xcode "
        + "project, the Info.plist, the package of an app and the answer of its delegate say on which devices it runs and "
        + "how it is held: an audit judges it so alone.",
      "Lengths are those on a screen of 390 × 844 points without insets, or on --device. An item as long as the "
        + "container on every screen is --per-page 1; pinned headers, bars and headers that collapse are --covered and "
        + "--collapse. A view that scrolls both ways stands there once for each axis, with --both-axes; one that is shown "
        + "with other lengths, or with other numbers for its behavior, at other places once for each of the first three, "
        + "and one whose lengths or behavior hang on a view's state that taps, toggles and pickers alone set, a truth, a "
        + "case or a number that is written where it is set, once for each of its values, up to three, if nothing but "
        + "numbers makes the behavior. A run takes the first. One to which no way is followed through the views that show "
        + "it has the room of a screen, as has one in a reader of an unknown size, and what is found there is a warning. So "
        + "are pages that the screen's safe area alone sets apart in a view that none shows, without bars, an ignored safe "
        + "area or a screen's name. What .scrollDisabled keeps fingers from scrolling is not judged. Sizes are followed "
        + "that a view or a modifier of the files measures: by a reader, .onGeometryChange or a preference. Of screens that "
        + "lead to one another by more than 1,000 views some ways are left out.",
      "As json one object for each scroll view: file, line, view, behavior, written (the behavior as it is written), use "
        + "(the place that shows it) and state, where there are several, the options by their names, and unread.",
    ],
    examples: ["snapsim views ContentView.swift", "snapsim views Sources --device iphone-14 --landscape"],
    takes: {
      [
        .device, .landscape, .width, .height, .safeArea, .sizeClass, .alone, .noCache, .verbose, .format,
        .output,
      ]
    },
    meanings: [.format: "how it is written", .verbose: "each value with the line that says it"],
    formats: [.text, .json, .md], isWatched: false
  ) { request, session in
    let invocation = request.invocation
    guard !invocation.operands.isEmpty else {
      throw UsageError("snapsim views needs files or folders; write snapsim views . for all below this one")
    }
    let found = try invocation.read(invocation.operands, saying: session.noteOnTerminal)
    let views = found.views.map { EvaluatedView($0, on: request.run.layout) }
    let format = request.output.format ?? .text
    let isVerbose = invocation.has(.verbose)
    try session.output.write { text in
      if format == .md, !views.isEmpty {
        text.append("| view | behavior | options | not read |\n| --- | --- | --- | --- |\n")
      }
      for view in views {
        switch format {
        case .json: text.append(line: view.object)
        case .md: text.append(view.markdown + "\n")
        default: text.append(view.lines(isVerbose: isVerbose).joined(separator: "\n") + "\n")
        }
      }
    }
    found.faults.forEach(session.errors.warn)
    if views.isEmpty { session.errors.note(found.none) }
    return .settled
  }
}

extension EvaluatedView {
  fileprivate func lines(isVerbose: Bool) -> [String] {
    let place = ["\(reading.name):", reading.view, reading.behavior.written].filter { !$0.isEmpty }.distinct
    let options = [Option.behavior.flag, reading.spec] + words
    var lines = [
      (place.joined(separator: " ") + reading.condition).escapingControls,
      "  " + options.map(ReproducingCommand.quoted).joined(separator: " "),
    ]
    if isVerbose { lines += sources.map { "  " + $0 } }
    lines += (reading.screens.sentences + reading.found).map { "  " + $0 }
    return lines + unread.map { "  not read: \($0.sentence)" } + reading.findings.map { "  \($0.sentence)" }
  }

  fileprivate var markdown: String {
    let cells = [
      "\(reading.name) \(reading.view)", "`\(reading.behavior.written)`",
      "`\(words.map(ReproducingCommand.quoted).joined(separator: " "))`",
      unread.map(\.sentence).joined(separator: "; "),
    ]
    return "| " + cells.map { $0.escapingControls.replacing("|", with: "\\|") }.joined(separator: " | ")
      + " |"
  }

  /// The view for programs; an option with a number has one, with several a list, and a switch is true.
  fileprivate var object: JSON {
    var members: [(key: String, value: JSON)] = [
      ("file", .string(reading.file)), ("line", .number(reading.line)), ("view", .string(reading.view)),
      ("behavior", .string(reading.spec)), ("written", .string(reading.behavior.written)),
    ]
    members += [("use", reading.use), ("state", reading.state)].compactMap { key, word in
      word.map { (key, .string($0)) }
    }
    members += given.map { ($0.option.name, $0.json) }
    let unread = unread.map { unread -> JSON in
      [
        "option": .string(unread.option), "written": .string(unread.written),
        "reason": .string(unread.reason), "line": .number(unread.line),
      ]
    }
    return .object(members + [("unread", .array(unread))])
  }
}
