import SwiftUI

struct SeatMapView: View {
  let hall: Hall

  @State private var picked: [Seat: Int] = [:]

  private static let cellSize = CGSize(width: 44, height: 52)

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(hall.rows) { row in
          GridRow {
            ForEach(row.cells) { cell in
              cellView(cell)
                .frame(width: Self.cellSize.width, height: Self.cellSize.height)
            }
          }
        }
      }
    }
    .contentMargins(16, for: .scrollContent)
    .scrollTargetBehavior(.cells(Self.cellSize))
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      footer
    }
  }

  @ViewBuilder
  private func cellView(_ cell: HallCell) -> some View {
    switch cell.content {
    case .aisle:
      Color.clear
    case .seat(let seat, .taken):
      SeatShape(label: seat.label, fill: .gray.opacity(0.3))
    case .seat(let seat, .free(let price)):
      Button {
        toggle(seat, price: price)
      } label: {
        SeatShape(label: seat.label, fill: picked[seat] == nil ? .mint : .orange)
      }
      .buttonStyle(.plain)
    }
  }

  private var footer: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(hall.name).font(.caption)
        Text(picked.values.reduce(0, +), format: .currency(code: "EUR"))
          .font(.headline.monospacedDigit())
      }
      Spacer()
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .disabled(picked.isEmpty)
    }
    .padding(.horizontal, 20)
    .frame(height: 72)
    .background(.background)
  }

  private func toggle(_ seat: Seat, price: Int) {
    if picked.removeValue(forKey: seat) == nil {
      picked[seat] = price
    }
  }
}

private struct SeatShape: View {
  let label: String
  let fill: Color

  var body: some View {
    UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 4, bottomTrailingRadius: 4, topTrailingRadius: 10
    )
    .fill(fill)
    .overlay {
      Text(label)
        .font(.caption2.monospacedDigit())
    }
    .padding(4)
  }
}

#Preview {
  SeatMapView(hall: .playhouse)
}
