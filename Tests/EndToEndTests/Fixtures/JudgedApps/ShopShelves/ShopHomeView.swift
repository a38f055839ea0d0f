import SwiftUI

struct ShopItem: Identifiable, Hashable {
  let id: Int
  let name: String
  let cents: Int

  var price: String {
    (Decimal(cents) / 100).formatted(.currency(code: "GBP"))
  }
}

struct ShopShelf: Identifiable {
  let id: String
  let items: [ShopItem]
}

struct ShopHomeView: View {
  let shelves: [ShopShelf]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 28) {
          ForEach(shelves) { shelf in
            Shelf(shelf.id, data: shelf.items) { item in
              ShopItemTile(item: item)
            }
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("For You")
    }
  }
}

struct Shelf<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
  private let title: String
  private let data: Data
  private let content: (Data.Element) -> Content

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(_ title: String, data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.title = title
    self.data = data
    self.content = content
  }

  private var margin: CGFloat { horizontalSizeClass == .regular ? 32 : 16 }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, margin)
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(data) { element in
            content(element)
              .frame(width: 156)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .frame(height: 216)
    }
  }
}

struct ShopItemTile: View {
  let item: ShopItem
  @State private var isSaved = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.quaternary)
        .frame(height: 156)
        .overlay { Image(systemName: "bag").font(.largeTitle).foregroundStyle(.secondary) }
        .overlay(alignment: .topTrailing) {
          Button {
            isSaved.toggle()
          } label: {
            Image(systemName: isSaved ? "heart.fill" : "heart")
              .padding(8)
          }
        }
      Text(item.name).font(.subheadline).lineLimit(1)
      Text(item.price).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

#Preview {
  ShopHomeView(shelves: [
    ShopShelf(id: "Recently viewed", items: (0..<2).map { ShopItem(id: $0, name: "Mug \($0)", cents: 1250) }),
    ShopShelf(id: "New in", items: (10..<24).map { ShopItem(id: $0, name: "Cushion \($0)", cents: 2499) }),
    ShopShelf(id: "Under £20", items: (30..<39).map { ShopItem(id: $0, name: "Candle \($0)", cents: 1800) }),
  ])
}
