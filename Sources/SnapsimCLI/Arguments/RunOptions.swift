import ScrollSimulation

/// A whole run as the command line describes it, every value typed and within its range.
struct RunOptions {
  var layout = LayoutOptions()
  var gesture = GestureOptions()
  var behaviors: [NamedBehavior] = []
  var physics = ScrollPhysics()
  var output = OutputOptions()
  var audit = AuditOptions()

  /// The command that they are of.
  private let command: Command

  /// The options that were given.
  private(set) var given: Set<Option> = []

  /// The options with several numbers, in the order typed.
  var sweeps: [Sweep] = []

  /// The options with one number that were given, and these numbers.
  private var held: [Option: Double] = [:]

  /// The one number that was given for an option.
  func number(of option: Option) -> Double? { held[option] }

  /// The options with one number that were given, in the order of the table.
  var numbered: [Option] { Option.allCases.filter { held[$0] != nil } }

  /// The options, with those that hold one number as sweeps of it where they are asked for as columns.
  func namingHeldOptions() -> RunOptions {
    var options = self
    for name in output.columns ?? [] {
      guard
        let option = Option.allCases.first(where: { $0.printedName == name }), option.isSweepable,
        !sweeps.contains(where: { $0.option == option }),
        let number = held[option]
      else { continue }
      options.sweeps.append(Sweep(option: option, numbers: NumberSequence(number)))
    }
    return options
  }

  /// Reads the options of a command line.
  init(_ invocation: Invocation) throws(SnapsimError) {
    command = invocation.command
    for given in invocation.given {
      try set(given.option, given.text ?? "")
    }
    given = Set(invocation.given.map(\.option))
    if let format = output.format, !invocation.command.takes(format) {
      throw .formatNotTaken(format, by: invocation.command)
    }
    if let conflict = Self.conflict(given) { throw .conflict(conflict.0, conflict.1) }
    // The rows of a batch may name what is needed.
    if invocation.command != .batch, let lack = Self.lack(given) { throw .needs(lack.0, lack.1) }
    if gesture.sequence.first?.after != nil { throw .nothingToInterrupt }
    if behaviors.isEmpty { behaviors = [BehaviorRegistry.fallback] }
  }

  /// Options of which only one can be meant.
  private static let conflicts: [(Option, Option)] = [
    (.itemLengths, .items), (.itemLengths, .itemLength), (.itemLengths, .span), (.itemLength, .span),
    (.contentLength, .items), (.contentLength, .itemLength), (.contentLength, .itemLengths),
    (.contentLength, .perPage), (.contentLength, .span), (.contentLength, .spacing),
    (.contentLength, .padding), (.contentLength, .noScrollTargetLayout),
    (.offset, .page), (.gesture, .drag), (.gesture, .velocity),
    (.printScenario, .format), (.printScenario, .print), (.printScenario, .noHeader),
    (.printScenario, .explain),
  ]

  /// Options that say nothing without another.
  private static let needs: [(Option, Option)] = [(.landscape, .device), (.tolerance, .check)]

  /// Two of some options of which only one can be meant.
  static func conflict(_ options: Set<Option>) -> (Option, Option)? {
    conflicts.first { options.contains($0.0) && options.contains($0.1) }
  }

  /// One of some options that says nothing without another, and that other.
  static func lack(_ options: Set<Option>) -> (Option, Option)? {
    needs.first { options.contains($0.0) && !options.contains($0.1) }
  }

  /// Sets an option from its text; where one repeats, the last wins, but for those that gather.
  mutating func set(_ option: Option, _ text: String) throws(SnapsimError) {
    switch option.descriptor.value {
    case .none:
      set(option)
    case .number:
      sweeps.removeAll { $0.option == option }
      if option.isSweepable, NumberSequence.isWritten(text) {
        sweeps.append(Sweep(option: option, numbers: try OptionText.sequence(option, text)))
      } else {
        let number = try OptionText.number(option, text)
        held[option] = number
        set(option, number)
      }
    case .pair:
      set(option, try OptionText.pair(option, text))
    case .numbers:
      layout.itemLengths = try OptionText.numbers(option, text)
    case .numberOrWord:
      physics.rate = try OptionText.rate(option, text)
    case .word where option == .format:
      output.format = try OptionText.format(text, of: command)
    case .word(let words):
      set(option, word: try OptionText.word(option, text, of: words))
    case .words:
      set(option, words: text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    case .text:
      switch option {
      case .device: layout.device = try OptionText.device(text)
      case .gesture: gesture.sequence.append(try OptionText.gestureStep(text))
      case .intent:
        audit.intent = try OptionText.intent(text)
        audit.intentText = text
      case .output:
        if text.isEmpty { throw .missingValue(option) }
        output.file = text
      default: behaviors.append(try BehaviorRegistry.behavior(text))
      }
    }
  }

  private mutating func set(_ option: Option) {
    switch option {
    case .landscape: layout.isLandscape = true
    case .noScrollTargetLayout: layout.isScrollTargetLayout = false
    case .explain: output.explains = true
    case .check: output.checks = true
    case .noHeader: output.hasHeader = false
    case .keepGoing: output.keepsGoing = true
    case .strict: audit.isStrict = true
    case .verbose: audit.isVerbose = true
    case .list: audit.lists = true
    case .printScenario: output.printsScenario = true
    default: break
    }
  }

  /// Sets an option that takes one number, which must satisfy the option's rule.
  mutating func set(_ option: Option, _ number: Double) {
    switch option {
    case .width: layout.width = number
    case .height: layout.height = number
    case .items: layout.items = Int(number)
    case .perPage: layout.perPage = Int(number)
    case .span: layout.span = Int(number)
    case .spacing: layout.spacing = number
    case .itemLength: layout.itemLength = number
    case .contentLength: layout.contentLength = number
    case .offset: gesture.offset = number
    case .page: gesture.page = Int(number)
    case .drag: gesture.drag = number
    case .velocity: gesture.velocity = number
    case .repeat: gesture.repeats = Int(number)
    case .tolerance: output.tolerance = number
    case .interval: output.interval = number
    default: break
    }
  }

  private mutating func set(_ option: Option, _ insets: AxisInsets) {
    switch option {
    case .safeArea: layout.safeArea = insets
    case .contentMargins: layout.contentMargins = insets
    case .padding: layout.padding = insets
    default: break
    }
  }

  private mutating func set(_ option: Option, words: [String]) {
    switch option {
    case .only: audit.only = words
    case .skip: audit.skipped = words
    default: output.columns = words
    }
  }

  private mutating func set(_ option: Option, word: String) {
    switch option {
    case .axis: layout.axis = word == "vertical" ? .vertical : .horizontal
    case .layoutDirection: layout.layoutDirection = word == "rtl" ? .rightToLeft : .leftToRight
    case .sizeClass: layout.sizeClass = word == "regular" ? .regular : .compact
    case .projection: physics.projection = Projection(rawValue: word) ?? physics.projection
    case .contextVelocity:
      physics.contextVelocity = ScrollPhysics.VelocityUnit(rawValue: word) ?? physics.contextVelocity
    case .effort: audit.effort = AuditEffort(rawValue: word) ?? audit.effort
    default: break
    }
  }
}

extension Option {
  /// Whether it takes a list or a range of numbers, each of which is tried.
  var isSweepable: Bool {
    guard case .number = descriptor.value else { return false }
    return descriptor.group == .layout || descriptor.group == .gesture
  }

  /// Whether the layout depends on it.
  var isOfLayout: Bool { descriptor.group == .layout }
}
