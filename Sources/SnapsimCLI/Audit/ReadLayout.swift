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

  /// The screens of a view that names none: phones upright and on their side, and a tablet, turned where there are no phones
  /// (our choice).
  private static func screens(of app: ScrollViewReading.Screens) -> [(device: String, isLandscape: Bool)] {
    let phones = [
      ("iphone-14", false), ("iphone-14", true), ("iphone-se", false), ("iphone-17-pro-max", true),
    ]
    let allows = { (isLandscape: Bool) in (isLandscape ? app.upright : app.sideways) == nil }
    if app.phoneless != nil { return [false, true].filter(allows).map { ("ipad-11", $0) } }
    let tablets = app.phones == nil ? [("ipad-11", app.sideways != nil)] : []
    return phones.filter { allows($0.1) } + tablets
  }

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
    var turned: [ScrollViewReading.Finding] = []
    let posed = try Self.screens(of: reading.screens).map { device, isLandscape in
      var base = given
      try base.set(.device, device)
      if isLandscape { try base.set(.landscape, "") }
      return (device: device, isLandscape: isLandscape, base: base)
    }
    // Conditions that no screen here meets are met by others.
    let showing = posed.filter { ViewPose($0.base.layout, of: reading).shows(reading) }
    let tried = showing.isEmpty ? posed : showing
    for (device, isLandscape, base) in tried.prefix(isOfOneScreen ? 1 : tried.count) {
      var screen = invocation
      screen.given.append(.init(option: .device, text: device))
      if isLandscape { screen.given.append(.init(option: .landscape)) }
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
      let held = Self.words(device, isLandscape)
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
        turned += Self.turnedFaults(of: reading, invocation, base, held, beside: first)
        // Of each kind the first one, or the first that hangs on nothing that is assumed.
        for new in found {
          let told = faults.firstIndex { $0.check == new.check }
          if let told, faults[told].assumption == nil || new.assumption != nil { continue }
          if let told { faults[told] = new } else { faults.append(new) }
        }
      }
    }
    for fault in turned where !faults.contains(where: { $0.check == fault.check }) { faults.append(fault) }
    if let first = read.first {
      (options, view, layouts) = (first.options, first.view, read.flatMap(\.layouts))
      (triesLengths, self.triesCounts) = (!first.view.describesItems, triesCounts)
      onlyScreen = isOfOneScreen ? Self.words(tried[0].device, tried[0].isLandscape) : nil
      // What lengths that were tried for the user's own behavior do in a turn is not said of its view.
      isSameTurned =
        (!triesLengths || reading.behavior.spec != nil)
        && read.contains { $0.isLandscape != first.isLandscape && $0.view.words == first.view.words }
    } else {
      (self.hasMargins, self.refusal) = (hasMargins, refusal)
    }
  }

  private static func words(_ device: String, _ isLandscape: Bool) -> String {
    device + (isLandscape ? " on its side" : " upright")
  }

  /// The faults once a device is turned that shows a view, by the lengths that it keeps from the screen before.
  private static func turnedFaults(
    of reading: ScrollViewReading, _ invocation: Invocation, _ base: RunOptions, _ held: String,
    beside first: (screen: String, layout: ScrollLayout)?
  ) -> [ScrollViewReading.Finding] {
    guard reading.screens.areTurned, let kept = ViewPose(base.layout, of: reading).appeared(reading),
      let written = zip(reading.values, kept.values).first(where: { $0 != $1 })?.0.written
    else { return [] }
    var (screen, options) = (invocation, base)
    if let device = base.layout.device { screen.given.append(.init(option: .device, text: device.name)) }
    if !base.layout.isLandscape { screen.given.append(.init(option: .landscape)) }
    options.layout.isLandscape.toggle()
    guard ViewPose(options.layout, of: reading).shows(reading),
      let view = try? screen.evaluated(kept, by: options.catalog).beside(screen), view.describesItems
    else { return [] }
    options = (try? completed(options, by: view)) ?? options
    if view.text(of: .items) == nil, view.text(of: .itemLengths) == nil { try? options.set(.items, "20") }
    guard let layout = try? options.sweptLayouts().last else { return [] }
    let stays = "the device is turned while the view is shown, and `\(written)` stays as it was"
    return kept.faults(on: layout, "\(held), then turned", beside: first).map { fault in
      var fault = fault
      fault.assumption = [fault.assumption, stays].compactMap(\.self).joined(separator: ", and ")
      fault.fix = fault.fix.map { $0 + "; or lengths that follow the scroll view" }
      return fault
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
