import SwiftUI

private let hourWidth: CGFloat = 180

struct SetStops: ScrollTargetBehavior {
  var stops: [CGFloat]
  var flick: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else {
      target.rect.origin.x = 0
      return
    }
    let reachable = [0] + stops.filter { $0 > 0 && $0 < end } + [end]
    let x = target.rect.minX
    let v = context.velocity.dx

    let began = context.originalTarget.rect.minX
    var i = reachable.indices.min { abs(reachable[$0] - x) < abs(reachable[$1] - x) } ?? 0
    if abs(reachable[i] - began) < 1 {
      if v > flick, x > began { i += 1 }
      if v < -flick, x < began { i -= 1 }
    }
    target.rect.origin.x = reachable[min(max(i, 0), reachable.count - 1)]
  }
}

struct StageTimeline: View {
  let stage: String
  let lineup: Lineup

  private var stops: [CGFloat] {
    lineup.sets.map { ($0.begins - lineup.gates) * hourWidth }
  }

  var body: some View {
    HStack(spacing: 0) {
      Text(stage)
        .font(.headline)
        .frame(width: 88)
        .frame(maxHeight: .infinity)
        .background(.thinMaterial)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(lineup.sets) { set in
            Color.clear
              .frame(width: lineup.pause(before: set) * hourWidth)
            SetBlock(set: set)
              .frame(width: set.length * 3)
          }
          if let last = lineup.sets.last {
            Color.clear
              .frame(width: (lineup.curfew - last.ends) * hourWidth)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(SetStops(stops: stops))
    }
    .frame(height: 120)
  }
}

private struct SetBlock: View {
  let set: StageSet

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(set.act).font(.subheadline.bold()).lineLimit(2)
      Text("\(Int(set.length)) min").font(.caption).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.indigo.opacity(0.2), in: .rect(cornerRadius: 10))
  }
}

#Preview {
  StageTimeline(stage: "Barn", lineup: .saturday)
}
