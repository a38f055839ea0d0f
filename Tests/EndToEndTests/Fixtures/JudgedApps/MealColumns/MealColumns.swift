import SwiftUI

struct PlannedDay: Identifiable {
  let id: String
  let meals: [String]

  static let week: [PlannedDay] = [
    PlannedDay(id: "Mon", meals: ["Porridge", "Lentil soup"]),
    PlannedDay(id: "Tue", meals: ["Pasta bake"]),
    PlannedDay(id: "Wed", meals: ["Shakshuka", "Rye toast", "Ramen"]),
    PlannedDay(id: "Thu", meals: ["Muesli", "Dal"]),
    PlannedDay(id: "Fri", meals: ["Smoothie", "Wraps", "Pizza"]),
    PlannedDay(id: "Sat", meals: ["Barbecue"]),
    PlannedDay(id: "Sun", meals: ["Pancakes", "Roast"]),
  ]
}

enum PlannerLayout {
  static let gap: CGFloat = 14
  static let pantryWidth: CGFloat = 96
  static let height: CGFloat = 200

  static func columnWidth(for day: PlannedDay) -> CGFloat {
    120 + 40 * CGFloat(max(day.meals.count - 1, 0))
  }

  static func stops(for days: [PlannedDay]) -> [CGFloat] {
    var stops: [CGFloat] = [0]
    var edge = pantryWidth + gap
    for day in days {
      stops.append(edge)
      edge += columnWidth(for: day) + gap
    }
    return stops
  }
}

struct NearestStopBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let candidates = stops.filter { $0 < end } + [end]
    let proposed = target.rect.minX
    if let nearest = candidates.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.x = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == NearestStopBehavior {
  static func nearest(of stops: [CGFloat]) -> NearestStopBehavior {
    NearestStopBehavior(stops: stops)
  }
}

struct PantryTile: View {
  let openItems: Int

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "cabinet").font(.title)
      Text("Pantry").font(.headline)
      Text("\(openItems) to buy")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(width: PlannerLayout.pantryWidth, height: PlannerLayout.height)
    .background(.yellow.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

struct DayColumn: View {
  let day: PlannedDay

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(day.id).font(.headline)
      ForEach(day.meals, id: \.self) { meal in
        Text(meal)
          .font(.subheadline)
          .lineLimit(1)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.background, in: .rect(cornerRadius: 10))
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(width: PlannerLayout.columnWidth(for: day), height: PlannerLayout.height)
    .background(.green.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

struct MealColumnsScreen: View {
  let days: [PlannedDay]

  private var mealCount: Int {
    days.reduce(0) { $0 + $1.meals.count }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(mealCount) meals planned")
        .font(.title3.bold())
      ScrollView(.horizontal) {
        HStack(spacing: PlannerLayout.gap) {
          PantryTile(openItems: 9)
          ForEach(days) { day in
            DayColumn(day: day)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.nearest(of: PlannerLayout.stops(for: days)))
      .frame(height: PlannerLayout.height)
      Spacer(minLength: 0)
    }
    .padding(20)
  }
}

#Preview {
  MealColumnsScreen(days: PlannedDay.week)
}
