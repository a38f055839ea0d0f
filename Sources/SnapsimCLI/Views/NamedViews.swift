import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

// Scroll views of files, one of which a command line may mean.
extension Invocation {
  /// The view of `--view`, or the first that attaches a file's behavior; several of other behaviors, none of several files.
  func views(attaching known: [String: [ScrollViewReading]]) throws -> [ScrollViewReading] {
    if has(.view) { return try self.views }
    let views = behaviorSpecs.compactMap { known[$0]?.first }
    let differ = views.contains {
      $0.name != views[0].name || $0.isLayout && $0.behavior != views[0].behavior
    }
    return differ ? [] : Array(views.prefix(1))
  }

  /// A view with what its project says of it, where the files of its behavior lack something.
  func whole(_ view: ScrollViewReading) -> ScrollViewReading {
    if view.lacks.isEmpty || has(.alone) { return view }
    let all = (try? views(at: view.name, axis: view.axisWord)) ?? []
    return all.first {
      ($0.behavior.line, $0.state, $0.use) == (view.behavior.line, view.state, view.use)
    } ?? view
  }

  var views: [ScrollViewReading] {
    get throws {
      guard let named = text(of: .view) else { return [] }
      if given.count(where: { $0.option == .view }) > 1 {
        throw UsageError("--view is given twice, and a run has one layout; name one view, or run it for each")
      }
      return try views(at: named, axis: text(of: .axis))
    }
  }

  /// The views at `FILE` or `FILE:LINE`, on one axis if that is said.
  func views(at text: String, axis: String?) throws -> [ScrollViewReading] {
    let (file, line) = Self.place(text)
    let read = try read([file])
    if read.views.isEmpty, let fault = read.faults.first { throw DataError(fault) }
    let all = read.views
    let found = all.filter { (line.map($0.isAt) ?? true) && (axis ?? $0.axisWord) == $0.axisWord }
    guard found.isEmpty else { return found }
    let others = all.map { "\($0.name) (\($0.axisWord))" }
    throw DataError(
      "\(text): there is no such scroll view with a behavior; "
        + (others.isEmpty
          ? "attach one by .scrollTargetBehavior, or describe the layout by options"
          : "there is \(others.inSentence())"))
  }

  /// The scroll views of files and folders, with what is around them; words on faulty files, and on there being none.
  func read(
    _ paths: [String], saying note: (String) -> Void = { _ in }
  ) throws -> (views: [ScrollViewReading], faults: [String], none: String) {
    let files = try ViewFiles.all(in: paths.map { Self.lined($0)?.file ?? $0 })
    var read = try ViewFiles.read(files, in: ProjectScope(self), usesCache: !has(.noCache), saying: note)
    // A view is named as it is told, by its line.
    let lined = paths.compactMap(Self.lined)
    let others = lined.isEmpty ? [] : try ViewFiles.all(in: paths.filter { Self.lined($0) == nil })
    for place in lined where !read.views.contains(where: { $0.file == place.file && $0.isAt(place.line) }) {
      throw DataError("\(place.file):\(place.line): there is no scroll view with a behavior")
    }
    read.views.removeAll { view in
      let lines = lined.filter { $0.file == view.file }.map(\.line)
      return !lines.isEmpty && !others.contains(view.file) && !lines.contains(where: view.isAt)
    }
    let delegate = "scrollViewWillEndDragging"
    func first(with words: Regex<Substring>) -> String? {
      if !read.views.isEmpty { return nil }
      return files.first { String(decoding: Platform.contents(of: $0) ?? [], as: UTF8.self).contains(words) }
    }
    let isDelegated = first(with: /func scrollViewWillEndDragging/) != nil
    let behavior = first(with: /(?:struct|class|enum|extension) [^{]*\bScrollTargetBehavior\b/)
    return (
      read.views, read.unparsed.map { "\($0) is no valid Swift, and not read whole; compile it to see why" },
      "no scroll view with a behavior in \(files.count.of("file"))"
        + (isDelegated ? ", and \(delegate) of UIKit's scroll views is not judged" : "")
        + (behavior.map {
          "; to judge that of \($0) alone: snapsim audit --behavior \(ReproducingCommand.quoted($0))"
        } ?? "")
    )
  }

  /// The file and the line of an operand that names both, and is no file itself.
  static func lined(_ operand: String) -> (file: String, line: Int)? {
    let (file, line) = place(operand)
    guard let line, Platform.kind(of: operand) == .none, Platform.kind(of: file) == .regular else {
      return nil
    }
    return (file, line)
  }

  static func place(_ text: String) -> (file: String, line: Int?) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]) else {
      return (text, nil)
    }
    return (String(text[..<colon]), line)
  }
}

