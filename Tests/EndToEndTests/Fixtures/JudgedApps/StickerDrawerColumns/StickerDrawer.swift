import SwiftUI

struct Sticker: Identifiable, Hashable {
  let id: Int
  let symbol: String

  static let summerPack: [Sticker] = [
    "sun.max", "cloud.sun", "umbrella", "beach.umbrella", "sailboat", "fish", "leaf", "tree",
    "tent", "bicycle", "figure.pool.swim", "camera", "airplane", "map", "binoculars", "moon.stars", "flame",
  ]
  .enumerated()
  .map { Sticker(id: $0.offset, symbol: $0.element) }
}

struct StickerDrawer: View {
  let stickers: [Sticker]
  var onPick: (Sticker) -> Void = { _ in }

  private let layout = DrawerLayout()

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(layout.cell), spacing: layout.spacing), count: layout.rows)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Summer")
        .font(.headline)
        .padding(.leading, layout.inset)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: layout.spacing) {
          ForEach(stickers) { sticker in
            Button {
              onPick(sticker)
            } label: {
              Image(systemName: sticker.symbol)
                .font(.system(size: 44))
                .frame(width: layout.cell, height: layout.cell)
                .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 20))
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, layout.inset)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(WholeColumns(layout: layout, itemCount: stickers.count))
      .frame(height: layout.height)
    }
  }
}

struct NoteEditor: View {
  @State private var text = ""
  @State private var picked: [Sticker] = []

  var body: some View {
    VStack(spacing: 16) {
      TextField("Write something…", text: $text, axis: .vertical)
        .padding()
      HStack {
        ForEach(picked.suffix(6), id: \.self) { Image(systemName: $0.symbol) }
      }
      Spacer()
      StickerDrawer(stickers: Sticker.summerPack) { picked.append($0) }
    }
  }
}

#Preview {
  NoteEditor()
}
