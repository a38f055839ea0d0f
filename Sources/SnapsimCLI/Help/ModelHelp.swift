extension Help {
  /// What is measured, what is documented, and what is chosen.
  static var model: String {
    var lines = ["What snapsim's numbers rest on.", ""]
    for (heading, terms) in evidence {
      lines.append(heading)
      for (term, meaning) in terms { lines += Paragraph.defined(term, meaning, at: 20) }
      lines.append("")
    }
    lines += Paragraph.wrapped(
      Paragraph.words(
        "In order: released (the drag, past an end through the rubber band), proposed (where free deceleration is "
          + "announced to end, within the content), target (what the behavior makes of it), settled (the target "
          + "within the content). --explain tells these for each row. In right-to-left layouts offsets count from "
          + "the right and a positive velocity moves forward, while a behavior still sees the physical sign."),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }

  private static let evidence: [(String, [(String, String)])] = [
    (
      "Measured on UIKit (iOS 26.1)",
      [
        (
          "deceleration", "the velocity is multiplied by the rate each millisecond, and is rest below 10 pt/s"
        ),
        ("proposed", "released + (|v| - 10 pt/s) / |ln rate|, announced as the finger lifts"),
        ("landing", "without a behavior it rests 0.1 % short of what was announced"),
        ("rubber band", "x points past an end show as 0.55 x D / (D + 0.55 x), D being the bounds"),
        ("bounce", "a spring back to the end that does not swing past it"),
      ]
    ),
    (
      "Documented by Apple",
      [
        ("rates", "normal 0.998, fast 0.99 per millisecond; fast where a behavior limits scrolling"),
        ("UIKit's pages", "multiples of the bounds"),
        (
          "container",
          "the bounds without safe area and content margins; what pages and frames are divided from"
        ),
        ("moments", "a behavior is asked at the end of a gesture and when the scroll view's size changes"),
      ]
    ),
    (
      "Models of code that is not public",
      [
        ("paging", "the next multiple of the bounds in a fling's direction, at most one page from the start"),
        (
          "view-aligned",
          "the stop nearest the proposal, or the next one where a fling would not leave its stop"
        ),
        ("resize", "the offset stays, is brought within the content, and the behavior is asked"),
        ("scroll to an item", "the behavior is asked with the item's frame, as reported of the 26 releases"),
      ]
    ),
    (
      "Chosen here",
      [
        (
          "path to a target",
          "the rate is fitted so that the path ends there, else a spring; so duration is too"
        ),
        (
          "caught bounce",
          "further past an end than the bounds are long it is held as it shows, however dragged"
        ),
        ("insertion", "the behavior is not asked; the offset stays, or the item does"),
        ("tolerance", "half a point counts as aligned for --check, a millionth as one stop"),
        (
          "context.velocity",
          "in points per second; Apple documents no unit, so --context-velocity tries the other"
        ),
        ("fixes", "container-paging, flick-paging and single-view, with their thresholds"),
      ]
    ),
  ]
}
