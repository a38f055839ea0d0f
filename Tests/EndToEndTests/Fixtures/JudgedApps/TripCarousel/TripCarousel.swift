import SwiftUI

struct TripCarousel: View {
  @State private var model = TripsModel()

  private let spacing: CGFloat = 14
  private let margin: CGFloat = 28

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Iberia by rail")
        .font(.title.bold())
        .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(Array(model.trips.enumerated()), id: \.offset) { index, trip in
            TripCard(title: model.title(at: index), trip: trip)
              .containerRelativeFrame(.horizontal)
              .tag(trip.id)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $model.focusedID)
      .scrollIndicators(.hidden)
      .frame(height: 220)

      if let trip = model.focused {
        BookingPanel(trip: trip)
          .padding(.horizontal, margin)
      }
      Spacer()
    }
    .padding(.top)
  }
}

private struct TripCard: View {
  let title: String
  let trip: Trip

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(.teal.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(title).font(.title2.bold())
          Text("^[\(trip.nights) night](inflect: true)")
        }
        .foregroundStyle(.white)
        .padding(18)
      }
  }
}

/// Hotel and price of the card that is in front.
private struct BookingPanel: View {
  let trip: Trip

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(trip.hotel).font(.headline)
        Text(trip.city).foregroundStyle(.secondary)
      }
      Spacer()
      Button {
      } label: {
        Text(trip.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
      }
      .buttonStyle(.borderedProminent)
    }
    .animation(.snappy, value: trip)
  }
}

#Preview { TripCarousel() }
