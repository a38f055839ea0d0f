import SwiftUI

struct EmojiCategory: Identifiable {
  let id: String
  let emojis: [String]

  static let all: [EmojiCategory] = [
    .init(id: "Smileys", emojis: "😀😃😄😁😆😅😂🙂🙃😉😊😇🥰😍🤩😘😗😚".map(String.init)),
    .init(id: "Animals", emojis: "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦".map(String.init)),
    .init(id: "Food", emojis: "🍏🍐🍊🍋🍌🍉🍇🍓🫐🍒🍑🥭🍍🥥🥝🍅🥑🍆".map(String.init)),
    .init(id: "Sports", emojis: "⚽️🏀🏈⚾️🥎🎾🏐🏉🥏🎱🏓🏸🏒🏑🥍🏏🥅⛳️".map(String.init)),
    .init(id: "Travel", emojis: "🚗🚕🚙🚌🚎🏎🚓🚑🚒🚐🛻🚚🚛🚜🛵🏍🚲🛴".map(String.init)),
    .init(id: "Objects", emojis: "⌚️📱💻⌨️🖥🖨🖱🕹💽💾💿📀📼📷📸📹🎥📞".map(String.init)),
  ]
}

struct EmojiPicker: View {
  var categories = EmojiCategory.all
  var onPick: (String) -> Void

  private let pageWidth: CGFloat = 300
  private let pageSpacing: CGFloat = 10

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: pageSpacing) {
        ForEach(categories) { category in
          page(category)
            .frame(width: pageWidth, height: 190, alignment: .top)
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(.category(pitch: pageWidth + pageSpacing, count: categories.count))
    .frame(height: 200)
  }

  private func page(_ category: EmojiCategory) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(category.id.uppercased()).font(.caption.bold()).foregroundStyle(.secondary)
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(42), spacing: 8), count: 6), spacing: 8) {
        ForEach(category.emojis, id: \.self) { emoji in
          Button(emoji) { onPick(emoji) }.font(.system(size: 30))
        }
      }
    }
  }
}

// One category per flick; a slow drag goes to the nearest one.
struct CategoryBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let current = Int(context.originalTarget.rect.minX / pitch)
    let travel = target.rect.minX - context.originalTarget.rect.minX
    let speed = context.velocity.dx

    let page: Int
    if abs(speed) > 200, speed * travel > 0 {
      page = current + (speed > 0 ? 1 : -1)
    } else {
      page = Int((target.rect.minX / pitch).rounded())
    }
    target.rect.origin.x = CGFloat(min(max(page, 0), count - 1)) * pitch
  }
}

extension ScrollTargetBehavior where Self == CategoryBehavior {
  static func category(pitch: CGFloat, count: Int) -> Self {
    CategoryBehavior(pitch: pitch, count: count)
  }
}
