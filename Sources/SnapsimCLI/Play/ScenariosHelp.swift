import SnapsimText

enum ScenariosHelp {
  static var text: String {
    var lines = ["A scenario for snapsim play is a JSON object; only steps has to be there.", ""]
    func keys(_ heading: String, _ terms: [(String, String)]) {
      lines.append(heading)
      for (term, meaning) in terms { lines += Paragraph.defined(term, meaning, at: 22) }
      lines.append("")
    }
    keys(
      "The file",
      [
        ("name, about", "texts for people"),
        ("layout", "an object whose keys are \(names(ScenarioKeys.layout)), with the options' values"),
        ("physics", "an object of \(names(ScenarioKeys.physics))"),
        ("behavior", "a text as after --behavior, or a list of them; all steps are played by each"),
        ("start", "an object with offset or page"),
        ("repeat", "how often the steps are gone through (1)"),
        ("tolerance", "by how many points a length may differ from what is expected (0.5)"),
        ("steps", "a list of objects, each with one of the actions below; it may have about, too"),
      ])
    keys(
      "Actions of a step",
      [
        (
          "swipe",
          "an object of drag, velocity (0), and after: it catches the step before so many seconds late"
        ),
        ("interrupt", "{\"after\": S}: a finger catches the content and holds it"),
        ("resize", "keys as in layout, over those that hold; null takes one back"),
        ("rotate", "\"landscape\" or \"portrait\", for a device"),
        ("fold", "\"open\" or \"closed\", for a device that folds; it turns as it opens like a book"),
        (
          "insets",
          "the safe area as A or [A, B], as a bar or a keyboard changes it, or an object of safe-area and "
            + "content-margins; the behavior is asked, as one author measured"
        ),
        ("scroll", "{\"item\": N}, with anchor: leading, center, trailing or a fraction"),
        (
          "insert",
          "{\"items\": N}, with before (0; the number of items appends), keep: \"offset\" or \"item\" stays (offset), and after: seconds after "
            + "lift-off, while the content moves"
        ),
        ("repeat", "beside the action: how often it happens (1)"),
        ("expect", "beside the action: an object of what is expected, below"),
      ])
    keys(
      "What can be expected",
      [
        (
          "points", names(ScenarioExpectation.Quantity.allCases.filter { $0.kind == .points }.map(\.rawValue))
        ),
        (
          "indexes", names(ScenarioExpectation.Quantity.allCases.filter { $0.kind == .index }.map(\.rawValue))
        ),
        (
          "true or false",
          names(ScenarioExpectation.Quantity.allCases.filter { $0.kind == .truth }.map(\.rawValue))
        ),
        ("tolerance", "for this step, in points"),
      ])
    lines += Paragraph.wrapped(
      Paragraph.words(
        "A value alone holds for every repetition, a list has one for each. Numbers are JSON numbers, switches true "
          + "or false, an A[,B] option a number or [A, B]. An unknown key, a key that stands there twice and a value "
          + "of another kind are errors with line and place. released, proposed, target and most-pages (so many "
          + "pages are passed at most) belong to swipes only. The paths of behaviors begin in the file's folder."
      ),
      after: "", separator: " ")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func names(_ keys: [String]) -> String { keys.joined(separator: ", ") }
}
