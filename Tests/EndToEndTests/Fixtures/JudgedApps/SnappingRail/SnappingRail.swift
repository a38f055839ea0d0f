import SwiftUI

struct SnappingRail<Data: RandomAccessCollection, Card: View>: View where Data.Element: Identifiable {
  private let data: Data
  private let cardWidth: CGFloat
  private let spacing: CGFloat
  private let card: (Data.Element) -> Card

  init(
    _ data: Data,
    cardWidth: CGFloat,
    spacing: CGFloat = 12,
    @ViewBuilder card: @escaping (Data.Element) -> Card
  ) {
    self.data = data
    self.cardWidth = cardWidth
    self.spacing = spacing
    self.card = card
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: spacing) {
        ForEach(data) { element in
          card(element).frame(width: cardWidth)
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(RailSnapBehavior(stride: cardWidth + spacing))
  }
}

struct RailSnapBehavior: ScrollTargetBehavior {
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // The end of the rail is a stop of its own, the last card is flush right there.
    let end = context.contentSize.width - context.containerSize.width
    guard target.rect.minX < end - 0.5 else { return }

    let index = Int(target.rect.minX / stride)
    target.rect.origin.x = CGFloat(index) * stride
  }
}
