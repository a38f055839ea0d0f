import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log as the recorder writes it: what a behavior was asked and answered, and where content was released and rested.
struct CallLog {
  private let options: RunOptions
  private var reader = JSONReader()

  /// Whether the command line says what the items are.
  private let knowsItems: Bool

  /// By how much the bounds are longer than the container, where the command line says so.
  private let givenInsets: Double?

  /// The call at hand, and the lines around it that may tell more of it.
  private var call: RecordedLine?
  private var before: RecordedLine?
  private var releases: [RecordedLine] = []
  private var rest: RecordedLine?

  /// The line before the one at hand, where it is a release.
  private var release: RecordedLine?

  /// The layout of the call before, by what its line says.
  private var known: (said: Said, layout: ScrollLayout)?

  /// Whether times turned out to be in milliseconds.
  private(set) var isInMilliseconds = false

  /// How many seconds lie at most between a call and the line of the same release, and between a call and its rest (our
  /// choices: a few frames; free deceleration takes under 5 s).
  private static let (atOnce, longestRun) = (0.1, 60.0)

  init(_ options: RunOptions) throws {
    self.options = options
    let ofItems = ["items", "item-length", "item-lengths", "spacing", "padding", "per-page", "span"]
    knowsItems = options.given.contains { ofItems.contains($0.name) }
    let saysInsets = [Option.device, .safeArea, .contentMargins].contains(where: options.given.contains)
    givenInsets = saysInsets ? try options.layout.layout().insets.total : nil
  }

  /// Reads a line; the call before it is added once it is known what stands around that.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, into match: Match) throws {
    let record = try RecordedLine(bytes, number: line, &reader)
    let earlier = release
    release = nil
    switch record.text("snapsim") {
    case "call":
      try finish(match)
      (call, before) = (record, earlier)
    case "release":
      release = record
      if rest == nil, call != nil { releases.append(record) }
    case "rest": rest = rest ?? record
    default:
      throw RecordedLine.Mistake("'snapsim' is none of call, release and rest, as the recorder writes them")
    }
  }

  mutating func finish(_ match: Match) throws {
    defer { (call, before, releases, rest) = (nil, nil, [], nil) }
    guard let call else { return }
    do {
      let time = try call.time()
      func gap(_ other: RecordedLine) throws -> Double {
        guard let time, let another = try other.time() else { return 0 }
        return abs(another - time)
      }
      if let rest, try gap(rest) > Self.longestRun { isInMilliseconds = true }
      let atOnce = Self.atOnce * (isInMilliseconds ? 1000 : 1)
      let released = try ([before].compactMap { $0 } + releases).last { try gap($0) <= atOnce }
      try match.add(try row(call, released: released, rest: rest, match))
    } catch {
      throw Located(line: call.number, error: error)
    }
  }

  struct Located: Error {
    let line: Int
    let error: any Error
  }

  private func along(_ axis: Axis, _ name: String, _ record: RecordedLine) throws -> Double? {
    try record.pair(name).map { axis == .horizontal ? $0.0 : $0.1 }
  }

  private mutating func row(
    _ record: RecordedLine, released: RecordedLine?, rest: RecordedLine?, _ match: Match
  ) throws -> RecordedRow {
    let axis = try axis(of: record)
    func needed(_ name: String) throws -> Double {
      guard let number = try along(axis, name, record) else {
        throw RecordedLine.Mistake("'\(name)' is missing; expected what the recorder writes")
      }
      return number
    }
    let container = try needed("container")
    guard let sizes = try record.pair("container"), container > 0 else {
      throw RecordedLine.Mistake("the container has no length, so that nothing can be told")
    }
    var call = RecordedRow.Call(proposed: try needed("proposed"), velocity: try needed("velocity"))
    if let length = try along(axis, "size", record), abs(length - container) > 0.01 { call.length = length }
    call.anchor = try along(axis, "anchor", record)
    call.released = try released.flatMap { try along(axis, "offset", $0) }
    let said = Said(
      axis: axis, container: container, across: axis == .horizontal ? sizes.1 : sizes.0,
      content: try needed("content"), isReversed: record.text("direction") == "rtl",
      sizeClass: record.text(axis == .horizontal ? "width-class" : "height-class"))
    let layout: ScrollLayout
    if let known, known.said == said {
      layout = known.layout
    } else {
      layout = try self.layout(said)
      known = (said, layout)
    }
    let insets = try [released, rest].compactMap { $0 }.lazy.compactMap {
      try along(axis, "insets", $0)
    }.first
    return RecordedRow(
      line: record.number, start: try needed("start"), event: .call(call),
      target: min(max(try needed("target"), 0), layout.reach), layout: try match.place(of: layout),
      insets: givenInsets ?? insets)
  }

  private func axis(of record: RecordedLine) throws -> Axis {
    switch record.text("axes") {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both": options.layout.axis
    default: throw RecordedLine.Mistake("'axes' is none of horizontal, vertical and both")
    }
  }

  /// What a line says of the scroll view.
  private struct Said: Equatable {
    let axis: Axis
    let container: Double
    let across: Double
    let content: Double
    let isReversed: Bool
    let sizeClass: String?
  }

  /// The scroll view without its insets: as long as its container.
  private func layout(_ said: Said) throws -> ScrollLayout {
    var layout = options.layout
    layout.device = nil
    layout.safeArea = nil
    layout.contentMargins = .zero
    layout.axis = said.axis
    layout.width = said.axis == .horizontal ? said.container : max(said.across, 1)
    layout.height = said.axis == .horizontal ? max(said.across, 1) : said.container
    if said.isReversed { layout.layoutDirection = .rightToLeft }
    if let sizeClass = said.sizeClass { layout.sizeClass = sizeClass == "regular" ? .regular : .compact }
    guard !knowsItems else {
      let made = try layout.layout()
      guard abs(made.contentLength - said.content) <= 1 else {
        throw RecordedLine.Mistake(
          "the content is \(said.content.inSentence) pt long, but the items of the command line make "
            + "\(made.contentLength.inSentence) pt; say --items, --item-length, --spacing and --padding as in the app"
        )
      }
      return made
    }
    let pages = (said.content / said.container).rounded()
    // What are whole containers may well be pages; of anything else the items are not known.
    if pages >= 1, abs(pages * said.container - said.content) <= 0.5 {
      layout.items = Int(min(pages, 1e6))
      layout.contentLength = nil
    } else {
      layout.contentLength = said.content
    }
    return try layout.layout()
  }
}
