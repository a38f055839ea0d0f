import SwiftUI

// Generic: give it a closure that says where to land.
struct SnapTo: ScrollTargetBehavior {
  let land: (CGFloat) -> CGFloat

  init(_ land: @escaping (CGFloat) -> CGFloat) {
    self.land = land
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = land(target.rect.origin.x)
  }
}

struct Tariff {
  var pricePerHour: Double
  var maxMinutes: Int
  static let street = Tariff(pricePerHour: 2.4, maxMinutes: 240)
}

private let tickWidth: CGFloat = 14
private let minutesPerTick = 5

struct ParkingTimerView: View {
  var tariff = Tariff.street

  @Environment(\.verticalSizeClass) private var vSize
  @State private var tick = 0

  private var ticks: Int { tariff.maxMinutes / minutesPerTick }
  private var minutes: Int { tick * minutesPerTick }
  private var price: Double { Double(minutes) / 60 * tariff.pricePerHour }

  // Lets the first and the last tick get under the needle.
  private var sideMargin: CGFloat {
    UIScreen.main.bounds.width / 2 - tickWidth / 2
  }

  var body: some View {
    VStack(spacing: vSize == .compact ? 12 : 32) {
      if vSize != .compact {
        Label("Parking", systemImage: "parkingsign.circle.fill")
          .font(.title)
      }
      Text("\(minutes / 60) h \(minutes % 60) min")
        .font(.system(size: 56, weight: .thin, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      ruler

      Text(price, format: .currency(code: "EUR"))
        .font(.title3)
      Button("Start") {}
        .buttonStyle(.borderedProminent)
        .disabled(minutes == 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var ruler: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(0...ticks, id: \.self) { i in
          TickMark(index: i)
        }
      }
      .padding(.horizontal, sideMargin)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      SnapTo { x in
        let nearest = (x / tickWidth).rounded()
        return min(max(nearest, 0), CGFloat(ticks)) * tickWidth
      }
    )
    .onScrollGeometryChange(for: Int.self) { geo in
      Int(((geo.contentOffset.x + geo.contentInsets.leading) / tickWidth).rounded())
    } action: { _, new in
      tick = min(max(new, 0), ticks)
    }
    .frame(height: 80)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 3, height: 48)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: tick)
  }
}

private struct TickMark: View {
  let index: Int
  private var isHour: Bool { index % 12 == 0 }
  private var isQuarter: Bool { index % 3 == 0 }

  var body: some View {
    VStack(spacing: 6) {
      Rectangle()
        .fill(isHour ? Color.primary : Color.secondary)
        .frame(width: 1.5, height: isHour ? 40 : (isQuarter ? 28 : 18))
      if isHour {
        Text("\(index / 12)h").font(.caption).fixedSize()
      }
    }
    .frame(width: tickWidth)
  }
}

#Preview {
  ParkingTimerView()
}
