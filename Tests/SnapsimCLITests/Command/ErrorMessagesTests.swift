import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The whole message for every mistake")
struct ErrorMessagesTests {
  static let columns =
    "behavior,gesture,start,released,proposed,target,offset,page,item,misalignment,duration"

  static let behaviors = BehaviorCatalog.ours.map(\.name).joined(separator: ", ")

  static let usage: [(String, String)] = [
    // unknownOption
    ("--velocty -1200", "there is no option --velocty; did you mean --velocity?"),
    ("--vel 3", "there is no option --vel; did you mean --velocity?"),
    ("-v", "there is no option -v; see snapsim --help"),
    // removedOption
    (
      "--guess",
      "there is no option --guess any more; leave it out, and fill in the arguments that the error then asks for"
    ),
    (
      "audit --try-arguments",
      "there is no option --try-arguments any more; audit the arguments that you mean, as in --behavior "
        + "'./Snap.swift:Snap(step: {0,-40,1e9})'"
    ),
    // formatNotTaken
    (
      "trace --format html",
      "snapsim trace has no --format html; expected text, json, csv, tsv, md, plot or svg, or leave trace out to "
        + "draw where gestures settle"
    ),
    (
      "reveal --format plot",
      "snapsim reveal has no --format plot; expected text, json, csv, tsv or md, or leave reveal out to draw where "
        + "gestures settle"
    ),
    (
      "batch --format html",
      "snapsim batch has no --format html; expected text, json, csv, tsv or md, or leave batch out to draw where "
        + "gestures settle"
    ),
    // nothingToReveal
    (
      "reveal --content-length 900",
      "snapsim reveal is about items, and --content-length has none; leave --content-length out"
    ),
    // tooManyInView
    (
      "reveal --item-length 1e-3 --items 1e6",
      "390000 items are in view at once, and reveal follows 100000 at most; make --item-length longer"
    ),
    // tooMuchToDraw
    (
      "--format svg --repeat 1500 --behavior none --behavior paging",
      "--format svg draws at most 2000 gestures of all behaviors together, and these are 3000; use fewer, or "
        + "write rows with --format csv"
    ),
    // notInPicture
    ("--format plot --print offset", "--print is about rows, and --format plot draws; leave one of them out"),
    // sweepInPicture
    (
      "--format html --velocity 0,1",
      "--format html draws one layout and takes one number for --velocity; give it one, or draw the sweep with "
        + "--format svg"
    ),
    // Maps
    (
      "--format plot --velocity 0,1 --drag 0,1 --check",
      "--check judges each gesture, and two sweeps are drawn as a map; leave --format out to check them"
    ),
    (
      "--format plot --velocity 0,1 --drag 0,1 --items 2,3",
      "a map has two quantities, and here are --velocity, --drag, --items; give all but two a single number"
    ),
    (
      "map --velocity 0 --drag 0 --items 2:9:1",
      "a map has two quantities, and only --items is left to vary; leave --drag or --velocity out, or give an option "
        + "a range from:to"
    ),
    (
      "map --thresholds --width 300:400:1 --items 2:9:1",
      "thresholds lie along one option, and here are --width and --items; give one of them a single number"
    ),
    (
      "map --thresholds --velocity 0 --drag 0",
      "thresholds lie along one option, and none is left to vary; give one a range from:to:step, as in --velocity "
        + "-4000:4000:1"
    ),
    // DiffError
    (
      "diff --behavior paging",
      "snapsim diff compares two behaviors, and here is one; give --behavior twice, as in --behavior paging "
        + "--behavior ./MyPaging.swift"
    ),
    (
      "diff --behavior paging --behavior none --items 1:20000:1",
      "each layout is searched densely, at most 10000 layouts at a time; use fewer or shorter ranges"
    ),
    // outOfRange
    ("trace --interval 0", "--interval 0 is out of range; expected a finite number of seconds, more than 0"),
    // intervalTooShort
    (
      "trace --velocity -900 --interval 1e-12",
      "--interval 1e-12 makes more than 1000000000 rows of one gesture; use a longer one"
    ),
    // missingValue
    ("--velocity", "missing value for --velocity (points per second)"),
    ("--velocity --drag 5", "missing value for --velocity (points per second)"),
    ("--width", "missing value for --width (points)"),
    ("--items", "missing value for --items (items)"),
    ("--deceleration", "missing value for --deceleration (the velocity kept per millisecond)"),
    ("--behavior", "missing value for --behavior (the name of a behavior, such as paging)"),
    ("--device --landscape", "missing value for --device (the name of a device, such as iphone-14)"),
    ("--axis", "missing value for --axis (horizontal or vertical)"),
    ("--print", "missing value for --print (names of columns, as in offset,page)"),
    // unexpectedValue
    ("--explain=x", "--explain takes no value, but has 'x'; write --explain alone"),
    (
      "--velocity -1200 --check=x",
      "--check has 'x', which is no check; expected aligned, pages=N or ids of snapsim audit --list, with commas between them"
    ),
    // unexpectedArgument
    ("leftover", "unexpected argument 'leftover'; a value follows its option, as in --velocity -1200"),
    ("-1200", "unexpected argument '-1200'; a value follows its option, as in --velocity -1200"),
    ("--check -- -h", "unexpected argument '-h'; a value follows its option, as in --velocity -1200"),
    ("devices more", "unexpected argument 'more'; a value follows its option, as in --velocity -1200"),
    ("paging", "unexpected argument 'paging' (did you mean --behavior paging?)"),
    ("help trace reveal", "unexpected argument 'reveal' (did you mean the command reveal?)"),
    ("./My.swift", "unexpected argument './My.swift' (did you mean --behavior ./My.swift?)"),
    ("./a.json", "unexpected argument './a.json' (did you mean snapsim play ./a.json?)"),
    ("--velocity 1 rows.csv", "unexpected argument 'rows.csv' (did you mean snapsim batch rows.csv?)"),
    // severalFiles
    (
      "match ./a.jsonl ./b.jsonl",
      "snapsim match takes one file, and here are './a.jsonl' and './b.jsonl'; run it once for each"
    ),
    ("batch a.csv -", "snapsim batch takes one file, and here are 'a.csv' and '-'; run it once for each"),
    // malformedNumber
    (
      "--velocity 12px",
      "--velocity '12px' is not a number; expected a finite number of points per second, "
        + "as in -1200, 0.5 or 1e3"
    ),
    (
      "--width=",
      "--width '' is not a number; expected a finite number of points, more than 0, as in -1200, 0.5 or 1e3"
    ),
    // notFinite
    (
      "--velocity nan",
      "--velocity 'nan' is not a finite number; expected a finite number of points per second"
    ),
    ("--drag -1e400", "--drag '-1e400' is not a finite number; expected a finite number of points"),
    // typographicMinus
    (
      "--velocity \u{2212}1200",
      "--velocity '\u{2212}1200' begins with a typographic minus or dash; use the hyphen '-'"
    ),
    ("--drag \u{2013}5", "--drag '\u{2013}5' begins with a typographic minus or dash; use the hyphen '-'"),
    // outOfRange
    ("--width 0", "--width 0 is out of range; expected a finite number of points, more than 0"),
    ("--items 0", "--items 0 is out of range; expected a whole number, at least 1"),
    ("--items 2.5", "--items 2.5 is out of range; expected a whole number, at least 1"),
    ("--page -1", "--page -1 is out of range; expected a whole number, at least 0"),
    (
      "--safe-area -1",
      "--safe-area -1 is out of range; expected a finite number of points, at least 0, "
        + "or two of them as A,B"
    ),
    (
      "--deceleration 1",
      "--deceleration 1 is out of range; expected normal, fast or a finite number of "
        + "the velocity kept per millisecond, between 0 and 1"
    ),
    (
      "--item-lengths 1,0",
      "--item-lengths 0 is out of range; expected a finite number of points, more than 0, "
        + "or several as A,B,…"
    ),
    // tooManyNumbers
    ("--padding 1,2,3", "--padding '1,2,3' has more than two numbers; expected A for both ends, or A,B"),
    // unknownFormat
    ("--format xml", "--format 'xml' is unknown; expected text, json, csv, tsv, md, plot, svg or html"),
    (
      "audit --format yaml",
      "--format 'yaml' is unknown; expected text, json, md, junit, github, xcode or sarif"
    ),
    (
      "audit --format jsn",
      "--format 'jsn' is unknown (did you mean json?); expected text, json, md, junit, github, xcode or sarif"
    ),
    (
      "trace --format svgg",
      "--format 'svgg' is unknown (did you mean svg?); expected text, json, csv, tsv, md, plot or svg"
    ),
    (
      "play --format x a.json",
      "--format 'x' is unknown; expected text, json, csv, tsv, md, junit, github or xcode"
    ),
    // unknownWord
    ("--axis diagonal", "--axis 'diagonal' is unknown; expected horizontal or vertical"),
    ("--print offset,speed", "--print 'speed' is no column; expected some of \(columns)"),
    ("--print page,", "--print '' is no column; expected some of \(columns)"),
    (
      "--print velocity --velocity 1,2 --drag 3 --print speed",
      "--print 'speed' is no column; expected some of "
        + "behavior,gesture,velocity,start,released,proposed,target,offset,page,item,misalignment,duration"
    ),
    // columnTwice
    ("--print page,offset,page", "--print names 'page' twice; name each column once"),
    // unknownTopic
    (
      "help optoins",
      "there is no help on 'optoins' (did you mean options?); expected swiftui, uikit, all, options, "
        + "columns, behaviors, velocity, keep, intent, formats, xcode, scenarios, model, exit-codes or man, a command, "
        + "a behavior, a check, an option or a column"
    ),
    (
      "help misalignmnt",
      "there is no help on 'misalignmnt' (did you mean misalignment?); expected swiftui, uikit, all, options, "
        + "columns, behaviors, velocity, keep, intent, formats, xcode, scenarios, model, exit-codes or man, a command, "
        + "a behavior, a check, an option or a column"
    ),
    ("help svg", "there is no help on 'svg'; snapsim help map, help options and help trace speak of it"),
    // unclosed
    (
      "--behavior .paging(most:any",
      "the behavior '.paging(most:any' has a parenthesis that is not closed at its end; add the ')'"
    ),
    // malformedNumber
    (
      "--velocity {40..44}",
      "--velocity '{40..44}' is not a number; expected a finite number of points per second, as in -1200, "
        + "a list -300,-1200 or a range -3000:3000:250"
    ),
    // badRange
    (
      "--velocity 1:2:3:4",
      "--velocity 1:2:3:4 is not a range; expected from:to or from:to:step, as in -3000:3000:250"
    ),
    (
      "--velocity 1:2:0",
      "--velocity 1:2:0 is a range whose step is 0; expected from:to or from:to:step, as in -3000:3000:250"
    ),
    (
      "--velocity 1:2:-1",
      "--velocity 1:2:-1 is a range whose step leads away from its end; "
        + "expected from:to or from:to:step, as in -3000:3000:250"
    ),
    (
      "--velocity 0:1e10:1",
      "--velocity 0:1e10:1 is a range of more than 1000000000 numbers; "
        + "expected from:to or from:to:step, as in -3000:3000:250"
    ),
    ("--width 0,1", "--width 0,1 is out of range; expected a finite number of points, more than 0"),
    (
      "--width 1,x",
      "--width 'x' is not a number; expected a finite number of points, more than 0, "
        + "as in -1200, 0.5 or 1e3"
    ),
    // tooManyRows
    (
      "--velocity 0:1e6:1 --drag 0:1e6:1",
      "this makes more than 1000000000 rows; use fewer or shorter ranges, or fewer repeats"
    ),
    (
      "--repeat 1e9 --behavior paging --behavior none",
      "this makes more than 1000000000 rows; use fewer or shorter ranges, or fewer repeats"
    ),
    // notTaken
    ("devices --velocity 1", "snapsim devices takes no --velocity; leave it out"),
    ("batch --repeat 2", "snapsim batch takes no --repeat; leave it out"),
    ("--keep-going", "snapsim takes no --keep-going; leave it out, or use snapsim batch"),
    // sweepInBatch
    (
      "batch --velocity 1,2",
      "--velocity takes one number in a batch, where each row is one gesture; give it one, or a column"
    ),
    // severalBehaviorsInBatch
    (
      "batch --behavior paging --behavior none",
      "a batch takes one --behavior, as it answers each row by one; run it once for each"
    ),
    ("batch a b", "snapsim batch takes one file, and here are 'a' and 'b'; run it once for each"),
    // unknownDevice
    (
      "--device iphone-99",
      "there is no device 'iphone-99' (did you mean iphone-se, iphone-x or iphone-xs?); snapsim devices lists all"
    ),
    // unknownBehavior
    ("--behavior swipe", "there is no behavior 'swipe'; expected one of \(behaviors)"),
    // unknownParameter
    ("--behavior paging:step=4", "paging has no parameter 'step'; it takes grid, most, turn"),
    ("--behavior multiple:off=3", "multiple has no parameter 'off' (did you mean of?); it takes of"),
    // badParameter
    (
      "--behavior multiple:of=0",
      "multiple:of=0 is not valid; expected a finite number of points, more than 0"
    ),
    (
      "--behavior view-aligned:limit=few",
      "view-aligned:limit=few is not valid; "
        + "expected always|always-by-few|always-by-one|automatic|never"
    ),
    // badGesture
    (
      "--gesture speed=3",
      "--gesture has 'speed=3', which is not valid; "
        + "expected drag=PT, velocity=PT/S and after=S (at least 0), each at most once, joined by commas"
    ),
    (
      "--gesture drag=1,drag=2",
      "--gesture has 'drag=2', which is not valid; "
        + "expected drag=PT, velocity=PT/S and after=S (at least 0), each at most once, joined by commas"
    ),
    // nothingToInterrupt
    (
      "--gesture after=1",
      "the first --gesture has after=, but there is none before it to interrupt; leave after= out"
    ),
    // conflict
    ("--item-lengths 1,2 --items 3", "--item-lengths and --items exclude each other; leave one of them out"),
    ("--gesture velocity=-1 --drag 3", "--gesture and --drag exclude each other; leave one of them out"),
    ("--page 1 --offset 0", "--offset and --page exclude each other; leave one of them out"),
    // needs
    ("--landscape", "--landscape says nothing without --device; add --device, or leave it out"),
    ("--tolerance 1", "--tolerance says nothing without --check; add --check, or leave it out"),
    // pageOutOfRange
    ("--page 20", "--page 20 is out of range; this layout has pages 0 to 19"),
    // layout
    (
      "--safe-area 195",
      "insets of 390 points leave no container in bounds of 390; "
        + "make --safe-area or --content-margins smaller, or the scroll view longer"
    ),
    (
      "--spacing 390 --per-page 2",
      "the layout gives an item 0 points; it must be more than 0; "
        + "make --spacing or --per-page smaller, or give --item-length"
    ),
    (
      "--spacing 400 --per-page 2",
      "the layout gives an item -5 points; it must be more than 0; "
        + "make --spacing or --per-page smaller, or give --item-length"
    ),
    (
      "--item-length 10 --spacing -10",
      "a spacing of -10 points puts items of 10 on top of one another; "
        + "make --spacing larger than minus the length of an item"
    ),
    (
      "--items 1e15",
      "the content would be 3.9e+17 points long, more than can be told apart (2^53); "
        + "use fewer or shorter items"
    ),
    (
      "--content-length 9e15 --width 1e-3",
      "content of 9000000000000000 points in a container of 0.001 makes more than 2^53 pages; "
        + "use fewer or shorter items"
    ),
  ]

