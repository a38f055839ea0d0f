import SwiftUI

struct InventoryHome: View {
  let rooms: [Room]
  @State private var opened: Belonging?

  var body: some View {
    TabView {
      Tab("Rooms", systemImage: "house") {
        NavigationStack {
          ScrollView {
            VStack(spacing: 28) {
              ForEach(rooms) { room in
                RoomShelf(room: room) { opened = $0 }
              }
            }
            .padding(.vertical, 16)
          }
          .navigationTitle("Inventory")
        }
      }
      Tab("Warranties", systemImage: "checkmark.seal") {
        ContentUnavailableView("Nothing expires soon", systemImage: "checkmark.seal")
      }
    }
    .sheet(item: $opened) { BelongingDetail(item: $0) }
  }
}

struct RoomShelf: View {
  let room: Room
  var onOpen: (Belonging) -> Void

  @Environment(\.horizontalSizeClass) private var sizeClass

  private let gap: CGFloat = 12
  private let margin: CGFloat = 20
  private var columns: Int { sizeClass == .regular ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(room.name).font(.title3.bold())
        Spacer()
        Text(room.total, format: .currency(code: "EUR"))
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(room.items) { item in
            Tile(item: item)
              .containerRelativeFrame(.horizontal, count: columns, spacing: gap)
              .onTapGesture { onOpen(item) }
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 150)
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
  }
}

private struct Tile: View {
  let item: Belonging

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: item.symbol)
        .font(.largeTitle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(item.name).font(.subheadline).lineLimit(1)
    }
    .padding(12)
    .frame(height: 150)
    .background(.thinMaterial, in: .rect(cornerRadius: 14))
  }
}

private struct BelongingDetail: View {
  let item: Belonging

  var body: some View {
    Form {
      LabeledContent("Name", value: item.name)
      LabeledContent("Value") { Text(item.value, format: .currency(code: "EUR")) }
    }
    .presentationDetents([.medium])
  }
}

#Preview { InventoryHome(rooms: Room.flat) }
