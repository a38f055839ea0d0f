import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("A layout from its options")
struct LayoutOptionsTests {
  private func layout(_ command: String) throws -> ScrollLayout {
    try RunOptions(command).layout.layout()
  }

  static let layouts: [(String, bounds: Double, container: Double, content: Double)] = [
    ("", 390, 390, 7800),
    ("--axis vertical", 844, 844, 16880),
    ("--width 844", 844, 844, 16880),
    ("--device iphone-14", 390, 390, 7800),
    ("--device iphone-14 --axis vertical", 844, 763, 15260),
    ("--device iphone-14 --landscape", 844, 750, 15000),
    ("--landscape --device iphone-14", 844, 750, 15000),
    ("--device iphone-14 --landscape --axis vertical", 390, 369, 7380),
    ("--device iphone-14 --landscape --width 500", 500, 406, 8120),
    ("--width 500 --device iphone-14 --landscape", 500, 406, 8120),
    ("--device iphone-14 --landscape --safe-area 0", 844, 844, 16880),
    ("--safe-area 10,20 --device iphone-14 --landscape", 844, 814, 16280),
    ("--device iphone-14 --landscape --content-margins 10", 844, 730, 14600),
    ("--safe-area 47", 390, 296, 5920),
    ("--content-margins 20,30", 390, 340, 6800),
    ("--items 3", 390, 390, 1170),
    ("--item-length 100 --items 5", 390, 390, 500),
    ("--item-length 100 --items 5 --spacing 10", 390, 390, 540),
    ("--item-length 100 --items 5 --padding 7,8", 390, 390, 515),
    ("--item-lengths 100,200,300", 390, 390, 600),
    ("--item-lengths 100,200,300 --spacing 10 --padding 5", 390, 390, 630),
    ("--per-page 2 --items 4 --spacing 10", 390, 390, 790),
    ("--per-page 3 --span 2 --items 2 --spacing 15", 390, 390, 525),
    ("--content-length 1000", 390, 390, 1000),
    ("--content-length 0", 390, 390, 0),
  ]

  @Test(
    "a device gives bounds and insets, flags win, and items follow from the container",
    arguments: layouts
  )
  func lengths(command: String, bounds: Double, container: Double, content: Double) throws {
    let layout = try layout(command)
    #expect(layout.bounds == bounds)
    #expect(layout.container == container)
    #expect(abs(layout.contentLength - content) < 1e-9)
  }

  static let sizeClasses: [(String, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass)] = [
    ("", .compact, .compact),
    ("--size-class regular", .regular, .compact),
    ("--axis vertical --size-class regular", .compact, .regular),
    ("--device iphone-14", .compact, .regular),
    ("--device iphone-14 --landscape", .compact, .compact),
    ("--device iphone-14-plus --landscape", .regular, .compact),
    ("--device ipad", .regular, .regular),
    ("--device ipad --size-class compact", .compact, .regular),
  ]

  @Test("size classes come from the device, and a flag wins on the axis", arguments: sizeClasses)
  func classes(command: String, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) throws {
    let layout = try layout(command)
    #expect(layout.horizontalSizeClass == horizontal)
    #expect(layout.verticalSizeClass == vertical)
  }

  @Test func `the direction of the layout is passed on`() throws {
    #expect(try layout("--layout-direction rtl").layoutDirection == .rightToLeft)
    #expect(try layout("").layoutDirection == .leftToRight)
  }
}
