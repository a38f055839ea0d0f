import SwiftUI

struct Gig: Identifiable {
  let id = UUID()
  var band: String
  var venue: String
  var date: Date
  var support: [String]

  static let samples: [Gig] = zip(
    ["Paper Foxes", "The Undertow", "Nina Sol", "Velvet Static", "Harbour Lights", "Kilo & Co"],
    ["Roundhouse", "Apollo", "Café Ada", "The Garage", "Pier 4", "Warehouse 9"]
  ).enumerated().map { index, pair in
    Gig(
      band: pair.0, venue: pair.1,
      date: .now.addingTimeInterval(Double(index + 1) * 86_400 * 3),
      support: ["Opener \(index + 1)", "DJ Moss"])
  }
}

struct GigGuide: View {
  let gigs: [Gig]
  @State private var wanted: Set<Gig.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(gigs) { gig in
            GigPoster(gig: gig, isWanted: wanted.contains(gig.id)) {
              wanted.formSymmetricDifference([gig.id])
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("This month")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct GigPoster: View {
  let gig: Gig
  let isWanted: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LinearGradient(colors: [.pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        .overlay {
          Text(gig.band)
            .font(.system(size: 44, weight: .black))
            .foregroundStyle(.white)
            .multilineTextAlignment(.center)
        }
        .frame(height: 280)

      VStack(alignment: .leading, spacing: 6) {
        Text(gig.venue).font(.title3.bold())
        Text(gig.date, format: .dateTime.weekday(.wide).day().month())
        Text("with " + gig.support.formatted())
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal)

      Spacer(minLength: 0)

      HStack {
        Button(isWanted ? "Saved" : "Save", systemImage: isWanted ? "heart.fill" : "heart", action: toggle)
        Spacer()
        Button("Tickets") {}
          .buttonStyle(.borderedProminent)
      }
      .padding([.horizontal, .bottom])
    }
    .frame(height: 480)
    .background(.background.secondary)
    .clipShape(.rect(cornerRadius: 28))
  }
}

#Preview {
  GigGuide(gigs: Gig.samples)
}
