import SwiftUI

struct Stall: Identifiable, Hashable {
  let id: Int
  let name: String
  let dish: String
  let price: String
  let hue: Double

  static let tonight: [Stall] = [
    Stall(id: 1, name: "Aunty Mei", dish: "Oyster omelette", price: "€6", hue: 0.08),
    Stall(id: 2, name: "Smoke & Lime", dish: "Pork neck skewers", price: "€5", hue: 0.02),
    Stall(id: 3, name: "Bao Brothers", dish: "Braised beef bao", price: "€7", hue: 0.12),
    Stall(id: 4, name: "Kottu Corner", dish: "Cheese kottu", price: "€8", hue: 0.15),
    Stall(id: 5, name: "Sweet Tooth", dish: "Mango sticky rice", price: "€5", hue: 0.3),
    Stall(id: 6, name: "The Dosa Cart", dish: "Masala dosa", price: "€6", hue: 0.55),
    Stall(id: 7, name: "Iced", dish: "Shaved ice, red bean", price: "€4", hue: 0.62),
  ]
}

struct NightMarketView: View {
  private enum Grid {
    static let rows = 2
    static let cardWidth: CGFloat = 300
    static let cardHeight: CGFloat = 132
    static let gap: CGFloat = 12
    static let margin: CGFloat = 20
  }

  var stalls = Stall.tonight
  @State private var favourites: Set<Stall.ID> = []

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(Grid.cardHeight), spacing: Grid.gap), count: Grid.rows)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      header
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: Grid.gap) {
          ForEach(stalls) { stall in
            StallCard(stall: stall, isFavourite: favourites.contains(stall.id)) {
              toggle(stall)
            }
            .frame(width: Grid.cardWidth, height: Grid.cardHeight)
          }
        }
        .padding(.horizontal, Grid.margin)
      }
      .frame(height: Grid.cardHeight * CGFloat(Grid.rows) + Grid.gap)
      .scrollTargetBehavior(
        StallGridSnap(
          columnWidth: Grid.cardWidth,
          gap: Grid.gap,
          columns: stalls.count / Grid.rows
        )
      )
      Spacer(minLength: 0)
    }
    .padding(.top, 24)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Night market").font(.title2.bold())
      Text("\(stalls.count) stalls open until 1 am")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, Grid.margin)
  }

  private func toggle(_ stall: Stall) {
    if favourites.remove(stall.id) == nil { favourites.insert(stall.id) }
  }
}

private struct StallCard: View {
  let stall: Stall
  let isFavourite: Bool
  let onFavourite: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(hue: stall.hue, saturation: 0.6, brightness: 0.9).gradient)
        .frame(width: 96)
      VStack(alignment: .leading, spacing: 4) {
        Text(stall.name).font(.headline).lineLimit(1)
        Text(stall.dish).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
        Spacer(minLength: 0)
        HStack {
          Text(stall.price).font(.callout.monospacedDigit())
          Spacer()
          Button(action: onFavourite) {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
        }
      }
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 18))
  }
}

#Preview {
  NightMarketView()
}
