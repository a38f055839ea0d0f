import SwiftUI

struct AmountRuler: View {
  @Binding var amount: Int
  var range: ClosedRange<Int> = 0...500
  var step = 5

  private let tickWidth: CGFloat = 12
  private var tickCount: Int { (range.upperBound - range.lowerBound) / step + 1 }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(0..<tickCount, id: \.self) { tick in
            TickMark(isMajor: tick.isMultiple(of: 10), label: value(at: tick))
              .frame(width: tickWidth)
          }
        }
        .padding(.horizontal, max(0, (proxy.size.width - tickWidth) / 2))
        .frame(height: proxy.size.height, alignment: .bottom)
      }
      .scrollTargetBehavior(TickSnapBehavior(spacing: tickWidth))
      .onScrollGeometryChange(for: Int.self) { geo in
        Int(((geo.contentOffset.x + geo.contentInsets.leading) / tickWidth).rounded())
      } action: { _, tick in
        amount = value(at: min(max(tick, 0), tickCount - 1))
      }
    }
    .frame(height: 72)
    .overlay(alignment: .bottom) {
      Capsule()
        .fill(.green)
        .frame(width: 3, height: 48)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: amount)
  }

  private func value(at tick: Int) -> Int {
    range.lowerBound + tick * step
  }
}

private struct TickMark: View {
  let isMajor: Bool
  let label: Int

  var body: some View {
    VStack(spacing: 6) {
      if isMajor {
        Text(label, format: .number)
          .font(.caption2)
          .fixedSize()
      }
      Rectangle()
        .fill(isMajor ? Color.primary : Color.secondary)
        .frame(width: 1, height: isMajor ? 36 : 20)
    }
  }
}

struct TransferView: View {
  @State private var amount = 0
  let currency: String

  var body: some View {
    VStack(spacing: 28) {
      Text(amount, format: .currency(code: currency).precision(.fractionLength(0)))
        .font(.system(size: 52, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      AmountRuler(amount: $amount)
        .padding(.vertical, 12)
        .background(.thinMaterial, in: .rect(cornerRadius: 20))
        .clipShape(.rect(cornerRadius: 20))
      Button("Send") {}
        .buttonStyle(.borderedProminent)
        .disabled(amount == 0)
    }
    .padding(24)
  }
}

#Preview {
  TransferView(currency: "CHF")
}
