import SwiftUI
import Observation

struct PantryItem: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var quantity: Int
  var bestBefore: Date
  var shelf: Shelf

  enum Shelf: String, Codable, CaseIterable, Identifiable {
    case dry = "Dry goods", tins = "Tins", spices = "Spices", freezer = "Freezer"
    var id: Self { self }
    var symbol: String {
      switch self {
      case .dry: "bag"
      case .tins: "cylinder"
      case .spices: "leaf"
      case .freezer: "snowflake"
      }
    }
  }
}

@Observable @MainActor
final class PantryStore {
  var items: [PantryItem] = []
  var query = ""

  var shelves: [(shelf: PantryItem.Shelf, items: [PantryItem])] {
    PantryItem.Shelf.allCases.compactMap { shelf in
      let found =
        items
        .filter { $0.shelf == shelf && (query.isEmpty || $0.name.localizedStandardContains(query)) }
        .sorted { $0.bestBefore < $1.bestBefore }
      return found.isEmpty ? nil : (shelf, found)
    }
  }

  func load(from url: URL) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    items = try decoder.decode([PantryItem].self, from: Data(contentsOf: url))
  }

  static var sample: PantryStore {
    let store = PantryStore()
    let names = ["Rice", "Lentils", "Oats", "Flour", "Sugar", "Pasta", "Beans", "Corn", "Cocoa"]
    store.items = PantryItem.Shelf.allCases.flatMap { shelf in
      names.enumerated().map { n, name in
        PantryItem(
          id: UUID(), name: name, quantity: n + 1,
          bestBefore: .now.addingTimeInterval(Double(n) * 86_400 * 9), shelf: shelf)
      }
    }
    return store
  }
}
