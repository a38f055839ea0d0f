import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
  let detail: String
}

enum ArtistTab: String, CaseIterable, Identifiable {
  case songs = "Songs"
  case concerts = "Concerts"

  var id: Self { self }

  var tracks: [Track] {
    switch self {
    case .songs:
      (1...24).map { Track(id: $0, title: "Song \($0)", detail: "3:\(10 + $0)") }
    case .concerts:
      (1...24).map { Track(id: 100 + $0, title: "Concert \($0)", detail: "\($0) June") }
    }
  }
}

enum ArtistMetrics {
  static let heroHeight: CGFloat = 184
  static let tabBarHeight: CGFloat = 56
  static let rowHeight: CGFloat = 64
}

struct HeroSnapBehavior: ScrollTargetBehavior {
  let heroHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let offset = target.rect.minY
    guard offset > 0, offset < heroHeight else { return }
    target.rect.origin.y = offset < heroHeight / 2 ? 0 : heroHeight
  }
}

extension ScrollTargetBehavior where Self == HeroSnapBehavior {
  static func hero(_ height: CGFloat) -> HeroSnapBehavior {
    HeroSnapBehavior(heroHeight: height)
  }
}

struct ArtistHero: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.indigo, .pink], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text("The Lanterns").font(.largeTitle.bold())
        Text("412,000 listeners a month").font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(16)
    }
    .frame(height: ArtistMetrics.heroHeight)
  }
}

struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack {
      Text(track.title)
      Spacer()
      Text(track.detail).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: ArtistMetrics.rowHeight)
  }
}

struct ArtistView: View {
  @State private var tab = ArtistTab.songs

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Back", systemImage: "chevron.left") {}
        Spacer()
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
      .labelStyle(.iconOnly)
      .padding(.horizontal, 16)
      .frame(height: 44)

      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ArtistHero()
          Section {
            ForEach(tab.tracks) { TrackRow(track: $0) }
          } header: {
            tabBar
          }
        }
      }
      .scrollTargetBehavior(.hero(ArtistMetrics.heroHeight))
    }
  }

  private var tabBar: some View {
    Picker("Show", selection: $tab) {
      ForEach(ArtistTab.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, 16)
    .frame(height: ArtistMetrics.tabBarHeight)
    .background(Color(.systemBackground))
  }
}

#Preview {
  ArtistView()
}
