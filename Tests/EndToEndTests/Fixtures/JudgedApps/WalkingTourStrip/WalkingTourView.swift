import SwiftUI

struct TourStop: Identifiable {
  let id: Int
  let name: String
  let minutes: Int
}

struct TourStrip {
  var count = 3
  var span = 2
  var spacing: CGFloat = 14
}

struct WalkingTourView: View {
  let stops: [TourStop]
  private let strip = TourStrip()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Old Town in two hours")
          .font(.largeTitle.bold())
        Label("\(stops.count) stops · \(total) min", systemImage: "figure.walk")
          .foregroundStyle(.secondary)

        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: strip.spacing) {
            ForEach(stops) { stop in
              StopCard(stop: stop)
                .containerRelativeFrame(
                  .horizontal,
                  count: strip.count,
                  span: strip.span,
                  spacing: strip.spacing
                )
            }
          }
        }
        .scrollTargetBehavior(StopSnapping(strip: strip))
        .scrollClipDisabled()
        .frame(height: 210)

        Text("Good to know").font(.title3.bold())
        Text(
          "Wear proper shoes: the upper lanes are cobbled and steep. Water fountains are at stops two, five and eight."
        )
      }
      .padding(20)
    }
  }

  private var total: Int { stops.reduce(0) { $0 + $1.minutes } }
}

private struct StopCard: View {
  let stop: TourStop

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(stop.id)")
        .font(.title.monospacedDigit().bold())
        .foregroundStyle(.tint)
      Spacer()
      Text(stop.name).font(.headline)
      Text("\(stop.minutes) min").font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(16)
    .background(.thinMaterial, in: .rect(cornerRadius: 16))
  }
}

private struct StopSnapping: ScrollTargetBehavior {
  let strip: TourStrip

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let container = context.containerSize.width
    let end = context.contentSize.width - container
    guard container > 0, end > 0 else { return }

    let card = container * CGFloat(strip.span) / CGFloat(strip.count)
    let pitch = card + strip.spacing
    let raw = target.rect.minX
    if raw >= end { return }

    let lower = (raw / pitch).rounded(.down) * pitch
    let upper = min(lower + pitch, end)
    switch context.velocity.dx {
    case 250...: target.rect.origin.x = upper
    case ...(-250): target.rect.origin.x = lower
    default: target.rect.origin.x = raw - lower < upper - raw ? lower : upper
    }
  }
}

#Preview {
  WalkingTourView(
    stops: [
      "Fish market", "Weigh house", "Mint tower", "Begijnhof", "Tanner's bridge",
      "Hidden church", "Guild hall", "Orphanage", "Harbour crane",
    ].enumerated().map { TourStop(id: $0.offset + 1, name: $0.element, minutes: 10 + $0.offset) })
}