extension [ScrollViewReading] {
  /// The one view on which gestures are made; several where they differ in nothing but their behavior.
  func one(for arguments: [String]) throws -> [ScrollViewReading] {
    // Of several uses and states of a view the first one is meant.
    let uses = map { [$0.name, $0.axisWord, $0.behavior.written, $0.behavior.spec ?? ""] }
    let first = indices.filter { !uses[..<$0].contains(uses[$0]) }.map { self[$0] }
    if first.count < count { return try first.one(for: arguments) }
    let differ = contains { ($0.name, $0.axis) != (self[0].name, self[0].axis) }
    guard differ else { return self }
    throw DataError(
      "there are \(count) scroll views with a behavior; name one, as the commands above do",
      below: map { command(arguments, for: $0) })
  }

  private func command(_ arguments: [String], for view: ScrollViewReading) -> String {
    var words = arguments
    if let index = words.firstIndex(of: Option.view.flag), index + 1 < words.count {
      words[index + 1] = view.name
    } else {
      words.removeAll { $0.hasPrefix(Option.view.flag + "=") }
      words += [Option.view.flag, view.name]
    }
    let isBoth = contains { $0.name == view.name && $0.axis != view.axis }
    return ReproducingCommand.typed(words + (isBoth ? [Option.axis.flag, view.axisWord] : []))
  }
}

extension ScrollViewReading {
  var name: String { "\(file):\(line)" }

  /// In words the place that shows it and its state, where there are several of either.
  var condition: String {
    (use.map { ", shown by \($0)" } ?? "") + (state.map { ", where \($0)" } ?? "")
  }

  /// The states and the room that its layout and behavior hang on, as words that follow *if*; of a fault that needs no room, the states alone.
  func assumptions(of check: Finding.Check? = nil) -> [String] {
    let made = behavior.isOfState ? behavior.made : nil
    return [
      isUnparsed ? "its file, which is no valid Swift, is read right" : nil, state,
      made.map { "it is \($0), by states as they are at first" },
      check?.isOfRoom ?? true ? unsureRoom.map { "it has the room of a screen, as \($0)" } : nil,
    ].compactMap(\.self)
  }

  /// The reason why its room is a guess, where something hangs on that: pages of so many points do on the length that turns them.
  private var unsureRoom: String? {
    if let guessedRoom { return guessedRoom }
    let side = axis == .vertical ? Option.height : .width
    let isOfPoints = behavior.spec == "paging" && value(.perPage) == nil && value(.itemLength) != nil
    return isOfPoints && lacks(side) ? "\(side.flag) is not read" : nil
  }

  var axisWord: String { value(.axis)?.word ?? "horizontal" }
  var axis: Axis { axisWord == "vertical" ? .vertical : .horizontal }
  var axes: Axis.Set { Axis.Set(axis) }
  func value(_ option: Option) -> Value? { values.first { $0.option == option.name } }
  var scrolls: Bool { !findings.contains { [.noScrollView, .nestedScrollView].contains($0.check) } }

  /// Whether a line is that of the view, of its behavior, or between them.
  func isAt(_ line: Int) -> Bool {
    let end = behavior.file == nil ? behavior.line : self.line
    return (min(self.line, end)...max(self.line, end)).contains(line)
  }

  var spec: String {
    let files = givers + [file] + [behavior.file].compactMap(\.self)
    return behavior.spec ?? files.joined(separator: "+") + ":" + (behavior.made ?? String(behavior.line))
  }
}

extension Option {
  static let ofScreen: [Option] = [
    .device, .landscape, .width, .height, .safeArea, .contentMargins, .sizeClass,
  ]
}

extension ScrollViewReading.Value {
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
    let isAxisGiven = has(.axis)
    // Other lengths of the view hang on these, in place of its own.
    var reading = reading
    reading.values.removeAll { value in Option.ofScreen.contains { $0.name == value.option && has($0) } }
    func view(on layout: LayoutOptions) -> EvaluatedView {
      EvaluatedView(
        reading.stated(on: layout, axis: isAxisGiven ? layout.axis : nil, by: catalog), on: layout)
    }
    guard var options = try? ofLayout() else {
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
    if (try? ofLayout().layout.layout()) != nil {
      do { _ = try whole.ofLayout().layout.layout() } catch {
        throw DataError("\(view.reading.name): \(error.words)")
      }
    }
    return whole
  }

  private func ofLayout() throws -> RunOptions {
    var layout = self
    layout.given.removeAll { !$0.option.isOfLayout }
    return try RunOptions(layout, behaviors: BehaviorCatalog(), isCompletedByRows: true)
  }
}
