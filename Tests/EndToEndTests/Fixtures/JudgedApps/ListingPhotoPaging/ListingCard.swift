import SwiftUI

struct ListingCard: View {
  let listing: Listing
  @State private var shown: Listing.Photo.ID?
  @State private var saved = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      photos
      HStack {
        Text(listing.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .font(.title3.bold())
        Spacer()
        Button("Save", systemImage: saved ? "bookmark.fill" : "bookmark") { saved.toggle() }
          .labelStyle(.iconOnly)
      }
      Text("\(listing.street) · \(listing.rooms) rooms")
        .foregroundStyle(.secondary)
    }
  }

  private var photos: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(listing.photos) { photo in
          PhotoTile(photo: photo)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shown)
    .frame(height: 248)
    .clipShape(.rect(cornerRadius: 20))
    .overlay(alignment: .bottom) {
      if listing.photos.count > 1 {
        dots.padding(.bottom, 12)
      }
    }
  }

  private var dots: some View {
    let selected = shown ?? listing.photos.first?.id
    return HStack(spacing: 6) {
      ForEach(listing.photos) { photo in
        Circle()
          .fill(photo.id == selected ? Color.white : Color.white.opacity(0.45))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.snappy, value: selected)
  }
}

private struct PhotoTile: View {
  let photo: Listing.Photo

  var body: some View {
    Rectangle()
      .fill(Color.teal.gradient)
      .overlay {
        Image(systemName: photo.symbol)
          .font(.system(size: 64))
          .foregroundStyle(.white)
      }
  }
}

#Preview {
  let symbols = ["house", "sofa", "bed.double", "bathtub", "tree"]
  ListingFeed(
    listings: (1...6).map { n in
      Listing(
        id: n, street: "Kanaalweg \(n * 4)", price: 385_000 + n * 12_500, rooms: 2 + n % 3,
        photos: symbols.prefix(n % 5 + 1).map { Listing.Photo(id: "\(n)-\($0)", symbol: $0) }
      )
    })
}
