import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("A layout from its options")
struct LayoutOptionsTests {
  private func layout(_ command: String) throws -> ScrollLayout { try RunOptions(command).layout.layout() }

  @Test(
    "a device gives bounds and insets, flags win, and items follow from the container",
    arguments: Table.rows("layouts"))
  func lengths(_ row: [String]) throws {
    let layout = try layout(row[0])
    #expect([layout.bounds, layout.container] == row[1...2].map { Double($0) })
    #expect(abs(layout.contentLength - (Double(row[3]) ?? .nan)) < 1e-9)
  }

  static let sizeClasses: [(String, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)] = [
    ("", .compact, .compact), ("--size-class regular", .regular, .compact),
    ("--axis vertical --size-class regular", .compact, .regular), ("--device iphone-14", .compact, .regular),
    ("--device iphone-14 --landscape", .compact, .compact),
    ("--device iphone-14-plus --landscape", .regular, .compact), ("--device ipad", .regular, .regular),
    ("--device ipad --size-class compact", .compact, .regular),
  ]

  @Test("size classes come from the device, and a flag wins on the axis", arguments: sizeClasses)
  func classes(command: String, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) throws {
    let layout = try layout(command)
    #expect(layout.horizontalSizeClass == horizontal)
    #expect(layout.verticalSizeClass == vertical)
  }
}
