import SwiftUI

struct Flat: Identifiable, Hashable {
  let id: Int
  let street: String
  let rooms: Double
  let area: Int
  let rent: Int
  let hue: Double

  static let newToday: [Flat] = [
    Flat(id: 1, street: "Linden Road 14", rooms: 2, area: 54, rent: 920, hue: 0.08),
    Flat(id: 2, street: "Canal Street 3", rooms: 3, area: 78, rent: 1_340, hue: 0.55),
    Flat(id: 3, street: "Brewer's Yard 9", rooms: 1.5, area: 41, rent: 760, hue: 0.33),
    Flat(id: 4, street: "Station Square 1", rooms: 2.5, area: 66, rent: 1_080, hue: 0.72),
    Flat(id: 5, street: "Upper Meadow 27", rooms: 4, area: 102, rent: 1_690, hue: 0.15),
    Flat(id: 6, street: "Harbour Lane 8", rooms: 2, area: 58, rent: 990, hue: 0.9),
  ]

  static let priceDrops: [Flat] = [
    Flat(id: 11, street: "Mill Alley 2", rooms: 3, area: 81, rent: 1_150, hue: 0.62),
    Flat(id: 12, street: "Rose Garden 40", rooms: 2, area: 49, rent: 840, hue: 0.98),
    Flat(id: 13, street: "Tower Hill 5", rooms: 1, area: 33, rent: 640, hue: 0.45),
    Flat(id: 14, street: "Saddler Street 19", rooms: 3.5, area: 92, rent: 1_420, hue: 0.25),
  ]
}

private struct GutterKey: EnvironmentKey {
  static let defaultValue: CGFloat = 16
}

extension EnvironmentValues {
  var gutter: CGFloat {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }
}

struct FlatCard: View {
  let flat: Flat
  @Binding var favourites: Set<Int>

  private var isFavourite: Bool { favourites.contains(flat.id) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Rectangle()
        .fill(Color(hue: flat.hue, saturation: 0.35, brightness: 0.85).gradient)
        .frame(height: 130)
        .overlay(alignment: .topTrailing) {
          Button {
            favourites.formSymmetricDifference([flat.id])
          } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
              .padding(10)
          }
        }
      Group {
        Text(flat.street).font(.headline)
        Text("\(flat.rooms.formatted()) rooms, \(flat.area) m²")
          .foregroundStyle(.secondary)
        Text(flat.rent, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .font(.subheadline.bold())
      }
      .lineLimit(1)
      .padding(.horizontal, 12)
      Spacer(minLength: 0)
    }
    .frame(height: 230)
    .background(Color(.secondarySystemBackground))
    .clipShape(.rect(cornerRadius: 16))
  }
}

struct FlatStrip: View {
  let title: LocalizedStringKey
  let flats: [Flat]
  @Binding var favourites: Set<Int>
  @Environment(\.gutter) private var gutter

  private let spacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, gutter)
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(flats) { flat in
            FlatCard(flat: flat, favourites: $favourites)
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: spacing)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 230)
      .contentMargins(.horizontal, gutter, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollIndicators(.hidden)
    }
  }
}

struct FlatHuntHome: View {
  @State private var favourites: Set<Int> = [3]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          FlatStrip(title: "New today", flats: Flat.newToday, favourites: $favourites)
          FlatStrip(title: "Price drops", flats: Flat.priceDrops, favourites: $favourites)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Flat hunt")
      .environment(\.gutter, 20)
    }
  }
}

#Preview {
  FlatHuntHome()
}
