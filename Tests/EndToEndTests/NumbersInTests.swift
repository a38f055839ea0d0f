import Testing

/// Numbers as people type them, and those that are refused.
@Suite("Numbers in", .timeLimit(.minutes(30)))
struct NumbersInTests {
  static let equals: [(String, String)] = [
    ("--velocity -1200", "--velocity=-1200"),
    ("--drag -50 --velocity 300", "--drag=-50 --velocity=300"),
    ("--safe-area 10,20", "--safe-area=10,20"),
    ("--offset -20", "--offset=-20"),
    ("--page 3 --velocity 1e3", "--page 3 --velocity 1000"),
    ("--velocity -1E3", "--velocity -1000"),
    ("--page 3 --velocity +500", "--page 3 --velocity 500"),
    ("--drag -.5", "--drag -0.5"),
    ("--drag -5.", "--drag -5"),
    ("--drag -1E-3", "--drag -0.001"),
    ("--items 2e1", "--items 20"),
  ]

  @Test("however a number is typed and joined to its option, the answer is the same", arguments: equals)
  func equal(one: String, other: String) async throws {
    let first = try await Shell().run("snapsim \(one)")
    let second = try await Shell().run("snapsim \(other)")
    #expect(first.code == 0)
    #expect(first.errors.isEmpty)
    #expect(first == second)
  }

