import SwiftUI

struct Destination: Identifiable, Hashable {
  let name: String
  let country: String
  let symbol: String
  let nightly: Int

  var id: String { name }
}

struct ExploreView: View {
  private let destinations: [Destination] = [
    Destination(name: "Lisbon", country: "Portugal", symbol: "tram.fill", nightly: 96),
    Destination(name: "Tromsø", country: "Norway", symbol: "snowflake", nightly: 142),
    Destination(name: "Kyoto", country: "Japan", symbol: "leaf.fill", nightly: 118),
    Destination(name: "Essaouira", country: "Morocco", symbol: "wind", nightly: 64),
    Destination(name: "Valparaíso", country: "Chile", symbol: "ferry.fill", nightly: 72),
    Destination(name: "Hobart", country: "Australia", symbol: "mountain.2.fill", nightly: 131),
    Destination(name: "Naxos", country: "Greece", symbol: "sun.max.fill", nightly: 88),
  ]

  @State private var saved: Set<Destination> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Where to next?")
            .font(.title2.bold())
            .padding(.horizontal, 20)

          DestinationCarousel(destinations: destinations, saved: $saved)

          if !saved.isEmpty {
            savedSummary
          }
        }
        .padding(.top, 8)
      }
      .navigationTitle("Explore")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var savedSummary: some View {
    Label("\(saved.count) saved", systemImage: "heart.fill")
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 20)
  }
}

struct DestinationCarousel: View {
  let destinations: [Destination]
  @Binding var saved: Set<Destination>

  private let sideInset: CGFloat = 20

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(destinations) { destination in
          DestinationCard(
            destination: destination,
            isSaved: saved.contains(destination)
          ) {
            saved.formSymmetricDifference([destination])
          }
          .containerRelativeFrame(.horizontal) { width, _ in
            width - sideInset * 2
          }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, sideInset)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .frame(height: 220)
  }
}

private struct DestinationCard: View {
  let destination: Destination
  let isSaved: Bool
  let onSave: () -> Void

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 22)
        .fill(.teal.gradient)
      Image(systemName: destination.symbol)
        .font(.system(size: 90))
        .foregroundStyle(.white.opacity(0.25))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .leading, spacing: 2) {
        Text(destination.name)
          .font(.title.bold())
        Text("\(destination.country) · from €\(destination.nightly)")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(18)
    }
    .overlay(alignment: .topTrailing) {
      Button("Save", systemImage: isSaved ? "heart.fill" : "heart", action: onSave)
        .labelStyle(.iconOnly)
        .font(.title3)
        .tint(.white)
        .padding(16)
    }
  }
}

#Preview {
  ExploreView()
}
