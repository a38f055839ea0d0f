import SwiftUI
import Observation

@Observable
final class TimerModel {
  var minutes: Int? = 25
  var seconds: Int? = 0
  var isRunning = false

  var total: Duration {
    .seconds((minutes ?? 0) * 60 + (seconds ?? 0))
  }
}

struct TimerSetupView: View {
  @State private var model = TimerModel()

  var body: some View {
    VStack(spacing: 12) {
      Text(model.total, format: .time(pattern: .minuteSecond))
        .font(.system(size: 34, weight: .light, design: .rounded))
        .monospacedDigit()

      HStack(spacing: 0) {
        NumberWheel(unit: "min", range: 0..<60, selection: $model.minutes)
        NumberWheel(unit: "sec", range: 0..<60, selection: $model.seconds)
      }
      .frame(maxWidth: 320)

      Button(model.isRunning ? "Pause" : "Start") {
        model.isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
      .disabled(model.total == .zero)
    }
    .padding()
  }
}

struct NumberWheel: View {
  let unit: String
  let range: Range<Int>
  @Binding var selection: Int?

  @ScaledMetric private var fontSize: CGFloat = 22

  private static let rowHeight: CGFloat = 44
  private static let visibleRows = 5

  private var wheelHeight: CGFloat { Self.rowHeight * CGFloat(Self.visibleRows) }
  private var margin: CGFloat { (wheelHeight - Self.rowHeight) / 2 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(range, id: \.self) { number in
          Text(number, format: .number.precision(.integerLength(2)))
            .font(.system(size: min(fontSize, 32), design: .rounded))
            .monospacedDigit()
            .opacity(number == selection ? 1 : 0.4)
            .frame(maxWidth: .infinity)
            .frame(height: Self.rowHeight)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection, anchor: .center)
    .scrollIndicators(.hidden)
    .frame(height: wheelHeight)
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .frame(height: Self.rowHeight)
    }
    .overlay(alignment: .trailing) {
      Text(unit)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.trailing, 12)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}

#Preview {
  TimerSetupView()
}
