import Foundation

struct Board {
  struct Column: Identifiable {
    let id = UUID()
    var title: String
    var cards: [String]
  }

  var name: String
  var columns: [Column]

  static let sample = Board(
    name: "Release 4.2",
    columns: [
      Column(title: "Backlog", cards: ["Widget refresh", "Dark icons", "Import CSV"]),
      Column(title: "Next up", cards: ["Undo on iPad", "Share sheet"]),
      Column(title: "Doing", cards: ["Sync engine", "Localise paywall"]),
      Column(title: "Review", cards: ["Haptics"]),
      Column(title: "Done", cards: ["Crash on launch", "New onboarding", "App Store text"]),
    ])
}
