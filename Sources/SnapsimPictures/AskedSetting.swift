import ScrollSimulation
import SnapsimRuns

/// A behavior that is asked about a setting, number after number; it keeps the layout as long as that stays the same.
final class AskedSetting {
  private var setting: MapSetting
  private let named: NamedBehavior
  private let behavior: (any ScrollTargetBehavior)?
  private let varied: [Option]
  private let isSingle: Bool
  private var settling: Settling?
  private var start = 0.0
  private var place: Place?
  private var last: [Double] = []

  package init(_ setting: MapSetting, of named: NamedBehavior, varying options: [Option]) {
    self.setting = setting
    self.named = named
    varied = options
    behavior = named.make()
    isSingle =
      setting.options.gesture.sequence.isEmpty && setting.options.gesture.repeats == 1
      && !options.contains(.repeat)
  }

  package func outcome(_ numbers: [Double]) throws -> Outcome {
    var isOtherLayout = settling == nil
    var isOtherStart = isOtherLayout
    for index in varied.indices where last.isEmpty || last[index] != numbers[index] {
      let option = varied[index]
      setting.options.put(numbers[index], for: option)
      isOtherLayout = isOtherLayout || option.isOfLayout
      isOtherStart = isOtherStart || isOtherLayout || [.offset, .page].contains(option)
    }
    last = numbers
    let options = setting.options
    if let watch = options.catalog.watch {
      watch.note(zip(varied, numbers).compactMap { $0.words(setting: $1.shortest) })
    }
    let settling = try settling(isOther: isOtherLayout)
    if isOtherStart || place == nil {
      start = try options.gesture.start(in: settling.grids.pages)
      try GestureOptions.check(start, on: settling.layout)
      place = settling.grids.place(start)
    }
    let place = place ?? settling.grids.place(start)
    if isSingle {
      let gesture = Gesture(drag: options.gesture.drag, velocity: options.gesture.velocity)
      return Outcome(try settling.settle(from: start, gesture), from: place)
    }
    var gestures = options.gesture
    (gestures.offset, gestures.page) = (start, nil)
    var outcome: Outcome?
    try Run(named: named, settling: settling, gestures: gestures, numbers: []).settle { _, _, settlement in
      outcome = Outcome(settlement, from: place)
    }
    return try outcome ?? Outcome(settling.settle(from: start, Gesture()), from: place)
  }

  private func settling(isOther: Bool) throws -> Settling {
    if !isOther, let settling { return settling }
    let made = Settling(
      try setting.options.layout.layout(), behavior: behavior, physics: setting.options.physics)
    settling = made
    return made
  }
}

extension MapSetting {
  /// The outcome of a behavior by one quantity.
  package func outcome(of behavior: NamedBehavior, along quantity: MapQuantity) -> (Double) throws -> Outcome
  {
    let asked = AskedSetting(self, of: behavior, varying: [quantity.option])
    return { try asked.outcome([$0]) }
  }
}
