import SwiftUI
import SwiftData

struct MealPlanScreen: View {
  @Query(sort: \PlanDay.date) private var days: [PlanDay]
  @State private var tops: [PersistentIdentifier: CGFloat] = [:]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(days) { day in
            DayBlock(day: day)
              .readTop(in: "plan") { tops[day.persistentModelID] = $0 }
            Divider()
          }
        }
        .coordinateSpace(.named("plan"))
      }
      .scrollTargetBehavior(PlanSnap(stops: tops.values.sorted()))
      .navigationTitle("Meal plan")
      .navigationBarTitleDisplayMode(.inline)
      .overlay {
        if days.isEmpty {
          ContentUnavailableView("No plan yet", systemImage: "fork.knife")
        }
      }
    }
  }
}

private extension View {
  func readTop(in space: String, _ report: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { report(proxy.frame(in: .named(space)).minY) }
      }
    }
  }
}

#Preview {
  MealPlanScreen()
    .modelContainer(for: PlanDay.self, inMemory: true)
}
