import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A log as the recorder writes it: what a behavior was asked and answered, and where content was released and rested.
final class CallLog {
  private let options: LayoutOptions
  private let match: Match
  private let file: String
  private let knowsItems: Bool
  private let givenInsets: Double?

  /// The call at hand with its line and the release right before it, and the releases and rests behind it.
  private var call: (record: JSON, line: Int, before: JSON?)?
  private var behind: [JSON] = []
  private var rest: JSON? { behind.first { !$0.isRelease } }
  private var known: (options: LayoutOptions, content: Double, layout: ScrollLayout)?
  private var isInMilliseconds = false

  /// The most seconds from a call to the line of its release (a few frames), and to its rest (our choices).
  private static let (atOnce, longestRun) = (0.1, 60.0)

  init(_ request: Request, file: String, into match: Match) throws {
    let given = request.run.given
    options = request.run.layout
    (self.match, self.file) = (match, file)
    let ofItems = ["items", "item-length", "item-lengths", "spacing", "padding", "per-page", "span"]
    knowsItems = given.contains { ofItems.contains($0.name) }
    let saysInsets = [Option.device, .safeArea, .contentMargins].contains(where: given.contains)
    givenInsets = saysInsets ? try options.layout().insets.total : nil
  }

  /// Reads a line; the call before it is added once it is known what stands around that.
  func read(_ bytes: ArraySlice<UInt8>, from start: Int, line: Int) throws -> (next: Int, lines: Int) {
    let text = bytes[start...].prefix { $0 != ByteText.newline }
    let place = (next: min(text.endIndex + 1, bytes.endIndex), lines: 1)
    guard let object = JSON.recorded(in: text) else { return place }
    let record: JSON
    do { record = try JSON(object) } catch { throw DataError(error.words) }
    switch record.text("snapsim") {
    case "call":
      let last = behind.last
      try addCall()
      call = (record, line, last?.isRelease == true ? last : nil)
    case "release", "rest": behind.append(record)
    default: throw DataError("'snapsim' is none of call, release and rest, as the recorder writes them")
    }
    return place
  }

  func finish() throws -> [String] {
    try addCall()
    guard match.count > 0 else {
      throw BadInput(
        file: file, line: 1,
        reason: "no line is of a call; wrap the behavior, as in .scrollTargetBehavior(.recorded(.paging))")
    }
    return isInMilliseconds
      ? ["the times are milliseconds, as a rest is over a minute behind its call; they are read as such"] : []
  }

  private func addCall() throws {
    defer { (call, behind) = (nil, []) }
    guard let (record, line, before) = call else { return }
    do {
      let time = try record.time()
      func gap(_ other: JSON) throws -> Double {
        guard let time, let another = try other.time() else { return 0 }
        return abs(another - time)
      }
      if let rest, try gap(rest) > Self.longestRun { isInMilliseconds = true }
      let atOnce = Self.atOnce * (isInMilliseconds ? 1000 : 1)
      let releases = [before].compactMap(\.self) + behind.prefix(while: \.isRelease)
      let released = try releases.last { try gap($0) <= atOnce }
      try match.add(try row(record, at: line, released: released))
    } catch {
      throw BadInput(file: file, line: line, reason: error.words)
    }
  }

  private func row(_ record: JSON, at line: Int, released: JSON?) throws -> RecordedRow {
    let axis = try axis(of: record)
    func along(_ name: String, _ record: JSON) throws -> Double? {
      try record.pair(name).map { axis == .horizontal ? $0.0 : $0.1 }
    }
    func needed(_ name: String) throws -> Double {
      guard let number = try along(name, record) else {
        throw DataError("'\(name)' is missing; expected what the recorder writes")
      }
      return number
    }
    let container = try needed("container")
    guard let sizes = try record.pair("container"), container > 0 else {
      throw DataError("the container has no length, so that nothing can be told")
    }
    var call = RecordedRow.Call(proposed: try needed("proposed"), velocity: try needed("velocity"))
    if let length = try along("size", record), abs(length - container) > 0.01 { call.length = length }
    call.anchor = try along("anchor", record)
    call.released = try released.flatMap { try along("offset", $0) }
    let layout = try layout(record, along: axis, sizes, content: try needed("content"))
    let insets = try [released, rest].compactMap { $0 }.lazy.compactMap { try along("insets", $0) }.first
    return RecordedRow(
      line: line, start: try needed("start"), event: .call(call),
      target: min(max(try needed("target"), 0), layout.reach), layout: try match.place(of: layout),
      insets: givenInsets ?? insets)
  }

  private func axis(of record: JSON) throws -> Axis {
    switch record.text("axes") {
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "both": options.axis
    default: throw DataError("'axes' is none of horizontal, vertical and both")
    }
  }

  private func layout(
    _ record: JSON, along axis: Axis, _ sizes: (Double, Double), content: Double
  ) throws -> ScrollLayout {
    let isHorizontal = axis == .horizontal
    let container = isHorizontal ? sizes.0 : sizes.1
    var options = options
    (options.device, options.safeArea, options.contentMargins, options.axis) = (nil, nil, .zero, axis)
    options.scrollsBothWays = record.text("axes") == "both"
    options.width = isHorizontal ? container : max(sizes.0, 1)
    options.height = isHorizontal ? max(sizes.1, 1) : container
    if record.text("direction") == "rtl" { options.layoutDirection = .rightToLeft }
    if let sizeClass = record.text(isHorizontal ? "width-class" : "height-class") {
      options.sizeClass = sizeClass == "regular" ? .regular : .compact
    }
    if !knowsItems {
      let pages = (content / container).rounded()
      // What are whole containers may well be pages; of anything else the items are not known.
      if pages >= 1, abs(pages * container - content) <= 0.5 {
        options.items = Int(min(pages, 1e6))
        options.contentLength = nil
      } else {
        options.contentLength = content
      }
    }
    if let known, known.options == options, known.content == content { return known.layout }
    let made = try options.layout()
    if knowsItems, abs(made.contentLength - content) > 1 {
      throw DataError(
        "the content is \(content.inSentence) pt long, but the items of the command line make "
          + "\(made.contentLength.inSentence) pt; say --items, --item-length, --spacing and --padding as in the app"
      )
    }
    known = (options, content, made)
    return made
  }
}

// The objects that the recorder writes.
extension JSON {
  /// The recorder's object in a line of a console, which may put the time in front; `nil` where there is none.
  static func recorded(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    line.firstRange(of: "{\"snapsim\":".utf8).map { line[$0.lowerBound...] }
  }

  fileprivate var isRelease: Bool { text("snapsim") == "release" }

  func time() throws(DataError) -> Double? {
    guard let value = value("time") else { return nil }
    guard let time = Self.number(value) else {
      throw DataError("'time' is not a number; expected a finite one")
    }
    return time
  }

  func pair(_ name: String) throws(DataError) -> (Double, Double)? {
    guard let value = value(name) else { return nil }
    guard case .array(let pair) = value.value, pair.count == 2, let one = Self.number(pair[0]),
      let other = Self.number(pair[1])
    else { throw DataError("'\(name)' is no list of two numbers, as the recorder writes it") }
    return (one, other)
  }

  private func value(_ name: String) -> JSON? { self[name].flatMap { $0.value == .null ? nil : $0 } }

  private static func number(_ value: JSON) -> Double? {
    guard case .number(let digits) = value.value, let number = try? NumberText.parse(digits) else {
      return nil
    }
    return abs(number) <= 0x1p53 ? number : nil
  }
}
