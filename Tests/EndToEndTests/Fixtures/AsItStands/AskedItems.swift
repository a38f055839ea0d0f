// rests: 780
// pastes: (0..<20).map { SampleItem(id: $0) }; 390; nil
// says: CarouselSnap(items: ‹[Item]›, itemWidth: ‹points›, selection: .constant(‹Item.ID?›))
import SwiftUI

struct CarouselSnap<Item: Identifiable & Hashable>: ScrollTargetBehavior {
  let items: [Item]
  let itemWidth: CGFloat
  @Binding var selection: Item.ID?

  init(items: [Item], itemWidth: CGFloat, selection: Binding<Item.ID?>) {
    self.items = items
    self.itemWidth = itemWidth
    self._selection = selection
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = min(max(Int((target.rect.minX / itemWidth).rounded()), 0), items.count - 1)
    target.rect.origin.x = CGFloat(index) * itemWidth
    DispatchQueue.main.async { selection = items[index].id }
  }
}
