import SwiftUI

struct Month: Identifiable {
  let id: Int
  let name: String
  let firstWeekday: Int  // 0 = Sunday
  let days: Int

  var weeks: Int { (firstWeekday + days + 6) / 7 }
}

let year2025 = [
  Month(id: 1, name: "January", firstWeekday: 3, days: 31),
  Month(id: 2, name: "February", firstWeekday: 6, days: 28),
  Month(id: 3, name: "March", firstWeekday: 6, days: 31),
  Month(id: 4, name: "April", firstWeekday: 2, days: 30),
  Month(id: 5, name: "May", firstWeekday: 4, days: 31),
  Month(id: 6, name: "June", firstWeekday: 0, days: 30),
  Month(id: 7, name: "July", firstWeekday: 2, days: 31),
  Month(id: 8, name: "August", firstWeekday: 5, days: 31),
  Month(id: 9, name: "September", firstWeekday: 1, days: 30),
  Month(id: 10, name: "October", firstWeekday: 3, days: 31),
  Month(id: 11, name: "November", firstWeekday: 6, days: 30),
  Month(id: 12, name: "December", firstWeekday: 1, days: 31),
]

// Always stop with the title of a month at the top
struct MonthSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let monthHeight = context.contentSize.height / 12
    let month = (target.rect.minY / monthHeight).rounded()
    let end = context.contentSize.height - context.containerSize.height
    target.rect.origin.y = min(month * monthHeight, end)
  }
}

struct MonthGrid: View {
  let month: Month
  @Binding var selected: String?

  let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  var body: some View {
    VStack(spacing: 0) {
      Text(month.name)
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading)
        .frame(height: 44)

      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<(month.firstWeekday + month.days), id: \.self) { cell in
          if cell < month.firstWeekday {
            Color.clear
              .frame(height: 50)
          } else {
            dayButton(cell - month.firstWeekday + 1)
          }
        }
      }
    }
  }

  func dayButton(_ day: Int) -> some View {
    let key = "\(month.id)-\(day)"
    return Button {
      selected = key
    } label: {
      Text("\(day)")
        .frame(maxWidth: .infinity)
        .frame(height: 50)
        .background {
          if selected == key {
            Circle().fill(.red.opacity(0.3)).padding(4)
          }
        }
    }
    .buttonStyle(.plain)
  }
}

struct YearView: View {
  @State private var selected: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(year2025) { month in
          MonthGrid(month: month, selected: $selected)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(MonthSnap())
  }
}

#Preview {
  YearView()
}
