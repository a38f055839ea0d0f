import SwiftUI

struct Sticker: Identifiable, Hashable {
  let id: String
  let symbol: String
}

enum TrayDensity: Int, CaseIterable, Identifiable {
  case airy = 3, normal = 4, dense = 5

  var id: Int { rawValue }
  var perPage: Int { rawValue }
  var label: String {
    switch self {
    case .airy: "Large"
    case .normal: "Medium"
    case .dense: "Small"
    }
  }
}

// One row of stickers that turns a full page at a time.
struct StickerTray: View {
  let stickers: [Sticker]
  let density: TrayDensity
  var onPick: (Sticker) -> Void = { _ in }

  private let gap: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: gap) {
        ForEach(stickers) { sticker in
          Button {
            onPick(sticker)
          } label: {
            Image(systemName: sticker.symbol)
              .resizable()
              .scaledToFit()
              .padding(14)
          }
          .buttonStyle(.plain)
          .containerRelativeFrame(.horizontal, count: density.perPage, span: 1, spacing: gap)
          .aspectRatio(1, contentMode: .fit)
          .background(.quaternary, in: .rect(cornerRadius: 12))
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .frame(height: 120)
    .id(density)
  }
}

struct MessageComposer: View {
  @State private var density: TrayDensity = .airy
  @State private var draft: [Sticker] = []

  var body: some View {
    VStack(spacing: 20) {
      ScrollView {
        LazyVStack(alignment: .trailing) {
          ForEach(Array(draft.enumerated()), id: \.offset) { _, sticker in
            Image(systemName: sticker.symbol)
              .font(.largeTitle)
              .padding(10)
              .background(.tint.opacity(0.2), in: .capsule)
          }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }

      Picker("Sticker size", selection: $density) {
        ForEach(TrayDensity.allCases) { Text($0.label).tag($0) }
      }
      .pickerStyle(.segmented)

      StickerTray(stickers: Sticker.animals, density: density) { draft.append($0) }
      StickerTray(stickers: Sticker.weather, density: .dense) { draft.append($0) }
    }
    .padding(16)
  }
}

extension Sticker {
  static let animals = make("a", ["hare", "tortoise", "bird", "fish", "ant", "ladybug", "cat", "dog"])
  static let weather = make(
    "w", ["sun.max", "cloud", "cloud.rain", "snowflake", "wind", "tornado", "moon", "bolt"])

  private static func make(_ prefix: String, _ names: [String]) -> [Sticker] {
    (0..<3).flatMap { round in
      names.map { Sticker(id: "\(prefix)\(round)-\($0)", symbol: $0) }
    }
  }
}

#Preview {
  MessageComposer()
}
