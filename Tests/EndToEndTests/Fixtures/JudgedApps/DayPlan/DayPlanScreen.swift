import SwiftUI

struct Block: Identifiable {
  let id = UUID()
  let hour: Int
  let title: String
}

struct WeekDay: Identifiable {
  let id: Int
  let name: String
}

final class DayPlanViewModel: ObservableObject {
  @Published var blocks: [Block] = (6..<22).map { Block(hour: $0, title: $0 % 3 == 0 ? "Focus" : "Open") }
}

// The column of hour blocks. The block on top is the one that the footer acts on.
struct DayPlanScreen: View {
  @StateObject private var model = DayPlanViewModel()

  var body: some View {
    VStack(spacing: 0) {
      Text("Today").font(.largeTitle.bold()).padding()
      SnapStack(axis: .vertical, data: model.blocks, length: 120) { block in
        HStack {
          Text("\(block.hour):00").monospacedDigit()
          Text(block.title)
          Spacer()
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary, in: .rect(cornerRadius: 16))
        .padding(.horizontal)
      }
      Button("Add block") {}.padding()
    }
  }
}

struct WeekStrip: View {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().map { WeekDay(id: $0, name: $1) }

  var body: some View {
    SnapStack(axis: .horizontal, data: days, length: 84) { day in
      Text(day.name)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.thinMaterial, in: .rect(cornerRadius: 12))
    }
    .frame(height: 64)
    .padding(.horizontal, 24)
  }
}

#Preview("Day") { DayPlanScreen() }
#Preview("Week") { WeekStrip() }
