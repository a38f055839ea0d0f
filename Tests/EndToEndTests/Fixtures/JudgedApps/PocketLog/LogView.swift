import SwiftUI
import SwiftData

@Model
final class Expense {
  var title: String
  var amount: Double
  var kind: String
  var date: Date

  init(title: String, amount: Double, kind: String, date: Date = .now) {
    self.title = title
    self.amount = amount
    self.kind = kind
    self.date = date
  }
}

struct LogView: View {
  @Query(sort: \Expense.date, order: .reverse) private var expenses: [Expense]
  @State private var kind = "All"

  private let kinds = ["All", "Food", "Bus", "Fun"]

  private var shown: [Expense] {
    kind == "All" ? expenses : expenses.filter { $0.kind == kind }
  }

  var body: some View {
    NavigationStack {
      StickyScroll {
        Picker("Kind", selection: $kind) {
          ForEach(kinds, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .padding(16)
      } content: {
        ForEach(shown) { expense in
          ExpenseRow(expense: expense)
        }
      }
      .navigationTitle("Pocket Log")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(expense.title).font(.headline)
        Text(expense.date, style: .date).font(.caption)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "USD"))
    }
    .padding(.horizontal, 16)
    .frame(height: 84)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 14))
    .padding(.horizontal, 16)
  }
}

#Preview {
  let config = ModelConfiguration(isStoredInMemoryOnly: true)
  let container = try? ModelContainer(for: Expense.self, configurations: config)
  for i in 0..<25 {
    container?.mainContext.insert(
      Expense(
        title: "Expense \(i)", amount: Double(i) * 1.7 + 2, kind: ["Food", "Bus", "Fun"][i % 3],
        date: .now.addingTimeInterval(Double(-i) * 86_400))
    )
  }
  return container.map { LogView().modelContainer($0) }
}
