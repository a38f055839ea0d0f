import ScrollSimulation
import SnapsimText

extension Help {
  static let scenarios = """
    A scenario for snapsim play is a JSON object; only steps has to be there.

    The file
      name, about         texts for people
      view                FILE or FILE:LINE: the scroll view that says what layout
                          and behavior do not; its path begins in this file's folder
    \(defined("layout", "an object whose keys are \(names(Scenario.layoutKeys)), with the options' values"))
    \(defined("physics", "an object of \(names(Scenario.physicsKeys))"))
      behavior            a text as after --behavior, or a list of them; all steps
                          are played by each
      intent              what the behavior is meant to do, as after --intent
      start               an object with offset or page
      repeat              how often the steps are gone through (1)
      tolerance           by how many points a length may differ from what is
                          expected (0.5)
      steps               a list of objects, each with one of the actions below; it
                          may have about, too

    Actions of a step
      swipe               an object of drag, velocity (0), and after: it catches the
                          step before so many seconds late
      interrupt           {"after": S}: a finger catches the content and holds it
      resize              keys as in layout, over those that hold; null takes one
                          back
      rotate              "landscape" or "portrait", for a device
      fold                "open" or "closed", for a device that folds; it turns as
                          it opens like a book
      insets              the safe area as A or [A, B], as a bar changes it, an
                          object of safe-area and content-margins, or
                          {"keyboard": 336}, which covers the bottom until null
                          shuts it; the behavior is asked, as one author measured
      scroll              {"item": N}, with anchor: leading, center, trailing or a
                          fraction
      insert              {"items": N}, with before (0; the number of items
                          appends), keep: what stays, as --keep has it (the
                          layout's), and after: seconds after lift-off, while the
                          content moves
      repeat              beside the action: how often it happens (1)
      expect              beside the action: an object of what is expected, below

    What can be expected
    \(defined("points", quantities(.points)))
    \(defined("indexes", quantities(.page)))
    \(defined("true or false", quantities(nil)))
      tolerance           for this step, in points

    A value alone holds for every repetition, a list has one for each. Numbers are
    JSON numbers, switches true or false, an A[,B] option a number or [A, B]. An
    unknown key, a key that stands there twice and a value of another kind are
    errors with line and place. released, target and most-pages (so many pages are
    passed at most) belong to swipes only; proposed of a new size or new insets is
    what stays (help keep), before the behavior is asked. The paths of behaviors
    begin in the file's folder.

    """

  private static func defined(_ term: String, _ meaning: String) -> String {
    term.defined(as: meaning, at: 22).joined(separator: "\n")
  }

  private static func names(_ keys: [String]) -> String { keys.joined(separator: ", ") }

  private static func quantities(_ rule: NumberRule?) -> String {
    names(ScenarioExpectation.Quantity.allCases.filter { $0.rule == rule }.map(\.rawValue))
  }
}
