import SwiftUI

struct Highlight: Identifiable, Hashable {
  let id: String
  let place: String
  let photoCount: Int
  let colors: [Color]

  static let samples: [Highlight] = [
    Highlight(id: "lisbon", place: "Lisbon", photoCount: 84, colors: [.orange, .pink]),
    Highlight(id: "dolomites", place: "Dolomites", photoCount: 132, colors: [.blue, .teal]),
    Highlight(id: "home", place: "Home", photoCount: 41, colors: [.brown, .yellow]),
    Highlight(id: "kyoto", place: "Kyoto", photoCount: 207, colors: [.red, .purple]),
    Highlight(id: "oslo", place: "Oslo", photoCount: 58, colors: [.indigo, .cyan]),
    Highlight(id: "garden", place: "Garden", photoCount: 23, colors: [.green, .mint]),
    Highlight(id: "marfa", place: "Marfa", photoCount: 65, colors: [.gray, .orange]),
  ]
}

struct AlbumHighlightsView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var current: Highlight.ID?

  private let highlights = Highlight.samples
  private let spacing: CGFloat = 16

  private var cardHeight: CGFloat {
    verticalSizeClass == .compact ? 200 : 440
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        carousel
        PageDots(ids: highlights.map(\.id), current: current ?? highlights.first?.id)
        Spacer(minLength: 0)
      }
      .padding(.top, 16)
      .navigationTitle("Highlights")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(highlights) { highlight in
          HighlightCard(highlight: highlight)
            .frame(height: cardHeight)
            .containerRelativeFrame(.horizontal)
            .scrollTransition(axis: .horizontal) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.7)
            }
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: cardHeight)
    .safeAreaPadding(.horizontal, 24)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $current)
  }
}

private struct HighlightCard: View {
  let highlight: Highlight

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(LinearGradient(colors: highlight.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text(highlight.place)
            .font(.title.bold())
          Text("\(highlight.photoCount) photos")
            .font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
  }
}

private struct PageDots: View {
  let ids: [String]
  let current: String?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(ids, id: \.self) { id in
        Circle()
          .fill(id == current ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.snappy, value: current)
  }
}

#Preview {
  AlbumHighlightsView()
}
