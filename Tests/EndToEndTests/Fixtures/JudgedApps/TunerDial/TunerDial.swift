import SwiftUI

struct FMBand {
  let low = 87.5
  let high = 108.0
  let step = 0.1

  var tickCount: Int { Int(((high - low) / step).rounded()) + 1 }
  func frequency(at index: Int) -> Double { low + Double(index) * step }
  func index(of frequency: Double) -> Int { Int(((frequency - low) / step).rounded()) }
}

struct Station: Identifiable {
  let frequency: Double
  let name: String
  var id: Double { frequency }

  static let presets = [
    Station(frequency: 89.1, name: "Jazz FM"), Station(frequency: 91.7, name: "Klassik"),
    Station(frequency: 95.8, name: "Capital"), Station(frequency: 99.3, name: "Indie"),
    Station(frequency: 101.9, name: "News"), Station(frequency: 104.6, name: "Hits"),
  ]
}

struct TunerDial: View {
  let band = FMBand()
  let tick: CGFloat = 10
  @State private var width: CGFloat = 0
  @State private var selected = 0

  private var sidePadding: CGFloat { max(0, (width - tick) / 2) }

  var body: some View {
    VStack(spacing: 24) {
      Text(String(format: "%.1f MHz", band.frequency(at: selected)))
        .font(.system(size: 44, weight: .thin))
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          ForEach(0..<band.tickCount, id: \.self) { index in
            TickMark(isMajor: index % 5 == 0)
              .frame(width: tick)
          }
        }
        .padding(.horizontal, sidePadding)
      }
      .frame(height: 90)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        TunerBehavior(
          tick: tick,
          lastIndex: band.tickCount - 1,
          stations: Station.presets.map { band.index(of: $0.frequency) })
      )
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onScrollGeometryChange(for: Int.self) { geo in
        min(max(Int((geo.contentOffset.x / tick).rounded()), 0), band.tickCount - 1)
      } action: {
        selected = $1
      }
      .overlay(alignment: .bottom) { Rectangle().fill(.red).frame(width: 2, height: 80) }
    }
    .sensoryFeedback(.selection, trigger: selected)
  }
}

private struct TickMark: View {
  let isMajor: Bool
  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary)
      .frame(width: 1.5, height: isMajor ? 48 : 26)
  }
}
