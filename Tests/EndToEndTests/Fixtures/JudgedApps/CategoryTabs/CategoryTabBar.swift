import SwiftUI

struct Category: Identifiable, Hashable {
  let id: Int
  let title: String
  let width: CGFloat
}

extension Category {
  static let all: [Category] = [
    Category(id: 0, title: "For You", width: 84),
    Category(id: 1, title: "Top Charts", width: 104),
    Category(id: 2, title: "Productivity", width: 118),
    Category(id: 3, title: "Games", width: 76),
    Category(id: 4, title: "Photo & Video", width: 128),
    Category(id: 5, title: "Music", width: 74),
    Category(id: 6, title: "Travel", width: 78),
    Category(id: 7, title: "Health", width: 82),
    Category(id: 8, title: "Finance", width: 88),
    Category(id: 9, title: "Education", width: 104),
  ]
}

/// Keeps a tab's leading edge on the margin instead of cutting it in two.
struct TabSnapBehavior: ScrollTargetBehavior {
  let widths: [CGFloat]
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var stops: [CGFloat] = []
    var x: CGFloat = 0
    for width in widths {
      stops.append(x)
      x += width + spacing
    }

    let proposed = target.rect.minX
    let nearest = stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0

    // don't scroll past the end of the bar
    let maxOffset = widths.reduce(0, +) - context.containerSize.width
    target.rect.origin.x = min(nearest, max(maxOffset, 0))
  }
}

struct CategoryTabBar: View {
  let categories: [Category]
  @Binding var selected: Category

  private let spacing: CGFloat = 10

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(categories) { category in
          Button {
            withAnimation(.snappy) { selected = category }
          } label: {
            Text(category.title)
              .font(.subheadline.weight(.medium))
              .lineLimit(1)
              .frame(width: category.width, height: 36)
              .background(
                category == selected ? Color.accentColor : Color.secondary.opacity(0.15),
                in: .capsule
              )
              .foregroundStyle(category == selected ? .white : .primary)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      TabSnapBehavior(widths: categories.map(\.width), spacing: spacing)
    )
    .frame(height: 52)
  }
}
