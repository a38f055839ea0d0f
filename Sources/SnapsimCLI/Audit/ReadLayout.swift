import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// The layout of an audit as the command line states it, completed by what the view in the behavior's file says.
struct ReadLayout {
  /// The options, with those that the view adds.
  let options: RunOptions

  /// The readings of the view that are used, in the order of layout options.
  let used: [ViewReading]

  /// The layouts to search; `nil` where none is stated, so that the audit looks for some that fit.
  let layouts: [ScrollLayout]?

  /// The axis that the view scrolls on, where that is all that is used of it.
  private(set) var axis: Axis?

  /// How many items there are, and how long the container is, where nobody says so: few and many on both sides of a
  /// screen's page, on a phone either way up and on a small one.
  private static let sweeps: [(Option, String)] = [(.items, "2,5,20,21,40"), (.width, "390,320,844")]

  /// Completes options.
  ///
  /// - Parameters:
  ///   - given: the options of the command line, each of which wins over the view.
  ///   - readings: what the view says.
  /// - Throws: what is wrong with a layout that the command line states.
  init(_ given: RunOptions, completedBy readings: [ViewReading]) throws {
    let isStated = given.given.contains(where: \.isOfLayout)
    let usable = Self.usable(readings, beside: given.given)
    if isStated || Self.describesItems(usable.map(\.option)) {
      // What a view says need not go together here: then the command line alone counts.
      if let completed = try? Self.completed(given, by: usable, isStated: isStated),
        let layouts = try? Self.layouts(completed)
      {
        self.init(options: completed, used: usable, layouts: layouts)
        return
      }
      self.init(options: given, used: [], layouts: isStated ? try Self.layouts(given) : nil)
      return
    }
    let axis = usable.filter { $0.option == Option.axis }
    self.init(options: given, used: axis, layouts: nil)
    self.axis = axis.first.map { $0.text == "vertical" ? .vertical : .horizontal }
  }

  private init(options: RunOptions, used: [ViewReading], layouts: [ScrollLayout]?) {
    self.options = options
    self.used = used
    self.layouts = layouts
  }

  /// The readings that the command line does not contradict.
  ///
  /// A device has a safe area of its own, to which padding of the view would be added.
  private static func usable(_ readings: [ViewReading], beside given: [Option]) -> [ViewReading] {
    readings.filter { reading in
      !given.contains(reading.option) && (given + [reading.option]).conflict == nil
        && !(reading.option == .safeArea && given.contains(.device))
    }
  }

  /// Whether some options tell where each item is.
  private static func describesItems(_ options: [Option]) -> Bool {
    options.contains(Option.spacing)
      && (options.contains(Option.itemLength) || options.contains(Option.perPage))
  }

  private static func completed(
    _ given: RunOptions, by readings: [ViewReading], isStated: Bool
  ) throws -> RunOptions {
    var options = given
    for reading in readings { try options.set(reading.option, reading.text) }
    guard !isStated else { return options }
    let lengths = [Option.width, Option.height]
    let isMeasured = readings.contains { lengths.contains($0.option) }
    for (option, numbers) in sweeps
    where option == .items || !isMeasured && options.layout.axis == .horizontal {
      try options.set(option, numbers)
    }
    return options
  }

  private static func layouts(_ options: RunOptions) throws -> [ScrollLayout] {
    if let layouts = try options.sweptLayouts() { return layouts }
    throw UsageError(
      "this makes more than \(RunOptions.mostLayouts) layouts to audit; use fewer or shorter ranges")
  }
}
