import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The whole message for every mistake")
struct ErrorMessagesTests {
  static let behaviors = BehaviorCatalog.ours.map(\.name).joined(separator: ", ")

  static let usage = Table.pairs("usage-mistakes", where: ["behaviors": behaviors])

  @Test("a mistake of usage has one message and the exit code 64", arguments: usage)
  func reports(command: String, message: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  static let refusals: [(String, String)] = [
    // What was meant is named.
    ("--format jsn", "did you mean json?"), ("--axis vertcal", "did you mean vertical?"),
    ("--print ofset", "did you mean offset?"), ("--device iphone14", "did you mean iphone-14, "),
    ("--device iphone-15-pro-mx", "did you mean iphone-15-pro-max, "),
    ("--device ipad-minni", "(did you mean ipad-mini, ipad-11 or ipad-13?)"),
    ("--behavior pagin", "did you mean paging?"),
    ("--translation -20", "did you mean --drag?"), ("--item-width=90", "did you mean --item-length?"),
    ("--velocty=-1200", "did you mean --velocity?"), ("--keep itme", "(did you mean item?)"),
    ("--behavior view-alinged", "(did you mean view-aligned?)"),
    ("--behavior Paging", "did you mean paging?"),
    ("--behavior=", "there is no behavior ''; expected one of"),
    ("--behavior .paging()x", "has a parenthesis that is not closed at its end; add the ')'"),
    // An option has its value, and a switch none.
    ("--velocity --", "missing value for --velocity"), ("--behavior -1200", "missing value for --behavior"),
    ("--format", "missing value for --format"), ("--check=", "--check takes no value, but has ''"),
    ("--help=me", "--help takes no value"), ("--1200", "there is no option --1200; see snapsim --help"),
    ("--=5", "there is no option --; see snapsim --help"), ("--padding 1,", "--padding '' is not a number"),
    ("--padding=", "--padding '' is not a number"), ("--item-lengths 1,x,y", "'x' is not a number"),
    ("--deceleration slow", "'slow' is not a number"),
    ("--deceleration 2", "--deceleration 2 is out of range"),
    ("--velocity 1:1e6:1 --repeat 1001", "more than 1000000000 rows"),
    ("--repeat 9e15", "more than 1000000000 rows"),
    ("--repeat 5e8 --gesture drag=1 --gesture drag=2 --gesture drag=3", "more than 1000000000 rows"),
    ("--format html --repeat 1001 --behavior none --behavior paging", "draws at most 2000 gestures"),
    // A number is refused with the range that it left.
    ("--width 1e300", "no larger than 2^53"), ("--velocity 1e300", "no larger than 2^53"),
    ("--velocity -1e300", "no larger than 2^53"), ("--items 1e16", "no larger than 2^53"),
    ("--drag 1e17", "no larger than 2^53"), ("--offset -390", "more than -390 and less than 7800"),
    ("--offset -1e9", "more than -390 and less than 7800"),
    ("--offset 7800", "more than -390 and less than 7800"),
    ("--velocity -1200 --check pages=x", "expected aligned, pages=N or ids of snapsim audit --list"),
    ("--check pages", "expected aligned, pages=N or ids"), ("--check pages=-1", "expected aligned, pages=N"),
    ("--check aligned,", "expected aligned, pages=N"),
    ("--check pagse=1", "expected aligned, pages=N or ids"),
    ("--velocity 1 --format junit", "snapsim settle has no --format junit"),
    ("trace --interval -1", "more than 0"),
    ("trace --interval nan", "'nan' is not a finite number"), ("trace --explain", "takes no --explain"),
    ("trace --check", "takes no --check"),
    ("trace --print page", "'page' is no column"), ("trace --keep-going", "or use snapsim batch"),
    ("trace --format github", "snapsim trace has no --format github"),
    ("reveal --interval 1", "or use snapsim trace"), ("reveal --check", "takes no --check"),
    ("reveal --explain", "takes no --explain"),
    ("reveal --format html", "has no --format html"), ("reveal --print offset", "'offset' is no column"),
    ("reveal --content-length 100,200", "snapsim reveal is about items"),
    ("reveal --item-length 1e-4 --items 1e7", "3900000 items are in view at once"),
    ("reveal --item-length 100,1e-3 --items 1e6", "390000 items are in view at once"),
    ("audit --only trp", "(did you mean trap?)"), ("audit --only=", "--only '' is no check"),
    ("audit --skip mis-aligned-rest", "misaligned-rest"), ("audit --only trap,", "--only '' is no check"),
    ("audit --only trap --skip trap", "leave no check"), ("audit --effort exhausting", "exhaustive"),
    ("audit --format csv", "audit has no --format csv"), ("audit --format svg", "audit has no --format svg"),
    ("audit --velocity -1200", "takes no --velocity"), ("audit --drag 5", "takes no --drag"),
    ("audit --offset 5", "takes no --offset"), ("audit --page 1", "takes no --page"),
    ("audit --repeat 2", "takes no --repeat"), ("audit --gesture drag=1", "takes no --gesture"),
    ("audit --print offset", "takes no --print"), ("audit --intent itms", "--intent has 'itms'"),
    ("audit --behavior pagin", "(did you mean paging?)"), ("audit paging", "--behavior paging?"),
    ("audit --items 1:100000:1", "at most 10000 layouts at a time"),
    ("audit --items 3 --content-length 9", "exclude each other"),
    ("audit --list --format sarif", "--list says nothing in --format sarif"),
    ("play x.json --format junit --print offset", "--print says nothing in --format junit"),
    ("play x.json --format github --no-header", "--no-header says nothing in --format github"),
    ("play x.json --format sarif", "snapsim play has no --format sarif"), ("diff", "here is none"),
    ("diff --behavior paging --behavior none --behavior multiple", "here are 3"),
    ("diff --behavior paging --behavior none --velocity 3", "takes no --velocity"),
    ("diff --behavior paging --behavior none --format csv", "snapsim diff has no --format csv"),
    ("map --drag 10 --velocity 20", "a map has two quantities, and none is left to vary"),
    ("map --drag 10 --velocity 5", "a map has two quantities, and none is left to vary"),
    ("map --width 300,400 --items 3,4 --velocity 1:2:1", "and here are --width, --items, --velocity"),
    ("map --where item", "--where says nothing without --thresholds"),
    ("map --thresholds --format svg", "--thresholds is about rows"),
    ("map --format svg --print offset", "--print is about rows"),
    ("map --format html", "map has no --format html; expected text, json, csv, tsv, md, plot or svg"),
    ("map --thresholds --format plot", "--thresholds is about rows"),
    ("map --format junit", "snapsim map has no --format junit"),
    ("map --thresholds --where pages", "--where 'pages' is unknown (did you mean page?)"),
    ("map --check", "takes no --check"), ("map --page 99", "--page 99 is out of range"),
    ("match a --width 300:400:10", "--width takes one number in a match"),
  ]

  static let ranges = Table.pairs("out-of-range")

  @Test("what cannot be taken is told with what can, in one or two lines", arguments: ranges + refusals)
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

  @Test(arguments: [
    ["--velocity", "1\n2\n3\n4"], ["--device", "a\nb\nc\nd"], ["--behavior", "a\r\nb\r\nc"],
    ["--velocty\n\n\n"], ["a\nb\nc\nd"], ["--check=\n\n\n"],
  ])
  func `an error takes one or two lines, whatever was typed`(arguments: [String]) throws {
    let run = try CapturedRun(arguments)
    #expect((1...2).contains(run.errors.split(whereSeparator: \.isNewline).count))
    #expect(run.code == .usage)
  }

  @Test func `control characters in an argument do not reach the terminal as such`() throws {
    let run = try CapturedRun(["--device", "\u{1B}[31mred\u{7}"])
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  static func words(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }
}
