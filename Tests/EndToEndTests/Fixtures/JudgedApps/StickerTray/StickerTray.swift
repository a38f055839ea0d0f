import SwiftUI

/// Moves the tray by at most one page for each swipe.
struct PageByPage: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let lastPage = max(0, (context.contentSize.width / width).rounded() - 1)
    let start = (context.originalTarget.rect.minX / width).rounded()
    let wanted = (target.rect.minX / width).rounded()
    let page = min(max(wanted, start - 1), start + 1)

    target.rect.origin.x = min(max(page, 0), lastPage) * width
  }
}

struct StickerScreen: View {
  @State private var drawer = StickerDrawer()

  var body: some View {
    VStack(spacing: 12) {
      StickerCanvas(placed: drawer.placed)
      StickerTray(drawer: drawer)
      PageDots(count: drawer.pages.count, current: drawer.page ?? 0)
    }
    .padding(12)
  }
}

private struct StickerCanvas: View {
  let placed: [String]

  var body: some View {
    HStack(spacing: 8) {
      if placed.isEmpty {
        Text("Tap a sticker")
          .foregroundStyle(.secondary)
      }
      ForEach(Array(placed.enumerated()), id: \.offset) { _, sticker in
        Text(sticker).font(.system(size: 48))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.quinary, in: .rect(cornerRadius: 20))
  }
}

private struct StickerTray: View {
  @Bindable var drawer: StickerDrawer

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(drawer.pages) { page in
          StickerGrid(stickers: page.stickers, pick: drawer.place)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(PageByPage())
    .scrollPosition(id: $drawer.page)
    .scrollIndicators(.hidden)
    .frame(height: 176)
    .background(.thinMaterial)
    .clipShape(.rect(cornerRadius: 20))
  }
}

private struct StickerGrid: View {
  let stickers: [String]
  let pick: (String) -> Void

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 8) {
      ForEach(stickers, id: \.self) { sticker in
        Button {
          pick(sticker)
        } label: {
          Text(sticker)
            .font(.system(size: 44))
            .frame(maxWidth: .infinity)
            .frame(height: 72)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(12)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == current ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .frame(height: 12)
  }
}

#Preview {
  StickerScreen()
}
