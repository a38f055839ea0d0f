import ScrollSimulation

/// An oddity that is no mistake: said on standard error, with the exit code unchanged.
package struct Warning {
  package let message: String

  /// The warnings that a run deserves, whose command can write some formats.
  package static func of(
    _ layout: LayoutOptions, _ gesture: GestureOptions, by behaviors: [NamedBehavior],
    to output: OutputOptions, formats: [OutputFormat]
  ) -> [Warning] {
    var messages: [String] = []
    // In a sweep or a sequence a low velocity is meant; alone it is a mistake.
    let velocity = gesture.stepCount == 1 ? gesture.step(0).gesture.velocity : 0
    if velocity != 0, abs(velocity) < 20 {
      messages.append(
        "a velocity of \(velocity.inSentence) is in points per second, hardly a movement; "
          + "for points per millisecond write \((velocity * 1000).inSentence)")
    }
    let orientation = layout.isLandscape ? Device.Orientation.landscape : .portrait
    if let device = layout.device, device.isEstimate(orientation) {
      messages.append(
        "the size and safe area of \(device.name) in \(orientation.rawValue) are an estimate; "
          + "its other pose was measured")
    }
    if !layout.isScrollTargetLayout || layout.contentLength != nil {
      messages += behaviors.filter(\.needsItems)
        .map { "\($0.spec) finds no scroll targets here and leaves every target alone" }
    }
    if let file = output.file, output.isOfRows {
      messages += formats.filter { $0.kind == .picture && file.hasSuffix("." + $0.rawValue) }
        .map { "\(file) gets no picture; for one add --format \($0.rawValue)" }
    }
    return messages.map(Warning.init)
  }

  package static func cacheUnusable(_ flaw: String) -> Warning {
    Warning(message: "\(flaw); the behavior is compiled each time")
  }
}
