import Foundation
import ScrollSimulation
import Testing

@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI
@testable import SnapsimRuns

@Suite("Views in the manner of public ones, against what a careful reader says of them", .readsFiles)
struct ScrollViewFixturesTests {
  /// The share of what the files say that is read.
  private static let expectedShare = 0.9

  @Test("at least nine values in ten that the files say are read, and none is read wrong")
  func values() throws {
    let labels = try ScrollViewLabel.all()
    let readings = try ScrollViewLabel.readings()
    var judged = ScrollViewJudgement()
    for label in labels {
      let same = readings.filter(label.names)
      guard same.count == 1, let reading = same.first else {
        if !same.isEmpty { judged.wrong.append("\(label.name): read \(same.count) times") }
        for values in [label.upright, label.onItsSide] {
          judged.missing += values.keys.sorted().map { "\(label.name), not found: --\($0)" }
        }
        continue
      }
      for (pose, values) in [
        (ScrollViewLabel.upright, label.upright), (ScrollViewLabel.side, label.onItsSide),
      ] {
        judged.judge(reading, on: pose, label: label, values: values)
      }
    }
    // A behavior with no scroll view below is read for its finding alone.
    let others = readings.filter { reading in
      !reading.values.isEmpty && !labels.contains { $0.names(reading) }
    }
    judged.wrong += others.map { "\($0.file):\($0.line): \($0.behavior.written), where nothing is expected" }
    #expect(judged.wrong == [])
    #expect(judged.share >= Self.expectedShare, "\(judged.report)")
  }
}

/// What a careful reader says of a scroll view in a file.
private struct ScrollViewLabel: Decodable {
  let file: String
  let line: Int
  let view: String

  /// The spec of a built-in behavior; otherwise the behavior as it is written.
  let behavior: String?
  let written: String?

  /// Layout options on two screens; `?` where SwiftUI's own layout is not known well enough.
  let upright: [String: String]
  let onItsSide: [String: String]

  /// Options that the file does not say.
  let unread: [String]

  /// Values that may be read, and need not be.
  let accepted: [String: String]?

  static let upright = (name: "upright", options: LayoutOptions())
  static let side: (name: String, options: LayoutOptions) = {
    var options = LayoutOptions()
    (options.device, options.isLandscape) = (try? Device.named("iphone-14"), true)
    return ("on its side", options)
  }()

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Views")

  static func all() throws -> [Self] {
    try JSONDecoder().decode(
      [Self].self, from: Data(contentsOf: folder.appendingPathComponent("labels.json")))
  }

  /// All files, read by one run of the reader.
  static func readings() throws -> [ScrollViewReading] {
    let ending = ".swift.txt"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(ending) }
    var question = SourceQuestion(
      spec: "", paths: names.map { $0.dropLast(ending.count) + ".swift" },
      contents: try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) })
    question.readsViews = true
    return try ReadFiles.answer(question).views
  }

  var name: String { "\(file):\(line)" }

  /// Whether a reading is of this scroll view, with this behavior and axis.
  func names(_ reading: ScrollViewReading) -> Bool {
    (reading.file, reading.line, reading.view) == (file, line, view) && reading.behavior.spec == behavior
      && (behavior != nil || reading.behavior.written == written)
      && (upright["axis"] == nil || reading.axisWord == upright["axis"])
  }
}

/// The values of readings, counted.
private struct ScrollViewJudgement {
  var right = 0
  var wrong: [String] = []

  /// Values that the file says: not read and named, and not read.
  var named: [String] = []
  var missing: [String] = []

  /// Options that cannot be known, and are not named.
  var silent: [String] = []

  var share: Double { Double(right) / Double(max(1, right + wrong.count + named.count + missing.count)) }

  var report: String {
    let parts = [("wrong", wrong), ("missing", missing), ("named", named), ("silent", silent)]
    let counts = parts.map { "\($0.0) \($0.1.count)" }.joined(separator: ", ")
    return "right \(right), \(counts)\n"
      + parts.map { part in part.1.map { "\(part.0) \($0)\n" }.joined() }.joined()
  }

  /// Compares a reading with its label on one screen.
  mutating func judge(
    _ reading: ScrollViewReading, on pose: (name: String, options: LayoutOptions), label: ScrollViewLabel,
    values: [String: String]
  ) {
    let (view, screen) = (EvaluatedView(reading, on: pose.options), ViewPose(pose.options, of: reading))
    let place = "\(label.name) \(pose.name): --"
    let unread = Self.unread(view)
    for option in LayoutOptions.options.sorted(by: { $0.name < $1.name }) {
      let isGiven = view.given.contains { $0.option == option }
      let isByPose =
        !isGiven && reading.value(option).flatMap { screen.text(of: $0) } == screen.saidByPose(option)
      let read = isGiven ? view.text(of: option) ?? "" : isByPose ? screen.saidByPose(option) : nil
      let expected = values[option.name]
      if expected == "?" { continue }
      switch (expected, read) {
      case (nil, nil):
        if label.unread.contains(option.name), !unread.contains(option.name) {
          silent.append(place + option.name)
        }
      case (let expected?, let read?):
        if Self.areEqual(expected, read) {
          right += 1
        } else {
          wrong.append("\(place)\(option.name) \(read), not \(expected)")
        }
      case (let expected?, nil):
        let isNamed = unread.contains(option.name)
        let text = "\(place)\(option.name) \(expected)"
        if isNamed { named.append(text) } else { missing.append(text) }
      case (nil, let read?):
        if label.accepted?[option.name] == read || read == screen.saidByPose(option) { continue }
        let why = label.unread.contains(option.name) ? "no reader can say" : "the file does not say it"
        wrong.append("\(place)\(option.name) \(read), \(why)")
      }
    }
  }

  /// The options that a reading names as unread, and those that hang on them.
  private static func unread(_ view: EvaluatedView) -> Set<String> {
    var names = Set(view.unread.map(\.option))
    let ofLengths: [Option] = [.perPage, .itemLengths]
    let ofItems: [Option] = [.items, .itemLength, .spacing, .padding, .noScrollTargetLayout]
    if names.contains(Option.contentLength.name) { names.formUnion(ofItems.map(\.name)) }
    if names.contains(Option.itemLength.name) { names.formUnion(ofLengths.map(\.name)) }
    return names
  }

  /// Whether two texts are the same numbers.
  private static func areEqual(_ one: String, _ other: String) -> Bool {
    let (left, right) = (
      one.split(separator: ",").map(Double.init), other.split(separator: ",").map(Double.init)
    )
    return one == other
      || left.count == right.count && zip(left, right).allSatisfy { abs(($0 ?? .nan) - ($1 ?? .nan)) < 1e-6 }
  }
}
