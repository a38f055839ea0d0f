import Testing

@testable import ScrollSimulation

@Suite("A device's pose")
struct DevicePoseTests {
  @Test(arguments: Device.all)
  func `the other pose of a device has insets and size classes of its own`(_ device: Device) throws {
    for orientation in Device.Orientation.allCases {
      let other: Device.Orientation = orientation == .portrait ? .landscape : .portrait
      for axis in [Axis.horizontal, .vertical] {
        let layout = try ScrollLayout(device, orientation, axis: axis)
        #expect(try layout.turned() == ScrollLayout(device, other, axis: axis))
        #expect(try layout.turned().turned() == layout)
      }
    }
  }

  @Test func `what is stated over a device stays when it is turned`() throws {
    let pose = DevicePose(
      try .named("iphone-14"), .landscape, width: 500, safeArea: AxisInsets(leading: 10, trailing: 20),
      sizeClass: .regular)
    let layout = try ScrollLayout(
      pose, contentMargins: 8, content: .length(3000), layoutDirection: .rightToLeft)
    #expect(layout.boundsSize == CGSize(width: 500, height: 390))
    #expect(layout.container == 500 - 30 - 16)
    let turned = try layout.turned()
    #expect(turned.boundsSize == CGSize(width: 500, height: 844))
    #expect(turned.safeArea == AxisInsets(leading: 10, trailing: 20))
    #expect(turned.crossSafeArea == AxisInsets(leading: 47, trailing: 34))
    #expect(turned.contentMargins == 8 && turned.content == .length(3000))
    #expect(turned.horizontalSizeClass == .regular && turned.verticalSizeClass == .regular)
    #expect(turned.layoutDirection == .rightToLeft)
  }

  @Test(
    "before a turn what stretches with the screen had the same distance to its safe area, or to its ends where it goes beyond",
    arguments: [
      (Device.Orientation.portrait, 358.0, 718.0), (.landscape, 718, 358), (.portrait, 390, 750),
      (.landscape, 812, 358), (.landscape, 844, 390),
    ])
  func stretching(_ orientation: Device.Orientation, _ width: Double, _ before: Double) throws {
    let layout = try ScrollLayout(DevicePose(try .named("iphone-14"), orientation, width: width))
    #expect(try layout.beforeTurn().bounds == before)
    #expect(try layout.turned().bounds == width)
  }

  @Test func `without a device width and height change places within the same insets`() throws {
    let layout = try ScrollLayout(
      bounds: 844, crossBounds: 390, safeArea: 47, crossSafeArea: AxisInsets(leading: 0, trailing: 21))
    let turned = try layout.turned()
    #expect(turned.boundsSize == CGSize(width: 390, height: 844))
    #expect(turned.safeArea == 47 && turned.crossSafeArea == AxisInsets(leading: 0, trailing: 21))
    #expect(try turned.turned() == layout)
  }

  @Test func `content that does not go with the other pose is an error`() throws {
    let stack = ItemStack(count: 3, spacing: -400)
    let layout = try ScrollLayout(try .named("iphone-14"), .landscape, content: .stack(stack))
    #expect(throws: ScrollLayoutError.self) { try layout.turned() }
  }

  @Test(
    "across, a scroll view lies under the safe area only where it is longer than what that leaves",
    arguments: [(844.0, 81.0), (764, 81), (763, 0), (60, 0)])
  func across(_ height: Double, _ insets: Double) throws {
    let layout = try ScrollLayout(DevicePose(try .named("iphone-14"), height: height))
    #expect(layout.crossSafeArea.total == insets && layout.crossContainer == height - insets)
  }
}
