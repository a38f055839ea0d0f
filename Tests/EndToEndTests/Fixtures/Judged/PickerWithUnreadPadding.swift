// judged: right
import SwiftUI

/// Figures brought to the middle, with as much padding as the room beside one of them, which is shared.
struct PickerWithUnreadPadding: View {
  let figures: [Double]
  private let cell: CGFloat = 58
  private let height: CGFloat = 54

  var body: some View {
    HStack {
      GeometryReader { room in
        let pad = (room.size.width - cell) / 2
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(figures, id: \.self) { figure in
              Text(figure.formatted()).frame(width: cell, height: height)
            }
          }
          .scrollTargetLayout()
          .padding(.horizontal, pad)
        }
        .scrollTargetBehavior(CellSnap(cell: cell))
      }
      .frame(height: height)
      Spacer()
      Button("Done") {}
    }
  }
}

struct CellSnap: ScrollTargetBehavior {
  let cell: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / cell).rounded() * cell
  }
}
