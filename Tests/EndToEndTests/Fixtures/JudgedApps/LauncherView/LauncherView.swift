import SwiftUI

struct LauncherView: View {
  let shortcuts: [Shortcut]

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var currentPage = 0

  private let rows = 3
  private var columns: Int { sizeClass == .regular ? 4 : 2 }
  private var perPage: Int { rows * columns }

  private var pages: [[Shortcut]] {
    stride(from: 0, to: shortcuts.count, by: perPage).map { start in
      Array(shortcuts[start..<min(start + perPage, shortcuts.count)])
    }
  }

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 0) {
          ForEach(pages.indices, id: \.self) { index in
            LauncherPage(shortcuts: pages[index], columns: columns)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetBehavior(LauncherPaging(pageCount: shortcuts.count / perPage))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let width = max(geometry.containerSize.width, 1)
        return Int((geometry.contentOffset.x / width).rounded())
      } action: { _, page in
        currentPage = page
      }

      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Circle()
            .fill(index == currentPage ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 7, height: 7)
        }
      }
    }
  }
}

private struct LauncherPage: View {
  let shortcuts: [Shortcut]
  let columns: Int

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: columns),
      spacing: 16
    ) {
      ForEach(shortcuts) { shortcut in
        VStack(spacing: 8) {
          Image(systemName: shortcut.symbol)
            .font(.title)
            .foregroundStyle(shortcut.tint)
          Text(shortcut.id).font(.footnote)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 104)
        .background(.quaternary, in: .rect(cornerRadius: 16))
      }
    }
    .padding(.horizontal, 20)
  }
}

#Preview {
  LauncherView(shortcuts: Shortcut.all)
}
