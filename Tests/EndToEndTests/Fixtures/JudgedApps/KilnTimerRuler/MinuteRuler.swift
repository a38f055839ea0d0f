import SwiftUI

extension EnvironmentValues {
  @Entry var tickPitch: CGFloat = 12
}

struct MinuteRuler: View {
  let range: ClosedRange<Int>
  @Binding var minutes: Int
  @Environment(\.tickPitch) private var pitch

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 0) {
        margin
        ForEach(range, id: \.self) { minute in
          Tick(minute: minute)
            .frame(width: pitch)
        }
        margin
      }
    }
    .scrollIndicators(.hidden)
    .restsOnTicks(every: pitch)
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / pitch).rounded())
    } action: { _, index in
      minutes = min(max(range.lowerBound + index, range.lowerBound), range.upperBound)
    }
    .frame(height: 72)
    .overlay {
      Capsule()
        .fill(.red)
        .frame(width: 2, height: 64)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: minutes)
  }

  private var margin: some View {
    Color.clear
      .frame(height: 1)
      .containerRelativeFrame(.horizontal) { length, _ in
        (length - pitch) / 2
      }
  }
}

private struct Tick: View {
  let minute: Int
  private var isMajor: Bool { minute.isMultiple(of: 5) }

  var body: some View {
    Rectangle()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(width: 1, height: isMajor ? 36 : 22)
      .frame(height: 64, alignment: .top)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text(minute, format: .number)
            .font(.caption2.monospacedDigit())
            .fixedSize()
        }
      }
  }
}

struct KilnTimerView: View {
  @State private var minutes = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("\(minutes) min")
        .font(.system(.largeTitle, design: .rounded).monospacedDigit())
      MinuteRuler(range: 0...120, minutes: $minutes)
      Button("Start soak") {}
        .buttonStyle(.borderedProminent)
        .disabled(minutes == 0)
    }
  }
}
