import Testing

@testable import SnapsimCLI

@Suite("A command line that is being typed")
struct CompletionTests {
  /// A line up to the cursor, and the whole words that complete its last one.
  static let lines = Table.rows("completions").map { ($0[0], $0[1].split(separator: " ").map(String.init)) }

  @Test("is completed by what its last word may become", arguments: lines)
  func completed(line: String, expected: [String]) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
    let lines = Completion(of: words, Snapsim.commands).lines
    let found = lines.map { String($0.prefix { $0 != "\t" }) }
      .filter { $0.hasPrefix(words.last ?? "") || $0.hasPrefix(Completion.files) }
    #expect(found == expected)
  }

  @Test func `tells what each option means to its command`() {
    let lines = Completion(of: ["diff", "--tol"], Snapsim.commands).lines
    #expect(lines.contains("--tolerance\toffsets closer than this are the same"))
  }
}
