import SwiftUI

struct Interval: Identifiable {
  enum Kind: String { case warmUp = "Warm up", work = "Work", rest = "Rest", coolDown = "Cool down" }

  let id = UUID()
  let kind: Kind
  let seconds: Int
}

// Moves the carousel by one interval per swipe.
struct StepBehavior: ScrollTargetBehavior {
  let current: Int
  let count: Int
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let travel = target.rect.minX - context.originalTarget.rect.minX
    var next = current
    if travel > stride * 0.25 {
      next += 1
    } else if travel < -stride * 0.25 {
      next -= 1
    }
    next = min(max(next, 0), count - 1)
    target.rect.origin.x = CGFloat(next) * stride
  }
}

struct IntervalCarousel: View {
  let intervals: [Interval]
  @Binding var current: Int

  private let cardWidth: CGFloat = 300
  private let spacing: CGFloat = 16
  private var stride: CGFloat { cardWidth + spacing }

  @State private var width: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: spacing) {
        ForEach(Array(intervals.enumerated()), id: \.element.id) { index, interval in
          IntervalCard(interval: interval, isActive: index == current)
            .frame(width: cardWidth, height: 180)
        }
      }
      .padding(.horizontal, max(0, (width - cardWidth) / 2))
    }
    .scrollTargetBehavior(StepBehavior(current: current, count: intervals.count, stride: stride))
    .onScrollGeometryChange(for: Int.self) { geometry in
      let x = geometry.contentOffset.x + geometry.contentInsets.leading
      return Int((x / stride).rounded())
    } action: { _, index in
      guard intervals.indices.contains(index) else { return }
      current = index
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}

struct IntervalCard: View {
  let interval: Interval
  let isActive: Bool

  private var tint: Color {
    switch interval.kind {
    case .warmUp, .coolDown: .blue
    case .work: .red
    case .rest: .green
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(interval.kind.rawValue).font(.headline)
      Spacer()
      Text(Duration.seconds(interval.seconds), format: .time(pattern: .minuteSecond))
        .font(.system(size: 44, weight: .bold, design: .rounded))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(20)
    .background(tint.opacity(isActive ? 0.35 : 0.15), in: .rect(cornerRadius: 22))
  }
}
