import SwiftUI

// Ruler-like size selector on the product page.
struct ShoeSizeWheel: View {
  let sizes: [Double]
  @Binding var selection: Double

  @State private var index = 0
  private let tick: CGFloat = 64

  var body: some View {
    VStack(spacing: 8) {
      Text("EU \(selection.formatted())")
        .font(.title.bold())
        .contentTransition(.numericText())
      GeometryReader { proxy in
        let side = max(0, (proxy.size.width - tick) / 2)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(sizes.indices, id: \.self) { i in
              SizeTick(size: sizes[i], isCurrent: i == index)
                .frame(width: tick)
            }
          }
          .padding(.horizontal, side)
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(TickBehavior(tick: tick, count: sizes.count))
        .onScrollGeometryChange(for: Int.self) { geometry in
          let x = geometry.contentOffset.x + geometry.contentInsets.leading
          return Int((x / tick).rounded())
        } action: { _, new in
          guard !sizes.isEmpty else { return }
          index = min(max(new, 0), sizes.count - 1)
          selection = sizes[index]
        }
      }
      .frame(height: 72)
      .overlay(alignment: .top) {
        Image(systemName: "arrowtriangle.down.fill")
          .font(.caption2)
          .foregroundStyle(.tint)
      }
    }
    .padding(.horizontal, 16)
    .sensoryFeedback(.selection, trigger: index)
  }
}

private struct SizeTick: View {
  let size: Double
  let isCurrent: Bool

  var body: some View {
    VStack(spacing: 6) {
      Capsule()
        .fill(isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: 2, height: isCurrent ? 28 : 18)
      Text(size.formatted())
        .font(.footnote.monospacedDigit())
        .foregroundStyle(isCurrent ? .primary : .secondary)
    }
    .frame(maxHeight: .infinity)
  }
}

private struct TickBehavior: ScrollTargetBehavior {
  let tick: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let nearest = (target.rect.minX / tick).rounded()
    let bounded = min(max(nearest, 0), CGFloat(count - 1))
    target.rect.origin.x = bounded * tick
  }
}

#Preview {
  @Previewable @State var size = 36.0
  ShoeSizeWheel(sizes: Array(stride(from: 36.0, through: 48.0, by: 0.5)), selection: $size)
}
