import SwiftUI

struct Story: Identifiable {
  var id: String { headline }
  let headline: String
  let summary: String
  let symbol: String
}

struct StoryFeed: View {
  let stories: [Story] = [
    Story(headline: "Harbour reopens", summary: "Ferries run again after nine days.", symbol: "ferry"),
    Story(headline: "Rail strike averted", summary: "Both sides agreed late on Sunday.", symbol: "tram"),
    Story(headline: "A cold April", summary: "The coldest in eleven years.", symbol: "snowflake"),
    Story(headline: "Library at night", summary: "Doors now open until two.", symbol: "books.vertical"),
    Story(headline: "Bees on the roof", summary: "City hall harvests first honey.", symbol: "ladybug"),
    Story(headline: "Marathon record", summary: "Two minutes off the old mark.", symbol: "figure.run"),
    Story(headline: "New night bus", summary: "Line 61 links the suburbs.", symbol: "bus"),
    Story(headline: "Old mill restored", summary: "It grinds flour on Saturdays.", symbol: "gearshape.2"),
  ]

  var body: some View {
    GeometryReader { geo in
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(stories) { story in
            StoryCard(story: story)
              .frame(width: geo.size.width, height: geo.size.height)
          }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(FullPageBehavior())
      .ignoresSafeArea(edges: .bottom)
    }
    .background(Color(.systemGroupedBackground))
  }
}

private struct StoryCard: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Image(systemName: story.symbol)
        .font(.system(size: 96))
        .frame(maxWidth: .infinity, minHeight: 300)
        .background(.thinMaterial, in: .rect(cornerRadius: 20))
      Text(story.headline).font(.largeTitle.bold())
      Text(story.summary).font(.title3).foregroundStyle(.secondary)
      Spacer()
    }
    .padding(20)
  }
}

// One story per screen.
struct FullPageBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }

    var page = (target.rect.minY / height)
    // A flick turns the page even if it was a small one.
    if context.velocity.dy > 150 {
      page = (page + 0.3).rounded()
    } else if context.velocity.dy < -150 {
      page = (page - 0.3).rounded()
    } else {
      page = page.rounded()
    }

    let maxY = max(0, context.contentSize.height - height)
    target.rect.origin.y = min(max(0, page * height), maxY)
  }
}

#Preview { StoryFeed() }
