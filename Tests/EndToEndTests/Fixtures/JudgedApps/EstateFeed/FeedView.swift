import SwiftUI

struct FeedView: View {
  var listings: [Listing] = .sample
  @State private var shownID: Listing.ID?
  @State private var saved: Set<Listing.ID> = []

  private var shown: Listing? {
    listings.first { $0.id == shownID } ?? listings.first
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(listings) { listing in
          ListingPage(listing: listing)
            .containerRelativeFrame([.horizontal, .vertical])
            .clipped()
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shownID)
    .floatingBar { contactBar }
    .ignoresSafeArea()
    .background(.black)
  }

  private var contactBar: some View {
    HStack {
      Button {
        guard let id = shown?.id else { return }
        saved.formSymmetricDifference([id])
      } label: {
        Image(systemName: saved.contains(shown?.id ?? -1) ? "heart.fill" : "heart")
      }
      Spacer()
      Button("Ask for a viewing") {}
        .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 20)
    .padding(.top, 6)
  }
}

private struct ListingPage: View {
  let listing: Listing

  var body: some View {
    Image(listing.photo)
      .resizable()
      .scaledToFill()
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(listing.priceText).font(.largeTitle.bold())
          Text("\(listing.street), \(listing.city)")
          Text("\(listing.rooms.formatted()) rooms").font(.footnote)
        }
        .foregroundStyle(.white)
        .shadow(radius: 4)
        .padding(24)
      }
  }
}

#Preview { FeedView() }
