import SwiftUI

// Sticker drawer of the journal app. Pages have a gap so that two grids
// never touch while the finger is down.

struct GappedPaging: ScrollTargetBehavior {
  var gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let pitch = width + gap
    let lastPage = max(((context.contentSize.width - width) / pitch).rounded(), 0)

    let start = (context.originalTarget.rect.minX / pitch).rounded()
    let shift = target.rect.minX - start * pitch
    var page = start
    if shift > pitch * 0.15 {
      page += 1
    } else if shift < -pitch * 0.15 {
      page -= 1
    }
    target.rect.origin.x = min(max(page, 0), lastPage) * pitch
  }
}

struct Sticker: Identifiable, Hashable {
  let id: Int
  let symbol: String

  static let all: [Sticker] = {
    let symbols = [
      "sun.max", "moon", "cloud", "bolt", "snowflake", "flame", "drop", "leaf", "pawprint",
      "hare", "tortoise", "bird", "fish", "ant", "ladybug", "heart", "star", "bell", "flag",
      "tag", "camera", "gift", "cart", "key", "lock", "map", "car", "bus", "tram", "airplane",
      "bicycle", "house", "tent", "cup.and.saucer", "fork.knife", "birthday.cake", "book",
      "pencil", "scissors", "paintbrush", "guitars", "music.note", "gamecontroller",
    ]
    return symbols.enumerated().map { Sticker(id: $0.offset, symbol: $0.element) }
  }()
}

struct StickerPage: View {
  let stickers: [Sticker]
  let pick: (Sticker) -> Void

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 4)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(stickers) { sticker in
        Button {
          pick(sticker)
        } label: {
          Image(systemName: sticker.symbol)
            .font(.title)
            .frame(maxWidth: .infinity)
            .frame(height: 64)
            .background(.quaternary, in: .rect(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == current ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
  }
}

struct StickerDrawer: View {
  private let gap: CGFloat = 20
  private let perPage = 12
  @State private var page = 0
  @State private var picked: Sticker?

  private var pages: [[Sticker]] {
    stride(from: 0, to: Sticker.all.count, by: perPage).map { start in
      Array(Sticker.all[start..<min(start + perPage, Sticker.all.count)])
    }
  }

  var body: some View {
    VStack(spacing: 14) {
      Label(picked?.symbol ?? "Pick a sticker", systemImage: picked?.symbol ?? "hand.tap")
        .font(.headline)

      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: gap) {
          ForEach(pages, id: \.self) { stickers in
            StickerPage(stickers: stickers) { picked = $0 }
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(GappedPaging(gap: gap))
      .onScrollGeometryChange(for: Int.self) { [gap] geometry in
        Int((geometry.contentOffset.x / (geometry.containerSize.width + gap)).rounded())
      } action: { _, newPage in
        page = newPage
      }
      .frame(height: 216)

      PageDots(count: pages.count, current: page)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
  }
}

#Preview {
  StickerDrawer()
}
