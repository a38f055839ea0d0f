import SwiftUI

struct SymbolKeyboard: View {
  let symbols: [String]
  var onKey: (String) -> Void
  var onDelete: () -> Void

  private enum Key {
    static let side: CGFloat = 44
    static let gap: CGFloat = 8
    static let rows = 4
    static var boardHeight: CGFloat { side * CGFloat(rows) + gap * CGFloat(rows - 1) }
  }

  private let rows = Array(
    repeating: GridItem(.fixed(Key.side), spacing: Key.gap),
    count: Key.rows
  )

  var body: some View {
    VStack(spacing: 8) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: Key.gap) {
          ForEach(symbols, id: \.self) { symbol in
            Button {
              onKey(symbol)
            } label: {
              Image(systemName: symbol)
                .font(.title2)
                .frame(width: Key.side, height: Key.side)
                .background(.background, in: .rect(cornerRadius: 8))
            }
            .buttonStyle(.plain)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .frame(height: Key.boardHeight)

      HStack {
        Text("Symbols").font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Button("Delete", systemImage: "delete.left", action: onDelete)
          .labelStyle(.iconOnly)
      }
      .padding(.horizontal)
    }
    .padding(.vertical, 8)
    .background(Color.gray.opacity(0.2))
  }
}
