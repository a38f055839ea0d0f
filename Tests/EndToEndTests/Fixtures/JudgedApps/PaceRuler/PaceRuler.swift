import SwiftUI

enum Ruler {
  static let tick: CGFloat = 2
  static let gap: CGFloat = 10
  static let major = 6
  static var pitch: CGFloat { tick + gap }
  static let flick: CGFloat = 900
}

// A quick flick lands on the half minutes, a careful drag on any tick
struct RulerSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let quick = abs(context.velocity.dx) > Ruler.flick
    let grid = quick ? Ruler.pitch * CGFloat(Ruler.major) : Ruler.pitch
    let end = context.contentSize.width - context.containerSize.width
    let x = (target.rect.minX / grid).rounded() * grid
    target.rect.origin.x = min(max(x, 0), end)
  }
}

struct PaceRuler: View {
  let count: Int
  @Binding var index: Int
  let label: (Int) -> String

  @State private var position: ScrollPosition

  init(count: Int, index: Binding<Int>, label: @escaping (Int) -> String) {
    self.count = count
    self._index = index
    self.label = label
    self._position = State(initialValue: ScrollPosition(x: CGFloat(index.wrappedValue) * Ruler.pitch))
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: Ruler.gap) {
          ForEach(0..<count, id: \.self, content: mark)
        }
        .frame(height: 80, alignment: .top)
        .padding(.horizontal, geo.size.width / 2 - Ruler.tick / 2)
      }
      .scrollTargetBehavior(RulerSnap())
      .scrollPosition($position)
      .onScrollGeometryChange(for: Int.self) { g in
        Int((g.contentOffset.x / Ruler.pitch).rounded())
      } action: { _, new in
        index = min(max(new, 0), count - 1)
      }
    }
    .frame(height: 80)
    .overlay(alignment: .top) {
      Rectangle().fill(.red).frame(width: 2, height: 44).allowsHitTesting(false)
    }
  }

  private func mark(_ i: Int) -> some View {
    let big = i % Ruler.major == 0
    return Rectangle()
      .fill(big ? .primary : .secondary)
      .frame(width: Ruler.tick, height: big ? 36 : 20)
      .overlay(alignment: .bottom) {
        if big {
          Text(label(i)).font(.caption2).fixedSize().offset(y: 22)
        }
      }
  }
}
