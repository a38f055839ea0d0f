import SwiftUI

struct SeatMapView: View {
  var cabin: Cabin = .economy
  @State private var selection: Seat?

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Label("LIS – GRU", systemImage: "airplane")
          .font(.headline)
        Spacer()
        Text(selection?.id ?? "Pick a seat")
          .monospacedDigit()
      }
      .padding()
      Divider()
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: SeatGrid.gap) {
          ForEach(cabin.rows, id: \.self) { row in
            seatRow(row)
          }
        }
        .padding(SeatGrid.edge)
      }
      .scrollTargetBehavior(SeatGridBehavior(pitch: SeatGrid.seat + SeatGrid.gap))
      .scrollIndicators(.never)
      .defaultScrollAnchor(.topLeading)
      Divider()
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .disabled(selection == nil)
        .padding(12)
    }
  }

  private func seatRow(_ row: Int) -> some View {
    HStack(spacing: SeatGrid.gap) {
      ForEach(cabin.blocks.indices, id: \.self) { block in
        if block > 0 {
          Text("\(row)")
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
            .frame(width: SeatGrid.aisle, height: SeatGrid.seat)
        }
        ForEach(cabin.blocks[block], id: \.self) { letter in
          SeatButton(seat: Seat(row: row, letter: letter), selection: $selection)
        }
      }
    }
  }
}

private struct SeatButton: View {
  let seat: Seat
  @Binding var selection: Seat?

  var body: some View {
    Button {
      selection = seat
    } label: {
      RoundedRectangle(cornerRadius: 10)
        .fill(fill)
        .overlay(Text(seat.letter).foregroundStyle(.white))
        .frame(width: SeatGrid.seat, height: SeatGrid.seat)
    }
    .buttonStyle(.plain)
    .disabled(seat.isTaken)
  }

  private var fill: Color {
    if seat.isTaken { return .gray.opacity(0.5) }
    return selection == seat ? .orange : .blue
  }
}

#Preview {
  SeatMapView()
}
