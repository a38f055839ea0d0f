import SwiftUI

struct Lot: Identifiable, Hashable {
  let id: Int
  let title: String
  let current: Int

  var steps: [Int] {
    let increment = current < 500 ? 10 : current < 2_000 ? 50 : 100
    return (1...20).map { current + $0 * increment }
  }
}

struct BidView: View {
  let lot: Lot
  var onBid: (Int) -> Void = { _ in }
  @State private var amount: Int?

  private var chosen: Int { amount ?? lot.steps[0] }

  var body: some View {
    VStack(spacing: 20) {
      Text("Current bid \(lot.current, format: .currency(code: "EUR"))")
        .foregroundStyle(.secondary)
      wheel
      Button {
        onBid(chosen)
      } label: {
        Text("Bid \(chosen, format: .currency(code: "EUR"))")
          .frame(maxWidth: 320)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .frame(maxHeight: .infinity)
  }

  private var wheel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: BidMetrics.gap) {
        ForEach(lot.steps, id: \.self) { step in
          Text(step, format: .number)
            .font(.title3.monospacedDigit())
            .frame(width: BidMetrics.chip, height: 64)
            .background(
              step == chosen ? Color.accentColor.opacity(0.2) : .gray.opacity(0.12),
              in: .rect(cornerRadius: 16))
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, BidMetrics.side, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $amount)
    .frame(height: 88)
    .overlay {
      Capsule()
        .fill(.tint)
        .frame(width: 3, height: 88)
        .opacity(0.6)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: amount)
  }
}

#Preview {
  BidView(lot: Lot(id: 7, title: "Lounge chair, 1962", current: 740))
}
