// Records what a scroll view asks its behavior, and what the behavior answers: one line of JSON for each call.
//
// Paste this file into an app, wrap the behavior, scroll, and give the lines to snapsim:
//
//     ScrollView(.horizontal) { … }
//       .scrollTargetBehavior(.recorded(.paging))
//       .recordedRests()                              // optional, from iOS 18 on: where it is released, and rests
//
//     snapsim match log.jsonl
//
// Every line begins with {"snapsim":, so that other lines of the console may stand between them. It uses nothing but
// SwiftUI's public API, and needs Xcode 16.3 or later. The first part is compiled and run by snapsim's own tests, against a
// stand-in for SwiftUI; of the second part, the view modifier at the end, only the line that it writes is: there is no
// SwiftUI where they run, so the modifier itself has been checked by nobody there.

import SwiftUI

/// A behavior that asks another one, and records the question and the answer.
struct Recorded<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
  private let base: Base
  private let log: (String) -> Void

  /// Wraps a behavior; each line goes to `log`, by default to the console.
  init(_ base: Base, log: @escaping (String) -> Void = { print($0) }) {
    self.base = base
    self.log = log
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target
    base.updateTarget(&target, context: context)
    var line = RecordedLine("call")
    line.add("behavior", "\(type(of: base))")
    let axes = context.axes
    line.add("axes", axes == .vertical ? "vertical" : axes == .horizontal ? "horizontal" : "both")
    line.add("direction", context.layoutDirection == .rightToLeft ? "rtl" : "ltr")
    if let horizontal = context.horizontalSizeClass {
      line.add("width-class", horizontal == .compact ? "compact" : "regular")
    }
    if let vertical = context.verticalSizeClass {
      line.add("height-class", vertical == .compact ? "compact" : "regular")
    }
    line.add("start", context.originalTarget.rect.minX, context.originalTarget.rect.minY)
    line.add("proposed", proposed.rect.minX, proposed.rect.minY)
    line.add("size", proposed.rect.width, proposed.rect.height)
    if let anchor = proposed.anchor { line.add("anchor", anchor.x, anchor.y) }
    line.add("velocity", context.velocity.dx, context.velocity.dy)
    line.add("container", context.containerSize.width, context.containerSize.height)
    line.add("content", context.contentSize.width, context.contentSize.height)
    line.add("target", target.rect.minX, target.rect.minY)
    log(line.text)
  }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension ScrollTargetBehavior {
  /// Records what the scroll view asks another behavior, and what that one answers.
  static func recorded<Base: ScrollTargetBehavior>(
    _ base: Base, log: @escaping (String) -> Void = { print($0) }
  ) -> Recorded<Base> where Self == Recorded<Base> {
    Recorded(base, log: log)
  }
}

/// One line of the log: an object of JSON.
struct RecordedLine {
  private var members: [String]

  /// Begins a line of a kind, with the time in seconds since the device was started.
  init(_ kind: String) {
    members = ["\"snapsim\":\"\(kind)\"", "\"time\":\(ProcessInfo.processInfo.systemUptime)"]
  }

  /// The whole line.
  var text: String { "{" + members.joined(separator: ",") + "}" }

  /// Adds a word.
  mutating func add(_ key: String, _ word: String) {
    let plain = word.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    members.append("\"\(key)\":\"\(plain)\"")
  }

  /// Adds numbers, one for each axis; what is no finite number is null.
  mutating func add(_ key: String, _ numbers: CGFloat...) {
    let texts = numbers.map { $0.isFinite ? "\(Double($0))" : "null" }
    members.append("\"\(key)\":[\(texts.joined(separator: ","))]")
  }
}

/// The second part, from iOS 18 on: where the content is when the finger lifts, and where it rests.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
enum RecordedPhase {
  /// The line for a phase that begins, or nothing for one that tells nothing.
  static func line(_ phase: ScrollPhase, _ geometry: ScrollGeometry) -> String? {
    var line: RecordedLine
    switch phase {
    case .idle: line = RecordedLine("rest")
    case .decelerating: line = RecordedLine("release")
    default: return nil
    }
    let insets = geometry.contentInsets
    line.add("offset", geometry.contentOffset.x + insets.leading, geometry.contentOffset.y + insets.top)
    line.add("insets", insets.leading + insets.trailing, insets.top + insets.bottom)
    return line.text
  }
}

#if canImport(UIKit) || canImport(AppKit)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Records where the content is released and where it rests.
  func recordedRests(log: @escaping (String) -> Void = { print($0) }) -> some View {
    onScrollPhaseChange { _, phase, context in
      if let line = RecordedPhase.line(phase, context.geometry) { log(line) }
    }
  }
}
#endif
