import SwiftUI

struct TickSnapBehavior: ScrollTargetBehavior {
  let tickWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let snapped = (target.rect.minX / tickWidth).rounded() * tickWidth
    target.rect.origin.x = min(max(snapped, 0), limit)
  }
}

struct GoalWeightView: View {
  @State private var kilos: Int? = 72

  private let range = 40...160

  var body: some View {
    VStack(spacing: 20) {
      Text("Goal weight")
        .font(.headline)
      Text("\(kilos ?? range.lowerBound) kg")
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      WeightRuler(value: $kilos, range: range)
        .frame(height: 72)

      Button("Save goal") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(.horizontal, 24)
  }
}

private struct WeightRuler: View {
  @Binding var value: Int?
  let range: ClosedRange<Int>

  private let tickWidth: CGFloat = 10

  var body: some View {
    GeometryReader { geometry in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(range, id: \.self) { kilo in
            Tick(kilo: kilo)
              .frame(width: tickWidth)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(
        .horizontal,
        max((geometry.size.width - tickWidth) / 2, 0),
        for: .scrollContent
      )
      .scrollTargetBehavior(TickSnapBehavior(tickWidth: tickWidth))
      .scrollPosition(id: $value, anchor: .center)
      .scrollIndicators(.hidden)
    }
    .overlay(alignment: .top) {
      Capsule()
        .fill(.tint)
        .frame(width: 3, height: 44)
    }
    .sensoryFeedback(.selection, trigger: value)
  }
}

private struct Tick: View {
  let kilo: Int

  private var isMajor: Bool { kilo.isMultiple(of: 10) }

  var body: some View {
    Rectangle()
      .fill(isMajor ? .primary : .secondary)
      .frame(width: 1.5, height: isMajor ? 32 : 18)
      .frame(height: 72, alignment: .top)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(kilo, format: .number)
            .font(.caption)
            .foregroundStyle(.secondary)
            .fixedSize()
        }
      }
  }
}

#Preview {
  GoalWeightView()
}
