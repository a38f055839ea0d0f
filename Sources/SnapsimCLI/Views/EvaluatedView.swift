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
    let screen = ViewPose(layout, of: reading)
    let side = reading.axis == .horizontal ? Option.width : .height
    let isLengthKnown =
      (side == .width ? layout.width : layout.height) != nil || !unread.contains { $0.option == side.name }
    for option in LayoutOptions.options {
      guard let value = reading.value(option), option != .perPage || reading.value(.itemLength) == nil else {
        continue
      }
      if option == .itemLength, ViewPose.isContainer(value, of: reading) {
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
