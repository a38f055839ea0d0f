import SwiftUI

struct PhotoFilter: Identifiable, Hashable {
  let id: String
  let tint: Color

  var title: String { id.capitalized }

  static let all: [PhotoFilter] = [
    .init(id: "original", tint: .gray),
    .init(id: "vivid", tint: .orange),
    .init(id: "dramatic", tint: .indigo),
    .init(id: "mono", tint: .black),
    .init(id: "silvertone", tint: .secondary),
    .init(id: "noir", tint: .brown),
    .init(id: "dusk", tint: .purple),
    .init(id: "meadow", tint: .green),
  ]
}

struct FilterTile: View {
  static let side: CGFloat = 64

  let filter: PhotoFilter
  let thumbnail: Image

  var body: some View {
    VStack(spacing: 4) {
      thumbnail
        .resizable()
        .scaledToFill()
        .frame(width: 56, height: 56)
        .overlay { filter.tint.opacity(0.35).blendMode(.color) }
        .clipShape(.rect(cornerRadius: 8))
        .padding(4)

      Text(filter.title)
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(width: Self.side)
    }
    .contentShape(.rect)
  }
}

/// The frame that stands still in the middle of the strip.
struct SelectionRing: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 11)
      .strokeBorder(.yellow, lineWidth: 2)
      .frame(width: FilterTile.side, height: FilterTile.side)
      .allowsHitTesting(false)
  }
}
