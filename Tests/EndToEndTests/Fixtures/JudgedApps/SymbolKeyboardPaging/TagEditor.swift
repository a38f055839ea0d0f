import SwiftUI

// Name a tag and give it a row of symbols, typed with our own keyboard.
struct TagEditor: View {
  @State private var typed: [String] = ["tag"]

  private static let catalogue: [String] = {
    let stems = [
      "heart", "star", "bell", "flag", "bolt", "cloud", "moon", "book",
      "bookmark", "tag", "camera", "message", "phone", "envelope", "cart",
      "creditcard", "house", "lock", "pin", "leaf", "flame", "drop", "eye", "hand.raised",
    ]
    return stems + stems.map { $0 + ".fill" }
      + stems.map { $0 + ".circle" }
      .filter { !$0.hasPrefix("hand") }
  }()

  var body: some View {
    VStack {
      HStack {
        ForEach(Array(typed.enumerated()), id: \.offset) { _, name in
          Image(systemName: name)
        }
      }
      .font(.largeTitle)
      .frame(maxWidth: .infinity, maxHeight: .infinity)

      SymbolKeyboard(symbols: Self.catalogue) { symbol in
        typed.append(symbol)
      } onDelete: {
        _ = typed.popLast()
      }
    }
  }
}

#Preview {
  TagEditor()
}
