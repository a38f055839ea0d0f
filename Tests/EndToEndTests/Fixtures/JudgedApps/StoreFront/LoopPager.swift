import SwiftUI

/// Pages that come round again after the last.
struct LoopPager<Item: Identifiable, Page: View>: View {
  private let items: [Item]
  private let rounds: Int
  private let page: (Item) -> Page

  @State private var slot: Int?
  @State private var isIdle = true
  @Binding private var index: Int

  init(_ items: [Item], index: Binding<Int>, @ViewBuilder page: @escaping (Item) -> Page) {
    self.items = items
    self.page = page
    rounds = items.count > 1 ? 41 : 1
    _index = index
    _slot = State(initialValue: rounds / 2 * items.count)
  }

  private var home: Int { rounds / 2 * items.count }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<rounds * items.count, id: \.self) { slot in
          page(items[slot % items.count])
            .padding(.horizontal, 6)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $slot)
    .padding(.horizontal, -6)
    .onScrollPhaseChange { _, phase in
      isIdle = phase == .idle
      if isIdle { recenter() }
    }
    .onChange(of: slot) { _, slot in
      if let slot, !items.isEmpty { index = slot % items.count }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(6))
        guard isIdle, items.count > 1, let slot else { continue }
        withAnimation(.smooth) { self.slot = slot + 1 }
      }
    }
  }

  private func recenter() {
    guard let slot, !items.isEmpty else { return }
    let twin = home + slot % items.count
    if twin != slot { self.slot = twin }
  }
}
