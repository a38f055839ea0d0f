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

  private func remedies(_ text: String) throws -> [SourceRemedy] {
    try ReadFiles.answer([text]).remedies
  }

  /// A function's statements, and these with one remedy; empty where there is none.
  @Test(arguments: [
    (
      "    target.rect.origin.x = page * 40", SourceRemedy.Kind.clamp,
      """
          target.rect.origin.x = page * 40
          target.rect.origin.x = min(max(0, target.rect.origin.x), max(0, context.contentSize.width - context.containerSize.width))
      """
    ),
    (
      "\ttarget.rect.origin.y = 40 // rows", .clamp,
      "\ttarget.rect.origin.y = 40 // rows\n"
        + "\ttarget.rect.origin.y = min(max(0, target.rect.origin.y), max(0, context.contentSize.height - context.containerSize.height))"
    ),
    (
      "    if a { target.rect.origin.x = 0 }", .clamp, ""
    ),
    (
      "    if a {\n      target.rect.origin.x = 0\n    } else {\n      target.rect.origin.x += 4\n    }",
      .clamp,
      """
          if a {
            target.rect.origin.x = 0
          } else {
            target.rect.origin.x += 4
          }
          target.rect.origin.x = min(max(0, target.rect.origin.x), max(0, context.contentSize.width - context.containerSize.width))
      """
    ),
    (
      "    if a {\n      target.rect.origin.x = 0\n      return\n    }\n    target.rect.origin.x = 9", .clamp,
      ""
    ),
    ("    target.rect = rect", .clamp, ""), ("    target.rect.origin = .zero", .clamp, ""),
    (
      "    target.rect.origin.x = page * 40", .end,
      """
          let snapped: CGFloat = page * 40
          let end = max(0, context.contentSize.width - context.containerSize.width)
          target.rect.origin.x = abs(end - target.rect.origin.x) < abs(snapped - target.rect.origin.x) ? end : snapped
      """
    ),
    (
      "    let end = 3\n    target.rect.origin.y = x", .end,
      """
          let end = 3
          let lastOffset = max(0, context.contentSize.height - context.containerSize.height)
          target.rect.origin.y = abs(lastOffset - target.rect.origin.y) < abs(x - target.rect.origin.y) ? lastOffset : x
      """
    ),
    ("    target.rect.origin.x = 0\n    target.rect.origin.x = 4", .end, ""),
    ("    target.rect.origin.x += 4", .end, ""),
    ("    target.rect.origin.x = min(x, context.contentSize.width)", .end, ""),
    ("    target.rect.origin.x = if a { 0 } else { 4 }", .end, ""),
    ("    let page = 4\n    target.rect.origin.x = page * 40\n    later { show(page) }", .end, ""),
    (
      "    let page = x / width\n    let part = y / width", .guardDivisor,
      "    guard width > 0 else { return }\n    let page = x / width\n    let part = y / width"
    ),
    (
      "    let rest = x.truncatingRemainder(dividingBy: context.containerSize.width)", .guardDivisor,
      """
          guard context.containerSize.width > 0 else { return }
          let rest = x.truncatingRemainder(dividingBy: context.containerSize.width)
      """
    ),
    ("    let page = x / width\n    let part = y / height", .guardDivisor, ""),
    (
      "    let moved = target.rect.minY - start\n    let share = part / moved", .guardDivisor,
      "    let moved = target.rect.minY - start\n    guard moved != 0 else { return }\n    let share = part / moved"
    ),
    ("    let half = x / 2 + y / 4.5", .guardDivisor, ""),
    ("    let page = pages.map { $0 / width }", .guardDivisor, ""),
    (
      "    target.rect = CGRect(x: 0, y: page * 40, width: 1, height: 2)", .axisOrigin,
      "    target.rect.origin.y = page * 40"
    ),
    (
      "    target.rect = .init(origin: .init(x: page, y: target.rect.minY), size: size)", .axisOrigin,
      "    target.rect.origin.x = page"
    ),
    ("    target.rect.origin = CGPoint(x: x, y: 0)", .axisOrigin, "    target.rect.origin.x = x"),
    ("    target.rect.origin = CGPoint(x: x, y: y)", .axisOrigin, ""),
    ("    target.rect.origin = .zero", .axisOrigin, ""),
    (
      "    if target.rect.minY < 9 { target.rect.origin = .zero }", .axisOrigin,
      "    if target.rect.minY < 9 { target.rect.origin.y = 0 }"
    ),
    ("    if target.rect.minY < target.rect.minX { target.rect.origin = .zero }", .axisOrigin, ""),
    ("    target.rect.origin = CGPoint(x: x, y: 0)\n    target.rect.origin.y = 3", .axisOrigin, ""),
  ])
  func `are edits of the statement that is meant`(_ body: String, _ kind: SourceRemedy.Kind, _ fixed: String)
    throws
  {
    let text = source(body)
    let remedy = try remedies(text).first { $0.kind == kind && !$0.edits.isEmpty }
    let edited = remedy?.edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(edited == (fixed.isEmpty ? nil : source(fixed)))
  }

  @Test(arguments: [
    (
      "    if context.velocity.dx > 0 { page += 1 }", SourceRemedy.Kind.mirrorVelocity, "context.velocity.dx",
      5
    ),
    (
      "    let speed = context.velocity.dx\n    if abs(speed) > 300 { go() }", .velocityUnit,
      "abs(speed) > 300", 6
    ),
    (
      "    guard abs(d) > 9, ok else { return }\n    target.rect.origin.x = 0", .earlyReturn,
      "unless `abs(d) > 9, ok`", 5
    ),
    (
      "    if d > 9 { x = 1 } else { return }\n    target.rect.origin.x = x", .earlyReturn, "unless `d > 9`",
      5
    ),
    ("    if d > 9 {\n      target.rect.origin.x = 0\n    }", .missingElse, "d > 9", 5),
  ])
  func `are a line and a name where nothing certain can be written`(
    _ body: String, _ kind: SourceRemedy.Kind, _ name: String, _ line: Int
  ) throws {
    let remedy = try #require(try remedies(source(body)).first { $0.kind == kind })
    #expect(remedy.name == name && remedy.line == line && remedy.column >= 5)
    #expect(remedy.edits.isEmpty)
  }

  @Test(arguments: [
    (
      "    if context.layoutDirection == a, context.velocity.dx > 0 { go() }",
      SourceRemedy.Kind.mirrorVelocity
    ),
    ("    if context.velocity.dx > 0 { go() }", .velocityUnit),
    ("    guard w > 0 else { return }\n    target.rect.origin.x = 0", .earlyReturn),
    ("    guard a else { return }\n    guard b else { return }\n    target.rect.origin.x = 0", .earlyReturn),
    ("    if a { target.rect.origin.x = 0 } else { target.rect.origin.x = 1 }", .missingElse),
  ])
  func `are none where no line, or more than one, is meant`(_ body: String, _ kind: SourceRemedy.Kind) throws
  {
    #expect(try !remedies(source(body)).contains { $0.kind == kind })
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
