import SwiftUI

struct WeekPlannerView: View {
  let monday: Date
  @State private var store = PlannerStore()
  @State private var gridWidth: CGFloat = 0
  @Environment(\.horizontalSizeClass) private var sizeClass

  // 아이패드는 7일, 아이폰은 3일
  private var visibleDays: Int { sizeClass == .regular ? 7 : 3 }
  private var dayWidth: CGFloat { gridWidth / CGFloat(visibleDays) }

  var body: some View {
    HStack(spacing: 0) {
      HourGutter().frame(width: 56)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(store.days) { haru in
            DayColumn(haru: haru).frame(width: dayWidth)
          }
        }
      }
      .scrollTargetBehavior(WeekSnap(dayWidth: dayWidth))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        gridWidth = $0
      }
    }
    .task { await store.bulleoOgi(from: monday) }
  }
}

private struct HourGutter: View {
  var body: some View {
    VStack {
      ForEach(8..<21, id: \.self) { hour in
        Text("\(hour)시").font(.caption2).frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}

private struct DayColumn: View {
  let haru: Haru

  var body: some View {
    VStack(spacing: 6) {
      Text(haru.date, format: .dateTime.weekday().day()).font(.caption.bold())
      ForEach(haru.ilJeong, id: \.self) { title in
        Text(title)
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(.blue.opacity(0.2), in: .rect(cornerRadius: 6))
      }
      Spacer()
    }
    .padding(.horizontal, 3)
    .overlay(alignment: .leading) { Divider() }
  }
}
