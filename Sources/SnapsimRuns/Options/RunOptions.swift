import ScrollSimulation
import SnapsimText
import Synchronization

extension Option {
  package static let behavior = Option(
    "behavior", in: .behavior, takes: .text("the name of a behavior, such as paging", .behaviors), as: "SPEC",
    default: BehaviorCatalog.none.spec, means: "what adjusts the target; repeat it to compare")
  package static let name = Option(
    "name", in: .behavior, takes: .text("a short name, = and a behavior, as in old=paging", .behaviors),
    as: "A=SPEC", means: "one more behavior, with a short name in rows and pictures")
  package static let view = Option(
    "view", in: .behavior, takes: .text("a Swift file with a scroll view, as FILE or FILE:LINE", .files),
    as: "FILE[:LINE]", means: "layout and behavior of the scroll view there; options win over it")
  package static let alone = Option(
    "alone", in: .behavior, means: "take nothing from the project around a file")
  package static let noCache = Option(
    "no-cache", in: .behavior, means: "compile behavior files anew, and keep nothing")
  package static let verbose = Option(
    "verbose", in: .behavior, means: "list what of behavior files is left out")
  package static let watch = Option(
    "watch", in: .behavior, means: "run again when a file or folder that is named changes; Ctrl-C ends it")

  package static let deceleration = Option(
    "deceleration", in: .physics, takes: .numberOrWord(.rate, ["normal", "fast"]), as: "normal|fast|RATE",
    default: "normal", means: "velocity kept per ms: 0.998, 0.99, or yours", called: ["decelerationrate"])
  package static let projection = Option(
    "projection", in: .physics, takes: .oneOf(Projection.self), default: "uikit",
    means: "formula of the proposal")
  package static let contextVelocity = Option(
    "context-velocity", in: .physics, takes: .oneOf(ScrollPhysics.VelocityUnit.self), default: "per-second",
    means: "unit of context.velocity")
}

extension ScrollPhysics: OptionSettings {
  /// UIKit's physics, as measured.
  package init() { self.init(rate: .normal) }

  package static let rows: [OptionRow<Self>] = [
    OptionRow(.deceleration) { $1(&$0.rate) }, OptionRow(.projection) { $1(&$0.projection) },
    OptionRow(.contextVelocity) { $1(&$0.contextVelocity) },
  ]
}

/// An option with several numbers, each of which is tried.
package typealias Sweep = (option: Option, numbers: NumberSequence)

package struct RunOptions {
  package var layout = LayoutOptions()
  package var gesture = GestureOptions()
  package var behaviors: [NamedBehavior] = []
  package var physics = ScrollPhysics()

  /// The intent of the behaviors, and its text; `nil` for what they state themselves.
  package private(set) var intent: ScrollIntent?
  package private(set) var intentText: String?

  /// Whether the user's behaviors are looked at, so that rests are judged by what these are seen to do.
  package var looksAtBehaviors = false

  /// The behaviors with what they are meant to do, shared by all copies.
  package let judgements = Judgements()
  package let catalog: BehaviorCatalog

  /// All options that were given, also those that do not describe a run.
  package var given: [Option] = []
  package var sweeps: [Sweep] = []
  private var held: [(option: Option, number: Double)] = []

  package init(behaviors catalog: BehaviorCatalog) { self.catalog = catalog }

  /// Reads the options of a command line; rows may bring what is needed, and an option that is not taken is not needed.
  package init(
    _ invocation: Invocation, behaviors catalog: BehaviorCatalog, isCompletedByRows: Bool = false,
    takes: (Option) -> Bool = { _ in true }
  ) throws {
    self.init(behaviors: catalog)
    for given in invocation.given {
      try set(given.option, given.text ?? "")
      if !given.parameters.isEmpty { behaviors[behaviors.count - 1].note(given.parameters) }
    }
    given = invocation.given.map(\.option)
    if let (one, other) = given.conflict {
      throw OptionError(
        "\(one.flag) and \(other.flag) exclude each other; leave one of them out", of: [one, other])
    }
    if !isCompletedByRows, let (option, other) = given.lack, takes(other) {
      throw OptionError(
        "\(option.flag) says nothing without \(other.flag); add \(other.flag), or leave it out", of: [option])
    }
    if gesture.sequence.first?.after != nil { throw OptionError.nothingToInterrupt }
    let labels = behaviors.compactMap(\.label)
    if let label = labels.first(where: { label in labels.count { $0 == label } > 1 }) {
      throw UsageError("\(Option.name.flag) gives '\(label)' to two behaviors; name each of them otherwise")
    }
    if behaviors.isEmpty { behaviors = [catalog.fallback] }
  }

  package static let rows: [OptionRow<Self>] =
    LayoutOptions.rows.map { $0.within { $1(&$0.layout) } }
    + GestureOptions.rows.map { $0.within { $1(&$0.gesture) } } + [
      OptionRow(.behavior, read: { $0.behaviors.append(try $0.catalog.behavior($1)) }) {
        $0.behaviors.filter { $0.label == nil }.map(\.spec)
      },
      OptionRow(.name, read: { $0.behaviors.append(try $0.catalog.named($1)) }) {
        $0.behaviors.compactMap { named in named.label.map { "\($0)=\(named.spec)" } }
      },
      OptionRow(
        .intent,
        read: {
          $0.intent = try ScrollIntent($1)
          $0.intentText = $1
        }, texts: { $0.intentText.map { [$0] } ?? [] }),
    ] + ScrollPhysics.rows.map { $0.within { $1(&$0.physics) } }

  package static func row(of option: Option) -> OptionRow<Self>? { rows.first { $0.option == option } }

  /// Sets an option from its text; where one repeats, the last wins, but for those that gather.
  package mutating func set(_ option: Option, _ text: String) throws {
    guard let row = Self.row(of: option) else { return }
    guard let put = row.put else { return try row.read(&self, text) }
    sweeps.removeAll { $0.option == option }
    if option.isSweepable, NumberSequence.isWritten(text) {
      sweeps.append((option, try option.sequence(text)))
    } else {
      let number = try option.number(text)
      held.removeAll { $0.option == option }
      held.append((option, number))
      put(&self, number)
    }
  }

  package mutating func put(_ number: Double, for option: Option) {
    Self.row(of: option)?.put?(&self, number)
  }

  package func number(of option: Option) -> Double? { held.first { $0.option == option }?.number }

  /// Sweeps the one number that an option was given too, where rows are to have a column of it.
  package mutating func sweepHeld(_ isWanted: (Option) -> Bool) {
    for (option, number) in held where option.isSweepable && isWanted(option) {
      sweeps.append((option, NumberSequence(number)))
    }
  }

  package var namesBehaviors: Bool { given.contains(.behavior) || given.contains(.name) }
}

