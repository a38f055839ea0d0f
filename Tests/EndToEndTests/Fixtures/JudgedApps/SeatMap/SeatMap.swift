import SwiftUI

struct SeatMap: View {
  let hall: Hall
  @State private var chosen: Set<Seat> = []

  var body: some View {
    VStack(spacing: 0) {
      Text("SCREEN")
        .font(.caption2)
        .tracking(6)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
        .frame(height: 32)
        .background(.quaternary)

      ScrollView(.vertical) {
        VStack(spacing: 0) {
          ForEach(hall.rows) { row in
            RowView(row: row, chosen: $chosen)
              .frame(height: row.height)
              .padding(.bottom, row.gapBehind)
          }
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
      }
      .scrollTargetBehavior(RowSnapping(tops: hall.rowTops))

      BookingBar(count: chosen.count)
    }
    .navigationTitle(hall.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct RowView: View {
  let row: Hall.Row
  @Binding var chosen: Set<Seat>

  private var side: CGFloat { row.kind == .lounge ? 34 : 22 }

  var body: some View {
    HStack(spacing: 5) {
      Text(row.id).font(.caption2).frame(width: 18)
      ForEach(1...row.seats, id: \.self) { number in
        let seat = Seat(row: row.id, number: number)
        RoundedRectangle(cornerRadius: 5)
          .fill(chosen.contains(seat) ? Color.accentColor : .gray.opacity(0.35))
          .frame(width: side, height: side)
          .onTapGesture { chosen.formSymmetricDifference([seat]) }
      }
    }
  }
}

private struct BookingBar: View {
  let count: Int

  var body: some View {
    HStack {
      Text(count == 0 ? "Choose your seats" : "\(count) seats")
      Spacer()
      Button("Book") {}
        .buttonStyle(.borderedProminent)
        .disabled(count == 0)
    }
    .padding(.horizontal)
    .frame(height: 60)
    .background(.bar)
  }
}

#Preview {
  NavigationStack { SeatMap(hall: .sample) }
}
