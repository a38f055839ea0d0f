import Foundation
import Testing

/// Behavior files in the manner of those in public apps, each member and language form at least once: all compile as they
/// stand and rest where they should.
@Suite("The behavior fixtures", .timeLimit(.minutes(30)))
struct BehaviorFixturesTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Tests/EndToEndTests/Fixtures/Behaviors")

  /// One fixture: the file, the expression that makes the behavior, the offset at which it rests.
  struct Fixture: Sendable {
    let file: String
    let expression: String
    let offset: String

    var spec: String { "./\(file)" + (expression.isEmpty ? "" : ":" + expression) }
  }

  static let fixtures: [Fixture] = {
    let table = (try? String(contentsOf: folder.appendingPathComponent("specs.tsv"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Fixture(file: cells[0] + ".swift", expression: cells[1], offset: cells[2])
    }
  }()

  /// Several fixtures side by side in one run, which compiles them into one executable.
  static let groups: [[Fixture]] = stride(from: 0, to: fixtures.count, by: 32).map {
    Array(fixtures[$0..<min($0 + 32, fixtures.count)])
  }

  @Test func `each file has its row`() {
    #expect(Set(Self.folder.files(".swift")) == Set(Self.fixtures.map(\.file)))
  }

  @Test("each compiles as it stands and rests where it should", arguments: groups.indices)
  func rests(group: Int) async throws {
    let fixtures = Self.groups[group]
    let options = fixtures.map { "--behavior '\($0.spec)'" }.joined(separator: " ")
    let result = try await Shell(directory: Self.folder)
      .run("snapsim \(options) --item-length 120 --velocity -1200 --print offset")
    #expect(result.code == 0, "\(result.errors)")
    for (fixture, offset) in zip(fixtures, result.lines) {
      #expect(offset == fixture.offset, "\(fixture.spec)")
    }
    #expect(result.lines.count == fixtures.count)
  }
}
