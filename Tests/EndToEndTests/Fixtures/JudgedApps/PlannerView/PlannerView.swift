import SwiftUI

@MainActor
@Observable final class PlannerModel {
  var week = RosterDay.week()
  var picked: RosterDay.Lane.ID?

  var totalHours: Int { week.flatMap(\.lanes).map(\.hours).reduce(0, +) }
}

// Comes to rest with the head of a day at the top edge.
struct DayEdgeBehavior: ScrollTargetBehavior {
  let edges: [CGFloat]

  init(week: [RosterDay], metrics: PlannerMetrics) {
    var y: CGFloat = 0
    var all: [CGFloat] = []
    for day in week {
      all.append(y)
      y += metrics.height(of: day)
    }
    edges = all
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    guard let edge = edges.map({ min($0, end) }).min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = edge
  }
}

struct PlannerView: View {
  @State private var model = PlannerModel()
  @Environment(\.horizontalSizeClass) private var widthClass

  private var snapping: DayEdgeBehavior {
    DayEdgeBehavior(week: model.week, metrics: PlannerMetrics(lyingDown: widthClass == .regular))
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Week 32").bold()
        Spacer()
        Text("\(model.totalHours) h").monospacedDigit()
      }
      .padding(.horizontal)
      .frame(height: 48)

      ScrollView {
        VStack(spacing: 0) {
          ForEach(model.week) { day in
            DayBlock(day: day, picked: $model.picked)
          }
        }
      }
      .scrollTargetBehavior(snapping)
      .scrollIndicators(.hidden)
    }
  }
}

private struct DayBlock: View {
  let day: RosterDay
  @Binding var picked: RosterDay.Lane.ID?
  @Environment(\.verticalSizeClass) private var heightClass

  private var metrics: PlannerMetrics { PlannerMetrics(lyingDown: heightClass == .compact) }

  var body: some View {
    VStack(spacing: 0) {
      Text(day.name)
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: metrics.dayHead)
      ForEach(day.lanes) { lane in
        laneRow(lane)
          .frame(height: metrics.lane)
      }
    }
    .padding(.bottom, metrics.dayGap)
    .padding(.horizontal)
  }

  private func laneRow(_ lane: RosterDay.Lane) -> some View {
    GeometryReader { g in
      let hour = g.size.width / 24
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 8).fill(.quinary)
        RoundedRectangle(cornerRadius: 8)
          .fill(lane.id == picked ? Color.accentColor : .mint)
          .frame(width: hour * CGFloat(min(lane.hours, 24 - lane.from)))
          .offset(x: hour * CGFloat(lane.from))
        Text("\(lane.person), \(lane.role.lowercased())")
          .font(.caption)
          .padding(.leading, 8)
      }
    }
    .padding(.vertical, 4)
    .contentShape(.rect)
    .onTapGesture { picked = lane.id }
  }
}

#Preview("Planner") { PlannerView() }
