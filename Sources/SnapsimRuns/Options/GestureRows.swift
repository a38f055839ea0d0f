import ScrollSimulation

// The rows of the table.
extension RunOptions {
  package static let offset = OptionRow<Self>.number(
    "offset", in: .gesture, takes: .points, as: "PT", default: "0",
    means: "where the gesture begins, from the leading end"
  ) { $0.gesture.offset = $1 }
  package static let page = OptionRow<Self>.number(
    "page", in: .gesture, takes: .page, as: "N", means: "begin on a page, counted from 0"
  ) { $0.gesture.page = Int($1) }
  package static let drag = OptionRow<Self>.number(
    "drag", in: .gesture, takes: .points, as: "PT", default: "0",
    means: "how far the finger drags; negative is forward"
  ) { $0.gesture.drag = $1 }
  package static let velocity = OptionRow<Self>.number(
    "velocity", in: .gesture, takes: .velocity, as: "PT/S", default: "0",
    means: "the finger's as it lifts; negative is forward"
  ) { $0.gesture.velocity = $1 }
  package static let repeats = OptionRow<Self>.number(
    "repeat", in: .gesture, takes: .count("times"), as: "N", default: "1",
    means: "so many times, each from where the last rested"
  ) { $0.gesture.repeats = Int($1) }
  static let gestureStep = OptionRow<Self>(
    "gesture", in: .gesture,
    takes: .text(
      "drag=PT,velocity=PT/S,after=S", .list(["drag=", "velocity=", "after="])),
    as: "drag=PT,velocity=PT/S,after=S", means: "one of a sequence; after= catches the one before"
  ) { $0.gesture.sequence.append(try OptionText.gestureStep($2)) }

  static let gestureRows = [offset, page, drag, velocity, repeats, gestureStep]

  /// The gesture options that say nothing beside another, which is meant.
  static func gestureOptions(excludedBy option: Option) -> [Option] {
    switch option {
    case offset.option: [page.option]
    case gestureStep.option: [drag.option, velocity.option]
    default: []
    }
  }
}
