import Testing

@testable import SnapsimBehaviorFiles

@Suite("Where a behavior is declared", .readsFiles)
struct BehaviorDeclarationTests {
  @Test(
    "it is the line on which the declaration of its type begins",
    arguments: [(nil, 5), ("Snap(step: 40)", 5), ("Other()", 9), ("Outer.Inner(1)", 13), ("Inner(1)", 13)])
  func line(expression: String?, line: Int) throws {
    let onlySnap =
      "import SwiftUI\n\n// A comment.\n/// What it is.\n@available(iOS 17, *)\nstruct Snap: ScrollTargetBehavior {}\n"
    let rest =
      "\n\nstruct Other: ScrollTargetBehavior {}\n\nenum Outer {\n\n  struct Inner: ScrollTargetBehavior {}\n}\n"
    let source = onlySnap + (expression == nil ? "" : rest)
    #expect(try ReadFiles.answer([source], expression: expression).declaration?.line == line)
  }
}
