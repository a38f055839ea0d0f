import MapKit
import SwiftUI

struct Place {
  let name: String
  let kind: String
  let address: String
  let coordinate: CLLocationCoordinate2D
  let hours: [OpeningHours]
  let notes: [String]
}

struct OpeningHours: Identifiable {
  let day: String
  let span: String
  var id: String { day }
}

enum SheetDetent: CaseIterable {
  case peek, half, full

  static let peekHeight: CGFloat = 140

  func offset(travel: CGFloat) -> CGFloat {
    switch self {
    case .peek: 0
    case .half: travel / 2
    case .full: travel
    }
  }
}

/// Rests the sheet on one of its detents while it is on the way up, and lets
/// the details scroll freely once it is fully open.
struct SheetDetentBehavior: ScrollTargetBehavior {
  let travel: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y < travel else { return }

    let stops = SheetDetent.allCases.map { $0.offset(travel: travel) }
    if let nearest = stops.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = nearest
    }
  }
}

struct PlaceScreen: View {
  let place: Place

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      let travel = max(0, height - SheetDetent.peekHeight)

      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: travel)
          PlaceCard(place: place)
            .frame(maxWidth: .infinity, minHeight: height, alignment: .top)
            .background { SheetBackground() }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(SheetDetentBehavior(travel: travel))
    }
    .background {
      Map(initialPosition: .region(place.region), interactionModes: []) {
        Marker(place.name, coordinate: place.coordinate)
      }
      .ignoresSafeArea()
    }
  }
}

private struct SheetBackground: View {
  var body: some View {
    UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)
      .fill(Color(.systemBackground))
      .padding(.bottom, -400)
      .shadow(color: .black.opacity(0.15), radius: 8, y: -2)
  }
}

private struct PlaceCard: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 10) {
        Capsule()
          .fill(.tertiary)
          .frame(width: 36, height: 5)
          .frame(maxWidth: .infinity)
        VStack(alignment: .leading, spacing: 2) {
          Text(place.name).font(.title2.bold()).lineLimit(1)
          Text(place.kind).font(.subheadline).foregroundStyle(.secondary)
        }
        HStack(spacing: 10) {
          PlaceButton(title: "Directions", symbol: "arrow.triangle.turn.up.right.diamond")
          PlaceButton(title: "Save", symbol: "bookmark")
        }
      }
      .padding(.top, 8)

      PlaceSection(title: "Address") {
        Text(place.address)
      }

      PlaceSection(title: "Hours") {
        ForEach(place.hours) { entry in
          LabeledContent(entry.day, value: entry.span)
        }
      }

      PlaceSection(title: "Good to know") {
        ForEach(Array(place.notes.enumerated()), id: \.offset) { _, note in
          Label(note, systemImage: "checkmark.circle")
        }
      }
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 24)
  }
}

private struct PlaceButton: View {
  let title: String
  let symbol: String

  var body: some View {
    Button {
    } label: {
      Label(title, systemImage: symbol)
        .font(.subheadline.weight(.semibold))
        .frame(maxWidth: .infinity, minHeight: 40)
        .background(.tint.opacity(0.15), in: .rect(cornerRadius: 10))
    }
  }
}

private struct PlaceSection<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content.font(.subheadline)
    }
  }
}

private extension Place {
  var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: 900, longitudinalMeters: 900)
  }
}

extension Place {
  static let sample = Place(
    name: "Café Nordwind",
    kind: "Coffee shop · 4.7 ★",
    address: "Lindenstraße 14, 20099 Hamburg",
    coordinate: CLLocationCoordinate2D(latitude: 53.5570, longitude: 10.0110),
    hours: [
      OpeningHours(day: "Monday", span: "Closed"),
      OpeningHours(day: "Tuesday", span: "8:00 – 18:00"),
      OpeningHours(day: "Wednesday", span: "8:00 – 18:00"),
      OpeningHours(day: "Thursday", span: "8:00 – 18:00"),
      OpeningHours(day: "Friday", span: "8:00 – 20:00"),
      OpeningHours(day: "Saturday", span: "9:00 – 20:00"),
      OpeningHours(day: "Sunday", span: "9:00 – 17:00"),
    ],
    notes: ["Outdoor seating", "Dogs welcome", "Card only", "Step-free entrance"]
  )
}

#Preview {
  PlaceScreen(place: .sample)
}
