import ScrollSimulation

/// An oddity that is no mistake: said on standard error, with the exit code unchanged.
package enum Warning: Equatable {
  /// A velocity so low that it was probably meant in points per millisecond.
  case velocityLooksPerMillisecond(Double)

  /// A behavior that aligns items, where no items are scroll targets.
  case noScrollTargets(behavior: String)

  /// Rows in a file whose name is a picture's.
  case rowsInPicture(file: String, OutputFormat)

  /// A pose of a device whose numbers are estimated.
  case estimatedPose(Device, Device.Orientation)

  /// A cache that is not used, and why.
  case cacheUnusable(String)

  /// The warnings that a run deserves, whose command can write some formats.
  package static func of(
    _ layout: LayoutOptions, _ gesture: GestureOptions, by behaviors: [NamedBehavior],
    to output: OutputOptions, formats: [OutputFormat]
  ) -> [Warning] {
    // In a sweep or a sequence a low velocity is meant; alone it is a mistake.
    let velocity = gesture.stepCount == 1 ? gesture.step(0).gesture.velocity : 0
    let slow = velocity != 0 && abs(velocity) < 20 ? [Warning.velocityLooksPerMillisecond(velocity)] : []
    let hasTargets = layout.isScrollTargetLayout && layout.contentLength == nil
    let idle = hasTargets ? [] : behaviors.filter(\.needsItems)
    let orientation = layout.isLandscape ? Device.Orientation.landscape : .portrait
    let estimated = layout.device.map { $0.isEstimate(orientation) ? [($0, orientation)] : [] } ?? []
    var unmeant: [Warning] = []
    if let file = output.file, output.isOfRows {
      let drawn = formats.filter { $0.kind == .picture && file.hasSuffix("." + $0.rawValue) }
      unmeant = drawn.map { .rowsInPicture(file: file, $0) }
    }
    return slow + estimated.map { .estimatedPose($0, $1) } + idle.map { .noScrollTargets(behavior: $0.spec) }
      + unmeant
  }

  package var message: String {
    switch self {
    case .velocityLooksPerMillisecond(let velocity):
      "a velocity of \(velocity.inSentence) is in points per second, hardly a movement; "
        + "for points per millisecond write \((velocity * 1000).inSentence)"
    case .noScrollTargets(let behavior):
      "\(behavior) finds no scroll targets here and leaves every target alone"
    case .rowsInPicture(let file, let format):
      "\(file) gets no picture; for one add --format \(format.rawValue)"
    case .estimatedPose(let device, let orientation):
      "the size and safe area of \(device.name) in \(orientation.rawValue) are an estimate; its other pose was measured"
    case .cacheUnusable(let flaw):
      "\(flaw); the behavior is compiled each time"
    }
  }
}
