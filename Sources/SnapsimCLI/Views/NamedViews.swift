import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// Scroll views of files, one of which a command line may mean.
enum NamedViews {
  /// The view of `--view`, or the first that attaches the behavior of a file; several where they differ in their behavior.
  ///
  /// Of several files that are compared, the views of none are meant.
  static func one(
    _ invocation: Invocation, attaching known: [String: [ScrollViewReading]]
  ) throws -> [ScrollViewReading] {
    if invocation.has(.view) { return try all(invocation) }
    let views = invocation.behaviorSpecs.compactMap { known[$0]?.first }
    let differ = views.contains {
      $0.name != views[0].name || $0.isLayout && $0.behavior != views[0].behavior
    }
    return differ ? [] : Array(views.prefix(1))
  }

  static func all(_ invocation: Invocation) throws -> [ScrollViewReading] {
    let named = invocation.given.filter { $0.option == .view }.compactMap(\.text)
    guard let text = named.last else { return [] }
    if named.count > 1 {
      throw UsageError("--view is given twice, and a run has one layout; name one view, or run it for each")
    }
    return try all(text, axis: invocation.given.last { $0.option == .axis }?.text, by: invocation)
  }

  /// The views at `FILE` or `FILE:LINE`, on one axis if that is said.
  static func all(
    _ text: String, axis: String?, by invocation: Invocation = Invocation()
  ) throws -> [ScrollViewReading] {
    let (file, line) = place(text)
    let read = try operands(invocation, ViewFiles.all(in: [file]))
    if read.views.isEmpty, let unparsed = read.unparsed.first { throw DataError(Self.unparsed(unparsed)) }
    let all = read.views
    let found = all.filter { (line.map($0.isAt) ?? true) && (axis ?? $0.axisWord) == $0.axisWord }
    guard found.isEmpty else { return found }
    let others = all.map { "\($0.name) (\($0.axisWord))" }
    throw DataError(
      "\(text): there is no such scroll view with a behavior; "
        + (others.isEmpty
          ? "attach one by .scrollTargetBehavior, or describe the layout by options"
          : "there is \(Choice.words(others))"))
  }

  /// The scroll views of the operands: of single files with what the project around them has, unless that is excluded.
  static func operands(_ invocation: Invocation, _ files: [String]) throws -> ViewFiles.Found {
    try ViewFiles.read(files, in: ProjectScope(invocation), usesCache: !invocation.has(.noCache))
  }

  /// The remark on files without any.
  static func none(in files: [String]) -> String {
    "no scroll view with a behavior in \(Choice.count(files.count, "file"))"
  }

  /// The fault of a file that is not read whole.
  static func unparsed(_ file: String) -> String {
    "\(file) is no valid Swift, and not read whole; compile it to see why"
  }

  private static func place(_ text: String) -> (file: String, line: Int?) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
      return (text, nil)
    }
    return (String(text[..<colon]), line)
  }
}

extension [ScrollViewReading] {
  /// The one view on which gestures are made; several where they differ in nothing but their behavior.
  func one(for arguments: [String]) throws -> [ScrollViewReading] {
    let differ = contains { ($0.name, $0.axis) != (self[0].name, self[0].axis) }
    if differ { throw SeveralViews(views: self, arguments: arguments) }
    return self
  }
}

struct SeveralViews: CommandError {
  let views: [ScrollViewReading]
  let arguments: [String]

  var message: String {
    "there are \(views.count) scroll views with a behavior; name one, as the commands above do"
  }

  /// A command for each.
  var details: [String] {
    views.map { view in
      let isBoth = views.contains { $0.name == view.name && $0.axis != view.axis }
      var words = arguments
      if let index = words.firstIndex(of: Option.view.flag), index + 1 < words.count {
        words[index + 1] = view.name
      } else {
        words.removeAll { $0.hasPrefix(Option.view.flag + "=") }
        words += [Option.view.flag, view.name]
      }
      if isBoth { words += [Option.axis.flag, view.axisWord] }
      return ReproducingCommand.typed(words)
    }
  }

  var exitCode: ExitCode { .badData }
}

