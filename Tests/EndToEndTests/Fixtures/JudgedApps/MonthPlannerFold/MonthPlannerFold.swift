import SwiftUI

struct PlannerDay: Identifiable {
  let id = UUID()
  let date: Date
  var isOfOtherMonth = false
}

struct FoldBelow: ScrollTargetBehavior {
  var height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < height { target.rect.origin.y = 0 }
  }
}

struct MonthPlannerFold: View {
  var safeArea: EdgeInsets
  @State private var selectedMonth = Date.now

  var body: some View {
    let folded = monthHeight - (titleHeight + safeArea.top)
    ScrollView {
      VStack(spacing: 0) {
        month
        VStack(spacing: 12) {
          ForEach(0..<18, id: \.self) { _ in
            RoundedRectangle(cornerRadius: 12).fill(.mint).frame(height: 64)
          }
        }
        .padding(16)
      }
    }
    .scrollTargetBehavior(FoldBelow(height: folded))
    .ignoresSafeArea(edges: .top)
  }

  private var month: some View {
    GeometryReader { proxy in
      let minY = proxy.frame(in: .scrollView(axis: .vertical)).minY
      let progress = max(min(-minY / gridHeight, 1), 0)
      VStack(spacing: 0) {
        Text(selectedMonth, format: .dateTime.month(.wide)).frame(height: titleHeight)
        Color.mint.opacity(1 - progress * 0.5).frame(height: gridHeight * (1 - progress))
      }
      .padding(.top, safeArea.top)
      .offset(y: -minY)
    }
    .frame(height: monthHeight)
    .zIndex(1)
  }

  private var titleHeight: CGFloat { 60 }
  private var gridHeight: CGFloat { CGFloat(selectedMonthDays.count / 7) * 50 }
  private var monthHeight: CGFloat { titleHeight + safeArea.top + gridHeight }
  private var selectedMonthDays: [PlannerDay] { plannerDays(of: selectedMonth) }
}

extension View {
  func plannerDays(of month: Date) -> [PlannerDay] {
    let calendar = Calendar.current
    let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    return (0..<(days > 28 ? 35 : 28)).compactMap { day in
      calendar.date(byAdding: .day, value: day, to: month).map { PlannerDay(date: $0) }
    }
  }
}

struct PlannerScreen: View {
  var body: some View {
    GeometryReader { proxy in
      let safeArea = proxy.safeAreaInsets
      MonthPlannerFold(safeArea: safeArea)
    }
  }
}

#Preview { PlannerScreen() }
