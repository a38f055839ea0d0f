import SwiftUI

struct LP: Identifiable {
  let id = UUID()
  var title: String
  var artist: String
  var hue: Double
}

extension LP {
  static let shelf: [LP] = [
    LP(title: "Blue Lantern", artist: "Ida Roe", hue: 0.60),
    LP(title: "Nine Bridges", artist: "Cold Fen", hue: 0.10),
    LP(title: "Salt", artist: "Mire", hue: 0.45),
    LP(title: "Afterhours", artist: "The Vestry", hue: 0.85),
    LP(title: "Field Notes", artist: "Oona", hue: 0.30),
    LP(title: "Paper Moon", artist: "Ida Roe", hue: 0.15),
    LP(title: "Tin Roof", artist: "Halyards", hue: 0.95),
    LP(title: "Second Wind", artist: "Mire", hue: 0.55),
    LP(title: "Lowland", artist: "Cold Fen", hue: 0.70),
  ]
}

struct ShelfView: View {
  let records: [LP]
  private let spacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("On the shelf").font(.title3.bold()).padding(.horizontal, 16)
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: spacing) {
          ForEach(records) { lp in
            VStack(alignment: .leading, spacing: 4) {
              Color(hue: lp.hue, saturation: 0.5, brightness: 0.8)
                .aspectRatio(1, contentMode: .fit)
                .clipShape(.rect(cornerRadius: 6))
              Text(lp.title).font(.subheadline).lineLimit(1)
              Text(lp.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: spacing)
          }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(
        .snap(visible: 5, span: 2, spacing: spacing, options: .init(reach: .items(1)))
      )
      .scrollIndicators(.hidden)
      .frame(height: 210)
    }
  }
}

#Preview { ShelfView(records: LP.shelf) }