extension ScrollViewReading {
  var name: String { "\(file):\(line)" }

  var axisWord: String { value(.axis)?.word ?? "horizontal" }
  var axis: Axis { axisWord == "vertical" ? .vertical : .horizontal }
  var axes: Axis.Set { Axis.Set(axis) }

  func value(_ option: Option) -> Value? { values.first { $0.option == option.name } }

  /// Whether there is one; a behavior may stand where there is none below.
  var hasScrollView: Bool { !findings.contains { $0.check == .noScrollView } }

  /// Whether a line is that of the view, of its behavior, or between them.
  func isAt(_ line: Int) -> Bool {
    let end = behavior.file == nil ? behavior.line : self.line
    return (min(self.line, end)...max(self.line, end)).contains(line)
  }

  var spec: String { behavior.spec ?? "\(behavior.file.map { "\(file)+\($0)" } ?? file):\(behavior.line)" }
}

extension Option {
  /// The options on which a view's lengths may hang.
  static let ofScreen: [Option] = [
    .device, .landscape, .width, .height, .safeArea, .contentMargins, .sizeClass,
  ]
}

extension ScrollViewReading.Value {
  /// Whether it is another number on another screen, or in another container.
  var isOfScreen: Bool { lengths.contains { $0.depends { _ in true } } }
  var isOfContainer: Bool { lengths.contains { $0.depends { $0 == .container } } }
}

extension Invocation {
  /// Evaluates a view on the screen of the layout options, which may be swept only where nothing depends on it.
  func evaluated(
    _ reading: ScrollViewReading, by catalog: BehaviorCatalog = BehaviorCatalog()
  ) throws -> EvaluatedView {
    if reading.isLayout, has(.noScrollTargetLayout) {
      throw UsageError(
        "\(Option.noScrollTargetLayout.flag) is for stacks; \(reading.view) places its items itself")
    }
    var layout = self
    layout.given.removeAll { !$0.option.isOfLayout }
    let isAxisGiven = has(.axis)
    // Other lengths of the view hang on these, in place of its own.
    var reading = reading
    reading.values.removeAll { value in
      Option.ofScreen.contains { $0.name == value.option && has($0) }
    }
    func view(on layout: LayoutOptions) -> EvaluatedView {
      EvaluatedView(
        reading.stated(on: layout, axis: isAxisGiven ? layout.axis : nil, by: catalog), on: layout)
    }
    guard var options = try? RunOptions(layout, behaviors: BehaviorCatalog(), isCompletedByRows: true) else {
      // The mistake is told where all options are read.
      return EvaluatedView(reading, on: LayoutOptions())
    }
    let first = view(on: options.layout)
    for sweep in options.sweeps where [.width, .height].contains(sweep.option) {
      for index in 0..<sweep.numbers.count {
        options.put(sweep.numbers[index], for: sweep.option)
        let other = view(on: options.layout)
        let changed = LayoutOptions.options.first {
          $0 != .width && $0 != .height && first.text(of: $0) != other.text(of: $0)
        }
        guard let changed else { continue }
        throw UsageError(
          "\(sweep.option.flag) takes several numbers, and \(changed.flag) of \(reading.name) depends on it; run it once for each"
        )
      }
    }
    return first
  }

  /// The command line with what a view says, which has to make a layout, before its own options, which win.
  func completed(by views: [EvaluatedView]) throws -> Invocation {
    var whole = self
    whole.given.removeAll { $0.option == .view }
    guard let view = views.first else { return whole }
    let specs = behaviorSpecs.isEmpty ? views.map { Given(option: .behavior, text: $0.reading.spec) } : []
    whole.given = view.beside(self).given + specs + whole.given
    if (try? checkLayout()) != nil {
      do { try whole.checkLayout() } catch { throw DataError("\(view.reading.name): \(error.words)") }
    }
    return whole
  }

  private func checkLayout() throws {
    var layout = self
    layout.given.removeAll { !$0.option.isOfLayout }
    _ = try RunOptions(layout, behaviors: BehaviorCatalog(), isCompletedByRows: true).layout.layout()
  }
}
