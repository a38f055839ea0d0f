import SwiftUI

struct TrailDeckView: View {
  @StateObject private var store = TrailStore()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Near you")
            .font(.title2.bold())
            .padding(.horizontal, 20)
          deck
          Text("Tap a card for the map and the current conditions.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 20)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { Text($0.name) }
    }
    .task { store.load() }
  }

  private var deck: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Deck.spacing) {
        ForEach(store.trails) { trail in
          NavigationLink(value: trail) {
            TrailCard(trail: trail)
          }
          .buttonStyle(.plain)
          .frame(width: Deck.card)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(DeckBehavior(card: Deck.card, spacing: Deck.spacing))
    .scrollClipDisabled()
    .frame(height: Deck.height)
    .padding(.horizontal, 20)
  }
}

private struct TrailCard: View {
  let trail: Trail

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Spacer()
      Text(trail.name).font(.headline)
      Text(trail.region).font(.subheadline)
      HStack {
        Label(
          "\(trail.lengthKm, specifier: "%.1f") km",
          systemImage: "point.topleft.down.to.point.bottomright.curvepath")
        Spacer()
        Label("\(trail.ascent) m", systemImage: "arrow.up.forward")
      }
      .font(.caption)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.green.gradient.opacity(0.35), in: .rect(cornerRadius: 18))
  }
}

#Preview {
  TrailDeckView()
}
