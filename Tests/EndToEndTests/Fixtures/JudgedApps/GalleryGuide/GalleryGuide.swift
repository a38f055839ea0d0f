import SwiftUI

struct Exhibit: Identifiable, Hashable {
  let id: Int
  let title: String
  let maker: String
  let room: String
  let seconds: Int
  let symbol: String

  static let sample: [Exhibit] = [
    Exhibit(
      id: 11, title: "The Salt Merchant", maker: "Unknown, c. 1490", room: "Room 1", seconds: 142,
      symbol: "person.bust"),
    Exhibit(
      id: 12, title: "Ewer with Herons", maker: "Workshop of Lisse", room: "Room 1", seconds: 95,
      symbol: "cup.and.saucer"),
    Exhibit(
      id: 17, title: "Harbour at Dusk", maker: "J. van Oord", room: "Room 3", seconds: 201, symbol: "sailboat"
    ),
    Exhibit(
      id: 21, title: "Mechanical Finch", maker: "A. Perrin", room: "Room 4", seconds: 118, symbol: "bird"),
    Exhibit(
      id: 24, title: "Night Sky Globe", maker: "Guild of Aarau", room: "Room 6", seconds: 176,
      symbol: "globe.europe.africa"),
    Exhibit(
      id: 30, title: "Last Room", maker: "M. Castellan", room: "Room 7", seconds: 88,
      symbol: "door.left.hand.open"),
  ]

  var duration: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

struct ExhibitCard: View {
  let exhibit: Exhibit
  let isCurrent: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ZStack {
        RoundedRectangle(cornerRadius: 14)
          .fill(Color.brown.opacity(isCurrent ? 0.3 : 0.15))
        Image(systemName: exhibit.symbol)
          .font(.system(size: 60))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(exhibit.title)
        .font(.title3.bold())
        .lineLimit(1)
      HStack {
        Text(exhibit.maker)
        Spacer()
        Label(exhibit.duration, systemImage: "headphones")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
    .padding(14)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 22))
  }
}

struct ExhibitCarousel: View {
  let exhibits: [Exhibit]
  @Binding var current: Exhibit.ID?

  private let sideInset: CGFloat = 32
  private let gap: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(exhibits) { exhibit in
          ExhibitCard(exhibit: exhibit, isCurrent: exhibit.id == current)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, sideInset)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $current)
    .scrollIndicators(.hidden)
  }
}

struct PlayerBar: View {
  let exhibit: Exhibit?
  @Binding var isPlaying: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(exhibit?.title ?? "Choose an exhibit").font(.subheadline.bold())
        Text(exhibit?.room ?? "").font(.caption)
      }
      Spacer()
      Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
        isPlaying.toggle()
      }
      .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 20)
    .frame(height: 60)
    .background(.bar)
  }
}

struct GalleryGuideScreen: View {
  @State private var current: Exhibit.ID? = Exhibit.sample.first?.id
  @State private var isPlaying = false

  var body: some View {
    NavigationStack {
      ExhibitCarousel(exhibits: Exhibit.sample, current: $current)
        .padding(.vertical, 12)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          PlayerBar(exhibit: Exhibit.sample.first { $0.id == current }, isPlaying: $isPlaying)
        }
        .navigationTitle("Audio guide")
        .navigationBarTitleDisplayMode(.inline)
        .onChange(of: current) { isPlaying = false }
    }
  }
}

#Preview {
  GalleryGuideScreen()
}
