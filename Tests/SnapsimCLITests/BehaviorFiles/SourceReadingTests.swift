import SeededNumbers
import Testing

@testable import SnapsimBehaviorFiles

@Suite(
  "Finding the behaviors of a file", .readsFiles)
struct SourceReadingTests {
  /// What makes the behavior of a text by itself, if something does.
  private func expression(_ text: String) throws -> String? {
    let answer = try ReadFiles.answer([text])
    return answer.fault == nil ? answer.expression : nil
  }

  /// The expressions that are proposed for the behavior of a text, and what it needs.
  private func needs(_ text: String) throws -> (parameters: [String], expression: String)? {
    guard
      case .needsArguments("A", _, _, let parameters, _, let commands)? = try ReadFiles.answer([text]).fault
    else { return nil }
    return (
      parameters,
      commands.map { String($0.dropFirst("'./0.swift:".count).dropLast()) }.joined(separator: " or ")
    )
  }

  /// The lines on the arguments that some files do not say.
  private func lines(_ texts: [String]) throws -> [String] {
    let fault = try ReadFiles.answer(texts).fault
    return if case .needsArguments(_, _, _, _, let lines, _)? = fault { lines } else { [] }
  }

  @Test("is made as its file says, or what it needs is named", arguments: Table.sections("behaviors"))
  func made(_ id: String, _ text: String, _ expected: String) throws {
    guard let arrow = expected.firstRange(of: "→ ") else {
      #expect(try expression(text) == expected, "\(id)")
      return
    }
    let found = try #require(try needs(text), "\(id)")
    #expect(found.expression == expected[arrow.upperBound...])
    let parameters = expected[..<arrow.lowerBound]
    #expect(parameters.isEmpty || parameters == found.parameters.joined(separator: "; ") + " ")
  }

  @Test(arguments: [
    ("/// One card\n  // per swipe.\n@MainActor\n", "One card per swipe. "),
    ("// A header.\r\n\r\n/* One card */\r\n", "One card */ "), ("/// Not this.\n\n", ""), ("", ""),
  ])
  func `has the comment right above its declaration`(_ above: String, _ comment: String) throws {
    let behavior = "struct A: ScrollTargetBehavior {\n  // Inside.\n}"
    #expect(try ReadFiles.answer(["import SwiftUI\n\n" + above + behavior]).comment == comment)
  }

  @Test func `asks for a value of a type whose alias leads back to its own name`() throws {
    let asked = try needs(
      "typealias Element = Data.Element\nstruct A: ScrollTargetBehavior {\n  let selected: Element\n}")
    #expect(asked?.expression == "A(selected: ‹Data.Element›)", "\(String(describing: asked))")
    for aliases in ["typealias Step = Step", "typealias Step = Pace\ntypealias Pace = Step"] {
      let text = aliases + "\nstruct A: ScrollTargetBehavior {\n  let step: Step\n}"
      #expect(try needs(text)?.expression.hasPrefix("A(step: ‹") == true)
    }
  }

  @Test func `names nested ones by their way, and knows what is hidden`() throws {
    let answer = try ReadFiles.answer([
      "struct V: View {\n  var body: some View { Text(\"a\") }\n  private struct S: ScrollTargetBehavior {}\n}"
    ])
    #expect(answer.expression == "V.S()")
    #expect(answer.texts[0].contains("fileprivate struct S:"))
  }

  @Test(arguments: [
    "", "struct A {}", "protocol P: ScrollTargetBehavior {}", "// struct A: ScrollTargetBehavior {}",
    "{{{ \"", "#if",
  ])
  func `finds none where there is none`(text: String) throws {
    let isNone = if case .noBehavior? = try ReadFiles.answer([text]).fault { true } else { false }
    #expect(isNone)
  }

  @Test func `ends on any text`() throws {
    let pieces = [
      "struct A", ": ", "ScrollTargetBehavior", "{", "}", "(", ")", "\"", "\\(", "/*", "*/", "#\"", "@",
      "init", "\n", "<", ">", ",", "let x", "case", "#if", "`",
    ]
    var random = SplitMix64(seed: 6)
    let texts = (0..<500).map { _ in
      (0..<Int.random(in: 0...20, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    #expect(try ReadFiles.answer(texts).hasErrors.count == texts.count)
  }

  @Test(
    "tells how the code uses what it needs", arguments: Table.pairs("uses"))
  func uses(body: String, words: String) throws {
    let text = """
      struct A: ScrollTargetBehavior {
        let kept: CGFloat
        init(
          every step: CGFloat
        ) { self.step = step }
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { \(body) }
      }
      """
    let expected = "./0.swift:4: every: CGFloat" + (words.isEmpty ? "" : ", " + words)
    #expect(try lines([text]) == [expected])
  }

  @Test func `where it is given, by the file that says so`() throws {
    let behavior = """
      struct A: ScrollTargetBehavior {
        let step: CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
      }
      """
    let view = """
      struct Rows: View {
        let model: Model

        var body: some View { ScrollView { Color.red }.scrollTargetBehavior(A(step: model.step)) }
      }
      """
    let lines = try lines([behavior, view])
    #expect(lines.first?.hasPrefix("./1.swift:4: step: CGFloat, given as `model.step`") == true, "\(lines)")
  }
}
