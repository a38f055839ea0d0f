import SwiftUI

struct VitalsBoard: View {
  var vitals = Vital.allCases
  @State private var page = 0

  private let rows = [
    GridItem(.fixed(Board.tile), spacing: Board.rowGap),
    GridItem(.fixed(Board.tile)),
  ]

  private var pages: Int { (vitals.count + Board.perPage - 1) / Board.perPage }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Vitals").font(.headline)
        Spacer()
        Text("\(page + 1) / \(pages)")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 0) {
          ForEach(vitals) { vital in
            VitalTile(vital: vital)
              .padding(.horizontal, Board.inset)
              .containerRelativeFrame(.horizontal, count: Board.columns, span: 1, spacing: 0)
          }
        }
        .padding(.bottom, Board.indicator)
      }
      .contentMargins(.horizontal, 48, for: .scrollIndicators)
      .scrollTargetBehavior(.paging)
      .onScrollGeometryChange(for: Int.self) { geo in
        geo.containerSize.width > 0
          ? Int((geo.contentOffset.x / geo.containerSize.width).rounded())
          : 0
      } action: { _, new in
        page = min(max(new, 0), pages - 1)
      }
      .frame(height: Board.height + Board.indicator)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 20))
    .padding(.horizontal, 16)
  }
}

private struct VitalTile: View {
  let vital: Vital

  var body: some View {
    VStack(alignment: .leading) {
      Label(vital.rawValue.capitalized, systemImage: vital.symbol)
        .font(.caption)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Text(vital.demo)
        .font(.title2.bold().monospacedDigit())
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: Board.tile)
    .background(.background, in: .rect(cornerRadius: 14))
  }
}

#Preview { VitalsBoard() }
