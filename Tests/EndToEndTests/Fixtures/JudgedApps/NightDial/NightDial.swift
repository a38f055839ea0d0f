import SwiftUI

struct NightHour: Identifiable {
  let id: Int
  var label: String { String(format: "%02d:00", (18 + id) % 24) }
  var darkness: Double { 1 - abs(Double(id) - 6) / 7 }
  static let night = (0...12).map(NightHour.init(id:))
}

struct NightDial: View {
  private enum Metrics {
    static let cell: CGFloat = 64
    static let height: CGFloat = 96
  }

  let hours = NightHour.night
  @Binding var selection: Int

  var body: some View {
    GeometryReader { proxy in
      let side = max(0, (proxy.size.width - Metrics.cell) / 2)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(hours) { hour in
            VStack {
              Circle()
                .fill(.indigo.opacity(0.2 + 0.8 * hour.darkness))
                .frame(width: 28)
              Text(hour.label).font(.caption).monospacedDigit()
            }
            .frame(width: Metrics.cell, height: Metrics.height)
          }
        }
        .padding(.horizontal, side)
      }
      .scrollTargetBehavior(.ticks(every: Metrics.cell))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / Metrics.cell).rounded())
      } action: { _, tick in
        selection = min(max(tick, 0), hours.count - 1)
      }
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .stroke(.orange, lineWidth: 2)
          .frame(width: Metrics.cell)
          .allowsHitTesting(false)
      }
    }
    .frame(height: Metrics.height)
  }
}

struct TonightView: View {
  @State private var selection = 0

  private var hour: NightHour { NightHour.night[selection] }

  var body: some View {
    VStack(spacing: 24) {
      Text("Sky at \(hour.label)")
        .font(.title.bold())
        .contentTransition(.numericText())
      ProgressView(value: max(0, hour.darkness)) { Text("Darkness") }
      NightDial(selection: $selection)
        .background(.quaternary, in: .rect(cornerRadius: 16))
      Spacer()
    }
    .padding(24)
    .preferredColorScheme(.dark)
  }
}

#Preview { TonightView() }
