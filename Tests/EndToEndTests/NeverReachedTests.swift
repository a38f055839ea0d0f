import Testing

@Suite("What no gesture reaches of a behavior file", .timeLimit(.minutes(30)))
struct NeverReachedTests {
  /// Runs a script beside a file of pages, with a branch under some condition that leads to the same page.
  private func run(_ script: String, on condition: String) async throws -> Shell.Result {
    let folder = try BehaviorFolder()
    try folder.write(
      "Pages.swift", behavior: "Pages",
      body: """
        let width = context.containerSize.width
            guard width > 0 else { return }
            let speed = abs(context.velocity.dx)
            let page = (target.rect.minX / width).rounded()
            if \(condition) {
              target.rect.origin.x = page * width
              return
            }
            target.rect.origin.x = page * width
        """)
    return try await folder.shell.run(script)
  }

  @Test(arguments: [
    ("speed > 50_000", "warning", "`speed > 50_000` is never true"),
    ("speed >= 0", "warning", "`speed >= 0` is always true"), ("speed > 1234", nil, ""),
    ("speed > 1.5", nil, ""), ("page > 1000000", "note", "`page > 1000000` is never true"),
    ("context.contentSize.width < -1 && speed > 3", "note", "is never true"),
  ])
  func `is told with its line, and a warning of a velocity`(
    _ condition: String, _ severity: String?, _ words: String
  ) async throws {
    let result = try await run(
      "snapsim audit --behavior ./Pages.swift --effort quick --verbose", on: condition)
    #expect(result.errors.isEmpty)
    guard let severity else {
      #expect(!result.output.contains("never-reached"), "\(result.output)")
      return
    }
    #expect(result.output.contains("\n\(severity): never-reached: "), "\(result.output)")
    #expect(result.output.contains("./Pages.swift:9: ") && result.output.contains(words), "\(result.output)")
  }
}
