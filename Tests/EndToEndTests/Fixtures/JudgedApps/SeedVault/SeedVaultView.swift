import SwiftUI

struct SeedVaultView: View {
  var packets: [SeedPacket] = SeedPacket.shelf

  private let columnWidth: CGFloat = 168
  private let gutter: CGFloat = 12
  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(88), spacing: gutter), count: 3)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Shelf 7")
        .font(.headline)
        .padding(.horizontal, 16)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: gutter) {
          ForEach(packets) { packet in
            PacketLabel(packet: packet)
              .frame(width: columnWidth, height: 88)
          }
        }
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(DrawerColumns(columnWidth: columnWidth, gutter: gutter))
      .frame(height: 288)
    }
  }
}

// Rests with a column of the drawer at the leading margin.
struct DrawerColumns: ScrollTargetBehavior {
  let columnWidth: CGFloat
  let gutter: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = columnWidth + gutter
    let room = max(0, context.contentSize.width - context.containerSize.width)
    let lastColumn = Int(room / pitch)
    let column = Int((target.rect.minX / pitch).rounded())
    target.rect.origin.x = CGFloat(min(max(column, 0), lastColumn)) * pitch
  }
}

private struct PacketLabel: View {
  let packet: SeedPacket

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(packet.species).font(.headline)
      Text(String(packet.year)).foregroundStyle(.secondary)
      Text(packet.germination, format: .percent.precision(.fractionLength(0)))
        .foregroundStyle(packet.isDue ? Color.red : Color.primary)
    }
    .font(.subheadline)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.brown.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
  }
}

#Preview { SeedVaultView() }