  @Test("a mistake of usage has one message and the exit code 64", arguments: usage)
  func reports(command: String, message: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  static let suggestions: [(String, String)] = [
    ("--format jsn", "did you mean json?"),
    ("--axis vertcal", "did you mean vertical?"),
    ("--print ofset", "did you mean offset?"),
    ("--device iphone14", "did you mean iphone-14, "),
    ("--device iphone-15-pro-mx", "did you mean iphone-15-pro-max, "),
    ("--behavior pagin", "did you mean paging?"),
    ("--velocty 1", "did you mean --velocity?"),
    ("--behavior view-aligned:limits=never", "(did you mean limit?)"),
    ("--behavior view-aligned:limit=allways", "(did you mean always?)"),
  ]

  @Test("what was meant is named", arguments: suggestions)
  func suggests(command: String, words: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors.contains(words))
    #expect(run.code == .usage)
  }

  static let ranges: [(String, String)] = [
    ("--width -1", "more than 0"), ("--height 0", "more than 0"), ("--item-length 0", "more than 0"),
    ("--item-lengths 1,-1", "more than 0"), ("--items -3", "at least 1"), ("--per-page 0", "at least 1"),
    ("--span 0", "at least 1"), ("--repeat 0", "at least 1"), ("--padding 0,-1", "at least 0"),
    ("--content-length -1", "at least 0"), ("--check --tolerance -1", "at least 0"),
    ("--deceleration 0", "between 0 and 1"), ("--deceleration -0.5", "between 0 and 1"),
    ("--per-page 1.5", "whole number"), ("--repeat 1e-1", "whole number"), ("--page 0.5", "whole number"),
    ("--safe-area 0,inf", "finite number"), ("--landscape=true", "takes no value"),
    // Sweeps.
    ("--velocity 0:1:1e-300", "--velocity"), ("--velocity 1:0:1", "--velocity"),
    ("--velocity 0:1:1:1", "--velocity"), ("--velocity 1,", "--velocity"), ("--repeat 1e10", "rows"),
    ("--items 0:3:1", "--items"), ("--items 1:3:0.5", "--items"), ("--width -1:1:1", "--width"),
    ("--velocity 1:1e9:1 --repeat 2", "rows"), ("--velocity -1200 --print drag", "'drag'"),
    // Pictures.
    ("--format html --velocity 0,1", "--format svg"), ("--format html --items 1:3:1", "--format svg"),
    ("--format svg --repeat 2001", "--format csv"), ("--format plot --repeat 1e6", "--format csv"),
    ("--format html --no-header", "leave one of them out"),
    ("--format plot --explain", "leave one of them out"),
    // Scenarios.
    ("play", "needs a file"), ("play --velocity 3 x.json", "takes no --velocity"),
    ("play --print gesture Examples/scenarios/flick-snaps-back.json", "'gesture' is no column"),
  ]

