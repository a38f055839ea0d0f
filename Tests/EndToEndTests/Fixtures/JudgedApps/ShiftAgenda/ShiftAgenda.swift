import SwiftUI
import SwiftData

struct ShiftAgenda: View {
  @Query(sort: \Shift.start) private var shifts: [Shift]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(shifts) { shift in
            ShiftRow(shift: shift)
              .frame(height: 76)
          }
        }
        .scrollTargetLayout()
        .padding(.top, SummaryBar.height + 8)
        .padding(.horizontal)
      }
      .scrollTargetBehavior(.viewAligned)
      .summaryBar(hours: shifts.reduce(0) { $0 + $1.hours })
      .navigationTitle("Shifts")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ShiftRow: View {
  let shift: Shift

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(shift.start, format: .dateTime.weekday().day().hour().minute()).font(.headline)
        Text(shift.place).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(shift.hours) h")
    }
    .padding()
    .frame(maxHeight: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}

#Preview { ShiftAgenda() }
