import SwiftUI

struct Dive {
  let site: String
  let date: String
  /// Depth in metres, one sample a minute.
  let depths: [Double]

  static let wreck = Dive(
    site: "Wreck of the Amalia",
    date: "12 June",
    depths: [
      0, 4, 9, 14, 18, 22, 25, 27, 28, 28.5, 29, 29, 28.8, 28, 27.5, 27,
      26, 25.5, 25, 24, 22, 21, 20, 18.5, 17, 16, 15.5, 15, 14, 13, 12, 11,
      10, 9, 8, 7, 6, 5.5, 5, 5, 5, 5, 5, 5, 3, 2, 1, 0,
    ]
  )
}

enum Ruler {
  static let step: CGFloat = 16
  static let height: CGFloat = 84
}

struct MinuteSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let minute = (target.rect.minX / Ruler.step).rounded()
    target.rect.origin.x = min(max(minute * Ruler.step, 0), limit)
  }
}

struct MinuteTick: View {
  let minute: Int

  private var isMajor: Bool { minute.isMultiple(of: 5) }

  var body: some View {
    VStack(spacing: 6) {
      Capsule()
        .fill(isMajor ? Color.primary : Color.secondary.opacity(0.5))
        .frame(width: 2, height: isMajor ? 32 : 18)
      Text(isMajor ? "\(minute)" : " ")
        .font(.caption2.monospacedDigit())
        .fixedSize()
    }
    .frame(width: Ruler.step, height: Ruler.height, alignment: .center)
  }
}

struct MinuteRuler: View {
  let minutes: Int
  @Binding var selection: Int

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<minutes, id: \.self) { minute in
            MinuteTick(minute: minute)
          }
        }
        .padding(.horizontal, max((proxy.size.width - Ruler.step) / 2, 0))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(MinuteSnap())
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.x / Ruler.step).rounded())
      } action: { _, minute in
        selection = min(max(minute, 0), minutes - 1)
      }
      .overlay {
        Capsule()
          .fill(.orange)
          .frame(width: 3, height: Ruler.height - 16)
          .allowsHitTesting(false)
      }
    }
    .frame(height: Ruler.height)
  }
}

struct DepthCurve: Shape {
  let depths: [Double]

  func path(in rect: CGRect) -> Path {
    let deepest = max(depths.max() ?? 1, 1)
    let dx = rect.width / CGFloat(max(depths.count - 1, 1))
    var path = Path()
    for (index, depth) in depths.enumerated() {
      let point = CGPoint(x: rect.minX + CGFloat(index) * dx, y: rect.minY + rect.height * depth / deepest)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct DiveProfileView: View {
  let dive: Dive
  @State private var minute = 0

  private var depth: Double {
    dive.depths.indices.contains(minute) ? dive.depths[minute] : 0
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        DepthCurve(depths: dive.depths)
          .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          .frame(maxHeight: .infinity)
        HStack {
          Text("Minute \(minute)")
          Spacer()
          Text("\(depth.formatted(.number.precision(.fractionLength(1)))) m").bold()
        }
        .font(.title3.monospacedDigit())
        MinuteRuler(minutes: dive.depths.count, selection: $minute)
      }
      .padding(24)
      .navigationTitle(dive.site)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  DiveProfileView(dive: .wreck)
}
