import Testing

@Suite("The manual page", .timeLimit(.minutes(5)))
struct ManPageTests {
  @Test("25: mandoc finds nothing to complain of")
  func lint() async throws {
    guard try await Shell().run("command -v mandoc").code == 0 else {
      print("mandoc is not installed: the manual page is not tested")
      return
    }
    let result = try await Shell().run("snapsim help man | mandoc -T lint")
    #expect(result.output.isEmpty && result.errors.isEmpty && result.code == 0, "\(result.output)")
  }

  @Test("it reads as the help does")
  func reads() async throws {
    guard try await Shell().run("command -v mandoc").code == 0 else { return }
    let result = try await Shell().run("snapsim help man | mandoc -T utf8 | sed 's/.\\x08//g'")
    for text in [
      "snapsim – where a scroll view settles", "--velocity PT/S", "--item-lengths PT,PT,…",
      "'velocity\\n-1200\\n-300\\n'",
      ":anchor=leading|center|trailing|0…1 (leading)", "EXIT STATUS",
    ] {
      #expect(result.output.contains(text), "\(text)")
    }
  }
}
