import SwiftUI

struct Listing: Identifiable {
  struct Photo: Identifiable, Hashable {
    let id: String
    let symbol: String
  }

  let id: Int
  var street: String
  var price: Int
  var rooms: Int
  var photos: [Photo]
}

struct ListingFeed: View {
  var listings: [Listing]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 28) {
          ForEach(listings) { listing in
            ListingCard(listing: listing)
          }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
      }
      .navigationTitle("For sale")
    }
  }
}