  @Test("what cannot be taken is told with what can, in one or two lines", arguments: ranges)
  func outOfRange(command: String, words: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty && (1...2).contains(run.errorLines.count))
    #expect(run.code == .usage)
  }

  static let long: [(String, ExitCode)] = [
    ("--items 9007199254740992", .usage), ("--items 9e15 --item-length 1 --spacing 1", .usage),
    ("--items 1e10 --item-length 1e10", .usage), ("--item-lengths 9007199254740992,9007199254740992", .usage),
    ("--items 9007199254740993 --item-length 9e15", .usage), ("--padding 9e15 --items 9e15", .usage),
    ("--safe-area 9e15,9e15", .usage), ("--width 9007199254740992 --safe-area 9007199254740992", .usage),
    ("--items 9e15 --item-length 1", .settled), ("--content-length 9e15", .settled),
    ("--items 1e15 --item-length 9", .settled),
  ]

  @Test(
    "content too long to be told apart is an error, and the longest that is not is answered", arguments: long)
  func tooLong(command: String, code: ExitCode) throws {
    let run = try CapturedRun(command + " --velocity -1200 --behavior paging")
    #expect(run.code == code, "\(run.errors)")
    #expect(code == .settled ? run.lines.first == "offset: 390" : (1...2).contains(run.errorLines.count))
  }

  @Test(
    "a number beyond 2^53 is refused with the range that it left",
    arguments: ["--width 1e300", "--velocity 1e300", "--velocity -1e300", "--items 1e16", "--drag 1e17"]
  )
  func tooLarge(command: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors.contains("2^53") || run.errors.contains("9007199254740992"))
    #expect(!run.errors.contains(".0"))
    #expect(run.code == .usage)
  }

  @Test(
    "an error takes one or two lines, whatever was typed",
    arguments: [
      ["--velocity", "1\n2\n3\n4"], ["--device", "a\nb\nc\nd"], ["--behavior", "a\r\nb\r\nc"],
      ["--velocty\n\n\n"], ["a\nb\nc\nd"], ["--check=\n\n\n"],
    ]
  )
  func oneLine(arguments: [String]) throws {
    let run = try CapturedRun(arguments)
    #expect((1...2).contains(run.errors.split(whereSeparator: \.isNewline).count))
    #expect(run.code == .usage)
  }

  @Test("control characters in an argument do not reach the terminal as such")
  func controlCharacters() throws {
    let run = try CapturedRun(["--device", "\u{1B}[31mred\u{7}"])
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(
    "an offset that no rubber band shows is told with its option and the range",
    arguments: ["-390", "-1e9", "7800", "9000"]
  )
  func tooFar(offset: String) throws {
    let run = try CapturedRun(["--offset", offset])
    #expect(run.errors.hasPrefix("snapsim: --offset "))
    #expect(run.errors.contains("-390"))
    #expect(run.errors.contains("7800"))
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  @Test("output that cannot be written is one line and the exit code 74")
  func cannotWrite() throws {
    let errors = try TemporaryFile()
    let code = Snapsim.run(
      ["--velocity", "-1200"],
      output: Output(descriptor: -1),
      errors: Output(descriptor: errors.descriptor)
    )
    #expect(code == .cannotWrite)
    let message = try errors.text()
    #expect(message.hasPrefix("snapsim: the output could not be written: "))
    #expect(message.split(separator: "\n").count == 1)
  }

  @Test("a file that cannot be read is one line and the exit code 66")
  func cannotRead() throws {
    for file in ["/nonexistent/gestures.csv", "/"] {
      let run = try CapturedRun(["batch", file])
      #expect(run.code == .noInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("snapsim: \(file) could not be read: "))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  static func words(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }
}
