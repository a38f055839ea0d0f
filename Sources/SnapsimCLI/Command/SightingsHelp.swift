import SnapsimText

extension Help {
  /// Sightings by others for and against each rule of code that is not public; none was tested again.
  static var sightings: [String] {
    var lines = ["Rules of SwiftUI's own behaviors, with what speaks for and against them"]
    for (rule, terms) in sightingsOfRules {
      lines.append("  " + rule)
      for (term, meaning) in terms {
        lines += Paragraph.wrapped(
          Paragraph.words(meaning), after: "    " + Paragraph.padded(term, to: 9), separator: " ")
      }
    }
    lines += Paragraph.lines(
      "Sightings are those of public code and notes up to 2026, each by its author on a device or a simulator; this "
        + "project has tested none of them again. What your device does, snapsim match tells from a recording.",
      indent: 2)
    lines.append("")
    return lines
  }

  /// The rules with their sightings, in the order of the parameters.
  private static let sightingsOfRules: [(String, [(String, String)])] = [
    (
      "paging:most=1 (default), most=any",
      [
        ("for 1", "an old observation that a strong flick skips no page"),
        ("for any", "a hard flick passes several pages: four independent files, iOS and macOS"),
      ]
    ),
    (
      "paging:grid=absolute (default), grid=relative",
      [
        ("absolute", "documented of UIKit: multiples of the bounds"),
        ("relative", "a pager parked 283 pt off keeps 283 pt on every swipe: one source"),
      ]
    ),
    (
      "paging:turn=next (default), turn=half",
      [
        ("next", "taken here from the start; no source states a threshold of speed or of distance"),
        (
          "half",
          "on macOS it takes half a page of travel: three files. Taken as travel that a fling carries on"
        ),
      ]
    ),
    (
      "paging steps by the bounds, so that it drifts by the insets",
      [
        (
          "for", "FB16486510 in landscape; two authors in vertical feeds, by the difference of the safe areas"
        ),
        ("against", "no drift on an iPhone Air with 26.5: one author, the layout unknown"),
      ]
    ),
    (
      "view-aligned:next=limited (default), next=always",
      [
        (
          "limited",
          "without a limit a short fling on wide items springs back: one measured on an iPad, and one re-implementation"
        ),
        ("always", "taken here before there were sightings; nothing measured speaks for it"),
      ]
    ),
    (
      "view-aligned:longest=1.1 (default), longest=any",
      [
        (
          "1.1",
          "a re-implementation drops views over 1.1 containers, and a watch app's long views are never left"
        ),
        ("any", "CSS scroll snap takes every item: 960 rests of a browser, of drags"),
      ]
    ),
    (
      "view-aligned:strict=no (default), strict=yes: one view per gesture",
      [
        (
          "yes",
          "Apple documents of alwaysByOne: one view per interaction; on macOS it was seen strict"
        ),
        (
          "no",
          "the article that this tool reproduces, and others, saw it pass several narrow items at a time"
        ),
        (
          "no",
          "2000 and 4400 pt/s with a drag of 350 pt go 1 and 2 cards: one author, and the model says the same"
        ),
        ("neither", "pages of the container go 2 on at 770 pt/s: one author; no rule here explains that"),
      ]
    ),
    (
      "asked besides the end of a gesture",
      [
        ("resize", "documented; asked also when only the insets change: one measured"),
        ("programs", "scrolls by a program are asked about, with a small rectangle: two"),
      ]
    ),
    (
      "context.velocity in points per second (--context-velocity)",
      [
        ("second", "authors on macOS tune it in hundreds"),
        ("ms", "two authors saw the phase context's velocity in points per millisecond on iOS"),
      ]
    ),
  ]
}
