import ScrollSimulation
import SnapsimText

extension Option {
  package static let intent = Option(
    "intent", in: .behavior,
    takes: .text(
      "what a behavior is meant to do, as in pages,at-most=1",
      .list(["items", "pages", "container", "free", "multiple=", "offsets=", "at-most=", "anchor=", "free="])),
    as: "GRID,at-most=N", means: "what the behavior is meant to do; see help intent")
}

extension ScrollIntent {
  /// Reads `GRID,at-most=N,anchor=A,free=PT:PT`: each part once but the last, and the grid first if it is there.
  init(_ text: String) throws {
    self.init()
    var seen: Set<String> = []
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let (key, value) = part.setting
      let number = value.flatMap { try? NumberText.parse($0) }
      guard seen.insert(key == "free" ? String(part) : key).inserted else { throw Self.badIntent(part) }
      switch (key, value) {
      case ("items", nil) where index == 0: grid = .items
      case ("pages", nil) where index == 0: grid = .pages
      case ("container", nil) where index == 0: grid = .container
      case ("free", nil) where index == 0: grid = .free
      case ("multiple", _?) where index == 0:
        guard let number, NumberRule.length.takes(number) else { throw Self.badIntent(part) }
        grid = .multiples(of: number)
      case ("offsets", let value?) where index == 0: grid = .offsets(try Self.distances(value, of: part))
      case ("free", let value?):
        let ends = value.split(separator: ":", omittingEmptySubsequences: false)
        guard ends.count == 2, ends != ["", ""] else { throw Self.badIntent(part) }
        let first = ends[0].isEmpty ? 0 : try Self.distances(ends[0], of: part)[0]
        let last = ends[1].isEmpty ? .infinity : try Self.distances(ends[1], of: part)[0]
        guard first <= last else { throw Self.badIntent(part) }
        freeZones.append(first...last)
      case ("at-most", _?):
        guard let number, NumberRule.count("stops").takes(number) else { throw Self.badIntent(part) }
        most = Int(number)
      case ("anchor", let value?):
        guard let anchor = UnitPoint(anchor: value, number) else { throw Self.badIntent(part) }
        self.anchor = anchor
      default: throw Self.badIntent(part)
      }
    }
  }

  /// Distances from the leading end, with colons between them.
  private static func distances(_ text: some StringProtocol, of part: Substring) throws -> [Double] {
    try text.split(separator: ":", omittingEmptySubsequences: false).map {
      guard let number = try? NumberText.parse($0), NumberRule.distance.takes(number) else {
        throw badIntent(part)
      }
      return number
    }
  }

  private static func badIntent(_ part: Substring) -> UsageError {
    UsageError(
      "--intent has '\(part)', which is not valid; expected items, pages, container, multiple=PT, offsets=PT:PT:PT or free "
        + "first, and at-most=N, anchor=leading|center|trailing|0…1 and free=PT:PT if they are meant")
  }
}
