import SwiftUI

struct DashboardView: View {
  private let visibleColumns: CGFloat = 2.3

  var body: some View {
    GeometryReader { proxy in
      let gutter: CGFloat = 16
      let width = (proxy.size.width - 2 * gutter - 12) / visibleColumns

      VStack(alignment: .leading, spacing: 16) {
        Text("Your day")
          .font(.largeTitle.bold())
          .padding(.horizontal, gutter)
        BentoShelf(columns: .sample, columnWidth: width)
        Spacer()
      }
      .environment(\.gutter, gutter)
      .padding(.top, 24)
    }
  }
}

extension [BentoColumn] {
  static var sample: [BentoColumn] {
    let names: [(String, String, Color)] = [
      ("Steps", "figure.walk", .green), ("Sleep", "bed.double.fill", .indigo),
      ("Heart", "heart.fill", .red), ("Water", "drop.fill", .blue),
      ("Mood", "face.smiling", .orange), ("Focus", "timer", .purple),
    ]
    return (0..<9).map { column in
      let amount = column.isMultiple(of: 3) ? 1 : 2
      let tiles = (0..<amount).map { row in
        let entry = names[(column + row) % names.count]
        return BentoTile(id: column * 10 + row, title: entry.0, symbol: entry.1, color: entry.2)
      }
      return BentoColumn(id: column, tiles: tiles)
    }
  }
}

#Preview {
  DashboardView()
}
