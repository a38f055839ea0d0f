import SwiftUI

struct Seat: Identifiable, Hashable {
  let row: Int
  let column: Int
  var isTaken: Bool

  var id: String { "\(row)-\(column)" }
  var label: String { "\(UnicodeScalar(UInt8(65 + row)))\(column + 1)" }
}

@Observable
final class SeatMapModel {
  let rows = 20
  let columns = 14
  private(set) var selected: Set<Seat> = []

  func seat(row: Int, column: Int) -> Seat {
    Seat(row: row, column: column, isTaken: (row * 7 + column * 3) % 5 == 0)
  }

  func toggle(_ seat: Seat) {
    guard !seat.isTaken else { return }
    if selected.remove(seat) == nil {
      selected.insert(seat)
    }
  }
}

struct SeatMapView: View {
  @State private var model = SeatMapModel()

  var body: some View {
    VStack(spacing: 20) {
      screen

      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: SeatGrid.gap) {
          ForEach(0..<model.rows, id: \.self) { row in
            HStack(spacing: SeatGrid.gap) {
              ForEach(0..<model.columns, id: \.self) { column in
                seatButton(model.seat(row: row, column: column))
              }
            }
          }
        }
      }
      .defaultScrollAnchor(.topLeading)
      .scrollTargetBehavior(SeatGridSnapping())
      .scrollIndicators(.hidden)
      .frame(width: SeatGrid.viewport.width, height: SeatGrid.viewport.height)

      Text(model.selected.map(\.label).sorted().formatted(.list(type: .and)))
        .font(.headline)
        .frame(height: 24)
    }
    .frame(maxWidth: .infinity)
  }

  private var screen: some View {
    Capsule()
      .fill(.tertiary)
      .frame(width: SeatGrid.viewport.width, height: 8)
      .overlay(alignment: .bottom) {
        Text("Screen")
          .font(.caption2)
          .offset(y: 16)
      }
  }

  private func seatButton(_ seat: Seat) -> some View {
    Button {
      model.toggle(seat)
    } label: {
      Text(seat.label)
        .font(.caption2.monospaced())
        .frame(width: SeatGrid.seat, height: SeatGrid.seat)
        .background(fill(for: seat), in: .rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
    .disabled(seat.isTaken)
  }

  private func fill(for seat: Seat) -> Color {
    switch (seat.isTaken, model.selected.contains(seat)) {
    case (true, _): .gray.opacity(0.2)
    case (false, true): .accentColor
    case (false, false): .accentColor.opacity(0.2)
    }
  }
}
