import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension ScrollIntent {
  /// The expression that makes it.
  var swift: String {
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
    let anchor = anchor.map { "anchor: \($0.swift)" }
    let zones = freeZones.map {
      "\($0.lowerBound.shortest)...\($0.upperBound.isFinite ? $0.upperBound.shortest : ".infinity")"
    }
    let free = zones.isEmpty ? nil : "freeZones: [\(zones.joined(separator: ", "))]"
    let parts = [grid, anchor, most.map { "atMost: \($0)" }, free].compactMap(\.self)
    return "ScrollIntent(\(parts.joined(separator: ", ")))"
  }
}

extension UnitPoint { var swift: String { "UnitPoint(x: \(Double(x).shortest), y: \(Double(y).shortest))" } }

extension Keep {
  var swift: String {
    if case .anchor(let anchor) = self { ".anchor(\(anchor.shortest))" } else { ".\(self)" }
  }
}

extension ScrollPhysics {
  /// The expression that makes it; `nil` for the usual.
  var swift: String? {
    if self == ScrollPhysics() { return nil }
    let rates = [DecelerationRate.normal: ".normal", .fast: ".fast"]
    let own = "DecelerationRate(perMillisecond: \(rate.perMillisecond.shortest)) ?? .normal"
    return "ScrollPhysics(rate: \(rates[rate] ?? own), projection: .\(projection), "
      + "contextVelocity: .\(contextVelocity))"
  }
}

extension NamedBehavior {
  /// The expression that makes one of ours; `nil` for what only the tool can make.
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

  /// The public arguments of ours, in their order.
  private static let labels = [
    "view-aligned": ["limitBehavior", "anchor"], "container-paging": ["threshold"],
    "flick-paging": ["light", "fast", "most"], "multiple": ["of"], "nearest-page": ["rounding"],
  ]
}

extension AxisInsets {
  var swift: String {
    leading == trailing
      ? leading.shortest : "AxisInsets(leading: \(leading.shortest), trailing: \(trailing.shortest))"
  }
}

extension ScrollLayout {
  /// The expression that makes it, without `try`; what holds anyway is left out.
  var swift: String {
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
    let kept = keep.map { ".keeping(\($0.swift))" } ?? ""
    return "ScrollLayout(\(arguments.joined(separator: ", ")))\(kept)"
  }
}

extension ItemStack {
  var swift: String {
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
