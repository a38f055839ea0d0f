import SwiftUI

struct BoardColumn: Identifiable {
  let id: String
  let title: String
  var cards: [String]
}

struct Board {
  var columns: [BoardColumn]

  static let sample = Board(columns: [
    BoardColumn(id: "backlog", title: "Backlog", cards: ["Dark mode", "Widget", "Export to CSV"]),
    BoardColumn(id: "ready", title: "Ready", cards: ["Sign in with Apple"]),
    BoardColumn(id: "blocked", title: "Blocked", cards: []),
    BoardColumn(id: "doing", title: "In progress", cards: ["Offline sync", "Crash on launch"]),
    BoardColumn(id: "review", title: "Review", cards: []),
    BoardColumn(id: "done", title: "Done", cards: ["Onboarding", "Push tokens"]),
  ])
}

enum BoardLayout {
  static let margin: CGFloat = 20
  static let spacing: CGFloat = 16
  static let openWidth: CGFloat = 300
  static let emptyWidth: CGFloat = 56

  static func width(of column: BoardColumn) -> CGFloat {
    column.cards.isEmpty ? emptyWidth : openWidth
  }

  /// Offsets at which each column stands one margin in from the leading edge.
  static func stops(for columns: [BoardColumn]) -> [CGFloat] {
    var x: CGFloat = 0
    return columns.map { column in
      defer { x += width(of: column) + spacing }
      return x
    }
  }
}

struct ColumnSnapBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let proposed = target.rect.minX

    let nearest =
      stops
      .map { min($0, end) }
      .min { abs($0 - proposed) < abs($1 - proposed) }

    if let nearest {
      target.rect.origin.x = nearest
    }
  }
}
