import SwiftUI

struct Shortcut: Identifiable, Hashable {
  let id: Int
  let name: String
  let symbol: String
}

extension Shortcut {
  static let all: [Shortcut] = {
    let symbols = [
      "house", "bolt", "lock", "camera", "drop", "fan", "lightbulb", "tv",
      "speaker", "thermometer", "sprinkler", "door.garage.closed",
    ]
    return (0..<29).map { index in
      Shortcut(
        id: index,
        name: "Scene \(index + 1)",
        symbol: symbols[index % symbols.count])
    }
  }()
}

struct ShortcutPage: Identifiable {
  let id: Int
  let shortcuts: [Shortcut]

  static let capacity = 8

  static func pages(for shortcuts: [Shortcut]) -> [ShortcutPage] {
    stride(from: 0, to: shortcuts.count, by: capacity).map { start in
      let end = min(start + capacity, shortcuts.count)
      return ShortcutPage(id: start / capacity, shortcuts: Array(shortcuts[start..<end]))
    }
  }
}

struct ShortcutIcon: View {
  let shortcut: Shortcut

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: shortcut.symbol)
        .font(.title2)
        .frame(width: 52, height: 52)
        .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
      Text(shortcut.name)
        .font(.caption2)
        .lineLimit(1)
    }
    .frame(height: 80)
  }
}

struct ShortcutGrid: View {
  let page: ShortcutPage
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 4)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(page.shortcuts) { ShortcutIcon(shortcut: $0) }
    }
    .padding(.horizontal, 12)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct AppLibraryView: View {
  @State private var currentPage: Int? = 0
  private let pages = ShortcutPage.pages(for: Shortcut.all)

  var body: some View {
    VStack(spacing: 16) {
      Text("Scenes")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages) { page in
            ShortcutGrid(page: page)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $currentPage)
      .scrollIndicators(.hidden)
      .frame(height: 184)
      .padding(.vertical, 12)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 24))
      .padding(.horizontal, 16)

      HStack(spacing: 8) {
        ForEach(pages) { page in
          Circle()
            .fill(page.id == currentPage ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 7, height: 7)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview {
  AppLibraryView()
}
