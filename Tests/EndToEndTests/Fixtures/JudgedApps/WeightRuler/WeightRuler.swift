import SwiftUI

// Quick ruler picker, 40...160 kg. iOS 18 because of onScrollGeometryChange.

struct TickBehavior: ScrollTargetBehavior {
  let tickWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let upper = max(0, context.contentSize.width - context.containerSize.width)
    let x = (target.rect.minX / tickWidth).rounded() * tickWidth
    target.rect.origin.x = min(max(x, 0), upper)
  }
}

struct WeightRuler: View {
  @State private var kg = 40
  private let tickWidth: CGFloat = 10

  var body: some View {
    VStack(spacing: 24) {
      Text("\(kg) kg").font(.largeTitle.monospacedDigit())
      GeometryReader { geo in
        ScrollView(.horizontal) {
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(40...160, id: \.self) { value in
              let major = value % 10 == 0
              Rectangle()
                .fill(major ? Color.primary : .secondary)
                .frame(width: major ? 3 : 1.5, height: major ? 40 : 24)
                .frame(width: tickWidth)
                .overlay(alignment: .top) {
                  if major {
                    Text("\(value)").font(.caption).fixedSize().offset(y: -20)
                  }
                }
            }
          }
          .frame(height: geo.size.height, alignment: .bottom)
        }
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, (geo.size.width - tickWidth) / 2, for: .scrollContent)
        .scrollTargetBehavior(TickBehavior(tickWidth: tickWidth))
        .onScrollGeometryChange(for: Int.self) { g in
          40 + Int(((g.contentOffset.x + g.contentInsets.leading) / tickWidth).rounded())
        } action: { _, new in
          kg = min(max(new, 40), 160)
        }
        .overlay(alignment: .bottom) {
          Capsule().fill(.red).frame(width: 2, height: 56).allowsHitTesting(false)
        }
      }
      .frame(height: 80)
    }
  }
}
