import SwiftUI

struct Listing: Identifiable {
  struct Photo: Identifiable, Hashable {
    let id: Int
    let room: String
    let hue: Double
  }

  let id = UUID()
  var street: String
  var rent: Int
  var photos: [Photo]
  var facts: [String]

  static let sample = Listing(
    street: "Lindenallee 14",
    rent: 1_240,
    photos: ["Living room", "Kitchen", "Bedroom", "Bath", "Balcony", "Cellar"]
      .enumerated()
      .map { Photo(id: $0.offset, room: $0.element, hue: Double($0.offset) / 6) },
    facts: [
      "72 m²", "3 rooms", "2nd floor, lift", "Built 1994", "Free from 1 March", "Deposit: 2 months",
      "Pets on request",
    ]
  )
}

struct ListingDetailView: View {
  let listing: Listing
  @State private var saved = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        PhotoPager(photos: listing.photos)
          .frame(height: 240)
          .clipShape(.rect(cornerRadius: 22))
          .padding(.horizontal, 20)

        VStack(alignment: .leading, spacing: 10) {
          HStack {
            Text(listing.street).font(.title2.bold())
            Spacer()
            Button("Save", systemImage: saved ? "heart.fill" : "heart") { saved.toggle() }
              .labelStyle(.iconOnly)
          }
          Text(listing.rent, format: .currency(code: "EUR").precision(.fractionLength(0)))
            .font(.headline)
          Divider()
          ForEach(listing.facts, id: \.self) { fact in
            Label(fact, systemImage: "checkmark")
              .font(.subheadline)
          }
        }
        .padding(.horizontal, 20)
      }
      .padding(.vertical, 16)
    }
    .safeAreaInset(edge: .bottom) {
      Button("Request a viewing") {}
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
        .padding(12)
        .background(.bar)
    }
  }
}

private struct PhotoPager: View {
  let photos: [Listing.Photo]
  @State private var current: Int?

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(photos) { photo in
          ZStack(alignment: .bottomLeading) {
            Rectangle()
              .fill(Color(hue: photo.hue, saturation: 0.35, brightness: 0.85).gradient)
            Text(photo.room)
              .font(.caption.weight(.semibold))
              .padding(.horizontal, 10)
              .padding(.vertical, 6)
              .background(.thinMaterial, in: .capsule)
              .padding(12)
          }
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
    .overlay(alignment: .bottom) { dots }
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(photos) { photo in
        Circle()
          .fill(.white.opacity(photo.id == (current ?? 0) ? 1 : 0.45))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.bottom, 14)
    .allowsHitTesting(false)
  }
}

#Preview {
  ListingDetailView(listing: .sample)
}
