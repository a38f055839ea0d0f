import SwiftUI

struct FiringLogView: View {
  var firing: Firing = .stoneware

  private static let expanded: CGFloat = 200
  private static let collapsed: CGFloat = 72

  @State private var scrolled: CGFloat = 0

  private var headerHeight: CGFloat {
    max(Self.expanded - scrolled, Self.collapsed)
  }

  private var openness: Double {
    let fraction = (headerHeight - Self.collapsed) / (Self.expanded - Self.collapsed)
    return min(max(fraction, 0), 1)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear
          .frame(height: Self.expanded)
        ForEach(Array(firing.steps.enumerated()), id: \.element.id) { index, step in
          row(index + 1, step)
        }
      }
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(.collapsing(from: Self.expanded, to: Self.collapsed))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, offset in
      scrolled = offset
    }
    .overlay(alignment: .top) { header }
  }

  private var header: some View {
    VStack(spacing: 8) {
      Image(systemName: "flame.fill")
        .font(.system(size: 20 + 36 * openness))
      Text(firing.kiln)
        .font(.headline)
      if openness > 0 {
        Text(firing.cone)
          .font(.subheadline)
          .opacity(openness)
          .frame(height: 24 * openness)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: headerHeight)
    .background(Color.orange.gradient, ignoresSafeAreaEdges: [.top, .horizontal])
    .foregroundStyle(.white)
    .allowsHitTesting(false)
  }

  private func row(_ number: Int, _ step: FiringStep) -> some View {
    HStack(spacing: 16) {
      Text("\(number)")
        .font(.title3.monospacedDigit())
        .frame(width: 32)
      VStack(alignment: .leading) {
        Text(step.label)
        Text("\(step.minutes) min")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(step.target) °C")
    }
    .padding(.horizontal, 20)
    .frame(height: 76)
  }
}
