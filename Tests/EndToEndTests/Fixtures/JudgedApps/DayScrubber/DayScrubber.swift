import SwiftUI

private enum Ruler {
  static let hour: CGFloat = 64
  /// Distance of the red line from the top of the ruler.
  static let marker: CGFloat = hour * 1.5
  static let hours = 0...24
}

struct DayScrubber: View {
  @Binding var minutes: Int
  @State private var position = ScrollPosition(y: 9 * Ruler.hour)

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Ruler.hours, id: \.self) { hour in
            HourRow(hour: hour)
              .frame(height: Ruler.hour)
          }
        }
        .padding(.top, Ruler.hour)
        .padding(.bottom, max(0, proxy.size.height - 2 * Ruler.hour))
      }
      .scrollTargetBehavior(QuarterSnap(hourHeight: Ruler.hour))
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: Int.self) { geometry in
        Self.minutes(at: geometry.contentOffset.y)
      } action: { _, new in
        minutes = new
      }
    }
    .overlay(alignment: .top) {
      Rectangle()
        .fill(.red)
        .frame(height: 2)
        .offset(y: Ruler.marker - 1)
        .allowsHitTesting(false)
    }
  }

  private static func minutes(at offset: CGFloat) -> Int {
    let quarters = Int((offset / Ruler.hour * 4).rounded())
    return min(max(quarters * 15, 0), 24 * 60)
  }
}

private struct HourRow: View {
  let hour: Int

  var body: some View {
    HStack(spacing: 12) {
      Text(String(format: "%02d:00", hour))
        .font(.caption.monospacedDigit())
        .frame(width: 48, alignment: .trailing)
      Rectangle()
        .fill(.quaternary)
        .frame(height: 1)
    }
    .padding(.horizontal)
  }
}
