import Testing

@testable import SnapsimBehaviorFiles

@Suite("The remedies of a behavior's source", .readsFiles)
struct BehaviorRemediesTests {
  private func source(_ body: String) -> String {
    """
    import SwiftUI

    struct A: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    \(body)
      }
    }

    """
  }

  private func remedies(_ text: String) throws -> [SourceRemedy] { try ReadFiles.answer([text]).remedies }

  @Test(arguments: Table.sections("remedies"))
  func `are edits of the statement that is meant`(_ kind: String, _ body: String, _ fixed: String) throws {
    let text = source(body)
    let remedy = try remedies(text).first { "\($0.kind)" == kind && !$0.edits.isEmpty }
    let edited = remedy?.edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(edited == (fixed.isEmpty ? nil : source(fixed)))
  }

  @Test(arguments: Table.rows("remedies-told"))
  func `are a line and a name where nothing certain can be written`(_ row: [String]) throws {
    let remedy = try #require(try remedies(source(row[0])).first { "\($0.kind)" == row[1] })
    #expect(remedy.name == row[2] && remedy.line == Int(row[3]) && remedy.column >= 5)
    #expect(remedy.edits.isEmpty)
  }

  @Test(arguments: Table.pairs("remedies-none"))
  func `are none where no line, or more than one, is meant`(_ body: String, _ kind: String) throws {
    #expect(SourceRemedy.Kind(rawValue: kind) != nil)
    #expect(try !remedies(source(body)).contains { "\($0.kind)" == kind })
  }

  @Test func `go by the parameters' own names, and are none where one has none`() throws {
    let named = source("    goal.rect.origin.x = 4").replacing("_ target:", with: "_ goal:")
      .replacing("context:", with: "context c:")
    let clamp = try remedies(named).first { $0.kind == .clamp }
    #expect(clamp?.edits.first?.text.contains("max(0, c.contentSize.width - c.containerSize.width)") == true)
    #expect(
      try remedies(source("    target.rect.origin.x = 4").replacing("context:", with: "context _:")).isEmpty)
  }

  @Test func `keep the line ends of the file`() throws {
    let text = source("    target.rect.origin.x = x / w").replacing("\n", with: "\r\n")
    for remedy in try remedies(text) where !remedy.edits.isEmpty {
      let edited = try #require(remedy.edits.applied(to: Array(text.utf8)))
      let lines = String(decoding: edited, as: UTF8.self).components(separatedBy: "\n").dropLast()
      #expect(lines.allSatisfy { $0.hasSuffix("\r") }, "\(remedy.kind)")
    }
  }

  @Test func `are combined one by one and in pairs, and edits that meet are none`() {
    func remedy(_ kind: SourceRemedy.Kind, _ range: Range<Int>) -> SourceRemedy {
      SourceRemedy(kind: kind, line: 1, column: 1, name: "", edits: [.init(range, "x")])
    }
    let all = [remedy(.clamp, 4..<4), remedy(.end, 2..<4), remedy(.axisOrigin, 3..<5)]
    #expect(all.combined.map { $0.map(\.kind) }.count == 6)
    let text = Array("abcdef".utf8)
    #expect(
      (all[0].edits + all[1].edits).applied(to: text).map { String(decoding: $0, as: UTF8.self) } == "abxxef")
    #expect((all[1].edits + all[2].edits).applied(to: text) == nil)
  }
}
