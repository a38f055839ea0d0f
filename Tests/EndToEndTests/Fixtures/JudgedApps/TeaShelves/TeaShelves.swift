import SwiftUI

struct Blend: Identifiable, Hashable {
  let id: String
  let origin: String
  let grams: Int
}

struct Shelf: Identifiable {
  let id: String
  let note: String
  let blends: [Blend]

  static let all: [Shelf] = [
    Shelf(
      id: "Spring harvest", note: "Picked before the rain",
      blends: [
        Blend(id: "Bi Luo Chun", origin: "Jiangsu", grams: 50),
        Blend(id: "Shincha", origin: "Kagoshima", grams: 80),
        Blend(id: "First Flush Gold", origin: "Darjeeling", grams: 100),
        Blend(id: "White Peony", origin: "Fujian", grams: 50),
        Blend(id: "Anji Bai Cha", origin: "Zhejiang", grams: 50),
        Blend(id: "Huang Shan", origin: "Anhui", grams: 75),
      ]),
    Shelf(
      id: "For the evening", note: "Without caffeine",
      blends: [
        Blend(id: "Honeybush", origin: "Western Cape", grams: 100),
        Blend(id: "Chamomile", origin: "Puglia", grams: 40),
        Blend(id: "Lemon Balm", origin: "Thuringia", grams: 60),
        Blend(id: "Fennel & Anise", origin: "Provence", grams: 100),
        Blend(id: "Mountain Tea", origin: "Crete", grams: 30),
      ]),
  ]
}

struct BlendCard: View {
  let blend: Blend
  let isFavourite: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 10)
          .fill(LinearGradient(colors: [.mint, .brown], startPoint: .top, endPoint: .bottom))
        Button(action: toggle) {
          Image(systemName: isFavourite ? "heart.fill" : "heart")
            .padding(8)
        }
        .tint(.white)
      }
      Text(blend.id).font(.subheadline.weight(.semibold)).lineLimit(1)
      Text("\(blend.origin), \(blend.grams) g")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(8)
    .frame(height: 200)
    .background(.thinMaterial, in: .rect(cornerRadius: 14))
  }
}

struct ShelfRow: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let shelf: Shelf
  @Binding var favourites: Set<Blend.ID>

  private let gap: CGFloat = 12
  private var visibleCards: Int { sizeClass == .regular ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        Text(shelf.id).font(.title3.bold())
        Text(shelf.note).font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(shelf.blends) { blend in
            BlendCard(blend: blend, isFavourite: favourites.contains(blend.id)) {
              favourites.formSymmetricDifference([blend.id])
            }
            .containerRelativeFrame(.horizontal, count: visibleCards, span: 1, spacing: gap)
            .scrollTransition { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.94)
                .opacity(phase.isIdentity ? 1 : 0.7)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
    }
  }
}

struct TeaShelvesScreen: View {
  @State private var favourites: Set<Blend.ID> = ["Shincha"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          ForEach(Shelf.all) { shelf in
            ShelfRow(shelf: shelf, favourites: $favourites)
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Leaf & Kettle")
    }
  }
}

#Preview {
  TeaShelvesScreen()
}
