import SwiftUI

struct Destination: Identifiable, Hashable {
  let id = UUID()
  let city: String
  let country: String
  let price: Int
  let tint: Color
}

final class DestinationsViewModel: ObservableObject {
  @Published var destinations: [Destination] = [
    Destination(city: "Lisbon", country: "Portugal", price: 189, tint: .orange),
    Destination(city: "Kyoto", country: "Japan", price: 840, tint: .pink),
    Destination(city: "Tromsø", country: "Norway", price: 320, tint: .indigo),
    Destination(city: "Marrakesh", country: "Morocco", price: 210, tint: .red),
    Destination(city: "Ljubljana", country: "Slovenia", price: 145, tint: .green),
    Destination(city: "Valletta", country: "Malta", price: 160, tint: .teal),
  ]
  @Published var favourites: Set<UUID> = []

  let tips = ["Book on a Tuesday", "Travel light", "Check visa rules", "Bring an adapter"]

  func toggle(_ destination: Destination) {
    if favourites.contains(destination.id) {
      favourites.remove(destination.id)
    } else {
      favourites.insert(destination.id)
    }
  }
}

enum DestinationMetrics {
  static let sideInset: CGFloat = 28
  static let cardSpacing: CGFloat = 14
  static let cardHeight: CGFloat = 360
}

struct DestinationsView: View {
  @StateObject private var viewModel = DestinationsViewModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Where to next?")
            .font(.title2.bold())
            .padding(.horizontal, DestinationMetrics.sideInset)

          carousel

          tipsSection
            .padding(.horizontal, DestinationMetrics.sideInset)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Explore")
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: DestinationMetrics.cardSpacing) {
        ForEach(viewModel.destinations) { destination in
          DestinationCard(
            destination: destination,
            isFavourite: viewModel.favourites.contains(destination.id),
            onToggle: { viewModel.toggle(destination) }
          )
          .containerRelativeFrame(.horizontal)
        }
      }
    }
    .frame(height: DestinationMetrics.cardHeight)
    .safeAreaPadding(.horizontal, DestinationMetrics.sideInset)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      .cardSnap(spacing: DestinationMetrics.cardSpacing, count: viewModel.destinations.count)
    )
  }

  private var tipsSection: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tips").font(.headline)
      ForEach(viewModel.tips, id: \.self) { tip in
        Label(tip, systemImage: "lightbulb")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct DestinationCard: View {
  let destination: Destination
  let isFavourite: Bool
  let onToggle: () -> Void

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(destination.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(destination.city).font(.title.bold())
          Text(destination.country).font(.subheadline)
          Text("from €\(destination.price)").font(.footnote.weight(.semibold))
        }
        .foregroundStyle(.white)
        .padding(20)
      }
      .overlay(alignment: .topTrailing) {
        Button(action: onToggle) {
          Image(systemName: isFavourite ? "heart.fill" : "heart")
            .font(.title3)
            .foregroundStyle(.white)
            .padding(18)
        }
      }
  }
}

#Preview {
  DestinationsView()
}
