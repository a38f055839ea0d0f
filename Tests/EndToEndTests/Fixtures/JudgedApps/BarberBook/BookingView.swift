import SwiftUI

struct BookingView: View {
  @StateObject private var vm = BookingViewModel()
  private let grid = [GridItem(.adaptive(minimum: 90), spacing: 10)]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Pick a day").font(.title2.bold()).padding(.horizontal, Metrics.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: Metrics.dayGap) {
          ForEach(vm.days) { day in
            DayCard(day: day, isSelected: vm.selectedDay == day.id)
          }
        }
        .scrollTargetLayout()
        .padding(.trailing, Metrics.stripTail)
      }
      .contentMargins(.horizontal, Metrics.margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $vm.selectedDay, anchor: .leading)
      .frame(height: 84)
      .sensoryFeedback(.selection, trigger: vm.selectedDay)

      ScrollView {
        LazyVGrid(columns: grid, spacing: 10) {
          ForEach(vm.slots, id: \.self) { slot in
            Button(slot) {}
              .buttonStyle(.bordered)
              .frame(maxWidth: .infinity)
          }
        }
        .padding(.horizontal, Metrics.margin)
      }
    }
    .padding(.top)
    .onChange(of: vm.selectedDay) { vm.reload() }
  }
}

struct DayCard: View {
  let day: BookingDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 4) {
      Text(day.date, format: .dateTime.weekday(.abbreviated)).font(.caption)
      Text(day.date, format: .dateTime.day()).font(.title2.bold())
    }
    .foregroundStyle(isSelected ? Color.white : Color.primary)
    .frame(width: Metrics.dayWidth, height: 80)
    .background(isSelected ? Color.indigo : Color.indigo.opacity(0.1))
    .cornerRadius(14)
  }
}

struct BookingView_Previews: PreviewProvider {
  static var previews: some View { BookingView() }
}
