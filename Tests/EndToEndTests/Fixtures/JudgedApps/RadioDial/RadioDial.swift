import SwiftUI

struct Station: Identifiable {
  let name: String
  let tenths: Int
  var id: Int { tenths }

  static let presets: [Station] = [
    Station(name: "Klara", tenths: 892),
    Station(name: "Harbor FM", tenths: 957),
    Station(name: "News 98", tenths: 983),
    Station(name: "Jazzline", tenths: 1024),
    Station(name: "Campus", tenths: 1080),
  ]
}

enum Band {
  static let lowest = 875
  static let highest = 1080
  static let tickWidth: CGFloat = 12

  static func offset(of tenths: Int) -> CGFloat {
    CGFloat(tenths - lowest) * tickWidth
  }

  static func frequency(at offset: CGFloat) -> Int {
    let tick = Int((offset / tickWidth).rounded())
    return min(max(lowest + tick, lowest), highest)
  }
}

struct DialDetent: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let detent = (target.rect.minX / step).rounded() * step
    target.rect.origin.x = min(max(detent, 0), end)
  }
}

struct TickMark: View {
  let tenths: Int

  private var isWhole: Bool { tenths.isMultiple(of: 10) }

  var body: some View {
    Rectangle()
      .fill(isWhole ? Color.primary : Color.secondary)
      .frame(width: 2, height: isWhole ? 44 : tenths.isMultiple(of: 5) ? 32 : 20)
      .frame(width: Band.tickWidth, height: 80, alignment: .bottom)
      .overlay(alignment: .top) {
        if isWhole {
          Text("\(tenths / 10)")
            .font(.caption.monospacedDigit())
            .fixedSize()
        }
      }
  }
}

struct TunerDial: View {
  @Binding var position: ScrollPosition
  @Binding var tenths: Int

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Band.lowest...Band.highest, id: \.self) { value in
            TickMark(tenths: value)
          }
        }
        .padding(.horizontal, (proxy.size.width - Band.tickWidth) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(DialDetent(step: Band.tickWidth))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Band.frequency(at: geometry.contentOffset.x)
      } action: { _, value in
        tenths = value
      }
      .overlay {
        Capsule()
          .fill(.red)
          .frame(width: 3)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 80)
  }
}

struct RadioTunerScreen: View {
  @State private var position = ScrollPosition(x: Band.offset(of: 983))
  @State private var tenths = 983

  private let columns = [GridItem(.adaptive(minimum: 96), spacing: 10)]

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        Text(Double(tenths) / 10, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 56, weight: .thin, design: .rounded))
          .monospacedDigit()
        TunerDial(position: $position, tenths: $tenths)
          .padding(12)
          .background(.orange.opacity(0.12), in: .rect(cornerRadius: 18))
        LazyVGrid(columns: columns, spacing: 10) {
          ForEach(Station.presets) { station in
            Button(station.name) {
              withAnimation(.snappy) {
                position.scrollTo(x: Band.offset(of: station.tenths))
              }
            }
            .buttonStyle(.bordered)
            .tint(station.tenths == tenths ? Color.red : Color.secondary)
          }
        }
      }
      .padding(20)
    }
  }
}

#Preview {
  RadioTunerScreen()
}