extension Option {
  /// The options that commands share, in the order of help: they describe a run or its output.
  package static let ofRuns =
    LayoutOptions.options + GestureOptions.options + [
      behavior, name, intent, view, alone, noCache, verbose, watch,
    ]
    + ScrollPhysics.options + OutputOptions.options

  package static func ofRuns(named name: String) -> Option? { ofRuns.first { $0.name == name } }

  package static func ofRuns(in groups: OptionGroup...) -> [Option] {
    ofRuns.filter { groups.contains($0.group) }
  }

  package static func ofRuns(but others: Option...) -> [Option] { ofRuns.filter { !others.contains($0) } }
}

extension BehaviorCatalog {
  /// The spec in `NAME=SPEC`; `nil` where there is no name before it.
  package static func spec(named text: String) -> String? {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex,
      !text[..<equals].contains(where: { "/:({".contains($0) })
    else { return nil }
    return String(text[text.index(after: equals)...])
  }

  func named(_ text: String) throws -> NamedBehavior {
    guard let spec = Self.spec(named: text) else {
      throw UsageError(
        "\(Option.name.flag) '\(text)' is not valid; expected \(Option.name.value.expectation)")
    }
    var behavior = try behavior(spec)
    behavior.label = String(text.dropLast(spec.count + 1))
    return behavior
  }
}

extension ReproducingCommand {
  package static func ask(_ spec: String, _ options: RunOptions) -> String {
    let words =
      options.layout.words() + options.gesture.words() + options.physics.words(stating: options.given)
    return (["snapsim", Option.behavior.flag, spec] + words).map(quoted).joined(separator: " ")
  }
}

extension RunOptions {
  package func judged(_ named: NamedBehavior) -> JudgedBehavior {
    judgements.judged(named.spec) {
      JudgedBehavior(
        named.make, intent: intent, physics: physics, isUnitStated: given.contains(.contextVelocity),
        isLayoutStated: given.contains(where: \.isOfLayout))
    }
  }

  /// The step for a layout and a behavior, judged by the intent stated or, with `--check`, by what the user's is seen to do.
  package func settling(
    on layout: ScrollLayout, _ behavior: (any ScrollTargetBehavior)?, of named: NamedBehavior
  ) -> Settling {
    Settling(
      layout, behavior: behavior, physics: physics,
      rests: intent != nil || looksAtBehaviors && named.isForeign ? judged(named).rests : nil)
  }
}

/// The behaviors of a command line with what they are meant to do, each looked at once at most.
package final class Judgements: Sendable {
  private let known = Mutex<[(spec: String, judged: JudgedBehavior)]>([])

  /// The behaviors that state nothing, as they were seen where rests had to be judged.
  package var seen: [(spec: String, learned: LearnedBehavior)] {
    known.withLock { known in
      known.sorted { $0.spec < $1.spec }.compactMap { spec, judged in judged.learned.map { (spec, $0) } }
    }
  }

  func judged(_ spec: String, _ make: () -> JudgedBehavior) -> JudgedBehavior {
    known.withLock { known in
      if let (_, judged) = known.first(where: { $0.spec == spec }) { return judged }
      let judged = make()
      known.append((spec, judged))
      return judged
    }
  }
}
