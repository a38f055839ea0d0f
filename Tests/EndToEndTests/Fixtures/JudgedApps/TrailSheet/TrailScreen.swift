import SwiftUI

struct Waypoint: Identifiable {
  let id: Int
  let name: String
  let km: Double
}

struct Trail {
  var name: String
  var waypoints: [Waypoint]

  static let ridge = Trail(
    name: "Ridge loop",
    waypoints: zip(
      [
        "Car park", "Spring", "Shepherd's hut", "Saddle", "Summit", "East shoulder",
        "Tarn", "Footbridge", "Chapel", "Quarry", "Old mill", "Car park",
      ],
      [0, 1.2, 2.9, 4.1, 5.0, 6.3, 7.7, 9.0, 10.4, 11.1, 12.6, 13.8]
    ).enumerated().map { Waypoint(id: $0, name: $1.0, km: $1.1) })

  static let short = Trail(
    name: "Pond walk",
    waypoints: [
      Waypoint(id: 0, name: "Gate", km: 0), Waypoint(id: 1, name: "Pond", km: 0.8),
    ])
}

struct TrailScreen: View {
  let trail: Trail
  private let metrics = SheetMetrics()

  var body: some View {
    GeometryReader { geo in
      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: max(0, geo.size.height - metrics.peek))
          sheet
            .frame(minHeight: max(0, geo.size.height - metrics.gap), alignment: .top)
            .background(.background, in: UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(SheetDetents(metrics: metrics))
    }
    .background { TrailPicture(trail: trail).ignoresSafeArea() }
  }

  private var sheet: some View {
    VStack(alignment: .leading, spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 40, height: 5)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
      VStack(alignment: .leading) {
        Text(trail.name).font(.title2.bold()).lineLimit(1)
        Text("\(trail.waypoints.last?.km ?? 0, specifier: "%.1f") km")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(height: 80, alignment: .topLeading)
      ForEach(trail.waypoints) { point in
        LabeledContent(point.name, value: point.km, format: .number)
          .padding(.horizontal)
          .frame(height: 52)
        Divider().padding(.leading)
      }
    }
  }
}

private struct TrailPicture: View {
  let trail: Trail

  var body: some View {
    Canvas { ctx, size in
      var path = Path()
      for (i, p) in trail.waypoints.enumerated() {
        let x = size.width * (0.15 + 0.7 * CGFloat(i) / CGFloat(max(trail.waypoints.count - 1, 1)))
        let y = size.height * (0.3 + 0.1 * sin(p.km))
        if i == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
      }
      ctx.stroke(path, with: .color(.red), lineWidth: 3)
    }
    .background(.green.opacity(0.25))
  }
}

#Preview("Long") { TrailScreen(trail: .ridge) }
#Preview("Short") { TrailScreen(trail: .short) }
