import SwiftUI

@Observable
final class WeightModel {
  let range = 400...1000  // tenths of a kilo
  var tenths: Int

  init(tenths: Int = 720) { self.tenths = tenths }

  var text: String { String(format: "%.1f kg", Double(tenths) / 10) }
}

struct WeightView: View {
  @State private var model = WeightModel()
  @State private var position = ScrollPosition()

  var body: some View {
    VStack(spacing: 24) {
      Text(model.text)
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
      ruler
        .padding(.horizontal, Metric.pad)
      Button("Save") {}
        .buttonStyle(.borderedProminent)
    }
    .onAppear {
      position.scrollTo(x: CGFloat(model.tenths - model.range.lowerBound) * Metric.tick)
    }
  }

  private var ruler: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(model.range, id: \.self) { value in
          Rectangle()
            .fill(.secondary)
            .frame(width: 1, height: value.isMultiple(of: 10) ? 40 : 20)
            .frame(width: Metric.tick)
            .overlay(alignment: .top) {
              if value.isMultiple(of: 10) {
                Text("\(value / 10)").font(.caption2).fixedSize().offset(y: -18)
              }
            }
        }
      }
      .padding(.horizontal, Metric.rulerInset - Metric.tick / 2)
      .padding(.top, 24)
    }
    .scrollIndicators(.never)
    .scrollPosition($position)
    .scrollTargetBehavior(TickStop())
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Metric.tick).rounded())
    } action: { _, tick in
      let value = model.range.lowerBound + tick
      model.tenths = min(max(value, model.range.lowerBound), model.range.upperBound)
    }
    .frame(height: 90)
    .overlay {
      Rectangle().fill(.red).frame(width: 2)
        .allowsHitTesting(false)
    }
  }
}

#Preview { WeightView() }
