import SwiftUI

struct ShopStory: Identifiable {
  var id: String { brand }
  let brand: String
  let line: String
}

struct ShelfMetrics {
  var cardSize = CGSize(width: 260, height: 380)
  var spacing: CGFloat = 8
  var margin: CGFloat = 24
}

struct StoryShelf<Card: View>: View {
  let title: LocalizedStringKey
  let stories: [ShopStory]
  var metrics = ShelfMetrics()
  @ViewBuilder var card: (ShopStory) -> Card

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.title2.weight(.bold))
        .padding(.leading, metrics.margin)

      ScrollView(.horizontal) {
        HStack(spacing: metrics.spacing) {
          ForEach(stories) { story in
            card(story)
              .frame(width: metrics.cardSize.width, height: metrics.cardSize.height)
              .clipShape(.rect(cornerRadius: 24))
          }
        }
        .padding(.horizontal, metrics.margin)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.shelf(count: stories.count))
    }
  }
}

struct ShelfBehavior: ScrollTargetBehavior {
  var count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard count > 1, end > 0 else { return }

    let step = context.contentSize.width / CGFloat(count)
    let proposed = target.rect.minX
    let snapped = (proposed / step).rounded() * step

    if abs(end - proposed) < abs(snapped - proposed) {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = min(max(snapped, 0), end)
    }
  }
}

extension ScrollTargetBehavior where Self == ShelfBehavior {
  static func shelf(count: Int) -> ShelfBehavior {
    ShelfBehavior(count: count)
  }
}

struct DiscoverScreen: View {
  private let stories = [
    "Norr", "Pale Blue", "Hutte", "Atelier 9", "Kelp", "Ropewalk", "Sundry", "Vale", "Ostra",
  ]
  .map { ShopStory(brand: $0, line: "New this week") }

  var body: some View {
    TabView {
      Tab("Discover", systemImage: "sparkles") {
        ScrollView {
          StoryShelf(title: "Stories", stories: stories) { story in
            ZStack(alignment: .bottomLeading) {
              Color.brown.opacity(0.35)
              VStack(alignment: .leading) {
                Text(story.brand).font(.title3.bold())
                Text(story.line).font(.footnote)
              }
              .padding(20)
            }
          }
        }
      }
      Tab("Bag", systemImage: "bag") {
        ContentUnavailableView("Your bag is empty", systemImage: "bag")
      }
    }
  }
}

#Preview {
  DiscoverScreen()
}
