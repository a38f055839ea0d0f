import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The setting that is held while one or two quantities are varied.
package struct MapSetting {
  package var options: RunOptions

  /// The layout; where a swept option changes it, the first one.
  package let layout: ScrollLayout

  /// The options that have several numbers, in the order typed.
  package let swept: [MapQuantity]

  /// Drag and velocity, as far as they were given no number.
  package let free: [MapQuantity]

  /// Takes a run apart; where it says nothing of the start, that is a page in the middle.
  package init(_ options: RunOptions) throws {
    let layouts = try [0, 1].map { end in
      var held = options
      for sweep in options.sweeps {
        held.put(sweep.numbers[end * (sweep.numbers.count - 1)], for: sweep.option)
      }
      return try held.layout.layout()
    }
    layout = layouts[0]
    swept = options.sweeps.map { sweep in
      let ends = sweep.numbers.ends
      let (one, other) = (ends[0], ends[ends.count - 1])
      return MapQuantity(
        option: sweep.option, numbers: sweep.numbers, range: min(one, other)...max(one, other))
    }
    let gesture: [Option] = options.gesture.sequence.isEmpty ? [.drag, .velocity] : []
    free = gesture.filter { option in
      options.number(of: option) == nil && !options.sweeps.contains { $0.option == option }
    }
    .map { option in
      let most = option == .drag ? layouts[0].container : SettlementFunction.fastest
      return MapQuantity(option: option, numbers: nil, range: -most...most)
    }
    var options = options
    let isStartVaried = options.sweeps.contains { [.offset, .page].contains($0.option) }
    if options.gesture.offset == nil, options.gesture.page == nil, !isStartVaried {
      // A page that there is at both ends of a sweep.
      options.gesture.page = layouts.map { ($0.pageStops().count - 1) / 2 }.min()
    }
    self.options = options
  }

  /// The start of the gestures, in words; `nil` where that is varied.
  func startName(_ behavior: NamedBehavior) throws -> String? {
    if options.sweeps.contains(where: { [.offset, .page].contains($0.option) }) { return nil }
    let settling = Settling(layout, behavior: behavior.make(), physics: options.physics)
    let pages = settling.grids.pages
    let start = try options.gesture.start(in: pages)
    let page = pages.nearest(to: start)
    return pages[page] == start ? "page \(page)" : "offset \(start.inSentence)"
  }
}
