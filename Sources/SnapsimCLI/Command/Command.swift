/// The commands; settling is meant where none is named.
enum Command: String, CaseIterable, Sendable {
  case settle, trace, reveal, batch, audit, play, behaviors, devices, completions

  /// What it does, for help.
  var summary: String {
    switch self {
    case .settle: "one row per gesture (the default)"
    case .trace: "the motion: offset and velocity by time"
    case .reveal: "when items show, against when known"
    case .batch: "one gesture per CSV row or JSON line"
    case .audit: "the gestures that a behavior gets wrong"
    case .play: "a scenario: steps and expectations"
    case .behaviors: "the behaviors that --behavior can name"
    case .devices: "the devices that --device can name"
    case .completions: "what a shell completes, as its script"
    }
  }

  /// What it takes besides options, for help.
  var operand: String? {
    switch self {
    case .batch: "[FILE|-]"
    case .play: "FILE|-"
    case .completions: "SHELL"
    case .settle, .trace, .reveal, .audit, .behaviors, .devices: nil
    }
  }

  /// Whether it takes an option.
  func takes(_ option: Option) -> Bool {
    let group = option.descriptor.group
    return switch self {
    case .settle: ![.keepGoing, .interval].contains(option) && group != .audit
    case .trace:
      ![.printScenario, .keepGoing, .explain, .check, .tolerance].contains(option) && group != .audit
    case .reveal:
      ![.printScenario, .keepGoing, .explain, .check, .tolerance, .interval].contains(option)
        && group != .audit
    case .batch:
      ![.repeat, .gesture, .explain, .interval, .printScenario].contains(option) && group != .audit
    case .audit:
      [.layout, .behavior, .physics, .audit].contains(group)
        || [.format, .output, .explain].contains(option)
    case .play:
      [.behavior, .noCache, .format, .print, .noHeader, .output, .explain, .check, .tolerance].contains(
        option)
    case .behaviors, .devices, .completions: false
    }
  }

  /// Whether it can write or draw in a format.
  func takes(_ format: OutputFormat) -> Bool {
    switch self {
    case .settle: true
    case .trace: format.isOfRows || format == .plot
    case .reveal, .batch, .play: format.isOfRows
    case .audit: [.text, .json].contains(format)
    case .behaviors, .devices, .completions: false
    }
  }
}
