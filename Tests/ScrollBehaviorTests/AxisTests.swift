import ScrollBehavior
import Testing

struct AxisTests {
  @Test(
    "each axis has a bit of its own, as in SwiftUI",
    arguments: [(Axis.horizontal, Int8(1)), (.vertical, 2)]
  )
  func bits(axis: Axis, bit: Int8) {
    #expect(Axis.Set(axis).rawValue == bit)
    #expect(Axis.Set(axis).contains(Axis.Set(axis)))
  }

  @Test("the named sets hold the axis they are named for and no other")
  func namedSets() {
    #expect(Axis.Set.horizontal == Axis.Set(.horizontal))
    #expect(Axis.Set.vertical == Axis.Set(.vertical))
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect(!Axis.Set.vertical.contains(.horizontal))
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(both.rawValue == 3)
    #expect(both.contains(.horizontal) && both.contains(.vertical))
    #expect(Axis.Set().isEmpty)
  }

  @Test("unknown bits are kept and mean nothing")
  func unknownBits() {
    let set = Axis.Set(rawValue: 4)
    #expect(set.rawValue == 4)
    #expect(!set.contains(.horizontal) && !set.contains(.vertical))
  }

  @Test("an axis describes itself by its name", arguments: zip(Axis.allCases, ["horizontal", "vertical"]))
  func description(axis: Axis, name: String) {
    #expect(axis.description == name)
    #expect("\(axis)" == name)
  }
}
