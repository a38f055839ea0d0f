import SwiftUI

struct CollapseSnap: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let scrollable = max(0, context.contentSize.height - context.containerSize.height)
    let collapsed = min(headerHeight, scrollable)
    let y = target.rect.minY
    guard y > 0, y < collapsed else { return }
    target.rect.origin.y = y < collapsed / 2 ? 0 : collapsed
  }
}

struct Movement: Identifiable {
  let id: Int
  let title: String
  let amount: Double
}

struct CollapsingBalanceView: View {
  let balance: Double
  let movements: [Movement]

  private let headerHeight: CGFloat = 176
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      compactBar
      ScrollView {
        VStack(spacing: 0) {
          header
          ForEach(movements) { movement in
            MovementRow(movement: movement)
            Divider().padding(.leading, 16)
          }
        }
      }
      .scrollTargetBehavior(CollapseSnap(headerHeight: headerHeight))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        let y = geometry.contentOffset.y + geometry.contentInsets.top
        return min(max(y / headerHeight, 0), 1)
      } action: { _, value in
        progress = value
      }
    }
  }

  private var compactBar: some View {
    HStack {
      Image(systemName: "line.3.horizontal")
      Spacer()
      Text(balance, format: .currency(code: "GBP"))
        .font(.headline.monospacedDigit())
        .opacity(progress > 0.8 ? 1 : 0)
        .animation(.easeOut(duration: 0.15), value: progress > 0.8)
      Spacer()
      Image(systemName: "bell")
    }
    .padding(.horizontal, 16)
    .frame(height: 48)
  }

  private var header: some View {
    VStack(spacing: 12) {
      Text("Available").foregroundStyle(.secondary)
      Text(balance, format: .currency(code: "GBP"))
        .font(.system(size: 40, weight: .bold, design: .rounded))
      HStack(spacing: 24) {
        ForEach(["plus", "arrow.up", "arrow.left.arrow.right"], id: \.self) { symbol in
          Image(systemName: symbol)
            .frame(width: 44, height: 44)
            .background(.tint.opacity(0.15), in: .circle)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: headerHeight)
    .opacity(1 - progress)
  }
}

private struct MovementRow: View {
  let movement: Movement

  var body: some View {
    HStack {
      Text(movement.title)
      Spacer()
      Text(movement.amount, format: .currency(code: "GBP"))
        .foregroundStyle(movement.amount < 0 ? Color.primary : Color.green)
        .monospacedDigit()
    }
    .padding(.horizontal, 16)
    .frame(height: 56)
  }
}

#Preview("Long") {
  CollapsingBalanceView(
    balance: 2_418.33,
    movements: (0..<40).map { Movement(id: $0, title: "Payment \($0)", amount: Double($0 % 7) * 12 - 30) }
  )
}

#Preview("New account") {
  CollapsingBalanceView(balance: 50, movements: [Movement(id: 0, title: "Welcome bonus", amount: 50)])
}
