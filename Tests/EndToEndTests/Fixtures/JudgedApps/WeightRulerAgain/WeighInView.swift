import SwiftUI

struct WeighInView: View {
  @State private var model = WeighInModel()

  var body: some View {
    VStack(spacing: 28) {
      Text("Today's weight").font(.title3)
      Text(model.kilograms, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 64, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      ruler
        .frame(height: RulerMetrics.height)
      Button("Save", action: model.save)
        .buttonStyle(.borderedProminent)
    }
    .padding(.horizontal, 24)
  }

  private var ruler: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(0..<model.tickCount, id: \.self) { n in
            Tick(tenths: model.range.lowerBound + n)
          }
        }
        .padding(.horizontal, RulerMetrics.inset(for: proxy.size.width))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.steps(of: RulerMetrics.tick))
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { _, x in
        model.scrolled(to: x)
      }
      .sensoryFeedback(.selection, trigger: model.kilograms)
    }
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: RulerMetrics.line, height: RulerMetrics.long + 12)
    }
  }
}

private struct Tick: View {
  let tenths: Int

  private var isWhole: Bool { tenths % 10 == 0 }

  var body: some View {
    Rectangle()
      .fill(isWhole ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: RulerMetrics.line, height: isWhole ? RulerMetrics.long : RulerMetrics.short)
      .frame(width: RulerMetrics.tick, height: RulerMetrics.height, alignment: .top)
      .overlay(alignment: .bottom) {
        if isWhole {
          Text("\(tenths / 10)").font(.caption).fixedSize()
        }
      }
  }
}

#Preview { WeighInView() }
