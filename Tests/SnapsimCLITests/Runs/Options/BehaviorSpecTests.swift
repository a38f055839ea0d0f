import Testing

@testable import SnapsimRuns

struct BehaviorSpecTests {
  static let specs: [(String, String, [String])] = [
    ("paging", "paging", []), ("multiple:of=40", "multiple", ["of=40"]), ("paging:", "paging", [""]),
    ("view-aligned:limit=never,", "view-aligned", ["limit=never", ""]),
    (" .viewAligned ( ) ", "view-aligned", []),
    (
      ".viewAligned(limitBehavior: .never,anchor:UnitPoint.center)", "view-aligned",
      ["limitBehavior=.never", "anchor=.center"]
    ),
    (".viewAligned(anchor: nil)", "view-aligned", []), ("multiple(of: 0.5)", "multiple", ["of=0.5"]),
    ("viewAligned(anchor: UnitPoint(x: 0, y: 1))", "view-aligned", ["anchor=UnitPoint(x: 0, y: 1)"]),
    ("SingleViewScrollTargetBehavior()", "single-view", []),
    ("FlickPagingBehavior(most: 2)", "flick-paging", ["most=2"]),
    (".scrollTargetBehavior(.paging)", "paging", []), ("Paging", "Paging", []), ("", "", []),
  ]

  @Test("a spec is a name and settings, in SwiftUI's words or ours", arguments: specs)
  func parts(spec: String, name: String, settings: [String]) throws {
    let parts = try BehaviorSpec(spec)
    #expect(parts.name == name)
    #expect(parts.settings == settings)
  }
}
