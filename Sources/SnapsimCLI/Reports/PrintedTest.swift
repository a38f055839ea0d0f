import Foundation
import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

/// A file of tests in the words of Swift Testing and the library: they fail as long as a fault is there.
struct PrintedTest {
  private var modules: Set<String> = []
  private var suites: [(name: String, title: String, tests: [String])] = []

  /// Adds a suite; one of a name that is taken gets a number.
  mutating func add(_ tests: [String], named name: String, title: String, importing modules: [String?]) {
    self.modules.formUnion(modules.compactMap(\.self))
    suites.append((Self.free(name, among: suites.map(\.name)), title, tests))
  }

  mutating func add(
    _ findings: [Finding], made maker: (expression: String, module: String?), named spec: String,
    intent: ScrollIntent?
  ) {
    let names = Self.distinct(findings.map { Self.functionName($0.id) })
    add(
      zip(findings, names).map { Self.test(of: $0, named: $1, maker.expression, intent) },
      named: Self.typeName(maker.expression) + "Findings", title: "What snapsim found in \(spec)",
      importing: [maker.module])
  }

  var isEmpty: Bool { suites.allSatisfy { $0.tests.isEmpty } }

  var text: String {
    let imports = modules.sorted().map { "\n@testable import \($0)" }.joined()
    let suites = suites.filter { !$0.tests.isEmpty }.map { suite in
      """

      @Suite("\(Self.literal(suite.title))")
      struct \(suite.name) {
      \(suite.tests.joined(separator: "\n\n"))
      }

      """
    }
    return "import ScrollSimulation\nimport Testing\n\(imports)\(imports.isEmpty ? "" : "\n")"
      + suites.joined()
  }

  /// The words of a text as the name of a type: `rotation-loses` as `RotationLoses`, `.cards(of: 2)` as `Cards`.
  static func typeName(_ text: String) -> String {
    let words = text.trimmingPrefix(".").prefix { $0 != "(" && $0 != "<" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  static func functionName(_ text: String) -> String {
    let name = typeName(text)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func free(_ name: String, among taken: [String]) -> String {
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  static func distinct(_ names: [String]) -> [String] {
    names.reduce(into: []) { taken, name in taken.append(free(name, among: taken)) }
  }

  static func refusal(of words: String) -> UsageError {
    UsageError("\(words) has no place in a test of --print-test; leave it out")
  }

  private static func test(
    of finding: Finding, named name: String, _ expression: String, _ intent: ScrollIntent?
  ) -> String {
    let shown = finding.counterexample
    if !finding.check.isTestable {
      return "  // \(finding.id): \(finding.explanation). No single gesture tells that it is gone."
    }
    let range = finding.ranges.first { !$0.isFixed && [.velocity, .drag].contains($0.number) }
    let values = [range?.least, range?.value, range?.greatest].compactMap(\.self).distinct
    let swept = values.count > 1 ? range?.number.rawValue : nil
    let numbers = [("drag", shown.gesture.drag), ("velocity", shown.gesture.velocity)].compactMap {
      name, value in swept == name ? "\(name): \(name)" : value == 0 ? nil : "\(name): \(value.shortest)"
    }
    let meant = intent ?? finding.assumedMost.map { ScrollIntent(atMost: $0) }
    let arguments =
      ["of: \(expression)", "by: \"\(finding.id)\"", "on: layout"]
      + (shown.start == 0 ? [] : ["from: \(shown.start.shortest)"])
      + (numbers.isEmpty ? [] : ["Gesture(\(numbers.joined(separator: ", ")))"])
      + (meant.map { ["intent: \($0.swift)"] } ?? [])
    let title = literal("\(finding.id): \(finding.explanation)")
    let traits =
      swept == nil ? "" : ", arguments: [\(values.map(\.shortest).joined(separator: ", "))] as [Double]"
    let parameter = swept.map { "\($0): Double" } ?? ""
    let layout = "let layout = try \(shown.layout.swift)"
    let asked = "Audit.fault(\n      \(arguments.joined(separator: ", ")))"
    if finding.check.isOfLoss {
      return """
          @Test("\(title)")
          func \(name)() async {
            await #expect(processExitsWith: .success) {
              \(layout)
              _ = \(asked)
            }
          }
        """
    }
    return """
        @Test("\(title)"\(traits))
        func \(name)(\(parameter)) throws {
          \(layout)
          let fault = \(asked)
          #expect(fault == nil)
        }
      """
  }

  static func literal(_ text: String) -> String {
    text.escapingControls.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// The expression by which a test makes a behavior, and the module to be imported for it, if it is none of ours.
  static func maker(
    of behavior: NamedBehavior, _ notes: SpecNotes?, module stated: String?
  ) throws -> (expression: String, module: String?) {
    guard let expression = notes?.expression ?? behavior.swift else {
      throw UsageError(
        "\(behavior.spec) is in no file of yours, and the library has no public words for it; --print-test needs either"
      )
    }
    if notes?.isOfScreen == true {
      throw UsageError(
        "the arguments of \(behavior.spec) are computed from the screen, of which a test has none; write numbers for "
          + "them in --behavior to have --print-test")
    }
    guard let file = notes?.file else { return (expression, nil) }
    guard let module = stated ?? module(of: file) else {
      throw UsageError(
        "\(file) is in no folder under Sources, so its module is not known; name it by --module NAME")
    }
    return (expression, module)
  }

  private static func module(of file: String) -> String? {
    let parts = URL(fileURLWithPath: file).pathComponents
    guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
    return String(parts[sources + 1].map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension NamedBehavior {
  var swift: String? {
    guard !isForeign, let made = make(), let parts = try? BehaviorSpec(spec) else { return nil }
    var arguments: [String: String] = [:]
    for setting in parts.settings {
      guard case (let name, let value?) = setting.setting else { return nil }
      let label = name == "limit" ? "limitBehavior" : name
      arguments[label] =
        Double(value).map { label == "anchor" ? UnitPoint(x: $0, y: $0).swift : value }
        ?? ".\(PrintedTest.functionName(value))"
    }
    let labels = Self.labels[parts.name] ?? []
    guard arguments.keys.allSatisfy(labels.contains) else { return nil }
    let given = labels.compactMap { label in arguments[label].map { "\(label): \($0)" } }
    return "\(type(of: made))(\(given.joined(separator: ", ")))"
  }

  private static let labels = [
    "view-aligned": ["limitBehavior", "anchor"], "container-paging": ["threshold"],
    "flick-paging": ["light", "fast", "most"], "multiple": ["of"], "nearest-page": ["rounding"],
  ]
}

extension Option {
  static let printTest = Option(
    "print-test", in: .output, means: "write tests, of what an audit finds or of what a scenario expects",
    excludes: [.format, .print, .noHeader, .check])
  static let module = Option(
    "module", in: .output, takes: .text("the name of a module, as import has it", .list(["MyApp"])),
    as: "NAME", means: "what the tests import, where no folder under Sources says it", needs: .printTest)
}
