import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log as the recorder writes it: what a behavior was asked and answered, and where content was released and rested.
struct CallLog {
  private let options: RunOptions

  /// Whether the command line says what the items are.
  private let knowsItems: Bool

  /// By how much the bounds are longer than the container, where the command line says so.
  private let givenInsets: Double?

  /// The axis that both axes' calls are judged by.
  private var axis: Axis { options.layout.axis }

  /// Makes a reader of calls in a scroll view that a command line describes.
  init(_ options: RunOptions) throws {
    self.options = options
    let ofItems = ["items", "item-length", "item-lengths", "spacing", "padding", "per-page", "span"]
    knowsItems = options.given.contains { ofItems.contains($0.name) }
    let saysInsets = [Option.device, .safeArea, .contentMargins].contains(where: options.given.contains)
    givenInsets = saysInsets ? try options.layout.layout().insets.total : nil
  }

  /// The kinds of lines, as they stand under `snapsim`.
  private enum Kind: String {
    case call, release, rest
  }

  /// The rows of the calls; the lines between them say what is known besides.
  func rows(_ records: [LogRecord]) throws -> [RecordedRow] {
    var rows: [RecordedRow] = []
    let kinds = try records.map { record throws(LogRecord.Located) in
      do throws(LogRecord.Mistake) {
        guard let text = try record.text("snapsim"), let kind = Kind(rawValue: text) else {
          throw LogRecord.Mistake("'snapsim' is none of call, release and rest, as the recorder writes them")
        }
        return kind
      } catch {
        throw LogRecord.Located(record.line, error)
      }
    }
    for index in records.indices where kinds[index] == .call {
      do {
        rows.append(try row(records[index], beside: phases(around: index, records, kinds)))
      } catch {
        throw LogRecord.Located(records[index].line, error)
      }
    }
    return rows
  }

  /// What the lines around a call tell of it.
  private struct Phases {
    var released: LogRecord?
    var rest: LogRecord?
  }

  /// Up to so many seconds lie between a call and the line of the same release (our choice: a few frames).
  private static let atOnce = 0.1

  private func phases(
    around index: Int, _ records: [LogRecord], _ kinds: [Kind]
  ) throws -> Phases {
    var phases = Phases()
    let time = try records[index].number("time")
    func isAtOnce(_ other: Int) throws -> Bool {
      guard let time, let another = try records[other].number("time") else { return true }
      return abs(another - time) <= Self.atOnce
    }
    if index > 0, kinds[index - 1] == .release, try isAtOnce(index - 1) {
      phases.released = records[index - 1]
    }
    for next in (index + 1)..<max(index + 1, records.count) {
      if kinds[next] == .call { break }
      if kinds[next] == .release, try isAtOnce(next) { phases.released = records[next] }
      if kinds[next] == .rest {
        phases.rest = records[next]
        break
      }
    }
    return phases
  }

  private func row(_ record: LogRecord, beside phases: Phases) throws -> RecordedRow {
    let axis = try axis(of: record)
    func along(_ name: String, _ record: LogRecord) throws -> Double? {
      try record.pair(name).map { axis == .horizontal ? $0.0 : $0.1 }
    }
    func needed(_ name: String) throws -> Double {
      guard let number = try along(name, record) else {
        throw LogRecord.Mistake("'\(name)' is missing; expected what the recorder writes")
      }
      return number
    }
    let container = try needed("container")
    guard let sizes = try record.pair("container"), container > 0 else {
      throw LogRecord.Mistake("the container has no length, so that nothing can be told")
    }
    var call = RecordedRow.Call(proposed: try needed("proposed"), velocity: try needed("velocity"))
    if let length = try along("size", record), abs(length - container) > 0.01 { call.length = length }
    call.anchor = try along("anchor", record)
    call.released = try phases.released.flatMap { try along("offset", $0) }
    let layout = try layout(
      record, axis, container: container, across: axis == .horizontal ? sizes.1 : sizes.0,
      content: try needed("content"))
    let insets = try [phases.released, phases.rest].compactMap { $0 }.lazy.compactMap {
      try along("insets", $0)
    }.first
    return RecordedRow(
      line: record.line, start: try needed("start"), event: .call(call),
      outcome: .target(min(max(try needed("target"), 0), layout.reach)), layout: layout,
      insets: givenInsets ?? insets)
  }

  private func axis(of record: LogRecord) throws -> Axis {
    switch try record.text("axes") {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both": axis
    default: throw LogRecord.Mistake("'axes' is none of horizontal, vertical and both")
    }
  }

  /// The scroll view without its insets: as long as its container.
  private func layout(
    _ record: LogRecord, _ axis: Axis, container: Double, across: Double, content: Double
  ) throws -> ScrollLayout {
    var layout = options.layout
    layout.device = nil
    layout.safeArea = nil
    layout.contentMargins = .zero
    layout.axis = axis
    layout.width = axis == .horizontal ? container : max(across, 1)
    layout.height = axis == .horizontal ? max(across, 1) : container
    if try record.text("direction") == "rtl" { layout.layoutDirection = .rightToLeft }
    let sizeClass = try record.text(axis == .horizontal ? "width-class" : "height-class")
    if let sizeClass { layout.sizeClass = sizeClass == "regular" ? .regular : .compact }
    guard !knowsItems else {
      let made = try layout.layout()
      guard abs(made.contentLength - content) <= 1 else {
        throw LogRecord.Mistake(
          "the content is \(content.inSentence) pt long, but the items of the command line make "
            + "\(made.contentLength.inSentence) pt; say --items, --item-length, --spacing and --padding as in the app"
        )
      }
      return made
    }
    let pages = (content / container).rounded()
    // What are whole containers may well be pages; of anything else the items are not known.
    if pages >= 1, abs(pages * container - content) <= 0.5 {
      layout.items = Int(min(pages, 1e6))
      layout.contentLength = nil
    } else {
      layout.contentLength = content
    }
    return try layout.layout()
  }
}

extension LogRecord {
  /// What is wrong, with the line where it stands.
  struct Located: Error {
    let line: Int
    let reason: String

    init(_ line: Int, _ error: any Error) {
      self.line = line
      reason = (error as? Mistake)?.reason ?? error.words
    }
  }
}
