import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A screen on which a view is evaluated: its size, safe area and size classes, and the container of the view there.
struct ViewPose {
  private let layout: LayoutOptions
  private let axis: Axis
  private let direction: LayoutDirection
  private var container = Double.nan

  /// The insets that fill the bounds, and the part of each that counts, so that half a point, or a tick too, is left.
  private(set) var shortened: (option: Option, part: Double)?

  /// The longest item that is a tick, in points (our choice).
  static let longestTick = 10.0

  /// Takes the screen that layout options describe for a view with an axis: without any 390 × 844, without insets (our choice).
  init(_ layout: LayoutOptions, axis: Axis, _ direction: LayoutDirection) {
    (self.layout, self.axis, self.direction) = (layout, axis, direction)
  }

  /// Takes the screen on which a view is read, with the container that its lengths there leave it.
  init(_ layout: LayoutOptions, of reading: ScrollViewReading) {
    let isReversed = reading.value(.layoutDirection)?.word == "rtl"
    self.init(layout, axis: reading.axis, isReversed ? .rightToLeft : .leftToRight)
    let along = axis == .horizontal ? Option.width : .height
    let bounds = reading.value(along)?.lengths.first.flatMap(points) ?? bounds(along: axis)
    let safeArea = pair(reading.value(.safeArea)) ?? safeArea(along: axis).total
    container = bounds - (safeArea + (pair(reading.value(.contentMargins)) ?? layout.contentMargins.total))
    let read = [Option.contentMargins, .safeArea].compactMap { option in
      pair(reading.value(option)).map { (option: option, total: $0) }
    }
    if let most = read.max(by: { $0.total < $1.total }), most.total > 1, (-0.5...1e-6).contains(container) {
      let item = reading.value(.itemLength)?.lengths.first.flatMap(points) ?? 0
      let left = item <= Self.longestTick ? item + 0.5 : 0.5
      shortened = (most.option, (most.total - (left - container)) / most.total)
      container = left
    }
  }

  /// The view with the lengths that it keeps from this screen, as it appeared here; `nil` where each follows the screen.
  func appeared(_ reading: ScrollViewReading) -> ScrollViewReading? {
    var kept = reading
    for index in kept.values.indices {
      kept.values[index].lengths = kept.values[index].lengths.map { length in
        length.changing { if case .appeared(let measure) = $0 { .points(points(measure)) } else { $0 } }
      }
    }
    return kept == reading ? nil : kept
  }

  /// Whether the view shows on this screen.
  func shows(_ reading: ScrollViewReading) -> Bool { reading.presence.flatMap(points) ?? 1 >= 0.5 }

  private func pair(_ value: ScrollViewReading.Value?) -> Double? {
    guard let lengths = value?.lengths.compactMap(points), let first = lengths.first else { return nil }
    return first + (lengths.last ?? first)
  }

  private func points(_ length: ViewLength) -> Double? { length.points(points) }

  private func points(_ measure: ViewLength.Measure) -> Double {
    switch measure {
    case .screenWidth: bounds(along: .horizontal)
    case .screenHeight: bounds(along: .vertical)
    case .safeAreaTop: safeArea(along: .vertical).leading
    case .safeAreaBottom: safeArea(along: .vertical).trailing
    case .safeAreaLeading: safeArea(along: .horizontal).leading
    case .safeAreaTrailing: safeArea(along: .horizontal).trailing
    case .isRegularWidth: isRegular(along: .horizontal) ? 1 : 0
    case .isRegularHeight: isRegular(along: .vertical) ? 1 : 0
    case .container: container
    case .scrolled, .scrollBounds, .leadingInset, .trailingInset: .nan
    }
  }

  private var orientation: Device.Orientation { layout.isLandscape ? .landscape : .portrait }

  func bounds(along side: Axis) -> Double {
    let (given, usual) =
      side == .horizontal
      ? (layout.width, LayoutOptions.usual.width) : (layout.height, LayoutOptions.usual.height)
    return given ?? layout.device?.bounds(along: side, orientation) ?? usual
  }

  func safeArea(along side: Axis) -> AxisInsets {
    (side == axis ? layout.safeArea : nil)
      ?? layout.device?.safeArea(along: side, orientation, direction) ?? .zero
  }

  private func isRegular(along side: Axis) -> Bool {
    let said = (side == axis ? layout.sizeClass : nil) ?? layout.device?.sizeClass(along: side, orientation)
    // Any iPhone is regular as it is held upright, from 568 points on, and none on its side, up to 430 (our choice).
    return said.map { $0 == .regular } ?? (side == .vertical && bounds(along: side) >= 500)
  }

  func text(of value: ScrollViewReading.Value) -> String? {
    if value.lengths.isEmpty { return value.word }
    // Sums of fractions end in digits that nobody wrote.
    let part = shortened.flatMap { $0.option.name == value.option ? $0.part : nil } ?? 1
    let numbers = value.lengths.compactMap { points($0).map { ($0 * part).rounded(to: 9) } }
    guard numbers.count == value.lengths.count else { return nil }
    let isPair = numbers.count == 2 && numbers[0] == numbers[1] && value.option != Option.itemLengths.name
    return (isPair ? [numbers[0]] : numbers).map(\.shortest).joined(separator: ",")
  }

  func saidByPose(_ option: Option) -> String? {
    switch option {
    case .width: bounds(along: .horizontal).shortest
    case .height: bounds(along: .vertical).shortest
    case .safeArea: safeArea(along: axis).argument
    case .axis: "horizontal"
    case .contentMargins, .padding, .spacing: "0"
    default: nil
    }
  }

  /// Whether a length is that of the container on every screen, which no number says.
  static func isContainer(_ value: ScrollViewReading.Value, of reading: ScrollViewReading) -> Bool {
    guard value.lengths.count == 1, let length = value.lengths.first else { return false }
    return screens.allSatisfy { screen in
      let pose = ViewPose(screen, of: reading)
      return pose.points(length).map { abs($0 - pose.container) < 1e-6 } ?? false
    }
  }

  /// Screens that tell lengths of a container from others: upright, on the side with insets, and a large one.
  private static let screens = [("iphone-14", false), ("iphone-14", true), ("ipad-11", false)].map {
    var layout = LayoutOptions()
    (layout.device, layout.isLandscape) = (try? Device.named($0), $1)
    return layout
  }
}
