import SwiftUI

enum TideRuler {
  static let pitch: CGFloat = 14
  static let height: CGFloat = 88
}

struct TideScrubber: View {
  @State private var model = TideModel()
  @State private var trackWidth: CGFloat = 0

  var body: some View {
    VStack(spacing: 28) {
      readout
      ruler
        .padding(.horizontal, 16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var readout: some View {
    VStack(spacing: 4) {
      Text(model.harbour)
        .font(.headline)
      Text(model.current.metres, format: .number.precision(.fractionLength(2)))
        .font(.system(size: 56, weight: .light, design: .rounded))
        .monospacedDigit()
      Text("metres at \(model.current.clock)")
        .foregroundStyle(.secondary)
    }
  }

  private var needleInset: CGFloat {
    max((trackWidth - TideRuler.pitch) / 2, 0)
  }

  private var ruler: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(model.samples) { sample in
          TideTick(sample: sample)
            .frame(width: TideRuler.pitch, height: TideRuler.height, alignment: .bottom)
        }
      }
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, needleInset, for: .scrollContent)
    .scrollTargetBehavior(QuarterHourSnap(pitch: TideRuler.pitch))
    .onScrollGeometryChange(for: Int.self) { geometry in
      let travelled = geometry.contentOffset.x + geometry.contentInsets.leading
      return Int((travelled / TideRuler.pitch).rounded())
    } action: { _, quarter in
      model.select(quarter)
    }
    .frame(height: TideRuler.height)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      trackWidth = width
    }
    .overlay {
      Capsule()
        .fill(.red)
        .frame(width: 2)
        .allowsHitTesting(false)
    }
  }
}

private struct TideTick: View {
  let sample: TideSample

  var body: some View {
    VStack(spacing: 6) {
      if sample.isFullHour {
        Text("\(sample.id / 4)")
          .font(.caption2)
          .fixedSize()
      }
      Rectangle()
        .fill(sample.isFullHour ? Color.primary : Color.secondary)
        .frame(width: 1, height: sample.isFullHour ? 40 : 22)
    }
  }
}
