import SwiftUI

struct Story: Identifiable {
  let id: Int
  let headline: String
  let source: String
  let minutes: Int
  var isRead = false
}

struct StoryFeed: View {
  private enum Layout {
    static let cardHeight: CGFloat = 420
    static let spacing: CGFloat = 16
    static let inset: CGFloat = 12
  }

  @State private var stories: [Story]
  @State private var showsUnreadOnly = false

  private var shown: [Story] {
    showsUnreadOnly ? stories.filter { !$0.isRead } : stories
  }

  init(stories: [Story]) {
    _stories = State(initialValue: stories)
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Morning Brief").font(.title3.bold())
        Spacer()
        Toggle("Unread", isOn: $showsUnreadOnly)
          .toggleStyle(.button)
      }
      .padding(.horizontal)
      .frame(height: 52)

      ScrollView {
        LazyVStack(spacing: Layout.spacing) {
          ForEach(shown) { story in
            StoryCard(story: story)
              .frame(height: Layout.cardHeight)
          }
        }
        .padding(Layout.inset)
      }
      .scrollTargetBehavior(
        ProximitySnap(interval: Layout.cardHeight + Layout.spacing, distance: 80)
      )
    }
  }

  private struct ProximitySnap: ScrollTargetBehavior {
    let interval: CGFloat
    let distance: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let end = context.contentSize.height - context.containerSize.height
      let y = target.rect.minY
      guard end > 0, y > 0, y < end else { return }

      let card = min((y / interval).rounded() * interval, end)
      let closest = abs(end - y) < abs(card - y) ? end : card
      if abs(closest - y) <= distance {
        target.rect.origin.y = closest
      }
    }
  }
}

private struct StoryCard: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Rectangle()
        .fill(Color(hue: Double(story.id % 9) / 9, saturation: 0.35, brightness: 0.85))
        .frame(height: 240)
      Group {
        Text(story.headline)
          .font(.title3.weight(.semibold))
          .lineLimit(3)
        Text("\(story.source) · \(story.minutes) min")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 14)
      Spacer(minLength: 0)
    }
    .background(.background.secondary)
    .clipShape(.rect(cornerRadius: 18))
  }
}

#Preview("Feed") {
  StoryFeed(
    stories: (1...15).map {
      Story(
        id: $0, headline: "City council votes on the new tram line, part \($0)", source: "The Courier",
        minutes: 2 + $0 % 5)
    })
}

#Preview("Single") {
  StoryFeed(stories: [Story(id: 1, headline: "Quiet day", source: "The Courier", minutes: 1)])
}
