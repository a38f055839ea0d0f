import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let imageURL: URL?
  let price: Decimal
}

struct Shelf: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let products: [Product]
}

struct StoreHomeView: View {
  let shelves: [Shelf]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 32) {
          ForEach(shelves) { shelf in
            ProductShelf(shelf: shelf)
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Store")
    }
  }
}
