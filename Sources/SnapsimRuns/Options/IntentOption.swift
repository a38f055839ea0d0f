import ScrollSimulation
import SnapsimText

extension Option {
  package static let intent = Option(
    "intent", in: .behavior,
    takes: .text(
      "what a behavior is meant to do, as in pages,at-most=1",
      .list(["items", "pages", "container", "free", "multiple=", "at-most=", "anchor="])),
    as: "GRID,at-most=N", means: "what the behavior is meant to do")
}

extension ScrollIntent {
  /// Reads an intent: `GRID,at-most=N,anchor=A`, each part at most once and the grid first if it is there.
  init(_ text: String) throws {
    self.init()
    var seen: Set<String> = []
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let setting = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let key = setting[0]
      let number = setting.count == 2 ? try? NumberText.parse(setting[1][...]) : nil
      guard seen.insert(key).inserted else { throw Self.badIntent(part) }
      switch (key, setting.count) {
      case ("items", 1) where index == 0: grid = .items
      case ("pages", 1) where index == 0: grid = .pages
      case ("container", 1) where index == 0: grid = .container
      case ("free", 1) where index == 0: grid = .free
      case ("multiple", 2) where index == 0:
        guard let number, NumberRule.length.takes(number) else {
          throw Self.badIntent(part)
        }
        grid = .multiples(of: number)
      case ("at-most", 2):
        guard let number, NumberRule.count("stops").takes(number) else {
          throw Self.badIntent(part)
        }
        most = Int(number)
      case ("anchor", 2):
        guard let anchor = UnitPoint(anchor: setting[1], number) else {
          throw Self.badIntent(part)
        }
        self.anchor = anchor
      default:
        throw Self.badIntent(part)
      }
    }
  }

  private static func badIntent(_ part: Substring) -> UsageError {
    UsageError(
      "--intent has '\(part)', which is not valid; expected items, pages, container, multiple=PT or free first, "
        + "and at-most=N and anchor=leading|center|trailing|0…1 if they are meant")
  }
}
