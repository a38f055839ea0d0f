import Testing

@testable import SnapsimBehaviorFiles

@Suite(
  "The arguments that a file gives its behavior",
  .readsFiles)
struct SourceUsesTests {
  private static let behavior = "struct Rows: ScrollTargetBehavior { let step: CGFloat }\n"

  /// A view that uses the behavior, with members of its own and statements before.
  private static func view(_ use: String, members: String = "", statements: String = "") -> String {
    """
    \(behavior)struct Feed: View {
      \(members)
      var body: some View {
        \(statements)
        ScrollView {}.scrollTargetBehavior(\(use))
      }
    }
    """
  }

  @Test(
    "are taken with what constants are for their names, and not where only the running app knows them",
    arguments: Table.sections("arguments"))
  func taken(_ name: String, text: String, expression: String) throws {
    let answer = try ReadFiles.answer([text])
    if expression == "?" {
      guard case .needsArguments("Rows", _, _, _, _, _)? = answer.fault else {
        Issue.record("\(name): something is taken")
        return
      }
    } else {
      #expect(answer.expression == expression && answer.isFound, "\(name): \(answer.expression)")
    }
  }

  @Test func `of several are the first, and the others are offered`() throws {
    let text = Self.view("Rows(step: 10)") + Self.view("Rows(step: 20)").dropFirst(Self.behavior.count)
    let answer = try ReadFiles.answer([text])
    #expect(answer.expression == "Rows(step: 10)")
    #expect(answer.notes.first?.hasSuffix("; others are './0.swift:12'") == true)
  }

  @Test("do nothing where they reach for the view's state", arguments: Table.rows("idle-arguments"))
  func idle(_ row: [String]) throws {
    let view = Self.view("Rows(\(row[1]))", members: row[2]).dropFirst(Self.behavior.count)
    let answer = try ReadFiles.answer(["struct Rows: ScrollTargetBehavior { \(row[0]) }\n" + view])
    #expect(answer.expression == row[3])
    let isIdle = ["page", "self", "store"].contains(where: row[1].contains)
    #expect(answer.notes.first?.contains(" does nothing") == isIdle)
  }

  @Test func `may be those of a static member`() throws {
    let text = """
      struct Rows: ScrollTargetBehavior { let step: CGFloat }
      extension ScrollTargetBehavior where Self == Rows { static var wide: Rows { Rows(step: 90) } }
      struct Feed: View { var body: some View { ScrollView {}.scrollTargetBehavior(.wide) } }
      """
    #expect(try ReadFiles.answer([text]).expression == ".wide")
  }

  @Test func `stand within a condition that does not hold here`() throws {
    let text = "#if DEBUG\n#elseif os(macOS)\nstruct A: ScrollTargetBehavior {}\n#endif\n"
    let answer = try ReadFiles.answer([text])
    #expect(
      answer.notes == ["./0.swift:2: #elseif os(macOS) is taken as true, as the behavior stands within"])
    #expect(answer.texts == [text.replacing("DEBUG", with: "false").replacing("os(macOS)", with: "true")])
  }
}
