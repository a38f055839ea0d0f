import SwiftUI

struct TempoDial: View {
  @Binding var bpm: Int

  private let tickWidth: CGFloat = 8

  private var sideMargin: CGFloat {
    let screen = UIScreen.main.bounds.size
    return (min(screen.width, screen.height) - tickWidth) / 2
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Tempo.range, id: \.self) { value in
          DialTick(value: value)
            .frame(width: tickWidth)
        }
      }
      .frame(height: 96)
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, sideMargin, for: .scrollContent)
    .scrollTargetBehavior(
      DetentBehavior(pitch: tickWidth, detents: Tempo.range.count)
    )
    .onScrollGeometryChange(for: Int.self) { geometry in
      let x = geometry.contentOffset.x + geometry.contentInsets.leading
      return Tempo.range.lowerBound + Int((x / tickWidth).rounded())
    } action: { _, value in
      bpm = Tempo.clamp(value)
    }
    .sensoryFeedback(.selection, trigger: bpm)
    .frame(height: 96)
    .overlay(alignment: .center) {
      RoundedRectangle(cornerRadius: 1)
        .fill(Color.accentColor)
        .frame(width: 3, height: 72)
        .allowsHitTesting(false)
    }
  }
}

struct DetentBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let detents: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let detent = Int((target.rect.origin.x / pitch).rounded())
    let clamped = max(0, min(detent, detents - 1))
    target.rect.origin.x = CGFloat(clamped) * pitch
  }
}

private struct DialTick: View {
  let value: Int

  private var isMajor: Bool { value % 10 == 0 }

  var body: some View {
    Rectangle()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(width: 1, height: isMajor ? 48 : 28)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(verbatim: "\(value)")
            .font(.caption2)
            .fixedSize()
            .offset(y: 18)
        }
      }
  }
}
