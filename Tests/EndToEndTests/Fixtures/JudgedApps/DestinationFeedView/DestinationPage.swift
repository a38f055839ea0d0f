import SwiftUI

struct Destination: Identifiable, Hashable {
  let id: String
  let name: String
  let country: String
  let blurb: String
  let nightlyPrice: Decimal

  static let featured: [Destination] = [
    .init(
      id: "lofoten", name: "Lofoten", country: "Norway", blurb: "Red cabins under granite peaks.",
      nightlyPrice: 140),
    .init(
      id: "naxos", name: "Naxos", country: "Greece", blurb: "Marble villages and long beaches.",
      nightlyPrice: 85),
    .init(
      id: "kyoto", name: "Kyoto", country: "Japan", blurb: "Temple mornings, lantern evenings.",
      nightlyPrice: 120),
    .init(
      id: "oaxaca", name: "Oaxaca", country: "Mexico", blurb: "Mole, mezcal and mountain air.",
      nightlyPrice: 64),
    .init(
      id: "tasmania", name: "Tasmania", country: "Australia", blurb: "Rainforest walks to empty bays.",
      nightlyPrice: 110),
  ]
}

struct DestinationPage: View {
  let destination: Destination
  let isSaved: Bool
  let onSave: () -> Void

  var body: some View {
    Color.clear
      .overlay {
        Image(destination.id)
          .resizable()
          .scaledToFill()
          .scrollTransition(.interactive, axis: .vertical) { image, phase in
            image
              .scaleEffect(1 + abs(phase.value) * 0.15)
              .offset(y: phase.value * -40)
          }
      }
      .overlay {
        LinearGradient(colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) { caption }
  }

  private var caption: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 6) {
        Text(destination.country.uppercased())
          .font(.caption.weight(.semibold))
        Text(destination.name)
          .font(.largeTitle.bold())
        Text(destination.blurb)
          .font(.subheadline)
        Text("from \(destination.nightlyPrice, format: .currency(code: "EUR")) a night")
          .font(.footnote)
          .opacity(0.8)
      }
      Spacer()
      Button("Save", systemImage: isSaved ? "heart.fill" : "heart", action: onSave)
        .labelStyle(.iconOnly)
        .font(.title)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 20)
    .padding(.bottom, 58)
  }
}
