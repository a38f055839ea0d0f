import SwiftUI

struct SeatID: Hashable {
  let row: Int
  let column: Int

  var name: String {
    let letter = Character(UnicodeScalar(UInt8(65 + row % 26)))
    return "\(letter)\(column + 1)"
  }
}

struct SeatPicker: View {
  let grid: SeatGrid
  let taken: Set<SeatID>
  @Binding var picked: Set<SeatID>

  var body: some View {
    VStack(spacing: 0) {
      Text("STAGE")
        .font(.caption.weight(.heavy))
        .kerning(6)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 10)
        .background(.quaternary)

      ScrollView([.horizontal, .vertical]) {
        Grid(horizontalSpacing: grid.aisle, verticalSpacing: grid.aisle) {
          ForEach(0..<grid.rows, id: \.self) { row in
            GridRow {
              ForEach(0..<grid.columns, id: \.self) { column in
                seat(SeatID(row: row, column: column))
              }
            }
          }
        }
      }
      .defaultScrollAnchor(.topLeading)
      .contentMargins(16, for: .scrollContent)
      .scrollTargetBehavior(.seats(grid))
    }
    .safeAreaInset(edge: .bottom) { summary }
  }

  private func seat(_ id: SeatID) -> some View {
    Button {
      if picked.remove(id) == nil { picked.insert(id) }
    } label: {
      RoundedRectangle(cornerRadius: 10)
        .fill(picked.contains(id) ? Color.accentColor : .gray.opacity(0.25))
        .overlay { Text(id.name).font(.caption2) }
        .frame(width: grid.seat, height: grid.seat)
    }
    .buttonStyle(.plain)
    .disabled(taken.contains(id))
    .opacity(taken.contains(id) ? 0.3 : 1)
  }

  private var summary: some View {
    HStack {
      Text(picked.isEmpty ? "Choose your seats" : picked.map(\.name).sorted().joined(separator: ", "))
        .lineLimit(1)
      Spacer()
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .disabled(picked.isEmpty)
    }
    .padding()
    .background(.bar)
  }
}

#Preview {
  @Previewable @State var picked: Set<SeatID> = [SeatID(row: 3, column: 7)]
  SeatPicker(
    grid: SeatGrid(rows: 18, columns: 24),
    taken: [SeatID(row: 0, column: 0), SeatID(row: 0, column: 1)],
    picked: $picked)
}
