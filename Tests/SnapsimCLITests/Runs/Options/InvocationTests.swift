import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("A command line taken apart")
struct InvocationTests {
  @Test("--option=value equals --option value")
  func equalsSign() throws {
    let joined = try Invocation(["--velocity=-1200", "--behavior=paging", "--safe-area=1,2"])
    let apart = try Invocation(["--velocity", "-1200", "--behavior", "paging", "--safe-area", "1,2"])
    #expect(joined == apart)
    #expect(apart.text(.velocity) == "-1200")
  }

  @Test("only the first equals sign divides an option from its value")
  func secondEqualsSign() throws {
    #expect(try Invocation(["--behavior=a:b=c=d"]).text(.behavior) == "a:b=c=d")
    #expect(try Invocation(["--velocity="]).text(.velocity) == "")
  }

  @Test("the order of options does not matter")
  func orderFree() throws {
    let parts = [["--velocity", "-1200"], ["--landscape"], ["--device", "iphone-14"], ["--check"]]
    let forward = try Invocation(parts.flatMap { $0 })
    let backward = try Invocation(parts.reversed().flatMap { $0 })
    for option in Option.all {
      #expect(forward.has(option) == backward.has(option))
      #expect(forward.text(option) == backward.text(option))
    }
  }

  @Test("a command may stand before, between or after the options")
  func commandAnywhere() throws {
    for arguments in [["devices", "--check"], ["--check", "devices"]] {
      let invocation = try Invocation(arguments)
      #expect(invocation.command == "devices")
      #expect(invocation.operands.isEmpty)
    }
  }

  @Test("the word that names a command is a value after an option that takes one")
  func commandAsValue() throws {
    let invocation = try Invocation(["--device", "devices"])
    #expect(invocation.command == nil)
    #expect(invocation.text(.device) == "devices")
  }

  @Test("where an option repeats, the last wins")
  func lastWins() throws {
    let invocation = try Invocation(["--velocity", "1", "--velocity=2", "--velocity", "-3"])
    #expect(invocation.text(.velocity) == "-3")
    #expect(invocation.given.count == 3)
  }

  @Test("after -- nothing is an option, and a lone - is an operand")
  func operands() throws {
    let invocation = try Invocation(["--check", "-", "--", "--velocity", "-5", "--", "-h"])
    #expect(invocation.has(.check))
    #expect(!invocation.has(.velocity))
    #expect(invocation.operands == ["-", "--velocity", "-5", "--", "-h"])
  }

  @Test("-h is --help")
  func shortHelp() throws {
    #expect(try Invocation(["-h"]) == Invocation(["--help"]))
  }

  @Test(
    "a number that begins with a hyphen is a value",
    arguments: ["-1200", "-.5", "-5.", "-1E-3", "-0", "-inf", "-nan"]
  )
  func negativeValues(text: String) throws {
    #expect(try Invocation(["--velocity", text]).text(.velocity) == text)
  }

  @Test("no arguments are no mistake here")
  func empty() throws {
    let invocation = try Invocation([])
    #expect(invocation.given.isEmpty)
    #expect(invocation.operands.isEmpty)
    #expect(invocation.command == nil)
  }

  static let values: [([String], OptionError)] = [
    (["--velocity"], .missingValue(.velocity)),
    (["--velocity", "--drag", "5"], .missingValue(.velocity)),
    (["--velocity", "-h"], .missingValue(.velocity)),
    (["--velocity", "--"], .missingValue(.velocity)),
    (["--behavior", "-1200"], .missingValue(.behavior)),
    (["--device", "--landscape"], .missingValue(.device)),
    (["--format"], .missingValue(.format)),
  ]

  @Test("a value that is missing is told", arguments: values)
  func missing(arguments: [String], error: OptionError) {
    #expect(throws: error) { try Invocation(arguments) }
  }

  static let mistakes: [([String], UsageError)] = [
    (["--explain=x"], .unexpectedValue(.explain, "x")),
    (["--check="], .unexpectedValue(.check, "")),
    (["--help=me"], .unexpectedValue(.help, "me")),
    (["--velocty", "-1200"], .unknownOption("--velocty", nearest: "--velocity")),
    (["--velocty=-1200"], .unknownOption("--velocty", nearest: "--velocity")),
    (["--vel", "1"], .unknownOption("--vel", nearest: "--velocity")),
    (["--translation", "-20"], .unknownOption("--translation", nearest: "--drag")),
    (["--item-width=90"], .unknownOption("--item-width", nearest: "--item-length")),
    (["--1200"], .unknownOption("--1200", nearest: nil)),
    (["--=5"], .unknownOption("--", nearest: nil)),
    (["-v"], .unknownOption("-v", nearest: nil)),
    (["-1200"], .unexpected("-1200", meant: nil)),
  ]

  @Test("a mistake is told apart", arguments: mistakes)
  func tellsApart(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments) }
  }

  static let helps: [([String], Bool)] = [
    (["-h"], true), (["--help"], true), (["--velocity", "--help"], true), (["nonsense", "-h"], true),
    (["--", "--help"], false), (["--", "-h"], false), ([], false), (["--help=x"], false), (["help"], false),
  ]

  @Test("help is asked for anywhere before --", arguments: helps)
  func asksForHelp(arguments: [String], expected: Bool) {
    #expect(Invocation.asksForHelp(arguments) == expected)
  }
}

extension Invocation {
  /// The last text of an option: where one repeats, the last wins.
  fileprivate func text(_ option: Option) -> String? {
    given.last { $0.option == option }?.text
  }
}
