import SwiftUI

struct DeckView: View {
  @State private var model = DeckModel()
  @State private var viewportHeight: CGFloat = 0
  let deckName: String

  private var margin: CGFloat {
    max((viewportHeight - model.cardHeight) / 2, 0)
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: model.spacing) {
        ForEach(model.cards) { card in
          FlashcardView(isFlipped: model.flipped.contains(card.id)) {
            Text(card.front)
          } back: {
            Text(card.back)
          }
          .frame(height: model.cardHeight)
          .padding(.horizontal, 32)
          .onTapGesture {
            withAnimation(.spring) { model.flip(card) }
          }
        }
      }
      .padding(.vertical, margin)
    }
    .scrollTargetBehavior(
      OneCardBehavior(pitch: model.pitch, lastIndex: { model.lastIndex })
    )
    .onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      viewportHeight = $0
    }
    .overlay {
      if model.isLoading { ProgressView() }
    }
    .task { await model.load(deck: deckName) }
  }
}

private struct FlashcardView<Front: View, Back: View>: View {
  let isFlipped: Bool
  @ViewBuilder var front: Front
  @ViewBuilder var back: Back

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28)
        .fill(isFlipped ? Color.yellow.opacity(0.3) : Color(.secondarySystemBackground))
      Group {
        if isFlipped { back } else { front }
      }
      .font(.largeTitle.bold())
    }
  }
}

// The deck moves by one card at a time and always leaves a card in the centre.
struct OneCardBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let lastIndex: () -> Int
  var flick: CGFloat = 130

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }

    let start = Int((context.originalTarget.rect.minY / pitch).rounded())
    let travel = target.rect.minY - CGFloat(start) * pitch
    let velocity = context.velocity.dy

    let step: Int
    if abs(velocity) > flick {
      step = velocity * travel > 0 ? (velocity > 0 ? 1 : -1) : 0
    } else {
      step = Int((travel / pitch).rounded()).signum()
    }

    let index = min(max(start + step, 0), lastIndex())
    target.rect.origin.y = CGFloat(index) * pitch
  }
}

#Preview {
  DeckView(deckName: "french")
}
