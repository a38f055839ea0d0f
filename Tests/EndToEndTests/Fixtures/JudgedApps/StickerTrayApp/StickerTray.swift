import SwiftUI

struct StickerPack: Identifiable, Decodable {
  let id: String
  let title: String
  let stickers: [String]
}

struct StickerTray: View {
  let packs: [StickerPack]
  var send: (String) -> Void

  @State private var page = 0
  private let columns = Array(repeating: GridItem(.flexible()), count: 4)

  var body: some View {
    VStack(spacing: 8) {
      Text(packs.indices.contains(page) ? packs[page].title : "")
        .font(.caption.bold())
        .foregroundStyle(.secondary)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(packs) { pack in
            LazyVGrid(columns: columns, spacing: 12) {
              ForEach(pack.stickers, id: \.self) { sticker in
                Button {
                  send(sticker)
                } label: {
                  Text(sticker).font(.system(size: 44))
                }
              }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(PackTurning(packs: packs.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        guard geometry.containerSize.width > 0 else { return 0 }
        return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
      } action: { _, new in
        page = new
      }

      HStack(spacing: 6) {
        ForEach(packs.indices, id: \.self) { index in
          Circle()
            .fill(index == page ? Color.accentColor : .secondary.opacity(0.4))
            .frame(width: 6, height: 6)
        }
      }
    }
    .padding(12)
    .frame(height: 250)
    .background(.bar)
  }
}

#Preview {
  StickerTray(packs: [
    StickerPack(id: "cats", title: "Cats", stickers: ["😺", "😸", "😹", "😻", "😼", "😽", "🙀", "😿"]),
    StickerPack(id: "sea", title: "By the sea", stickers: ["🐙", "🦀", "🐬", "🐳", "🦑", "🐠"]),
    StickerPack(id: "food", title: "Lunch", stickers: ["🍕", "🍜", "🥗", "🌮", "🍣", "🥐", "🍩"]),
    StickerPack(id: "sky", title: "Weather", stickers: ["☀️", "🌧", "⛈", "🌈"]),
  ]) { _ in }
}
