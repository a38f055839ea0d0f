import SwiftUI
import Observation

struct Product: Identifiable, Decodable {
  let id: Int
  let title: String
  let price: Double

  // Skeletons that are shown (redacted) while the catalogue is loading.
  static let skeletons = (0..<3).map { Product(id: -1 - $0, title: "Product name", price: 0) }
}

@Observable
final class ProductStore {
  var products = Product.skeletons
  var isLoading = true

  @MainActor
  func refresh() async {
    defer { isLoading = false }
    guard let url = Bundle.main.url(forResource: "catalogue", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let all = try? JSONDecoder().decode([Product].self, from: data)
    else { return }
    products = Array(all.prefix(12))
  }
}
