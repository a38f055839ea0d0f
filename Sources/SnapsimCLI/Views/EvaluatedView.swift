import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A scroll view as it was read, on one screen: the layout options that its file says.
struct EvaluatedView: Sendable {
  let reading: ScrollViewReading

  /// The options, each once, in the order of layout options, but for those that the screen says anyway.
  private(set) var given: [Invocation.Given] = []

  /// Options that the file does not say, or that cannot be on this screen.
  private(set) var unread: [ScrollViewReading.Unread]

  init(_ reading: ScrollViewReading, on layout: LayoutOptions) {
    self.reading = reading
    unread = reading.unread
    let screen = MeasuredView(reading, on: layout)
    let side = reading.axis == .horizontal ? Option.width : .height
    let isLengthKnown =
      (side == .width ? layout.width : layout.height) != nil || !unread.contains { $0.option == side.name }
    for option in LayoutOptions.options {
      guard let value = reading.value(option), option != .perPage || reading.value(.itemLength) == nil else {
        continue
      }
      if option == .itemLength, MeasuredView.isContainer(value, of: reading) {
        given.append(.init(option: .perPage, text: "1"))
      } else if !isLengthKnown, value.isOfContainer {
        unread.append(
          .init(
            option.name, written: value.written, reason: "it depends on \(side.flag), which is not read",
            line: value.line))
      } else if let text = screen.text(of: value) {
        let isSaid = screen.saidByPose(option).map { $0 == text } ?? false
        if !isSaid { given.append(.init(option: option, text: option.takesValue ? text : nil)) }
      } else {
        let reason = "it is no length on this screen"
        unread.append(.init(option.name, written: value.written, reason: reason, line: value.line))
      }
    }
  }

  /// The view with those options that a command line neither gives nor contradicts.
  func beside(_ invocation: Invocation) -> EvaluatedView {
    let own = invocation.given.map(\.option)
    var view = self
    view.given = given.filter { !own.contains($0.option) && (own + [$0.option]).conflict == nil }
    view.unread = unread.filter { unread in !own.contains { $0.name == unread.option } }
    return view
  }

  func firstOfScreen(besides others: [Option]) -> Option? {
    given.map(\.option).first { option in
      guard option != .perPage, !others.contains(option) else { return false }
      return reading.isLayout || reading.value(option)?.isOfScreen ?? false
    }
  }

  /// The text of an option; `nil` where the file does not say it, or the screen says the same.
  func text(of option: Option) -> String? { given.first { $0.option == option }?.text }

  var words: [String] { given.flatMap { [$0.option.flag] + ($0.text.map { [$0] } ?? []) } }
}

struct MeasuredView {
  private let pose: ViewPose
  private let axis: Axis
  private var container = 0.0

  init(_ reading: ScrollViewReading, on layout: LayoutOptions) {
    let isReversed = reading.value(.layoutDirection)?.word == "rtl"
    axis = reading.axis
    pose = ViewPose(layout, axis: axis, isReversed ? .rightToLeft : .leftToRight)
    let along = axis == .horizontal ? Option.width : .height
    let bounds = reading.value(along)?.lengths.first.flatMap(points) ?? pose.bounds(along: axis)
    let safeArea = pair(reading.value(.safeArea)) ?? pose.safeArea(along: axis).total
    container = bounds - (safeArea + (pair(reading.value(.contentMargins)) ?? layout.contentMargins.total))
  }

  private func pair(_ value: ScrollViewReading.Value?) -> Double? {
    guard let lengths = value?.lengths.compactMap(points), let first = lengths.first else { return nil }
    return first + (lengths.last ?? first)
  }

  private func points(_ length: ViewLength) -> Double? {
    length.points { $0 == .container ? container : pose.points($0) }
  }

  /// A value as an option takes it; `nil` where a length of it is no number.
  func text(of value: ScrollViewReading.Value) -> String? {
    if value.lengths.isEmpty { return value.word }
    // Sums of fractions end in digits that nobody wrote.
    let numbers = value.lengths.compactMap { points($0)?.rounded(to: 9) }
    guard numbers.count == value.lengths.count else { return nil }
    let isPair = numbers.count == 2 && numbers[0] == numbers[1] && value.option != Option.itemLengths.name
    return (isPair ? [numbers[0]] : numbers).map(\.shortest).joined(separator: ",")
  }

  /// The text of an option that the screen says by itself; `nil` for others.
  func saidByPose(_ option: Option) -> String? {
    switch option {
    case .width: return pose.bounds(along: .horizontal).shortest
    case .height: return pose.bounds(along: .vertical).shortest
    case .safeArea:
      let insets = pose.safeArea(along: axis)
      let ends = insets.leading == insets.trailing ? [insets.leading] : [insets.leading, insets.trailing]
      return ends.map(\.shortest).joined(separator: ",")
    case .axis: return "horizontal"
    case .contentMargins, .padding, .spacing: return "0"
    default: return nil
    }
  }

  /// Whether a length is that of the container on every screen, which no number says.
  static func isContainer(_ value: ScrollViewReading.Value, of reading: ScrollViewReading) -> Bool {
    guard value.lengths.count == 1, let length = value.lengths.first else { return false }
    return screens.allSatisfy { screen in
      let view = MeasuredView(reading, on: screen)
      return view.points(length).map { abs($0 - view.container) < 1e-6 } ?? false
    }
  }

  /// Screens that tell lengths of a container from others: upright, on the side with insets, and a large one.
  private static let screens: [LayoutOptions] = {
    var (phone, turned, pad) = (LayoutOptions(), LayoutOptions(), LayoutOptions())
    phone.device = try? Device.named("iphone-14")
    turned.device = phone.device
    pad.device = try? Device.named("ipad-11")
    turned.isLandscape = true
    return [phone, turned, pad]
  }()
}
