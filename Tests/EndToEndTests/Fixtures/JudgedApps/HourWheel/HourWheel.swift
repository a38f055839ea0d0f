import SwiftUI

struct HourWheel: View {
  @Binding var hour: Int

  private static let rowHeight: CGFloat = 44
  private static let visibleRows = 5

  private var wheelHeight: CGFloat { Self.rowHeight * CGFloat(Self.visibleRows) }
  private var edge: CGFloat { (wheelHeight - Self.rowHeight) / 2 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<24) { h in
          Text(String(format: "%02d", h))
            .font(.system(size: 24, design: .rounded))
            .monospacedDigit()
            .frame(maxWidth: .infinity)
            .frame(height: Self.rowHeight)
            .scrollTransition(axis: .vertical) { content, phase in
              content
                .opacity(1 - abs(phase.value) * 0.6)
                .scaleEffect(1 - abs(phase.value) * 0.2)
            }
        }
      }
    }
    .contentMargins(.vertical, edge, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(RowSnap(height: Self.rowHeight))
    .onScrollGeometryChange(for: Int.self) { g in
      Int(((g.contentOffset.y + g.contentInsets.top) / Self.rowHeight).rounded())
    } action: { _, new in
      hour = min(max(new, 0), 23)
    }
    .frame(width: 96, height: wheelHeight)
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.fill.tertiary)
        .frame(height: Self.rowHeight)
    }
    .sensoryFeedback(.selection, trigger: hour)
  }
}

struct RowSnap: ScrollTargetBehavior {
  var height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let row = (target.rect.minY / height).rounded()
    target.rect.origin.y = row * height
  }
}

#Preview {
  @Previewable @State var hour = 0
  HStack {
    HourWheel(hour: $hour)
    Text("\(hour) h").font(.title)
  }
}
