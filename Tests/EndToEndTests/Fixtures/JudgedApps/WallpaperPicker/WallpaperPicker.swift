import SwiftUI

struct Wallpaper: Identifiable, Hashable {
  let id: String
  let title: String
  let imageName: String
}

struct WallpaperPicker: View {
  let wallpapers: [Wallpaper]
  let onSelect: (Wallpaper) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Choose a Wallpaper")
        .font(.title2.bold())
        .padding(.horizontal, CarouselLayout.inset)

      GeometryReader { proxy in
        carousel(cardWidth: CarouselLayout.cardWidth(in: proxy.size.width))
      }
    }
    .padding(.vertical, 24)
    .background(Color(.systemGroupedBackground))
  }

  private func carousel(cardWidth: CGFloat) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: CarouselLayout.spacing) {
        ForEach(wallpapers) { wallpaper in
          Button {
            onSelect(wallpaper)
          } label: {
            WallpaperCard(wallpaper: wallpaper)
          }
          .buttonStyle(.plain)
          .frame(width: cardWidth)
        }
      }
      .padding(.horizontal, CarouselLayout.inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      CenteredCardBehavior(
        cardWidth: cardWidth,
        spacing: CarouselLayout.spacing,
        count: wallpapers.count
      )
    )
  }
}

private struct WallpaperCard: View {
  let wallpaper: Wallpaper

  var body: some View {
    Color.clear
      .overlay {
        Image(wallpaper.imageName)
          .resizable()
          .scaledToFill()
      }
      .clipShape(.rect(cornerRadius: 28))
      .overlay(alignment: .bottomLeading) {
        Text(wallpaper.title)
          .font(.headline)
          .foregroundStyle(.white)
          .shadow(radius: 4)
          .padding(20)
      }
      .contentShape(.rect)
  }
}
