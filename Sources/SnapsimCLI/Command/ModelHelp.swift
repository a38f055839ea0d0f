import SnapsimText

extension Help {
  /// The model: measured, documented and chosen parts.
  static var model: String {
    var lines = ["What snapsim's numbers rest on.", ""]
    for (heading, terms) in evidence {
      lines.append(heading)
      for (term, meaning) in terms { lines += Paragraph.defined(term, meaning, at: 20) }
      lines.append("")
    }
    lines += sightings
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
      "Measured on UIKit by openuikit (iOS 26.1, iPhone 16 simulator), recorded traces",
      [
        (
          "deceleration",
          "the velocity is multiplied by the rate each millisecond, to 0.21 pt over every frame, and is rest below "
            + "10 pt/s"
        ),
        (
          "proposed",
          "released + (|v| - 10 pt/s) / |ln rate|, announced as the finger lifts; 2 of 2 to a pixel"
        ),
        ("landing", "without a behavior it rests 0.1 % short of what was announced; 2 of 2 to a pixel"),
        ("rubber band", "x points past an end show as 0.55 x D / (D + 0.55 x), D being the bounds; 18 of 18"),
        (
          "bounce", "a spring back to the end that does not swing past it, at 10.05 /s; two traces to 0.71 pt"
        ),
        ("bounce ends", "half a point from the end"),
      ]
    ),
    (
      "Measured by others",
      [
        (
          "safe areas",
          "of each device: swift-snapshot-testing, QMUI and useyourloaf.com; the newest and the iPhone Duo: "
            + "render-harness, on the Xcode 27.1 simulator; poses called estimates are"
        ),
        ("drag-gesture", "velocity x 0.25 s, as DragGesture predicts: 48 flicks on iOS 27.0, one author"),
        ("browser's rests", "960 of Chromium's CSS scroll snap, for view-aligned:next=always,longest=any"),
        (
          "pointer",
          "no rule: of scrolling by a Mac's pointer two traces are published, too few to fit one to them"
        ),
      ]
    ),
    (
      "Published formulas",
      [
        ("wwdc18", "v x rate / (1 - rate), shown in session 803"),
        ("continuous", "v / |ln rate|, as ScrollMechanics and Motion have it"),
        (
          "samples",
          "the three published paging behaviors and Apple's documentation's two, as their pages print them"
        ),
      ]
    ),
    (
      "Documented by Apple",
      [
        (
          "rates",
          "normal 0.998, fast 0.99 per millisecond; that limitsScrolls means the fast one is our model"
        ),
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
          "the stop nearest the proposal; where scrolling is limited, the next one if a fling would not leave its "
            + "stop; items over 1.1 containers are no targets"
        ),
        (
          "resize",
          "the offset stays, is brought within the content, and the behavior is asked; insets likewise"
        ),
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
        (
          "fixes",
          "container-paging (a third of a page), flick-paging (200 and 2000 pt/s, 5 pages) and single-view"
        ),
        ("limits", "2^53 pt for any length; a path slower than 0.999 per ms becomes a spring"),
      ]
    ),
  ]
}
