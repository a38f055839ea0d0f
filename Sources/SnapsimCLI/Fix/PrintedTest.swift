import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A file of tests, one for each finding, that fail as long as the fault is there.
struct PrintedTest {
  private var modules: [String] = []
  private var suites: [(name: String, spec: String, tests: [String])] = []

  /// Makes a file without tests.
  init() {}

  /// Adds the findings of a behavior, what follows from another one too.
  ///
  /// - Parameters:
  ///   - findings: the findings.
  ///   - expression: what makes the behavior.
  ///   - spec: the behavior, as it was named.
  ///   - module: the module that holds it; `nil` where that is the library's own.
  ///   - intent: what the command line says that it is meant to do.
  mutating func add(
    _ findings: [Finding], of expression: String, named spec: String, in module: String?,
    intent: ScrollIntent?
  ) {
    if let module, !modules.contains(module) { modules.append(module) }
    let type = expression.trimmingPrefix(".").prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var name = type.prefix(1).uppercased() + type.dropFirst() + "Findings"
    let same = suites.count { $0.name.hasPrefix(name) }
    if same > 0 { name += "\(same + 1)" }
    let tests = findings.flatMap { [$0] + $0.also }.map { Self.test(of: $0, expression, intent) }
    suites.append((name, spec, tests))
  }

  var isEmpty: Bool { suites.allSatisfy { $0.tests.isEmpty } }

  /// The file.
  var text: String {
    let imports = modules.sorted().map { "\n@testable import \($0)" }.joined()
    let suites = suites.filter { !$0.tests.isEmpty }.map { suite in
      """

      @Suite("What snapsim found in \(Self.literal(suite.spec))")
      struct \(suite.name) {
      \(suite.tests.joined(separator: "\n\n"))
      }

      """
    }
    return "import ScrollSimulation\nimport Testing\n\(imports)\(imports.isEmpty ? "" : "\n")"
      + suites.joined()
  }

  private static func test(of finding: Finding, _ expression: String, _ intent: ScrollIntent?) -> String {
    let shown = finding.counterexample
    if finding.check.isOfSource || finding.id == "hang" {
      return "  // \(finding.id): \(finding.explanation). No single gesture tells that it is gone."
    }
    let ranges = finding.ranges.first { !$0.isFixed && [.velocity, .drag].contains($0.number) }
    var values: [Double] = []
    for value in [ranges?.least, ranges?.value, ranges?.greatest].compactMap(\.self)
    where !values.contains(value) { values.append(value) }
    let swept = values.count > 1 ? ranges?.number.rawValue : nil
    let numbers = [("drag", shown.gesture.drag), ("velocity", shown.gesture.velocity)].compactMap {
      name, value in
      swept == name ? "\(name): \(name)" : value == 0 ? nil : "\(name): \(value.shortest)"
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
    let words = finding.id.split(separator: "-")
    let name = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let layout = "let layout = try \(shown.layout.swift)"
    let asked = "Audit.fault(\n\(Self.indented(arguments)))"
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

  private static func indented(_ arguments: [String]) -> String {
    "      " + arguments.joined(separator: ", ")
  }

  /// A text as that of a literal.
  private static func literal(_ text: String) -> String {
    text.escapingControls.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension ScrollIntent {
  /// The expression that makes it.
  fileprivate var swift: String {
    let grid = grid.map { grid in
      switch grid {
      case .items: ".items"
      case .pages: ".pages"
      case .container: ".container"
      case .multiples(let length): ".multiples(of: \(length.shortest))"
      case .offsets(let offsets): ".offsets([\(offsets.map(\.shortest).joined(separator: ", "))])"
      case .free: ".free"
      }
    }
    let anchor = anchor.map { "anchor: UnitPoint(x: \(Double($0.x).shortest), y: \(Double($0.y).shortest))" }
    let zones = freeZones.map {
      "\($0.lowerBound.shortest)...\($0.upperBound.isFinite ? $0.upperBound.shortest : ".infinity")"
    }
    let free = zones.isEmpty ? nil : "freeZones: [\(zones.joined(separator: ", "))]"
    let parts = [grid, anchor, most.map { "atMost: \($0)" }, free].compactMap(\.self)
    return "ScrollIntent(\(parts.joined(separator: ", ")))"
  }
}

extension AxisInsets {
  fileprivate var swift: String {
    leading == trailing
      ? leading.shortest : "AxisInsets(leading: \(leading.shortest), trailing: \(trailing.shortest))"
  }
}

extension ScrollLayout {
  /// The expression that makes it, without `try`; what holds anyway is left out.
  fileprivate var swift: String {
    var arguments: [String] = []
    func add(_ label: String, _ value: String?) { if let value { arguments.append("\(label): \(value)") } }
    func unlessZero(_ insets: AxisInsets) -> String? { insets == .zero ? nil : insets.swift }
    if let pose {
      let stated = [
        pose.width.map { "width: \($0.shortest)" }, pose.height.map { "height: \($0.shortest)" },
        pose.safeArea.map { "safeArea: \($0.swift)" }, pose.sizeClass.map { "sizeClass: .\($0)" },
      ].compactMap(\.self)
      let words = [".named(\"\(pose.device.name)\")", ".\(pose.orientation)"] + stated
      arguments.append("DevicePose(\(words.joined(separator: ", ")))")
    }
    if axis == .vertical { add("axis", ".vertical") }
    if pose == nil {
      add("bounds", bounds == 390 ? nil : bounds.shortest)
      add("crossBounds", crossBounds == 844 ? nil : crossBounds.shortest)
      add("safeArea", unlessZero(safeArea))
      add("crossSafeArea", unlessZero(crossSafeArea))
    }
    add("contentMargins", unlessZero(contentMargins))
    switch content {
    case .length(let length): add("content", ".length(\(length.shortest))")
    case .stack(let stack): add("content", ".stack(\(stack.swift))")
    }
    if !isScrollTargetLayout { add("isScrollTargetLayout", "false") }
    if layoutDirection == .rightToLeft { add("layoutDirection", ".rightToLeft") }
    if pose == nil {
      if horizontalSizeClass == .regular { add("horizontalSizeClass", ".regular") }
      if verticalSizeClass == .regular { add("verticalSizeClass", ".regular") }
    }
    let kept = keep.map { keep in
      if case .anchor(let anchor) = keep { return ".keeping(.anchor(\(anchor.shortest)))" }
      return ".keeping(.\(keep))"
    }
    return "ScrollLayout(\(arguments.joined(separator: ", ")))\(kept ?? "")"
  }
}

extension ItemStack {
  fileprivate var swift: String {
    var arguments: [String] = []
    switch items {
    case .listed(let lengths):
      arguments.append("lengths: [\(lengths.map(\.shortest).joined(separator: ", "))]")
    case .equal(let count, let length):
      arguments.append("count: \(count)")
      switch length {
      case .points(let length): arguments.append("length: .points(\(length.shortest))")
      case .containerRelative(let span):
        if span != 1 { arguments.append("length: .containerRelative(span: \(span))") }
      }
    }
    if spacing != 0 { arguments.append("spacing: \(spacing.shortest)") }
    if padding != .zero { arguments.append("padding: \(padding.swift)") }
    if perPage != 1 { arguments.append("perPage: \(perPage)") }
    return "ItemStack(\(arguments.joined(separator: ", ")))"
  }
}
