import ScrollSimulation
import SnapsimRuns
import SnapsimText

package struct MapSubject {
  package let setting: MapSetting
  package let x: MapQuantity
  package let y: MapQuantity
  package var options: RunOptions { setting.options }

  /// Finds the two quantities of a run: its swept options, and drag and velocity as far as there are none.
  package init(_ options: RunOptions) throws {
    setting = try MapSetting(options)
    guard setting.swept.count <= 2 else {
      throw UsageError(
        "a map has two quantities, and here are \(setting.swept.map(\.option.flag).joined(separator: ", ")); "
          + "give all but two a single number")
    }
    let all = Array((setting.swept + setting.free).prefix(2))
    guard all.count == 2 else {
      throw UsageError(
        "a map has two quantities, and \(all.first.map { "only \($0.option.flag)" } ?? "none") is left to vary; "
          + "leave --drag or --velocity out, or give an option a range from:to")
    }
    // A gesture is read as drag and velocity, in whatever order they were typed.
    let isTurned = all[0].option == .velocity && all[1].option == .drag
    (x, y) = isTurned ? (all[1], all[0]) : (all[0], all[1])
  }

  /// How many samples a picture has across and upward, by which all figures are reckoned (our choice).
  package static let samples = (x: 241, y: 181)

  func map(of behavior: NamedBehavior, samples: (x: Int, y: Int) = samples) throws -> SettlementMap {
    let outcome = setting.outcomes(of: behavior, by: [x.option, y.option])
    return try SettlementMap(
      SettlementFunction(x: x.axis(samples: samples.x), y: y.axis(samples: samples.y)) {
        try outcome([$0, $1])
      })
  }

  /// A behavior's map in sentences without full stops: thresholds of a drag or a flick alone, and the farthest ways.
  func notes(of behavior: NamedBehavior, _ outcomes: [MapOutcome], tolerance: Double) throws -> [String] {
    var lines: [String] = []
    let loss = setting.losses.first { $0.spec == behavior.spec }?.loss
    // A drag across and a velocity upward are single gestures.
    if x.option == .drag, y.option == .velocity, loss == nil {
      let forward = try way(of: behavior, isForward: true, outcomes)
      let backward = try way(of: behavior, isForward: false, outcomes)
      let start = try setting.from(behavior)
      if let forward {
        lines.append("\(start): \(forward)" + (forward == backward ? "; backward the same" : ""))
      }
      if let backward, backward != forward {
        lines.append(forward == nil ? "\(start), backward: \(backward)" : "backward: \(backward)")
      }
    }
    let lost = outcomes.count(where: \.isLost)
    if lost > 0, let loss {
      lines.append(
        "\(lost) of \(outcomes.count) gestures have no answer, as it \(loss.sentence); past some such losses none is "
          + "asked any more")
    }
    let misaligned = outcomes.map { abs($0.misalignment) }.filter { $0 > tolerance }
    if let most = misaligned.max() {
      let part = Self.percent(Double(misaligned.count) / Double(outcomes.count))
      lines.append("\(part) of the map rests misaligned, by up to \(Self.number(most)) pt")
    }
    return lines
  }

  /// The words on one direction; `nil` where the map does not go there.
  private func way(of behavior: NamedBehavior, isForward: Bool, _ outcomes: [MapOutcome]) throws -> String? {
    let sign: Double = isForward == setting.layout.isReversed ? 1 : -1
    func moved(_ outcome: MapOutcome) -> Int { isForward ? outcome.pagesMoved : -outcome.pagesMoved }
    var parts: [String] = []
    for (name, quantity) in [("drag", x), ("flick", y)] {
      let most = max(0, sign < 0 ? -quantity.range.lowerBound : quantity.range.upperBound)
      guard most > 0 else { continue }
      let outcome = setting.outcomes(of: behavior, by: [quantity.option])
      let found = try Threshold.along(MapAxis(0...most, count: 1025), watching: .page) {
        try outcome([sign * $0 + 0])
      }
      // Of many only so many are told.
      let told = found.prefix(4).enumerated().map { index, threshold in
        let pages = moved(threshold.after)
        let at = "from \(Self.number(threshold.at))\(quantity.unit)"
        return index == 0 && pages == 1 ? at : "\(Self.words(forPages: pages)) \(at)"
      }
      parts.append(
        found.isEmpty
          ? "no \(name) alone up to \(Self.number(most))\(quantity.unit) turns"
          : "a \(name) alone turns "
            + (told + (found.count > told.count ? ["and so on"] : [])).joined(separator: ", "))
    }
    guard !parts.isEmpty else { return nil }
    let most = outcomes.map(moved).max() ?? 0
    let isCutOff = most == (try setting.pages(behavior, isForward: isForward))
    let bound =
      most <= 0
      ? "nothing moves that way"
      : isCutOff
        ? "up to \(most), where the content \(isForward ? "ends" : "begins")" : "never more than \(most)"
    return (parts + [bound]).joined(separator: "; ")
  }

  private static func words(forPages moved: Int) -> String {
    let names = ["none", "one page", "two pages", "three pages", "four pages", "five pages"]
    let count = Int(moved.magnitude)
    let words = count < names.count ? names[count] : "\(count) pages"
    return moved < 0 ? words + " the other way" : words
  }

  /// A number with one digit behind the point, and commas between thousands.
  static func number(_ value: Double) -> String {
    let tenths = (abs(value) * 10).rounded()
    guard tenths < 0x1p53 else { return value.inSentence }
    var whole = String(Int(tenths) / 10)
    var grouped = ""
    while whole.count > 3 {
      grouped = "," + whole.suffix(3) + grouped
      whole.removeLast(3)
    }
    return (value < 0 && tenths > 0 ? "-" : "") + whole + grouped + ".\(Int(tenths) % 10)"
  }

  /// A part in whole percents; none and all only where it is.
  static func percent(_ part: Double) -> String {
    switch (100 * part).rounded() {
    case 0 where part > 0: "less than 1 %"
    case 100 where part < 1: "more than 99 %"
    case let percent: "\(percent.inSentence) %"
    }
  }
}
