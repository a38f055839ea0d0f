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

  /// The insets that would leave no container, and are shortened.
  private let shortened: Option?

  init(_ reading: ScrollViewReading, on layout: LayoutOptions) {
    self.reading = reading
    unread = reading.unread
    let screen = ViewPose(layout, of: reading)
    shortened = screen.shortened?.option
    let side = reading.axis == .horizontal ? Option.width : .height
    let isLengthKnown =
      (side == .width ? layout.width : layout.height) != nil || !unread.contains { $0.option == side.name }
    for option in LayoutOptions.options {
      guard let value = reading.value(option), option != .perPage || reading.value(.itemLength) == nil else {
        continue
      }
      let lacksSide = !isLengthKnown && value.isOfContainer
      if option == .itemLength, ViewPose.isContainer(value, of: reading) {
        given.append(.init(option: .perPage, text: "1"))
      } else if !lacksSide, let text = screen.text(of: value) {
        guard text != screen.saidByPose(option) else { continue }
        given.append(.init(option: option, text: option.takesValue ? text : nil))
      } else {
        let reason =
          lacksSide ? "it depends on \(side.flag), which is not read" : "it is no length on this screen"
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

  func text(of option: Option) -> String? { given.first { $0.option == option }?.text }

  var words: [String] { given.flatMap { [$0.option.flag] + ($0.text.map { [$0] } ?? []) } }

  var sources: [String] {
    let samples = reading.samples.map { "\($0), which nothing gives it".escapingControls }
    let room = reading.guessedRoom.map { ["the room of a screen, as \($0)"] } ?? []
    return samples + room
      + given.compactMap { given in
        let isFilled = given.option == .perPage
        guard let value = (isFilled ? reading.value(.itemLength) : nil) ?? reading.value(given.option) else {
          return nil
        }
        let option = given.option.flag + (given.text.map { " " + Self.short($0) } ?? "")
        let state = value.isState ? ", the first value of a state" : ""
        let source = value.written.isEmpty ? "" : " by \(value.written)"
        let less = shortened == given.option ? ", shortened so that some container is left" : ""
        return "\(value.file):\(value.line): \(option)\(source)\(state)\(less)".escapingControls
      }
  }

  private static func short(_ text: String) -> String {
    let numbers = text.split(separator: ",")
    return numbers.count > 8 ? numbers.prefix(3).joined(separator: ",") + ",… (\(numbers.count))" : text
  }

  var summary: String {
    let noun = reading.axis == .vertical ? "rows" : "items"
    let length =
      (text(of: .itemLength) ?? text(of: .itemLengths)).map { " of \(Self.short($0))" }
      ?? text(of: .perPage).map { $0 == "1" ? " as long as the container" : ", \($0) a page" }
    let items = text(of: .items).map { "\($0) \(noun)\(length ?? "")" } ?? length.map { noun + $0 }
    let parts: [(name: String, option: Option)] = [
      ("spacing", .spacing), ("padding", .padding), ("margins", .contentMargins), ("safe area", .safeArea),
      ("width", .width), ("height", .height), ("content of", .contentLength), ("covered", .covered),
      ("collapse", .collapse),
    ]
    let others = parts.compactMap { part in text(of: part.option).map { "\(part.name) \($0)" } }
    let samples = reading.samples.map { "where \($0)" }
    let said = [reading.axisWord] + (items.map { [$0] } ?? []) + others + samples
    let unsaid =
      unread.isEmpty
      ? "" : "; not read, so the defaults stand in: " + unread.map(\.sentence).joined(separator: ", ")
    let found = reading.found.map { "; " + $0 }.joined()
    return "\(reading.name)\(reading.condition): \(said.joined(separator: ", "))\(found)\(unsaid)"
  }
}

extension ScrollViewReading.Unread {
  var sentence: String {
    "--\(option)" + (written.isEmpty ? "" : " (\(written))") + ": \(reason), line \(line)"
  }
}

extension ScrollViewReading.Finding {
  var sentence: String {
    "line \(line): \(isError ? "error" : "warning") \(check.rawValue): \(message)"
  }
}
