import SwiftUI
import SwiftData

@Model
final class PlanDay {
  var date: Date
  var lunch: String
  var dinner: String
  var shopping: [String]

  init(date: Date, lunch: String, dinner: String, shopping: [String]) {
    self.date = date
    self.lunch = lunch
    self.dinner = dinner
    self.shopping = shopping
  }
}

struct DayBlock: View {
  let day: PlanDay
  @State private var showsShopping = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(day.date, format: .dateTime.weekday(.wide).day())
        .font(.title3.bold())
      meal("Lunch", day.lunch)
      meal("Dinner", day.dinner)
      DisclosureGroup("Shopping (\(day.shopping.count))", isExpanded: $showsShopping) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(day.shopping, id: \.self) { item in
            Label(item, systemImage: "circle")
              .frame(height: 30)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(20)
  }

  private func meal(_ kind: String, _ name: String) -> some View {
    VStack(alignment: .leading) {
      Text(kind).font(.caption).foregroundStyle(.secondary)
      Text(name)
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 72, alignment: .leading)
    .background(.green.opacity(0.12), in: .rect(cornerRadius: 12))
  }
}
