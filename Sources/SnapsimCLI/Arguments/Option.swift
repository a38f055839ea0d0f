/// An option of the command line; its raw value is its name without the two hyphens.
enum Option: String, CaseIterable, Sendable {
  case device, landscape, width, height, axis
  case safeArea = "safe-area"
  case contentMargins = "content-margins"
  case items
  case perPage = "per-page"
  case span, spacing, padding
  case itemLength = "item-length"
  case itemLengths = "item-lengths"
  case contentLength = "content-length"
  case noScrollTargetLayout = "no-scroll-target-layout"
  case layoutDirection = "layout-direction"
  case sizeClass = "size-class"

  case offset, page, drag, velocity
  case `repeat`, gesture

  case behavior
  case noCache = "no-cache"

  case effort, only, skip, intent, strict, verbose, list

  case deceleration, projection
  case contextVelocity = "context-velocity"

  case format, print
  case noHeader = "no-header"
  case output, explain, check, tolerance
  case keepGoing = "keep-going"
  case interval
  case printScenario = "print-scenario"
  case help, version

  /// The option as it is typed.
  var flag: String { "--" + rawValue }
}

/// The headings under which help lists the options.
enum OptionGroup: String, CaseIterable, Sendable {
  case layout, gesture, behavior, physics, output, audit, other
}

/// What an option takes.
enum OptionValue: Sendable {
  /// Nothing: it is on when it stands there.
  case none
  /// One number.
  case number(NumberRule)
  /// One or two numbers, `A` or `A,B`.
  case pair(NumberRule)
  /// Any count of numbers, `A,B,…`.
  case numbers(NumberRule)
  /// A number, or one of some words.
  case numberOrWord(NumberRule, [String])
  /// One of some words.
  case word([String])
  /// Names, `A,B,…`.
  case words
  /// Text with rules of its own.
  case text

  /// The rule for its numbers, where it takes any.
  var rule: NumberRule? {
    switch self {
    case .number(let rule), .pair(let rule), .numbers(let rule), .numberOrWord(let rule, _): rule
    case .none, .word, .words, .text: nil
    }
  }
}
