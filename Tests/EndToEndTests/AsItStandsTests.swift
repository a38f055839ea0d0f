import Foundation
import Testing

/// Behavior files in the manner of those in public apps, each member and language form at least once, with their arguments,
/// their faults and what surrounds them.
///
/// What each has to come to stands in the comments that it begins with.
@Suite("Behavior files as they stand", .timeLimit(.minutes(20)))
struct AsItStandsTests {
  static let folder = Shell.packageRoot.appendingPathComponent("Tests/EndToEndTests/Fixtures/AsItStands")

  /// A file, and what its first comments say.
  struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    var expression = ""
    var options = ""
    var rests: String?
    var code: Int32 = 0
    var says: [String] = []
    var saysNot: [String] = []
    var isSilent = false

    /// The values for the places to fill in what an error proposes, which then is pasted.
    var fillings: [String]?

    var testDescription: String { name }
    var behavior: String { "--behavior './\(name).swift\(expression)'" }

    /// Whether it says the same beside others of its kind, with which it is compiled at once.
    var isPlain: Bool { code == 0 && saysNot.isEmpty && fillings == nil }
    var kind: String { "\(options) \(isSilent)" }

    init(_ file: URL) {
      name = file.deletingPathExtension().lastPathComponent
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("// ") }) {
        let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.last ?? "") {
        case ("expression", let value): expression = ":" + value
        case ("options", let value): options = value
        case ("rests", let value): rests = value
        case ("code", let value): code = Int32(value) ?? 0
        case ("says", let value): says.append(value)
        case ("says not", let value): saysNot.append(value)
        case ("silent", _): isSilent = true
        case ("pastes", let value): fillings = value.components(separatedBy: "; ")
        default: Issue.record("\(name): \(line)")
        }
      }
    }
  }

  static let fixtures = folder.files(".swift").map { Fixture(folder.appendingPathComponent($0)) }

  /// A cache for these tests alone: what is told of a file is told only as it is compiled.
  static let scratch: Result<BehaviorFolder, any Error> = Result {
    let folder = try BehaviorFolder(hasOwnCache: true)
    // What is static is not let go of.
    atexit { try? FileManager.default.removeItem(at: AsItStandsTests.scratch.get().url) }
    return folder
  }

  static let groups: [[Fixture]] = Dictionary(grouping: fixtures.filter(\.isPlain), by: \.kind).values
    .flatMap { alike in
      stride(from: 0, to: alike.count, by: 32).map { Array(alike[$0..<min($0 + 32, alike.count)]) }
    }

  @Test func `say where they rest, unless they fail`() {
    #expect(!Self.fixtures.isEmpty && Self.fixtures.allSatisfy { $0.code != 0 || $0.rests != nil })
  }

  @Test("rest where they should side by side, and say what has to be said", arguments: groups.indices)
  func together(group: Int) async throws {
    let fixtures = Self.groups[group]
    let behaviors = fixtures.map(\.behavior).joined(separator: " ")
    let run = try await Shell(environment: Self.scratch.get().environment, directory: Self.folder).run(
      "snapsim --alone \(behaviors) --velocity -1200 --print offset \(fixtures[0].options)")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.lines == fixtures.map { $0.rests ?? "" }, "\(run.errors)")
    for fixture in fixtures {
      for words in fixture.says { #expect(run.errors.contains(words), "\(fixture.name): \(run.errors)") }
      if fixture.isSilent { #expect(run.errors.isEmpty, "\(run.errors)") }
    }
  }

  @Test("rest where they should, or say what is wrong", arguments: fixtures.filter { !$0.isPlain })
  func rest(_ fixture: Fixture) async throws {
    let shell = try Shell(environment: Self.scratch.get().environment, directory: Self.folder)
    func settle(_ behavior: String) async throws -> Shell.Result {
      try await shell.run("snapsim --alone \(behavior) --velocity -1200 --print offset \(fixture.options)")
    }
    var errors = ""
    var run = try await settle(fixture.behavior)
    if let fillings = fixture.fillings {
      #expect(run.code == 65)
      errors = run.errors
      var proposed = String(try #require(errors.firstMatch(of: /in (--behavior '[^']*')/)?.1))
      for value in fillings { proposed = proposed.replacing(/‹[^›]*›/, with: value, maxReplacements: 1) }
      run = try await settle(proposed)
    }
    errors += run.errors
    #expect(run.code == fixture.code, "\(run.errors)")
    #expect(run.output == fixture.rests.map { $0 + "\n" } ?? "", "\(run.errors)")
    for words in fixture.says { #expect(errors.contains(words), "\(errors)") }
    for words in fixture.saysNot { #expect(!run.errors.contains(words), "\(run.errors)") }
  }
}
