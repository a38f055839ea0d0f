import ScrollSimulation
import Testing

struct DeviceTests {
  /// Of each family one: its size upright, its insets upright and on its side, and how far a landscape page drifts.
  static let devices: [(name: String, width: Double, height: Double, AxisInsets, AxisInsets, drift: Double)] =
    [
      ("iphone-se", 375, 667, AxisInsets(leading: 20, trailing: 0), .zero, 0),
      ("iphone-14", 390, 844, AxisInsets(leading: 47, trailing: 34), 47, 94),
      ("iphone-17-pro-max", 440, 956, AxisInsets(leading: 62, trailing: 34), 62, 124),
      ("ipad-13", 1032, 1376, AxisInsets(leading: 24, trailing: 20), .zero, 0),
    ]

  @Test("screens and safe areas turn with the device, and so a landscape page drifts", arguments: devices)
  func table(
    name: String, width: Double, height: Double, upright: AxisInsets, side: AxisInsets, drift: Double
  ) throws {
    let device = try Device.named(name)
    #expect(device.bounds(along: .horizontal, .portrait) == width)
    #expect(device.bounds(along: .vertical, .portrait) == height)
    #expect(device.bounds(along: .horizontal, .landscape) == height)
    #expect(device.bounds(along: .vertical, .landscape) == width)
    #expect(device.safeArea(along: .horizontal, .portrait) == .zero)
    #expect(device.safeArea(along: .vertical, .portrait) == upright)
    #expect(device.safeArea(along: .horizontal, .landscape) == side)
    var view = SimulatedScrollView(try ScrollLayout(device, .landscape), behavior: .paging)
    try view.swipe(velocity: -1200)
    #expect(view.misalignment == drift)
  }

  // iPhone upright compact/regular (h/v), on its side compact/compact, Plus and Max regular/compact; iPad regular.
  @Test(
    arguments: [
      ("iphone-14", [.compact, .regular, .compact, .compact]),
      ("iphone-14-plus", [.compact, .regular, .regular, .compact]),
      ("ipad", [.regular, .regular, .regular, .regular]),
    ] as [(String, [UserInterfaceSizeClass])])
  func `size classes are those of the family`(name: String, classes: [UserInterfaceSizeClass]) throws {
    let device = try Device.named(name)
    let found = [Device.Orientation.portrait, .landscape].flatMap { orientation in
      [Axis.horizontal, .vertical].map { device.sizeClass(along: $0, orientation) }
    }
    #expect(found == classes)
  }

  @Test func `the table holds every device once`() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
  }

  @Test func `a name that is not in the table is an error that repeats it`() {
    let error = #expect(throws: UnknownDevice.self) { try Device.named("iphone-99") }
    #expect(error?.name == "iphone-99")
    #expect(error?.description == "there is no device named 'iphone-99'")
  }

  @Test(
    "a sold name is understood",
    arguments: [
      ("iPhone 15 Pro Max", "iphone-15-pro-max"), ("iPhone 14", "iphone-14"), ("IPHONE_XR", "iphone-xr"),
      ("  iPad  13 ", "ipad-13"), ("iPhone Duo", "iphone-duo"),
    ])
  func sold(name: String, expected: String) throws { #expect(try Device.named(name).name == expected) }

  @Test func `both screens of the foldable have a column on the physical right, in each pose`() throws {
    let cover = try Device.named("iphone-duo")
    let open = try Device.named("iphone-duo-open")
    #expect(cover.unfolded == open && open.folded == cover)
    #expect(cover.folded == nil && open.unfolded == nil)
    #expect(try Device.named("iphone-14").unfolded == nil)
    for (device, orientation, width, height) in [
      (cover, Device.Orientation.portrait, 466.0, 678.0), (cover, .landscape, 678, 466),
      (open, .portrait, 669, 951), (open, .landscape, 951, 669),
    ] {
      #expect(device.bounds(along: .horizontal, orientation) == width)
      #expect(device.bounds(along: .vertical, orientation) == height)
      #expect(device.safeArea(along: .horizontal, orientation) == AxisInsets(leading: 0, trailing: 84))
      #expect(device.safeArea(along: .vertical, orientation) == AxisInsets(leading: 0, trailing: 34))
      let mirrored = AxisInsets(leading: 84, trailing: 0)
      #expect(device.safeArea(along: .horizontal, orientation, .rightToLeft) == mirrored)
      let layout = try ScrollLayout(DevicePose(device, orientation), layoutDirection: .rightToLeft)
      #expect(layout.safeArea == mirrored)
    }
    #expect(!cover.isEstimate(.portrait) && cover.isEstimate(.landscape))
    #expect(!open.isEstimate(.landscape) && open.isEstimate(.portrait))
    #expect(cover.sizeClass(along: .horizontal, .portrait) == .compact)
    #expect(open.sizeClass(along: .horizontal, .portrait) == .regular)
  }

  @Test func `the model predicts that paging drifts on the foldable's cover held upright`() throws {
    var view = SimulatedScrollView(try ScrollLayout(.named("iphone-duo")), behavior: .paging)
    let drift = try (0..<3).map { _ in try view.swipe(velocity: -1200).misalignment }
    #expect(drift == [84, 168, -130])
  }

  @Test func `a layout takes bounds, safe area and size classes from its device`() throws {
    let device = try Device.named("iphone-14-plus")
    let layout = try ScrollLayout(device, .landscape)
    #expect(layout.axis == .horizontal)
    #expect(layout.boundsSize == CGSize(width: 926, height: 428))
    #expect(layout.containerSize == CGSize(width: 832, height: 407))
    #expect(layout.horizontalSizeClass == .regular)
    #expect(layout.verticalSizeClass == .compact)
    let vertical = try ScrollLayout(device, axis: .vertical, content: .length(5000))
    #expect(vertical.container == 926 - 47 - 34)
    #expect(vertical.contentSize == CGSize(width: 428, height: 5000))
    #expect(vertical.horizontalSizeClass == .compact)
    #expect(vertical.verticalSizeClass == .regular)
  }
}