  @Test(
    "an argument that begins with a hyphen and is no number is not taken for a value",
    arguments: ["--velocity --drag", "--velocity --check", "--velocity -x", "--width --landscape"]
  )
  func notAValue(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.errors.contains("missing value for \(arguments.prefix { $0 != " " })"))
    #expect(result.output.isEmpty)
    #expect(result.code == 64)
  }

  @Test(
    "a missing velocity is told with its unit",
    arguments: ["--velocity --drag 5", "--velocity", "--drag 5 --velocity"]
  )
  func missing(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(
      result
        == Shell.Result(
          output: "",
          errors: "snapsim: missing value for --velocity (points per second)\n",
          code: 64
        )
    )
  }

  @Test(
    "what is not finite is told to be so",
    arguments: [
      "--velocity nan", "--velocity inf", "--velocity -inf", "--velocity 1e400", "--velocity -1e400",
      "--width inf", "--items nan", "--offset=-nan", "--safe-area 0,inf",
    ]
  )
  func notFinite(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.errors.contains("finite number"))
    #expect(result.output.isEmpty)
    #expect(result.code == 64)
  }

  @Test(
    "what is no number is told with option and value",
    arguments: ["12px", "1_000", " 5", "5 ", "0x10", "", "1.2.3", "five"]
  )
  func malformed(value: String) async throws {
    for option in ["--velocity", "--width", "--items"] {
      let result = try await Shell().run("snapsim \(option) '\(value)'")
      #expect(result.errors.contains(option))
      #expect(result.errors.contains("'\(value)'"))
      #expect(result.output.isEmpty)
      #expect(result.code == 64)
    }
  }

  @Test(
    "a typographic minus is told to be a hyphen",
    arguments: ["\u{2212}1200", "\u{2013}1200"]
  )
  func typographicMinus(value: String) async throws {
    for command in ["--velocity \(value)", "--velocity=\(value)", "--drag \(value)"] {
      let result = try await Shell().run("snapsim \(command)")
      #expect(result.errors.contains("use the hyphen '-'"))
      #expect(result.output.isEmpty)
      #expect(result.code == 64)
    }
  }

  static let ranges: [(String, String)] = [
    ("--width 0", "more than 0"), ("--width -1", "more than 0"), ("--height 0", "more than 0"),
    ("--item-length 0", "more than 0"), ("--item-lengths 1,-1", "more than 0"),
    ("--items 0", "at least 1"), ("--items -3", "at least 1"), ("--per-page 0", "at least 1"),
    ("--span 0", "at least 1"), ("--repeat 0", "at least 1"), ("--page -1", "at least 0"),
    ("--safe-area -1", "at least 0"), ("--padding 0,-1", "at least 0"), ("--content-length -1", "at least 0"),
    ("--check --tolerance -1", "at least 0"),
    ("--deceleration 0", "between 0 and 1"), ("--deceleration 1", "between 0 and 1"),
    ("--deceleration -0.5", "between 0 and 1"), ("--deceleration 2", "between 0 and 1"),
    ("--items 2.5", "whole number"), ("--per-page 1.5", "whole number"), ("--repeat 1e-1", "whole number"),
    ("--page 0.5", "whole number"), ("--page 20", "0 to 19"),
    ("--width 1e300", "2^53"), ("--velocity -1e300", "2^53"), ("--items 1e300", "2^53"),
  ]

  @Test("what is out of range is told with the range", arguments: ranges)
  func outOfRange(arguments: String, range: String) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    #expect(result.errors.contains(range))
    #expect(result.errors.contains(arguments.split(separator: " ").last { $0.hasPrefix("--") } ?? ""))
    #expect(result.output.isEmpty)
    #expect(result.code == 64)
  }

  @Test(
    "content too long to be told apart is an error and never a trap",
    arguments: [
      "--items 9007199254740992", "--items 1e15", "--items 9e15 --item-length 1 --spacing 1",
      "--items 1e10 --item-length 1e10", "--item-lengths 9007199254740992,9007199254740992",
      "--content-length 9007199254740992 --width 0.5", "--items 9007199254740993 --item-length 9e15",
      "--padding 9e15 --items 9e15", "--per-page 9007199254740992", "--span 9e15",
      "--safe-area 9e15,9e15", "--width 9007199254740992 --safe-area 9007199254740992",
    ]
  )
  func tooLong(arguments: String) async throws {
    let result = try await Shell().run("snapsim \(arguments) --velocity -1200 --behavior paging")
    // A layout that fits after all may be answered; a trap would be a signal, whose code lies above 128.
    #expect(result.code == 64 || result.code == 0)
    if result.code == 64 { #expect((1...2).contains(result.errorLines.count)) }
    #expect(!result.output.contains("nan"))
    #expect(!result.output.contains("inf"))
  }

  @Test("the largest layouts are answered at once")
  func largest() async throws {
    for arguments in [
      "--items 9e15 --item-length 1", "--content-length 9e15", "--items 1e15 --item-length 9",
    ] {
      let result = try await Shell().run("snapsim \(arguments) --velocity -1200 --behavior paging")
      #expect(result.code == 0)
      #expect(result.lines.first == "offset: 390")
    }
  }

  @Test("the help of every quantity states its unit, and velocity its sign rule")
  func units() async throws {
    let result = try await Shell().run("snapsim help options")
    for option in [
      "width", "height", "safe-area", "content-margins", "spacing", "padding", "item-length",
      "item-lengths", "content-length", "offset", "drag", "tolerance",
    ] {
      #expect(result.lines.contains { $0.hasPrefix("  --\(option) PT") }, "\(option)")
    }
    let velocity = try #require(result.lines.first { $0.hasPrefix("  --velocity ") })
    #expect(velocity.hasPrefix("  --velocity PT/S "))
    #expect(velocity.contains("negative is forward"))
  }

  static let slow: [(String, Bool)] = [
    ("0", false), ("0.5", true), ("-1.2", true), ("19.9", true), ("20", false), ("-1200", false),
  ]

  @Test("a velocity between 0 and 20 is warned of, and the exit code is unchanged", arguments: slow)
  func warns(velocity: String, warns: Bool) async throws {
    let result = try await Shell().run("snapsim --behavior paging --velocity \(velocity) --print offset")
    #expect(result.output == (warns || velocity == "0" ? "0\n" : result.output))
    #expect(result.errorLines.count == (warns ? 1 : 0))
    #expect(result.errors.contains("warning") == warns)
    #expect(result.code == 0)
  }
}
