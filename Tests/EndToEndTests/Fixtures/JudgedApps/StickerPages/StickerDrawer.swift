import SwiftUI
import Observation

@Observable
final class StickerDrawerModel {
  static let columns = 4
  static let rows = 3

  let pack: String
  let stickers: [String]
  var visiblePage = 0

  init(pack: String, stickers: [String]) {
    self.pack = pack
    self.stickers = stickers
  }

  var perPage: Int { Self.columns * Self.rows }

  var pages: [[String]] {
    stride(from: 0, to: stickers.count, by: perPage).map { start in
      Array(stickers[start..<min(start + perPage, stickers.count)])
    }
  }

  var lastPage: Int { max(0, stickers.count / perPage - 1) }
}

struct StickerDrawer: View {
  @Bindable var model: StickerDrawerModel
  var onPick: (String) -> Void

  private let gutter: CGFloat = 24
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: StickerDrawerModel.columns)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(model.pack)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)

      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: gutter) {
          ForEach(Array(model.pages.enumerated()), id: \.offset) { _, page in
            LazyVGrid(columns: columns, spacing: 8) {
              ForEach(page, id: \.self) { sticker in
                Button {
                  onPick(sticker)
                } label: {
                  Text(sticker).font(.system(size: 40))
                }
                .frame(height: 60)
              }
            }
            .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(GutterPaging(gutter: gutter, lastPage: model.lastPage))
      .onScrollGeometryChange(for: Int.self) { [gutter] geometry in
        let page =
          geometry.containerSize.width - geometry.contentInsets.leading
          - geometry.contentInsets.trailing + gutter
        guard page > 0 else { return 0 }
        return Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / page).rounded())
      } action: { _, page in
        model.visiblePage = page
      }
      .frame(height: 196)
    }
    .padding(16)
    .background(.thinMaterial)
  }
}
