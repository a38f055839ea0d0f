import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// The layouts of an audit: as the command line states them, completed by what a view says.
struct ReadLayout {
  /// The options, with those that the view adds on the first screen.
  private(set) var options: RunOptions
  private(set) var view: EvaluatedView?

  /// The layouts to search; `nil` where none is stated, so that the audit looks for some that fit.
  private(set) var layouts: [ScrollLayout]?

  /// The one screen of a view, in words, where its behavior's arguments are known for that alone.
  private(set) var onlyScreen: String?

  /// The reason why the layout that a view describes cannot be, on no screen, in words.
  private(set) var refusal: String?

  /// Whether the view has margins, where they are not used; `nil` where they are, or nothing is known of them.
  private(set) var hasMargins: Bool?

  /// Whether lengths of items were tried that no file says, or numbers of them.
  private(set) var triesLengths = false
  private(set) var triesCounts = false

  /// Whether the view says the same of either pose, so that a turn changes no more than the screen.
  private(set) var isSameTurned = true

  /// The faults that show without any gesture, each on the first screen that has it.
  private(set) var faults: [ScrollViewReading.Finding] = []

  /// The screens of a view that names none: phones upright and on their side, and a tablet (our choice).
  private static let screens = [
    ("iphone-14", false), ("iphone-14", true), ("iphone-se", false), ("iphone-17-pro-max", true),
    ("ipad-11", false),
  ]

  private static let margins: [Option] = [.contentMargins, .safeArea, .padding]

  /// Completes options by a view, on one screen alone where another may change arguments that are given.
  init(
    _ invocation: Invocation, _ given: RunOptions, completedBy reading: ScrollViewReading?,
    isOfOneScreen: Bool = false, followsItems: Bool = false
  ) throws {
    var given = given
    // Of a view it is known that it says no more.
    if reading != nil { given.layout.keep = given.layout.keep ?? .offset }
    options = given
    let isStated = given.given.contains(where: \.isOfLayout)
    guard let reading else {
      if isStated { layouts = try given.sweptLayouts() }
      return
    }
    if isStated {
      let view = try invocation.evaluated(reading, by: given.catalog).beside(invocation)
      // What a view says need not go together here: then the command line alone counts.
      if let completed = try? Self.completed(given, by: view), (try? completed.layout.layout()) != nil {
        (options, self.view) = (completed, view)
      }
      layouts = try options.sweptLayouts()
      if self.view != nil, !given.namesBehaviors, let layout = layouts?.last {
        var stated = reading
        stated.unread.removeAll { unread in invocation.given.contains { $0.option.name == unread.option } }
        faults = stated.faults(on: layout, "as asked")
      }
      return
    }
    var read: [(isLandscape: Bool, options: RunOptions, view: EvaluatedView, layouts: [ScrollLayout])] = []
    var refusal: String?
    var hasMargins: Bool?
    var first: (screen: String, layout: ScrollLayout)?
    var triesCounts = false
    let screens = Self.screens.filter { device, isLandscape in
      !(isLandscape && reading.screens.upright != nil
        || device.hasPrefix("ipad") && reading.screens.phones != nil)
    }
    for (device, isLandscape) in screens.prefix(isOfOneScreen ? 1 : screens.count) {
      var screen = invocation
      screen.given.append(.init(option: .device, text: device))
      if isLandscape { screen.given.append(.init(option: .landscape)) }
      var base = given
      try base.set(.device, device)
      if isLandscape { try base.set(.landscape, "") }
      let view = try screen.evaluated(reading, by: given.catalog).beside(screen)
      hasMargins =
        hasMargins ?? Self.margins.contains { view.text(of: $0) ?? "0" != "0" || reading.lacks($0) }
      var options = base
      let layouts: [ScrollLayout]
      do {
        options = try Self.completed(base, by: view)
        if !view.describesItems {
          // What is read as one view may hold the items in a layout of its own; and margins decide where they can rest.
          let follows =
            followsItems && view.text(of: .items) != "1" && !Self.margins.contains(where: reading.lacks)
          guard reading.behavior.spec != nil || follows, reading.lacks(.itemLength),
            let screenful = try? options.layout.layout().screenful
          else { continue }
          // Parts of a screenful, the whole too.
          let tried = [0.4, 0.8, 1].map { (screenful * $0).rounded().shortest }
          try options.set(.itemLength, tried.joined(separator: ","))
        }
        if view.text(of: .items) == nil, view.text(of: .itemLengths) == nil {
          // Few and many on both sides of a screen's page.
          try options.set(.items, "2,5,20,21,40")
          triesCounts = true
        }
        layouts = try options.sweptLayouts()
      } catch {
        refusal = refusal ?? error.words
        continue
      }
      read.append((isLandscape, options, view, layouts))
      let held = isLandscape ? "\(device) on its side" : "\(device) upright"
      let places = Set((Self.margins + [.width, .height, .itemLength]).map(\.name))
      let isPlaced = view.describesItems && !view.unread.contains { places.contains($0.option) }
      if isPlaced, first == nil { first = layouts.last.map { (held, $0) } }
      // Where lengths of items are tried only what lies before them is judged, and a bound that is read, as at any length it is
      // so; and the position that items of one of them never have, with that length.
      let found =
        view.describesItems
        ? layouts.last.map { reading.faults(on: $0, held, beside: isPlaced ? first : nil) } ?? []
        : [
          reading.unevenStart, reading.offCenterBySafeArea, reading.longItems, reading.unreachedPosition,
        ].compactMap { fault in
          layouts.lazy.compactMap { fault($0, held) }.first
        }
      if !given.namesBehaviors {
        faults += found.filter { new in !faults.contains { $0.check == new.check } }
      }
    }
    if let first = read.first {
      (options, view, layouts) = (first.options, first.view, read.flatMap(\.layouts))
      (triesLengths, self.triesCounts) = (!first.view.describesItems, triesCounts)
      onlyScreen = isOfOneScreen ? "\(Self.screens[0].0) upright" : nil
      // What lengths that were tried for the user's own behavior do in a turn is not said of its view.
      isSameTurned =
        (!triesLengths || reading.behavior.spec != nil)
        && read.contains { $0.isLandscape != first.isLandscape && $0.view.words == first.view.words }
    } else {
      (self.hasMargins, self.refusal) = (hasMargins, refusal)
    }
  }

  private static func completed(_ given: RunOptions, by view: EvaluatedView) throws -> RunOptions {
    var options = given
    for reading in view.given { try options.set(reading.option, reading.text ?? "") }
    return options
  }
}

extension EvaluatedView {
  fileprivate var describesItems: Bool {
    [.itemLength, .itemLengths, .perPage, .contentLength].contains { text(of: $0) != nil }
  }
}
