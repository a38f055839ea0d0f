import SwiftUI

// The main screen of the "Rings" tab.
//
// The screen is made of three pieces:
//  1. `RingHero`   – the large activity ring that scrolls with the content.
//  2. `CompactBar` – a slim bar that is laid over the top once the hero has gone.
//  3. The history rows, one for every day the store could load.
struct RingHistoryView: View {
  @StateObject private var store = RingStore()
  @State private var offset: CGFloat = 0

  private let heroHeight: CGFloat = 220
  private let barHeight: CGFloat = 64

  // 0 when the hero is fully visible, 1 when it is hidden behind the compact bar.
  private var progress: CGFloat {
    min(max(offset / (heroHeight - barHeight), 0), 1)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        RingHero(fraction: store.today)
          .frame(height: heroHeight)
          .opacity(1 - progress * 0.6)
        ForEach(store.days) { day in
          DayRow(day: day).frame(height: 72)
        }
      }
      .padding(.bottom, 32)
    }
    .scrollTargetBehavior(HeroCollapseBehavior(distance: heroHeight - barHeight))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) {
      CompactBar(fraction: store.today).frame(height: barHeight).opacity(progress)
    }
    .task { await store.load() }
  }
}

private struct RingHero: View {
  let fraction: Double
  var body: some View {
    Circle().trim(from: 0, to: fraction)
      .stroke(.pink, style: StrokeStyle(lineWidth: 18, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .padding(28)
  }
}

private struct CompactBar: View {
  let fraction: Double
  var body: some View {
    Text(fraction, format: .percent.precision(.fractionLength(0)))
      .font(.headline)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.bar)
  }
}

private struct DayRow: View {
  let day: RingDay
  var body: some View {
    LabeledContent(day.title) { ProgressView(value: day.fraction).frame(width: 120) }
      .padding(.horizontal)
  }
}
