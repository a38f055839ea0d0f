import SwiftUI

struct Artwork: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let year: Int
}

struct ExhibitView: View {
  let title: String
  let works: [Artwork]

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var offset: CGFloat = 0

  private let barHeight: CGFloat = 96

  private var heroHeight: CGFloat { verticalSizeClass == .compact ? 240 : 340 }
  private var collapseDistance: CGFloat { heroHeight - barHeight }
  private var progress: Double {
    Double(min(max(offset / collapseDistance, 0), 1))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        hero
        ForEach(works) { work in
          ArtworkRow(work: work)
          Divider().padding(.leading, 96)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(HeroCollapseBehavior(distance: collapseDistance))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newValue in
      offset = newValue
    }
    .overlay(alignment: .top) { bar }
    .ignoresSafeArea(edges: .top)
  }

  private var hero: some View {
    LinearGradient(colors: [.indigo, .brown], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text("Until 14 March").font(.caption)
          Text(title).font(.largeTitle.bold())
        }
        .foregroundStyle(.white)
        .padding(24)
        .opacity(1 - progress)
      }
      .frame(height: heroHeight)
  }

  private var bar: some View {
    Text(title)
      .font(.headline)
      .padding(.bottom, 14)
      .frame(maxWidth: .infinity)
      .frame(height: barHeight, alignment: .bottom)
      .background(.regularMaterial)
      .opacity(progress)
      .allowsHitTesting(false)
  }
}

private struct ArtworkRow: View {
  let work: Artwork

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "photo.artframe")
        .font(.title)
        .frame(width: 64, height: 64)
        .background(.quaternary, in: .rect(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(work.title).font(.headline)
        Text("\(work.artist), \(String(work.year))").foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
  }
}

#Preview {
  ExhibitView(
    title: "Northern Light",
    works: (1...24).map { Artwork(id: $0, title: "Study no. \($0)", artist: "A. Ancher", year: 1880 + $0) }
  )
}
