import SwiftUI

struct TripsView: View {
  var trips = Trip.saved
  @State private var chosen = 0

  enum Card {
    static let size = CGSize(width: 300, height: 170)
    static let spacing: CGFloat = 16
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        carousel
        if trips.indices.contains(chosen) {
          TripDetail(trip: trips[chosen])
            .id(trips[chosen].id)
            .transition(.blurReplace)
        }
      }
      .background {
        (trips.indices.contains(chosen) ? trips[chosen].tint : .gray)
          .opacity(0.2)
          .ignoresSafeArea()
      }
      .animation(.smooth, value: chosen)
      .navigationTitle("Trips")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Card.spacing) {
        ForEach(trips) { trip in
          TripCard(trip: trip)
            .frame(width: Card.size.width, height: Card.size.height)
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.94)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: Int.self) { geometry in
      let pitch = Card.size.width + Card.spacing
      return Int((geometry.visibleRect.midX / pitch).rounded(.down))
    } action: { _, index in
      chosen = min(max(index, 0), trips.count - 1)
    }
    .frame(height: Card.size.height + 24)
  }
}

private struct TripCard: View {
  let trip: Trip

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(trip.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(trip.city).font(.title.bold())
          Text("^[\(trip.nights) night](inflect: true)")
        }
        .padding()
      }
  }
}

private struct TripDetail: View {
  let trip: Trip

  var body: some View {
    List(trip.stops, id: \.self) { Label($0, systemImage: "mappin") }
      .scrollContentBackground(.hidden)
  }
}

#Preview("iPhone", traits: .portrait) { TripsView() }
#Preview("iPad", traits: .fixedLayout(width: 1024, height: 768)) { TripsView() }
