import Testing

@Suite("Behavior files in a project", .timeLimit(.minutes(10)))
struct ProjectTests {
  let folder: BehaviorFolder

  init() throws {
    folder = try BehaviorFolder(hasOwnCache: true)
    try folder.write("Package.swift", "")
    try folder.take("Project")
  }

  private func settle(_ options: String) async throws -> Shell.Result {
    try await folder.shell.run("snapsim \(options) --velocity -1200 --print offset")
  }

  @Test func `take what they lack from there, and tell it; a change there is seen`() async throws {
    let first = try await settle("--behavior ./Snap.swift")
    #expect(first.output == "600\n", "\(first)")
    for words in [
      "Spacing, from ./Spacing.swift:2", "the behavior is Snap(step: gap * 4 + .gutter), from ./Feed.swift:5",
    ] {
      #expect(first.errors.contains(words), "\(first)")
    }
    let again = try await settle("--behavior ./Snap.swift")
    #expect(again.output == "600\n" && again.errors.isEmpty, "\(again)")
    try folder.write(
      "Spacing.swift", "import Foundation\nenum Spacing { static let md: CGFloat = Unit.one * 4 }\n")
    #expect(try await settle("--behavior ./Snap.swift").output == "630\n")
    let alone = try await settle("--behavior ./Snap.swift --alone")
    #expect(alone.code == 65 && alone.errors.contains("Snap(step: ‹points›)"), "\(alone)")
  }

  @Test func `have what a view is given, by its type, and what they add to every view`() async throws {
    try folder.take("Given")
    let settled = try await settle("--behavior ./Ruler.swift:6")
    #expect(settled.output == "600\n" && settled.errors.contains("pitch, from ./Tape.swift:1"), "\(settled)")
    let alone = try await settle("--behavior ./Snap.swift+./Ruler.swift:6 --alone")
    #expect(alone.code == 65 && alone.errors.contains("Snap(step: ‹points›)"), "\(alone)")
  }

  @Test func `are found for the line that attaches them, beside others`() async throws {
    let run = try await settle("--behavior ./Feed.swift:5 --behavior './Snap.swift:Snap(step: 7)'")
    #expect(run.code == 0 && run.output.contains("600") && run.output.contains("595"), "\(run)")
    #expect(run.errors.contains("Snap, from ./Snap.swift:2"), "\(run)")
  }

  @Test func `are not chosen among several`() async throws {
    let shell = folder.shell
    _ = try await shell.run("mkdir A B && mv Spacing.swift A && cp A/Spacing.swift B")
    let run = try await settle("--behavior ./Snap.swift")
    #expect(run.code == 65, "\(run)")
    #expect(
      run.errors.contains(
        "several files of the project declare Spacing; name one: './Snap.swift+./A/Spacing.swift', './Snap.swift+./B/Spacing.swift'"
      ), "\(run)")
    #expect(try await settle("--behavior ./Snap.swift+./A/Spacing.swift").output == "600\n")
  }
}
