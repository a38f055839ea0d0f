import Testing

@testable import SnapsimCLI

@Suite("Help")
struct HelpTests {
  @Test("the summary is this text")
  func summary() {
    #expect(Help.summary == Self.expectedSummary)
  }

  @Test("the options are this text")
  func options() {
    #expect(Help.options == Self.expectedOptions)
  }

  @Test("the columns are this text")
  func columns() {
    #expect(Help.columns == Self.expectedColumns)
  }

  @Test(
    "no line is longer than 80 columns, and none ends in a space",
    arguments: [Help.summary, Help.options, Help.columns]
  )
  func width(text: String) {
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test("the summary fits one screen")
  func screen() {
    #expect(Help.summary.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test("every option stands in both, and the summary has every exit code")
  func complete() {
    for row in Option.table where row.group != .other {
      #expect(Help.summary.contains(row.option.flag))
    }
    for row in Option.table {
      #expect(Help.options.contains("\n  " + row.option.flag))
    }
    for code in ExitCode.allCases {
      #expect(Help.summary.contains("\(code.rawValue) \(code.summary)"))
    }
    for command in Command.allCases where command != .settle {
      #expect(Help.summary.contains("snapsim \(command.rawValue) "))
    }
  }

  @Test("every topic that is named has help")
  func topics() throws {
    #expect(try Help.on(nil) == Help.summary)
    for topic in Help.topics {
      let help = try Help.on(topic)
      #expect(!help.isEmpty)
      #expect(Help.summary.contains("help \(Help.topics.joined(separator: "|"))"))
    }
    #expect(throws: SnapsimError.unknownTopic("option", nearest: "options")) { try Help.on("option") }
  }

  @Test("the examples run", arguments: Help.examples)
  func examples(example: String) throws {
    let run = try CapturedRun(Array(ErrorMessagesTests.words(example).dropFirst()))
    #expect(run.code == .settled)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  // To update a text, paste what `snapsim --help` or `snapsim help options` prints.

  static let expectedSummary = """
    snapsim 0.1.0: where does a scroll view settle, and why?

    Usage: snapsim [options]                 one row per gesture (the default)
           snapsim trace [options]           the motion: offset and velocity by time
           snapsim reveal [options]          when items show, against when known
           snapsim batch [options] [FILE|-]  one gesture per CSV row or JSON line
           snapsim audit [options]           the gestures that a behavior gets wrong
           snapsim behaviors                 the behaviors that --behavior can name
           snapsim devices                   the devices that --device can name
           snapsim help options|columns      what each of them means

    Examples:
      snapsim --behavior paging --width 844 --velocity -1200
      snapsim --behavior paging --device iphone-14 --landscape --velocity -1200
      snapsim --behavior paging --velocity -1200 --print offset

    layout    --device NAME  --landscape  --width PT (390)  --height PT (844)
              --axis horizontal|vertical (horizontal)  --safe-area PT[,PT] (0)
              --content-margins PT[,PT] (0)  --items N (20)  --per-page N (1)
              --span N (1)  --spacing PT (0)  --padding PT[,PT] (0)
              --item-length PT  --item-lengths PT,PT,…  --content-length PT
              --no-scroll-target-layout  --layout-direction ltr|rtl (ltr)
              --size-class compact|regular (compact)
    gesture   --offset PT (0)  --page N  --drag PT (0)  --velocity PT/S (0)
              --repeat N (1)  --gesture drag=PT,velocity=PT/S,after=S
    behavior  --behavior SPEC (none)  --no-cache
    physics   --deceleration normal|fast|RATE (normal)
              --projection uikit|wwdc18|continuous (uikit)
              --context-velocity per-second|per-millisecond (per-second)
    output    --format text|json|csv|tsv|plot|svg|html (text)  --print COL,COL
              --no-header  --output FILE (-)  --explain  --check
              --tolerance PT (0.5)  --keep-going  --interval S
    audit     --effort quick|normal|exhaustive (normal)  --only ID,ID  --skip ID,ID
              --intent RULER,at-most=N,anchor=A  --list
    exit      0 settled; 1 --check or audit found something;
              64 a mistake on the command line;
              65 bad input data, or a behavior that fails;
              66 a file that is missing or cannot be read; 69 no Swift toolchain;
              74 the output could not be written

    """

  static let expectedOptions = """
    Options of snapsim; lengths are in points, defaults in parentheses.

    Layout
      --device NAME             bounds, safe area, size classes of a device; flags
                                win over it
      --landscape               the device lies on its side
      --width PT                width of the scroll view, insets included (390)
      --height PT               height of the scroll view, insets included (844)
      --axis horizontal|vertical
                                the axis that scrolls (horizontal)
      --safe-area PT[,PT]       safe area on the axis: leading, trailing (0)
      --content-margins PT[,PT]
                                content margins on the axis, which inset it too (0)
      --items N                 number of items (20)
      --per-page N              items in a page; they and their spacing fill it (1)
      --span N                  parts of a page that an item spans (1)
      --spacing PT              space between items; negative overlaps them (0)
      --padding PT[,PT]         space before the first item and after the last (0)
      --item-length PT          length of each item, instead of filling the page
      --item-lengths PT,PT,…    one length per item, which counts them too
      --content-length PT       content that is not made of items, a chart say
      --no-scroll-target-layout
                                the items are there, but not as scroll targets
      --layout-direction ltr|rtl
                                side on which horizontal content begins (ltr)
      --size-class compact|regular
                                size class on the axis (compact)

    Gesture
      --offset PT               where the gesture begins, from the leading end (0)
      --page N                  begin on a page, counted from 0
      --drag PT                 how far the finger drags; negative is forward (0)
      --velocity PT/S           the finger's as it lifts; negative is forward (0)
      --repeat N                so many times, each from where the last rested (1)
      --gesture drag=PT,velocity=PT/S,after=S
                                one of a sequence; after= catches the one before

    Behavior
      --behavior SPEC           what adjusts the target; repeat it to compare (none)
      --no-cache                compile behavior files anew, and keep nothing

    Physics
      --deceleration normal|fast|RATE
                                velocity kept per ms: 0.998, 0.99, or yours (normal)
      --projection uikit|wwdc18|continuous
                                formula of the proposal (uikit)
      --context-velocity per-second|per-millisecond
                                unit of context.velocity (per-second)

    Output
      --format text|json|csv|tsv|plot|svg|html
                                rows, or a picture: plot, svg, html (text)
      --print COL,COL           these columns only; one alone prints bare values
      --no-header               no line of headings in text, csv and tsv
      --output FILE             written whole or not at all; - is standard output
                                (-)
      --explain                 say by which steps and rules each row came about
      --check                   exit 1 if a row is misaligned
      --tolerance PT            misalignment that --check lets pass (0.5)
      --keep-going              batch: go on after a bad row, and leave its values
                                empty
      --interval S              trace: seconds from row to row; by default a frame
                                of 60 Hz

    Audit
      --effort quick|normal|exhaustive
                                how much is searched (normal)
      --only ID,ID              these checks only
      --skip ID,ID              all checks but these
      --intent RULER,at-most=N,anchor=A
                                what the behavior is meant to do
      --list                    the checks with their rules, and nothing audited

    Other
      --help                    this page (-h too)
      --version                 the version

    """

  static let expectedColumns = """
    Columns of snapsim, in their order; offsets are in points from the leading end.

      behavior      the behavior, as it was named
      gesture       the index of the gesture in its sequence or repetition, from 0
      start         the offset when the gesture began
      released      the offset when the finger lifted; past an end, through the
                    rubber band
      proposed      where free deceleration is announced to end, within 0 and the
                    end: what a behavior gets
      target        what the behavior made of it; it may lie past an end
      offset        where it rests: the target within 0 and the end
      page          the page whose stop is nearest, from 0
      item          the item whose stop is nearest, from 0; without items, the page
      misalignment  how far it rests beyond the nearest stop or end; negative before
                    it, 0 if aligned
      duration      seconds from lift-off to rest; with a behavior by a path of our
                    choice

    Columns of snapsim trace, beside offset, which is where the content then is:

      time          seconds from the first lift-off, on one clock for all gestures;
                    a drag takes none
      velocity      the content's velocity, in points per second; positive is
                    forward
      phase         decelerating, animating (a spring pulls to the target) or
                    bouncing (past an end, or back from it)

    Columns of snapsim reveal, beside item, a row for each as it first shows:

      shown         when the item first shows within the bounds, in seconds from the
                    first lift-off
      known         when the target of that gesture was known: its lift-off; none
                    for what shows from the start
      head-start    known until shown, in seconds; 0 for what the finger uncovers
                    before it lifts
      hidden        when the item is out of sight again; none if it stays
      stay          rests, if the item is in sight while the content rests; flashes,
                    if it only goes by

    Options with a list or a range stand after gesture under their names; one
    that is called like a column of its command gets from- before it, as from-page.
    Columns that a batch hands on stand in front, such ones with input- before them.

    """
}
