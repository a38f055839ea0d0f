import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Command {
  /// Searches for gestures that behaviors get wrong, and shows each with a command that repeats it.
  static let audit = Command(
    name: "audit", summary: "the gestures that a behavior gets wrong", operand: "[PATH…]",
    takesSeveral: true, fileEndings: [".swift"],
    story: [
      "Searches for gestures that a behavior gets wrong, shows a simple one for each check with a command that repeats "
        + "it, and exits with 1 where it finds an error. --list tells the checks with their rules, help CHECK what one "
        + "means and how to fix it. Any layout option makes it that one layout, searched more densely. Several behaviors "
        + "are compared in a table at the end.",
      "A behavior that does not state what it is meant to do is looked at first. What it snaps to, and on which axis, "
        + "stands under the first line; layouts that fit are searched, and a given one is scrolled on that axis "
        + "unless --axis says another. An error is wrong on one of them, and an ordinary gesture shows it: begun where "
        + "content comes to rest, no longer than the container, with a drag of 10 pt before a fling of at most 8000 pt/s. "
        + "A warning is wrong only if what stands below it is so; --strict exits with 1 for it too. A note is not wrong; "
        + "--verbose shows it in full. Of one severity those come first that spoil most gestures. \"So too with\" tells how "
        + "far each number of the command may change, the others as they are, found by halving. Each command ends in "
        + "--check and the check, and exits with 1 as long as the fault is there; a crash or a hang ends it anyway, and "
        + "never-reached is judged by an audit.",
      "Of Swift files and folders each scroll view with a behavior is judged: in its own layout, on phones upright and on "
        + "their side and on a tablet, unless options say a screen. What the file shows without any gesture, such as "
        + ".viewAligned without .scrollTargetLayout(), is found too. With --behavior another one is put in its place; "
        + "arguments that the command line gives it hold on an iphone-14 upright alone. "
        + "For arguments that only the running app knows several values are tried, and what is wrong with each of them is a "
        + "warning. "
        + "Where the file does not say how long the items are, a third of the container, four fifths and all of it are tried "
        + "with a behavior of SwiftUI's, and its errors are warnings.",
      "Of a behavior file the numbers in the source are asked exactly, and just below and above: as velocities in both "
        + "units, as distances and as parts of the container. It is compiled once more with notes in its branches and "
        + "conditions, and searched on with gestures close together where one was not reached: never-reached tells the "
        + "lines that no gesture reached even so and conditions that were always or never "
        + "true, \"decided at\" the way through the code that the gesture of a finding took last.",
      "--intent says what a behavior is meant to do, as in items,at-most=1; help intent tells its parts, and what holds "
        + "without it.",
      "As text, or as md to be pasted into an issue; as json, an object for each finding, and with several behaviors a last one with the verdict on each; or "
        + "for CI: junit has a test case for each check and behavior, github annotations at the line that a finding means or "
        + "where it was decided, where that is in the file of the scroll view, else at the view or at the behavior's type, xcode the same as compilers write it, sarif "
        + "what code scanning reads. Run it where the repository begins, so that paths fit. --write-baseline records what is found, and --baseline leaves that out of a "
        + "later run: then only what is new is told, and fails it. A second finding of the same check, file and behavior "
        + "counts as known.",
      "--fix writes a diff of four kinds of edits to a behavior file: the target is brought within the content (out-of-range, "
        + "short-content-moves), the end becomes a stop (unreachable-stop, against-gesture), nothing is divided by nothing "
        + "(non-finite, empty-container), one coordinate is assigned (other-axis, changed-rect); two of them together at most. "
        + "It is compiled and audited first, by all checks and for every view that attaches the type: the finding is gone, no other "
        + "is new, worse or hidden, and what it snaps to is the same; standard error says so, and gives advice on the rest. A number "
        + "past the content that the view itself passes is its author's to change, and named. Nothing is changed before you apply it.",
      "--print-test writes a file of Swift Testing with a test for each finding, by its layout and gesture: it fails as long as the "
        + "fault is there. It imports the module of the behavior's folder under Sources, or --module NAME, and the library.",
    ],
    examples: [
      "snapsim audit Sources", "snapsim audit --list",
      "snapsim audit --behavior container-paging --effort quick",
      "snapsim audit Sources --baseline findings.json --format github",
    ],
    takes: {
      Option.ofRuns(in: .layout, .behavior, .physics) + [.format, .color, .output, .explain]
        + AuditOptions.options
    },
    meanings: [
      .behavior: "what is judged; repeat it for several",
      .verbose: "show notes in full, and what of files is left out", .format: "how it is written",
      .explain: "say how fast it was, on standard error",
      .printTest: "write a test for each finding, which fails while it is there",
    ],
    formats: [.text, .json, .md, .junit, .github, .xcode, .sarif],
    topics: [HelpTopic(name: "xcode", summary: "findings at their lines in Xcode") { _ in Help.xcode }],
    // It watches by itself: what is lost there does not end it.
    isWatched: false,
    views: { invocation, session in
      let read = try invocation.read(invocation.operands)
      // The child of a tool that has told it is silent.
      if session.behaviors.watch == nil { read.faults.forEach(session.errors.warn) }
      if !invocation.operands.isEmpty, read.views.isEmpty {
        if let fault = read.faults.first { throw DataError(fault) }
        let alone = "\(Option.behavior.flag) FILE judges a behavior that no view there attaches"
        session.errors.note("\(read.none); \(alone)")
      }
      for view in read.views {
        guard let system = view.system, session.behaviors.watch == nil else { continue }
        session.errors.note(
          "\(view.name): compiled on \(system) alone, so that no iPhone has it to be judged")
      }
      return try invocation.views + read.views.filter { $0.system == nil }
    }, takesEachView: true,
    goesOnWithoutBehaviors: { !$0.operands.isEmpty },
    run: { try AuditCommand($0, $1).run() })
}
