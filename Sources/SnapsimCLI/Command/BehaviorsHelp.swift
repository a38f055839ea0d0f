import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Command {
  static let behaviors = Command(
    name: "behaviors", summary: "the behaviors that --behavior can name",
    story: ["Lists them with their parameters; help behaviors tells how they are written."],
    examples: ["snapsim behaviors"], isWatched: false
  ) { _, session in
    let width = (BehaviorCatalog.ours.map(\.name.count).max() ?? 0) + 2
    let lines = BehaviorCatalog.ours.flatMap { behavior in
      [behavior.name.padded(to: width) + behavior.summary]
        + behavior.parameters.map { "".padded(to: width) + $0.usage }
    }
    try session.output.write { text in for line in lines { text.append(line + "\n") } }
    return .settled
  }
}

extension BehaviorParameter { var usage: String { ":\(name)=\(placeholder) (\(fallback))" } }

extension Help {
  static var behaviors: String {
    let ours = BehaviorCatalog.ours.flatMap { behavior in
      behavior.name.defined(as: behavior.summary, at: 20)
        + behavior.parameters.flatMap { $0.usage.wrapped(indent: 20) }
    }
    return page(
      ["Behaviors of snapsim, as --behavior NAME or NAME:PARAMETER=VALUE,…", ""] + ours
        + ["", howBehaviorsAreWritten])
  }

  static func page(ofBehavior name: String) -> String? {
    guard let behavior = BehaviorCatalog.ours.first(where: { $0.name == name }) else { return nil }
    var paragraphs = ["\(name): \(behavior.summary)", behavior.rule, behavior.faults]
      .map { $0.wrapped() }
    if !behavior.parameters.isEmpty { paragraphs.append(behavior.parameters.map { "  " + $0.usage }) }
    paragraphs += behavior.examples.map { example($0.command, $0.output) }
    paragraphs.append(
      "snapsim map --behavior \(name) shows all of it, snapsim audit --behavior \(name) looks for faults."
        .wrapped())
    return page(Array(paragraphs.joined(separator: [""])))
  }

  /// A command line, which goes on below as in a shell where it is long, and its output.
  private static func example(_ command: String, _ output: String) -> [String] {
    // An option stands beside its value.
    let words = command.replacing(" --", with: "\n--").split(separator: "\n").flatMap { part in
      let words = part.split(separator: " ")
      return [words.prefix(2).joined(separator: " ")] + words.dropFirst(2).map(String.init)
    }
    var lines = ["  $"]
    for word in words {
      if (lines.last ?? "").count + 1 + word.count + 2 > Terminal.standard.columns {
        lines[lines.count - 1] += " \\"
        lines.append("   ")
      }
      lines[lines.count - 1] += " " + word
    }
    return lines + output.split(separator: "\n").map { "  " + $0 }
  }

  private static let howBehaviorsAreWritten = """
    SwiftUI's own words are taken too, as they stand in your view: --behavior
    .paging, --behavior '.viewAligned(limitBehavior: .alwaysByOne)',
    'PagingScrollTargetBehavior()'.

    Files
      ./File.swift      your file as it stands in the app; arguments as where it
                        attaches the behavior, or defaults
      ./File.swift:42   the behavior that line 42 attaches, with its arguments
      './File.swift:Paging(step: 40)'
                        another expression, or which of several behaviors
      by the size       what a view that fills the screen computes from its own size
                        is computed anew for each screen, be it of a state to which
                        onGeometryChange or a reader behind it gives that
      by the position   state that .scrollPosition(id:) sets, or is set from it, has
                        the item nearest to the leading edge, as the finger lifts
                        or at the last rest, where ids are whole numbers; state that
                        onScrollGeometryChange or onScrollPhaseChange gives the
                        offset has that, or what it makes of that, in a property of
                        an object too, or by a method of it
      by a preview      a view that no other one shows is made as its preview makes
                        it; what that leaves open is as a sample that the files hold
                        of its type, static let sample = Recipe(…) or a list of it,
                        which is told
      by the items      what stands for the number or the length of the items, as
                        cards.count beside ForEach(cards), is that of the layout
                        where the files do not say it
      no arguments      what the file does not say is asked for, not guessed: the
                        error has a command with places to fill, step: ‹points›;
                        an audit without --fix tries values instead: the length,
                        number and edges of the layout's items, and others far
                        from them, in objects too that the app fills; edges in
                        the coordinate space that the view names, and of a lazy
                        stack once with all items and once (cut-fling) with
                        those shown so far
      '…(step: {20,40})'
                        one behavior for each value, with a column of them; a range
                        is {20:60:10}
      --name new=SPEC   a short name in rows and pictures
      ./File.swift+./Other.swift
                        a file with others that it needs
      the project       names that the files lack, and where the behavior is
                        attached, are looked up around them and told, up to a
                        Package.swift, .xcodeproj or .git, or without these in the
                        current folder; the nearest declaration counts; --alone
                        looks nowhere
      left out          views, previews, the app around it, and what does not
                        compile and nothing requires; --verbose lists it
      filled later      state that begins empty, at 0 or nil gives no argument, as
                        the app fills it
      does nothing      closures and bindings to a view's state; colors, fonts,
                        haptics, logs, animations
      not supported     types of other packages, macros of your own,
                        UIFont, windows; @AppStorage keeps nothing, and
                        DispatchQueue.main.async never runs
      #if               as on a phone, in a release; around the behavior taken as
                        true
      UIScreen.main     as large as the scroll view of each gesture; what a static
                        constant takes of it is that of the first
      onAppear          a size that is measured there alone is that of the screen at
                        hand, and in one check (stale-size) that before a turn
      charts            values are points of the content
      prints            go to standard error; in an audit or a diff, which ask
                        millions of times, nowhere: of an audit print, debugPrint
                        and NSLog are left out where nothing is called in them
      crashes, hangs    end with code 65, the line and a command that repeats it: a
                        file runs in a process of its own, which may take 2 seconds
                        for a call (SNAPSIM_TIME_LIMIT, in seconds) and 4 GB of
                        memory; in an audit they are findings, and a map and a
                        match go on without an answer
      threads           one, where the file names what is shared: global variables,
                        classes, random numbers, files, UserDefaults, dates; else
                        one for each core
      compiler          swiftc on the path, or SNAPSIM_SWIFTC; without one, code 69;
                        ended after 60 seconds
      cache             $XDG_CACHE_HOME/snapsim or ~/.cache/snapsim, on macOS
                        ~/Library/Caches/snapsim; at most 256 MB, for you alone;
                        --no-cache keeps nothing

    Defaults are in parentheses; PT is points, PT/S points per second, N a whole
    number, 0…1 a fraction. Repeat --behavior to compare, one row each. What is
    called a model imitates code that is not public; a published version keeps its
    faults; a fix is this project's own and uses SwiftUI's public API only.
    """
}
