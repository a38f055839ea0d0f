import SwiftUI

struct Sticker: Identifiable {
  let id: Int
  let symbol: String
  var isCollected: Bool
}

final class StickerAlbumViewModel: ObservableObject {
  @Published var stickers: [Sticker]

  private static let symbols = ["hare", "tortoise", "bird", "fish", "ladybug", "ant", "cat", "dog"]

  init() {
    stickers = (1...50).map { number in
      Sticker(
        id: number,
        symbol: Self.symbols[number % Self.symbols.count],
        isCollected: number % 3 != 0
      )
    }
  }

  var collectedCount: Int {
    stickers.filter(\.isCollected).count
  }

  func toggle(_ sticker: Sticker) {
    guard let index = stickers.firstIndex(where: { $0.id == sticker.id }) else { return }
    stickers[index].isCollected.toggle()
  }
}

enum AlbumStyle {
  static let cellHeight: CGFloat = 120
  static let spacing: CGFloat = 12
  static let columns = Array(repeating: GridItem(.flexible(), spacing: spacing), count: 3)
}

struct AlbumRowSnapBehavior: ScrollTargetBehavior {
  let rowCount: Int
  let rowHeight: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = rowHeight + spacing
    let gridHeight = CGFloat(rowCount) * stride - spacing
    let lastOffset = max(gridHeight - context.containerSize.height, 0)

    let proposed = min(max(target.rect.minY, 0), lastOffset)
    let row = (proposed / stride).rounded() * stride

    if row > lastOffset || lastOffset - proposed < abs(row - proposed) {
      target.rect.origin.y = lastOffset
    } else {
      target.rect.origin.y = row
    }
  }
}

struct StickerAlbumView: View {
  @StateObject private var viewModel = StickerAlbumViewModel()

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        progressHeader

        ScrollView {
          LazyVGrid(columns: AlbumStyle.columns, spacing: AlbumStyle.spacing) {
            ForEach(viewModel.stickers) { sticker in
              StickerCell(sticker: sticker)
                .frame(height: AlbumStyle.cellHeight)
                .onTapGesture { viewModel.toggle(sticker) }
            }
          }
          .padding(.horizontal, 16)
        }
        .scrollTargetBehavior(
          AlbumRowSnapBehavior(
            rowCount: viewModel.stickers.count / AlbumStyle.columns.count,
            rowHeight: AlbumStyle.cellHeight,
            spacing: AlbumStyle.spacing
          )
        )
      }
      .navigationTitle("Wild Album")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var progressHeader: some View {
    HStack(spacing: 12) {
      ProgressView(
        value: Double(viewModel.collectedCount),
        total: Double(viewModel.stickers.count)
      )
      Text("\(viewModel.collectedCount)/\(viewModel.stickers.count)")
        .font(.footnote.monospacedDigit())
    }
    .padding(.horizontal, 16)
    .frame(height: 56)
  }
}

private struct StickerCell: View {
  let sticker: Sticker

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: sticker.symbol)
        .font(.largeTitle)
      Text("No. \(sticker.id)")
        .font(.caption2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(sticker.isCollected ? Color.primary : Color.secondary.opacity(0.4))
    .background(
      sticker.isCollected ? Color.yellow.opacity(0.25) : Color(.secondarySystemBackground),
      in: .rect(cornerRadius: 16)
    )
  }
}

#Preview {
  StickerAlbumView()
}
