import Testing

/// How options are taken: repeated, misspelt, in conflict.
@Suite("Options", .timeLimit(.minutes(30)))
struct OptionsTests {
  private func expectMistake(
    _ arguments: String,
    says words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await Shell().run("snapsim \(arguments)")
    for word in words {
      #expect(
        result.errors.contains(word),
        "\(arguments): \(result.errors)",
        sourceLocation: sourceLocation
      )
    }
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.code == 64, sourceLocation: sourceLocation)
    #expect((1...2).contains(result.errorLines.count), sourceLocation: sourceLocation)
  }

  @Test("a switch takes no value")
  func switches() async throws {
    for option in ["--explain", "--version", "--help"] {
      try await expectMistake("\(option)=yes", says: option, "takes no value")
    }
    try await expectMistake("--device iphone-14 --landscape=true", says: "--landscape")
  }

  @Test("where an option repeats, the last wins")
  func lastWins() async throws {
    let repeated = try await Shell().run("snapsim --velocity 5000 --width 1 --velocity -1200 --width 844")
    let once = try await Shell().run("snapsim --velocity -1200 --width 844")
    #expect(repeated == once)
    #expect(once.code == 0)
  }

  @Test("behaviors are compared, one row each, in the order typed")
  func behaviors() async throws {
    let result = try await Shell().run(
      "snapsim --behavior paging --behavior none --behavior=paging --velocity -1200 --print behavior"
    )
    #expect(result.output == "paging\nnone\npaging\n")
  }

  @Test("after -- nothing is an option")
  func terminator() async throws {
    try await expectMistake("-- --velocity -1200", says: "--velocity")
    try await expectMistake("--check -- --help", says: "--help")
    let result = try await Shell().run("snapsim --velocity -1200 --")
    #expect(result.code == 0)
  }

  static let orders: [String] = [
    "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200",
    "snapsim --landscape --velocity -1200 --device iphone-14 --behavior paging",
    "snapsim --velocity=-1200 --landscape --behavior=paging --device=iphone-14",
  ]

  @Test("the order of options does not matter", arguments: orders)
  func orderFree(script: String) async throws {
    let expected = try await Shell().run(Self.orders[0])
    #expect(expected.code == 0)
    #expect(try await Shell().run(script) == expected)
  }

  @Test("an unknown option gets one suggestion when it is close, and is never executed")
  func unknownOption() async throws {
    try await expectMistake("--velocty -1200", says: "--velocty", "did you mean --velocity?")
    try await expectMistake("--velocty=-1200", says: "--velocty", "did you mean --velocity?")
    try await expectMistake("--wdith 844", says: "--wdith", "did you mean --width?")
    try await expectMistake("--Velocity 1", says: "did you mean --velocity?")
    for arguments in ["--nonsense", "--1200", "-1200", "--speed 3"] {
      let result = try await Shell().run("snapsim \(arguments)")
      #expect(!result.errors.contains("did you mean"))
      #expect(result.output.isEmpty)
      #expect(result.code == 64)
    }
  }

  @Test("a number is never corrected")
  func numbers() async throws {
    for value in ["12OO", "l200", "nane", "1,2oo"] {
      let result = try await Shell().run("snapsim --velocity \(value)")
      #expect(!result.errors.contains("did you mean"))
      #expect(result.code == 64)
    }
  }

  @Test("an unknown name is told with the valid ones and the nearest")
  func unknownNames() async throws {
    try await expectMistake("--behavior pagin", says: "'pagin'", "did you mean paging?", "none, paging")
    try await expectMistake("--behavior Paging", says: "did you mean paging?")
    try await expectMistake("--behavior ''", says: "none, paging")
    try await expectMistake("--format jsn", says: "'jsn'", "did you mean json?", "text", "json")
    try await expectMistake("--device iphone14", says: "did you mean iphone-14,", "snapsim devices lists all")
    try await expectMistake("--device iphone-99", says: "'iphone-99'", "snapsim devices lists all")
    try await expectMistake("--axis vertcal", says: "did you mean vertical?", "horizontal")
    try await expectMistake("--print ofset", says: "did you mean offset?", "misalignment")
    try await expectMistake("--deceleration slow", says: "normal", "fast")
  }

  @Test("every device that is listed can be named")
  func devices() async throws {
    let result = try await Shell().run(
      "snapsim devices | tail -n +2 | while read -r name rest; do "
        + "snapsim --device \"$name\" --print page || echo \"$name\"; done"
    )
    #expect(Set(result.lines) == ["0"])
    #expect(result.lines.count > 20)
    #expect(result.errorLines.allSatisfy { $0.hasPrefix("snapsim: warning: ") && $0.contains("estimate") })
  }

  @Test("options have no abbreviations")
  func noPrefixes() async throws {
    for option in ["--vel 3", "--beh paging", "--land", "--item-len 3", "--vers"] {
      try await expectMistake(option, says: "no option \(option.prefix { $0 != " " })")
    }
  }

  static let conflicts: [(String, String)] = [
    ("--item-lengths 100,200", "--items 2"), ("--item-lengths 100", "--item-length 100"),
    ("--content-length 100", "--items 2"), ("--content-length 100", "--item-lengths 5"),
    ("--offset 1", "--page 1"),
  ]

  @Test("options in conflict are both named", arguments: conflicts)
  func namesBoth(one: String, other: String) async throws {
    let names = [one, other].map { String($0.prefix { $0 != " " }) }
    try await expectMistake("\(one) \(other)", says: names[0], names[1])
    try await expectMistake("\(other) \(one)", says: names[0], names[1])
  }

  @Test("-h is the only short option")
  func shortOptions() async throws {
    #expect(try await Shell().run("snapsim -h").code == 0)
    for option in ["-v", "-V", "-w 3", "-velocity -1200", "-hv"] {
      try await expectMistake(option, says: String(option.prefix { $0 != " " }))
    }
  }

  @Test("an argument left over is a mistake")
  func leftovers() async throws {
    try await expectMistake("leftover", says: "'leftover'")
    try await expectMistake("--velocity -1200 300", says: "'300'")
    try await expectMistake("-1200", says: "'-1200'")
    try await expectMistake("''", says: "''")
    try await expectMistake("devices more", says: "'more'")
    try await expectMistake("devices --velocity -1200", says: "--velocity")
    try await expectMistake("--landscape --device iphone-14 landscape", says: "'landscape'")
  }
}
