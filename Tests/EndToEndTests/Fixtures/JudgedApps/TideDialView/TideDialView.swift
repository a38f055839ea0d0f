import SwiftUI

// Stops where the water turns. A hard spin only cares about high water.
struct TurnOfTide: ScrollTargetBehavior {
  let table: TideTable
  var spin: CGFloat = 2_400

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let kinds: Set<TideTurn.Kind> = abs(context.velocity.dx) > spin ? [.high] : [.high, .low]
    guard let turn = table.turn(closestTo: target.rect.minX, kinds: kinds) else { return }
    target.rect.origin.x = table.x(turn)
  }
}

struct TideDialView: View {
  let table: TideTable
  @State private var current: Int?
  @Environment(\.colorSchemeContrast) private var contrast

  private var turn: TideTurn? { table.turns.first { $0.id == current } ?? table.turns.first }

  var body: some View {
    VStack(spacing: 0) {
      Text(table.port).font(.title2.bold()).frame(height: 52)
      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          track
            .padding(.horizontal, geo.size.width / 2)
        }
        .scrollTargetBehavior(TurnOfTide(table: table))
        .onScrollGeometryChange(for: Int?.self) { g in
          table.turn(closestTo: g.contentOffset.x + g.contentInsets.leading)?.id
        } action: { _, id in
          current = id
        }
        .overlay { needle }
      }
      .frame(height: 170)
      readout.frame(height: 110)
      Spacer(minLength: 0)
    }
    .sensoryFeedback(.selection, trigger: current)
  }

  private var track: some View {
    ZStack(alignment: .topLeading) {
      TideCurve(table: table)
        .stroke(.teal, lineWidth: contrast == .increased ? 3 : 1.5)
        .frame(height: 90)
        .offset(y: 60)
      ForEach(table.turns) { turn in
        VStack(spacing: 2) {
          Text(turn.kind.rawValue).font(.caption2.bold())
          Text(table.clock(turn)).font(.caption.monospacedDigit())
        }
        .frame(width: 72)
        .offset(x: table.x(turn) - 36, y: 8)
      }
    }
    .frame(width: table.trackLength, height: 170, alignment: .topLeading)
  }

  private var needle: some View {
    Capsule()
      .fill(.red)
      .frame(width: 2, height: 96)
      .offset(y: 24)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var readout: some View {
    if let turn {
      HStack(alignment: .firstTextBaseline, spacing: 20) {
        Text(turn.kind == .high ? "High water" : "Low water")
        Text(table.clock(turn)).monospacedDigit()
        Text("\(turn.metres, format: .number.precision(.fractionLength(1))) m")
        Text("day \(table.dayNumber(turn) + 1)").foregroundStyle(.secondary)
      }
      .font(.headline)
      .accessibilityElement(children: .combine)
    }
  }
}

private struct TideCurve: Shape {
  let table: TideTable

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var previous: CGPoint?
    for turn in table.turns {
      let p = CGPoint(x: table.x(turn), y: turn.kind == .high ? rect.minY : rect.maxY)
      if let q = previous {
        let mid = (p.x + q.x) / 2
        path.addCurve(to: p, control1: CGPoint(x: mid, y: q.y), control2: CGPoint(x: mid, y: p.y))
      } else {
        path.move(to: p)
      }
      previous = p
    }
    return path
  }
}

#Preview { TideDialView(table: .kirkwall) }
