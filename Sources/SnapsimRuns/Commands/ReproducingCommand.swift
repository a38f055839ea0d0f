import ScrollSimulation

/// A command line that, pasted, does something again.
package struct ReproducingCommand {
  /// The behavior, as it was named.
  package let behavior: String

  /// Another one to be shown beside it.
  package var other: String?

  /// The pages of a layout as the behavior aligns them; `nil` where the two of them do so differently.
  package let pages: (ScrollLayout) -> ScrollStops?

  /// What the command line said of physics.
  package let options: RunOptions

  /// What it said of what the behavior is meant to do, as text.
  package let intent: String?

  /// Takes what every command of a report repeats.
  package init(
    behavior: String, other: String? = nil, pages: @escaping (ScrollLayout) -> ScrollStops?,
    options: RunOptions, intent: String? = nil
  ) {
    self.behavior = behavior
    self.other = other
    self.pages = pages
    self.options = options
    self.intent = intent
  }

  /// The command that performs the gestures of a demonstration.
  package func settle(_ shown: Demonstration) -> String {
    var words = ["snapsim"] + behaviorWords
    words += Self.layoutWords(shown.layout)
    words += Self.startWords(shown.start, in: pages(shown.layout))
    words += Self.words(.drag, shown.gesture.drag) + Self.words(.velocity, shown.gesture.velocity)
    if shown.repeats > 1 { words += ["--repeat", String(shown.repeats)] }
    words += physicsWords(unit: shown.contextVelocity)
    return words.joined(separator: " ")
  }

  /// The command that compares the two behaviors on one layout.
  package func diff(_ layout: ScrollLayout) -> String {
    let described = Self.layoutWords(layout)
    // Any layout option makes it this layout instead of the matrix.
    let words = ["snapsim", "diff"] + behaviorWords + (described.isEmpty ? ["--items", "20"] : described)
    return (words + physicsWords(unit: nil)).joined(separator: " ")
  }

  private var behaviorWords: [String] {
    ([behavior] + (other.map { [$0] } ?? [])).flatMap { [Option.behavior.flag, Self.quoted($0)] }
  }

  /// The command that audits one layout by one check, and by the one that asks for what it judges.
  package func audit(_ layout: ScrollLayout, by check: AuditCheck, asking asker: AuditCheck?) -> String {
    var words = ["snapsim", "audit", "--behavior", Self.quoted(behavior)]
    let described = Self.layoutWords(layout)
    // Any layout option makes it this layout instead of the matrix.
    words += described.isEmpty ? ["--items", "20"] : described
    if let intent { words += ["--intent", Self.quoted(intent)] }
    words += physicsWords(unit: nil)
    words += ["--only", ([check] + (asker.map { [$0] } ?? [])).map(\.id).joined(separator: ",")]
    return words.joined(separator: " ")
  }

  private func physicsWords(unit: ScrollPhysics.VelocityUnit?) -> [String] {
    let physics = options.physics
    var words: [String] = []
    if physics.rate != .normal {
      words += [
        Option.deceleration.flag, physics.rate == .fast ? "fast" : physics.rate.perMillisecond.shortest,
      ]
    }
    if physics.projection != .uikit { words += [Option.projection.flag, physics.projection.rawValue] }
    let unit = unit ?? physics.contextVelocity
    if unit != .perSecond || options.given.contains(.contextVelocity) {
      words += [Option.contextVelocity.flag, unit.rawValue]
    }
    return words
  }

  /// Where to begin: the page's number, if it is one's.
  private static func startWords(_ start: Double, in pages: ScrollStops?) -> [String] {
    if start == 0 { return [] }
    guard let pages else { return ["--offset", start.shortest] }
    let page = pages.nearest(to: start)
    return pages[page] == start ? ["--page", String(page)] : ["--offset", start.shortest]
  }

  /// The options that describe a layout, those that hold anyway left out.
  static func layoutWords(_ layout: ScrollLayout) -> [String] {
    var words = layout.pose.map(poseWords) ?? []
    if layout.axis == .vertical { words += ["--axis", "vertical"] }
    if layout.pose == nil {
      let isHorizontal = layout.axis == .horizontal
      let (width, height) =
        isHorizontal ? (layout.bounds, layout.crossBounds) : (layout.crossBounds, layout.bounds)
      if width != 390 { words += ["--width", width.shortest] }
      if height != 844 { words += ["--height", height.shortest] }
      words += pair(.safeArea, layout.safeArea)
      let sizeClass = isHorizontal ? layout.horizontalSizeClass : layout.verticalSizeClass
      if sizeClass == .regular { words += ["--size-class", "regular"] }
    }
    words += pair(.contentMargins, layout.contentMargins)
    words += contentWords(layout.content)
    if !layout.isScrollTargetLayout { words.append("--no-scroll-target-layout") }
    if layout.layoutDirection == .rightToLeft { words += ["--layout-direction", "rtl"] }
    return words
  }

  /// A device and what is stated over it.
  private static func poseWords(_ pose: DevicePose) -> [String] {
    var words = ["--device", pose.device.name]
    if pose.orientation == .landscape { words.append("--landscape") }
    if let width = pose.width { words += ["--width", width.shortest] }
    if let height = pose.height { words += ["--height", height.shortest] }
    if let safeArea = pose.safeArea { words += ["--safe-area", text(safeArea)] }
    if let sizeClass = pose.sizeClass {
      words += ["--size-class", sizeClass == .regular ? "regular" : "compact"]
    }
    return words
  }

  private static func contentWords(_ content: ScrollLayout.Content) -> [String] {
    switch content {
    case .length(let length):
      return ["--content-length", length.shortest]
    case .stack(let stack):
      var words: [String] = []
      switch stack.items {
      case .listed(let lengths):
        words += ["--item-lengths", lengths.map(\.shortest).joined(separator: ",")]
      case .equal(let count, let length):
        if count != 20 { words += ["--items", String(count)] }
        switch length {
        case .points(let points): words += ["--item-length", points.shortest]
        case .containerRelative(let span): if span != 1 { words += ["--span", String(span)] }
        }
      }
      if stack.perPage != 1 { words += ["--per-page", String(stack.perPage)] }
      return words + Self.words(.spacing, stack.spacing) + pair(.padding, stack.padding)
    }
  }

  /// An option with a number, left out where that is 0.
  static func words(_ option: Option, _ number: Double) -> [String] {
    number == 0 ? [] : [option.flag, number.shortest]
  }

  private static func pair(_ option: Option, _ insets: AxisInsets) -> [String] {
    insets == .zero ? [] : [option.flag, text(insets)]
  }

  private static func text(_ insets: AxisInsets) -> String {
    insets.leading == insets.trailing
      ? insets.leading.shortest : "\(insets.leading.shortest),\(insets.trailing.shortest)"
  }

  /// A word as a shell takes it for one.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:=,+@%".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
