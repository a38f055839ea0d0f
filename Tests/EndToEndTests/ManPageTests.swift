import Testing

@Suite("The manual page", .timeLimit(.minutes(30)), .needs("mandoc"))
struct ManPageTests {
  @Test func `mandoc finds nothing to complain of`() async throws {
    let result = try await Shell().run("snapsim help man | mandoc -T lint")
    #expect(result.output.isEmpty && result.errors.isEmpty && result.code == 0, "\(result.output)")
  }

  @Test func `it reads as the help does`() async throws {
    let result = try await Shell().run("snapsim help man | mandoc -T utf8 | sed 's/.\\x08//g'")
    for text in [
      "snapsim – where a scroll view settles", "--velocity PT/S", "--item-lengths PT,PT,…",
      "'velocity\\n-1200\\n-300\\n'", ":anchor=leading|center|trailing|0…1 (leading)", "EXIT STATUS",
    ] { #expect(result.output.contains(text), "\(text)") }
  }
}
