import SwiftUI

struct RulerScale {
  var lower: Double = 40
  var upper: Double = 140
  var resolution: Double = 0.5

  var tickCount: Int { Int(((upper - lower) / resolution).rounded()) + 1 }

  func value(at index: Int) -> Double { lower + Double(index) * resolution }
  func index(of value: Double) -> Int { Int(((value - lower) / resolution).rounded()) }
}

struct WeightRuler: View {
  @Binding var kilograms: Double
  var scale = RulerScale()

  @State private var position = ScrollPosition(edge: .leading)

  private enum Layout {
    static let gap: CGFloat = 8
    static let minor = CGSize(width: 2, height: 22)
    static let major = CGSize(width: 3, height: 40)
    static let pitch = minor.width + gap
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: Layout.gap) {
          ForEach(0..<scale.tickCount, id: \.self) { index in
            tick(index)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .padding(.horizontal, (proxy.size.width - Layout.major.width) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(TickSnapping(pitch: Layout.pitch, lastIndex: scale.tickCount - 1))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / Layout.pitch).rounded())
      } action: { _, index in
        let clamped = min(max(index, 0), scale.tickCount - 1)
        kilograms = scale.value(at: clamped)
      }
      .overlay(alignment: .top) { indicator }
      .onAppear {
        position.scrollTo(x: CGFloat(scale.index(of: kilograms)) * Layout.pitch)
      }
    }
    .frame(height: 84)
    .padding(.horizontal, 24)
    .sensoryFeedback(.selection, trigger: kilograms)
  }

  private func tick(_ index: Int) -> some View {
    let isMajor = index.isMultiple(of: 10)
    let size = isMajor ? Layout.major : Layout.minor
    return Capsule()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
      .frame(width: size.width, height: size.height)
      .overlay(alignment: .top) {
        if isMajor {
          Text(scale.value(at: index), format: .number.precision(.fractionLength(0)))
            .font(.caption.monospacedDigit())
            .fixedSize()
            .offset(y: size.height + 6)
        }
      }
  }

  private var indicator: some View {
    Capsule()
      .fill(.tint)
      .frame(width: 3, height: 52)
      .allowsHitTesting(false)
  }
}

struct LogWeightSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var kilograms = 68.0

  var body: some View {
    VStack(spacing: 28) {
      Text("\(kilograms, format: .number.precision(.fractionLength(1))) kg")
        .font(.system(size: 44, weight: .semibold, design: .rounded))
        .monospacedDigit()
      WeightRuler(kilograms: $kilograms)
      Button("Save") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .presentationDetents([.height(340)])
  }
}

#Preview {
  LogWeightSheet()
}
