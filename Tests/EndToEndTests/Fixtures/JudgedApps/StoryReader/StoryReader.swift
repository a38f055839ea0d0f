import SwiftUI

struct StoryPage: Identifiable, Hashable {
  var id: Int
  var kicker: String
  var headline: String
  var text: String
  var tint: Color
}

struct StoryReader: View {
  let pages: [StoryPage]

  @Environment(\.dismiss) private var dismiss
  @State private var current: StoryPage.ID?

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(pages) { page in
            StoryPageView(page: page)
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .ignoresSafeArea()
    }
    .background(.black)
    .overlay(alignment: .topTrailing) { closeButton }
    .overlay(alignment: .trailing) { progress }
    .statusBarHidden()
  }

  private var closeButton: some View {
    Button {
      dismiss()
    } label: {
      Image(systemName: "xmark")
        .font(.headline)
        .padding(12)
        .background(.ultraThinMaterial, in: .circle)
    }
    .padding()
    .accessibilityLabel("Close story")
  }

  private var progress: some View {
    VStack(spacing: 6) {
      ForEach(pages) { page in
        Capsule()
          .fill(.white.opacity(page.id == (current ?? pages.first?.id) ? 1 : 0.35))
          .frame(width: 4, height: 18)
      }
    }
    .padding(.trailing, 8)
    .allowsHitTesting(false)
  }
}

private struct StoryPageView: View {
  let page: StoryPage

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(page.tint.gradient)
      VStack(alignment: .leading, spacing: 10) {
        Text(page.kicker.uppercased())
          .font(.caption.weight(.heavy))
          .kerning(1.2)
        Text(page.headline)
          .font(.largeTitle.weight(.bold))
        Text(page.text)
          .font(.body)
          .opacity(0.85)
      }
      .foregroundStyle(.white)
      .padding(24)
      .padding(.trailing, 20)
    }
  }
}

struct StoriesButton: View {
  @State private var isReading = false

  var body: some View {
    Button("Today's stories", systemImage: "book.pages") { isReading = true }
      .buttonStyle(.borderedProminent)
      .fullScreenCover(isPresented: $isReading) {
        StoryReader(pages: .lisbon)
      }
  }
}

extension [StoryPage] {
  static var lisbon: [StoryPage] {
    let tints: [Color] = [.indigo, .pink, .orange, .teal, .brown, .green]
    return tints.enumerated().map { index, tint in
      StoryPage(
        id: index, kicker: "Lisbon", headline: "Stop \(index + 1) on the hill",
        text: "Take tram 28 and get off before everybody else does.", tint: tint)
    }
  }
}

#Preview {
  StoriesButton()
}
