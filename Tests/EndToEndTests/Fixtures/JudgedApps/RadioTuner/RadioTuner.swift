import SwiftUI

// FM 87.5 – 108.0 MHz in 0.1 steps
struct RadioTuner: View {
  @State private var station = 0
  private let stations = 206
  private let tick: CGFloat = 12

  private func mhz(_ i: Int) -> String {
    String(format: "%.1f", 87.5 + Double(i) / 10)
  }

  var body: some View {
    VStack(spacing: 30) {
      Text(mhz(station))
        .font(.system(size: 64, weight: .thin))
        .monospacedDigit()

      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(alignment: .top, spacing: 0) {
            ForEach(0..<stations, id: \.self) { i in
              mark(i)
                .frame(width: tick, height: 90, alignment: .top)
            }
          }
          .padding(.horizontal, geo.size.width / 2)
        }
        .scrollTargetBehavior(DialBehavior(tick: tick, count: stations))
        .onScrollGeometryChange(for: Int.self) { g in
          min(max(Int((g.contentOffset.x / tick).rounded()), 0), stations - 1)
        } action: { _, i in
          station = i
        }
        .overlay(alignment: .top) {
          Rectangle()
            .fill(.red)
            .frame(width: 2, height: 70)
            .allowsHitTesting(false)
        }
      }
      .frame(height: 90)
    }
    .sensoryFeedback(.selection, trigger: station)
  }

  private func mark(_ i: Int) -> some View {
    let major = (i + 5) % 10 == 0
    return Rectangle()
      .fill(.primary.opacity(major ? 1 : 0.35))
      .frame(width: 2, height: major ? 40 : 22)
      .overlay(alignment: .bottom) {
        if major {
          Text(mhz(i))
            .font(.caption2)
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

struct DialBehavior: ScrollTargetBehavior {
  let tick: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let i = (target.rect.origin.x / tick).rounded()
    target.rect.origin.x = min(max(i, 0), CGFloat(count - 1)) * tick
  }
}

#Preview { RadioTuner() }
