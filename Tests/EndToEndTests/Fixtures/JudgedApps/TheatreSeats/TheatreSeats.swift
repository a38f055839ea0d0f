import SwiftUI

struct SeatRow: Identifiable {
  let id: Int
  let letter: String
  let sold: Set<Int>
}

struct Seat: Hashable {
  let row: String
  let number: Int
}

enum Hall {
  static let rowHeight: CGFloat = 44
  static let rowSpacing: CGFloat = 8
  static let seatsPerRow = 10

  static let rows: [SeatRow] = "ABCDEFGHIJKLMNOPQRSTUV".enumerated().map { index, letter in
    SeatRow(id: index, letter: String(letter), sold: [(index * 3) % 10 + 1, (index * 7) % 10 + 1])
  }
}

struct RowSnapping: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = rowHeight + spacing
    let scrollable = max(context.contentSize.height - context.containerSize.height, 0)
    let lastRow = (scrollable / pitch).rounded(.down)
    let row = (target.rect.minY / pitch).rounded()
    target.rect.origin.y = min(max(row, 0), lastRow) * pitch
  }
}

struct SeatButton: View {
  let isSold: Bool
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      RoundedRectangle(cornerRadius: 6)
        .fill(isSold ? Color.gray.opacity(0.35) : isChosen ? Color.orange : Color.red.opacity(0.7))
        .frame(width: 24, height: 32)
    }
    .buttonStyle(.plain)
    .disabled(isSold)
  }
}

struct SeatRowView: View {
  let row: SeatRow
  @Binding var basket: Set<Seat>

  var body: some View {
    HStack(spacing: 4) {
      Text(row.letter).frame(width: 20)
      ForEach(1...Hall.seatsPerRow, id: \.self) { number in
        let seat = Seat(row: row.letter, number: number)
        SeatButton(isSold: row.sold.contains(number), isChosen: basket.contains(seat)) {
          basket.formSymmetricDifference([seat])
        }
        .padding(.trailing, number == Hall.seatsPerRow / 2 ? 16 : 0)
      }
      Text(row.letter).frame(width: 20)
    }
    .font(.caption.monospaced())
    .frame(maxWidth: .infinity)
    .frame(height: Hall.rowHeight)
  }
}

struct StageHeader: View {
  var body: some View {
    VStack(spacing: 6) {
      Text("The Cherry Orchard").font(.headline)
      Capsule()
        .fill(.yellow.gradient)
        .frame(height: 10)
        .padding(.horizontal, 60)
      Text("Stage").font(.caption2).foregroundStyle(.secondary)
    }
    .frame(height: 136)
  }
}

struct BasketBar: View {
  let count: Int

  var body: some View {
    HStack {
      Text(count == 1 ? "1 seat" : "\(count) seats")
      Spacer()
      Button("Reserve") {}
        .buttonStyle(.borderedProminent)
        .disabled(count == 0)
    }
    .padding(.horizontal, 20)
    .frame(height: 84)
    .background(.thinMaterial)
  }
}

struct SeatPlanScreen: View {
  @State private var basket: Set<Seat> = []

  var body: some View {
    VStack(spacing: 0) {
      StageHeader()
      Divider()
      ScrollView {
        VStack(spacing: Hall.rowSpacing) {
          ForEach(Hall.rows) { row in
            SeatRowView(row: row, basket: $basket)
          }
        }
      }
      .scrollTargetBehavior(RowSnapping(rowHeight: Hall.rowHeight, spacing: Hall.rowSpacing))
      BasketBar(count: basket.count)
    }
  }
}

#Preview {
  SeatPlanScreen()
}
