import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("What a batch's columns mean")
struct BatchColumnsTests {
  @Test("columns are named like options, and all others are handed on")
  func roles() throws {
    let columns = try BatchColumns(["id", "offset", "width", "note", "behavior", "velocity"])
    #expect(
      columns.roles == [
        .passed(0), .gesture(.offset), .option(.width), .passed(1), .option(.behavior), .gesture(.velocity),
      ])
    #expect(columns.passed == ["id", "note"])
    #expect(columns.options == [.offset, .width, .behavior, .velocity])
  }

  @Test("blanks around a name do not matter")
  func blanks() throws {
    #expect(try BatchColumns([" velocity", "drag\t"]).roles == [.gesture(.velocity), .gesture(.drag)])
  }

  static let settable = [
    "device", "landscape", "width", "height", "axis", "safe-area", "content-margins", "items", "per-page",
    "span", "spacing", "padding", "item-length", "item-lengths", "content-length", "no-scroll-target-layout",
    "layout-direction", "size-class", "offset", "page", "drag", "velocity", "behavior", "deceleration",
    "projection", "context-velocity",
  ]

  @Test("a row may set layout, gesture, behavior and physics, and nothing of the run")
  func options() {
    #expect(BatchColumns.settable.map(\.name) == Self.settable)
    for name in ["format", "print", "repeat", "gesture", "check", "output", "help", "--velocity", "Velocity"]
    {
      #expect(BatchColumns.option(named: name) == nil)
    }
  }

  static let mistakes: [([String], BatchColumns.Flaw)] = [
    ([], .noOption(near: nil)), (["id"], .noOption(near: nil)), ([""], .noOption(near: nil)),
    (["velocity", "velocity"], .twice("velocity")),
    (["id", "velocity", "id"], .twice("id")), (["velocity", " velocity"], .twice(" velocity")),
    (["x", "x"], .twice("x")),
  ]

  @Test("a header without options, or with a name twice, is refused", arguments: mistakes)
  func refuses(names: [String], flaw: BatchColumns.Flaw) {
    #expect(throws: flaw) { try BatchColumns(names) }
  }

  static let meanings: [(String, Option?)] = [
    ("velocty", .velocity), ("Velocity", .velocity), ("ofset", .offset),
    ("item-lenght", Option.itemLength),
    ("id", nil), ("note", nil), ("timestamp", nil), ("", nil),
  ]

  @Test("a name that is nearly an option's is told", arguments: meanings)
  func meant(name: String, option: Option?) {
    #expect(BatchColumns.meant(by: name) == option)
  }
}
