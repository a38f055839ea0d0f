import SwiftUI

struct TimetableView: View {
  let stop: String
  @State private var model = TimetableModel()
  @Environment(\.timetableMetrics) private var metrics

  // Offsets at which an hour sits at the top, with the same air above it as the first one.
  private var hourStops: [CGFloat] {
    var next: CGFloat = 0
    return model.blocks.map { block in
      defer { next += metrics.height(of: block) + metrics.gap }
      return next
    }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: metrics.gap) {
        ForEach(model.blocks) { block in
          VStack(spacing: 0) {
            Text("\(block.hour):00").font(.headline).frame(height: metrics.header)
            ForEach(block.departures) { departure in
              LabeledContent(departure.line, value: "\(departure.minute) min")
                .frame(height: metrics.row)
            }
          }
          .padding(.horizontal)
          .background(.thinMaterial)
        }
      }
      .padding(.top, metrics.top)
      .padding(.bottom, metrics.bottom)
    }
    .scrollTargetBehavior(HourMagnet(stops: hourStops))
    .task(id: stop) { await model.load(stop: stop) }
  }
}

// Reading is free. Only a flick that happens to run out near an hour is tidied up.
struct HourMagnet: ScrollTargetBehavior {
  let stops: [CGFloat]
  var range: CGFloat = 48
  var minimumSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard abs(context.velocity.dy) > minimumSpeed else { return }
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let candidates = stops.filter { $0 < bottom } + [bottom]
    guard let closest = candidates.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(closest - y) <= range
    else { return }
    target.rect.origin.y = closest
  }
}
