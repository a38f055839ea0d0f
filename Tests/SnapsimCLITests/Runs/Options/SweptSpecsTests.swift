import Foundation
import SnapsimText
import Testing

@testable import SnapsimRuns

@Suite("Specs with parameters that take several values")
struct SweptSpecsTests {
  /// The specs that a command line names once it is read, each with its option.
  private func specs(_ arguments: [String]) throws -> [String] {
    try Invocation(arguments).given.map { "\($0.option) \($0.text ?? "")" }
  }

  @Test(arguments: Table.rows("swept-specs"))
  func `are written out, one for each value`(_ row: [String]) throws {
    #expect(try specs(ErrorMessagesTests.words(row[0])) == Array(row.dropFirst()))
  }

  @Test func `braces in the path of a file that is there are part of its name`() throws {
    let folder = try TemporaryFolder("{1,2} ")
    try folder.write(["{1,2}.swift": "", "{3,4}.swift": ""])
    let files = ["{1,2}.swift", "{3,4}.swift"].map { folder.path + "/" + $0 }
    let both = files.joined(separator: "+")
    for spec in [files[0], both, "new=" + both] {
      #expect(try specs(["--name", spec]) == ["--name " + spec])
      #expect(try specs(["--name", spec + ":S({5,6})"]) == ["--name \(spec):S(5)", "--name \(spec):S(6)"])
    }
    #expect(try specs(["--behavior", "./none/{1,2}.swift"]).count == 2)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [
    ("./S.swift:S(step: {20,40}, by:{1,2})", "step=20 by=1|step=20 by=2|step=40 by=1|step=40 by=2"),
    ("container-paging:threshold={0.1:0.3:0.1}", "threshold=0.1|threshold=0.2|threshold=0.3"),
    ("./S.swift:S({1,2})", "value=1|value=2"), ("paging", ""),
  ])
  func `note each value under its parameter's name`(spec: String, expected: String) throws {
    let noted = try Invocation(["--behavior", spec]).given.map { given in
      given.parameters.map { "\($0.name)=\($0.number.shortest)" }.joined(separator: " ")
    }
    #expect(noted.joined(separator: "|") == expected)
  }

  @Test func `a short name for several gets the values too`() throws {
    #expect(try RunOptions("--name m=multiple:of={20,40}").behaviors.map(\.name) == ["m 20", "m 40"])
  }

  @Test(arguments: ["multiple:of={1:1001:1}", "a:b={1:40:1},c={1:40:1}", "a:b={1:1000000000:1}"])
  func `more of them than can be compiled are refused, alone or together`(spec: String) {
    #expect(throws: UsageError.self) { try specs(["--behavior", spec]) }
    #expect(throws: Never.self) { try specs(["--behavior", "multiple:of={1:1000:1}"]) }
  }
}
