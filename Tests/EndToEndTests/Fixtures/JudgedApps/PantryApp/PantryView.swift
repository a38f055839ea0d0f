import SwiftUI

/// The whole pantry, one shelf after another.
struct PantryView: View {
  @Bindable var store: PantryStore
  @State private var isScrolling = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(store.shelves, id: \.shelf) { group in
            Section {
              ForEach(group.items) { PantryRow(item: $0) }
            } header: {
              ShelfHeader(shelf: group.shelf, count: group.items.count)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .onScrollPhaseChange { _, phase in
        withAnimation(.smooth) { isScrolling = phase.isScrolling }
      }
      .safeAreaInset(edge: .bottom) {
        AddButton().opacity(isScrolling ? 0.4 : 1)
      }
      .navigationTitle("Pantry")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $store.query)
    }
  }
}

struct ShelfHeader: View {
  let shelf: PantryItem.Shelf
  let count: Int

  var body: some View {
    Label(shelf.rawValue, systemImage: shelf.symbol)
      .font(.subheadline.weight(.semibold))
      .badge(count)
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 44)
      .background(.background)
  }
}

struct PantryRow: View {
  let item: PantryItem

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name).font(.headline)
        Text(item.bestBefore, format: .dateTime.day().month().year())
          .font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(item.quantity, format: .number).monospacedDigit()
    }
    .padding(.horizontal, 20)
    .padding(.top, 10)
    .frame(height: 72, alignment: .top)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 20) }
  }
}

private struct AddButton: View {
  var body: some View {
    Button("Add item", systemImage: "plus") {}
      .buttonStyle(.glassProminent)
      .padding(.bottom, 8)
  }
}

#Preview(traits: .portrait) {
  PantryView(store: .sample)
}
