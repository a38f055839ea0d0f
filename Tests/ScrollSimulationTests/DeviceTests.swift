import ScrollSimulation
import Testing

/// One row of the table of devices, from the sources that it names.
private struct DeviceRow: CustomTestStringConvertible {
  enum Family {
    case phone, largePhone, pad
  }

  let names: [String]
  let width: Double
  let height: Double
  let portrait: AxisInsets
  let sides: Double
  let landscape: AxisInsets
  let drift: Double
  let family: Family

  init(
    _ names: [String], _ width: Double, _ height: Double, _ top: Double, _ bottom: Double, _ sides: Double,
    _ landscapeBottom: Double, drift: Double, _ family: Family = .phone
  ) {
    self.names = names
    self.width = width
    self.height = height
    portrait = AxisInsets(leading: top, trailing: bottom)
    self.sides = sides
    landscape = AxisInsets(leading: family == .pad ? 24 : 0, trailing: landscapeBottom)
    self.drift = drift
    self.family = family
  }

  var testDescription: String { names.joined(separator: ", ") }

  static let all = [
    DeviceRow(["iphone-se"], 375, 667, 20, 0, 0, 0, drift: 0),
    DeviceRow(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 44, 34, 44, 21, drift: 88),
    DeviceRow(["iphone-xr", "iphone-11"], 414, 896, 48, 34, 48, 21, drift: 96, .largePhone),
    DeviceRow(["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 44, 34, 44, 21, drift: 88, .largePhone),
    DeviceRow(["iphone-12-mini", "iphone-13-mini"], 375, 812, 50, 34, 50, 21, drift: 100),
    DeviceRow(
      ["iphone-12", "iphone-13", "iphone-14", "iphone-16e", "iphone-17e", "iphone-12-pro", "iphone-13-pro"],
      390, 844, 47, 34, 47, 21, drift: 94),
    DeviceRow(
      ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, 59, 34, 59, 21, drift: 118),
    DeviceRow(
      ["iphone-16-pro", "iphone-17", "iphone-17-pro", "iphone-18-pro"], 402, 874, 62, 34, 62, 21, drift: 124),
    DeviceRow(["iphone-air"], 420, 912, 68, 34, 68, 29, drift: 136),
    DeviceRow(
      ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, 47, 34, 47, 21, drift: 94,
      .largePhone),
    DeviceRow(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, 59, 34, 59,
      21, drift: 118, .largePhone),
    DeviceRow(
      ["iphone-16-pro-max", "iphone-17-pro-max", "iphone-18-pro-max"], 440, 956, 62, 34, 62, 21, drift: 124,
      .largePhone),
    DeviceRow(["ipad-mini"], 744, 1133, 24, 20, 0, 20, drift: 0, .pad),
    DeviceRow(["ipad"], 820, 1180, 24, 20, 0, 20, drift: 0, .pad),
    DeviceRow(["ipad-11"], 834, 1210, 24, 20, 0, 20, drift: 0, .pad),
    DeviceRow(["ipad-13"], 1032, 1376, 24, 20, 0, 20, drift: 0, .pad),
  ]
}

struct DeviceTests {
  @Test("screens and safe areas are those of the table", arguments: DeviceRow.all)
  fileprivate func table(row: DeviceRow) throws {
    for name in row.names {
      let device = try Device.named(name)
      #expect(device.width == row.width && device.height == row.height)
      #expect(device.bounds(along: .horizontal, .portrait) == row.width)
      #expect(device.bounds(along: .vertical, .portrait) == row.height)
      #expect(device.bounds(along: .horizontal, .landscape) == row.height)
      #expect(device.bounds(along: .vertical, .landscape) == row.width)
      #expect(device.safeArea(along: .horizontal, .portrait) == .zero)
      #expect(device.safeArea(along: .vertical, .portrait) == row.portrait)
      #expect(device.safeArea(along: .horizontal, .landscape) == AxisInsets(row.sides))
      #expect(device.safeArea(along: .vertical, .landscape) == row.landscape)
    }
  }

  // Size classes: iPhone portrait compact/regular (h/v), landscape compact/compact, Plus and Max landscape
  // regular/compact; iPad regular/regular.
  @Test("size classes are those of the family", arguments: DeviceRow.all)
  fileprivate func sizeClasses(row: DeviceRow) throws {
    for name in row.names {
      let device = try Device.named(name)
      let isPad = row.family == .pad
      #expect(device.sizeClass(along: .horizontal, .portrait) == (isPad ? .regular : .compact))
      #expect(device.sizeClass(along: .vertical, .portrait) == .regular)
      #expect(
        device.sizeClass(along: .horizontal, .landscape) == (row.family == .phone ? .compact : .regular)
      )
      #expect(device.sizeClass(along: .vertical, .landscape) == (isPad ? .regular : .compact))
    }
  }

  @Test("a landscape page drifts by what the table says", arguments: DeviceRow.all)
  fileprivate func drift(row: DeviceRow) throws {
    for name in row.names {
      let layout = try ScrollLayout(Device.named(name), .landscape)
      var view = SimulatedScrollView(layout, behavior: .paging)
      try view.swipe(velocity: -1200)
      #expect(view.misalignment == row.drift)
    }
  }

  @Test("the table holds every device once, and no other")
  func names() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(DeviceRow.all.flatMap(\.names) + ["iphone-duo", "iphone-duo-open"]))
    #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
  }

  @Test("a name that is not in the table is an error that repeats it")
  func unknown() {
    let error = #expect(throws: UnknownDevice.self) { try Device.named("iphone-99") }
    #expect(error?.name == "iphone-99")
    #expect(error?.description == "there is no device named 'iphone-99'")
  }

  @Test(
    "a name as it is sold is understood",
    arguments: [
      ("iPhone 15 Pro Max", "iphone-15-pro-max"), ("iPhone 14", "iphone-14"), ("IPHONE_XR", "iphone-xr"),
      ("  iPad  13 ", "ipad-13"), ("iPhone Duo", "iphone-duo"),
    ])
  func sold(name: String, expected: String) throws { #expect(try Device.named(name).name == expected) }

  @Test("both screens of the foldable have a column on the physical right, in each pose")
  func duo() throws {
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

  @Test("the model predicts that paging drifts on the foldable's cover held upright")
  func duoDrift() throws {
    var view = SimulatedScrollView(try ScrollLayout(.named("iphone-duo")), behavior: .paging)
    let drift = try (0..<3).map { _ in try view.swipe(velocity: -1200).misalignment }
    #expect(drift == [84, 168, -130])
  }

  @Test("a layout takes bounds, safe area and size classes from its device")
  func layout() throws {
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
