import ScrollBehavior
import Testing

struct AxisTests {
  @Test(arguments: [(Axis.horizontal, Int8(1)), (.vertical, 2)])
  func `each axis has a bit of its own, as in SwiftUI`(axis: Axis, bit: Int8) {
    #expect(Axis.Set(axis).rawValue == bit)
    #expect(Axis.Set(axis).contains(Axis.Set(axis)))
  }

  @Test("an axis describes itself by its name", arguments: zip(Axis.allCases, ["horizontal", "vertical"]))
  func description(axis: Axis, name: String) {
    #expect(axis.description == name)
    #expect("\(axis)" == name)
  }
}
