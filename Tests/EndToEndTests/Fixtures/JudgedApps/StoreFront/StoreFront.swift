import SwiftUI

struct Banner: Identifiable, Hashable {
  let id: String
  let title: String
  let subtitle: String
  let hue: Double
}

extension [Banner] {
  static let autumn: [Banner] = [
    Banner(id: "wool", title: "Wool week", subtitle: "20% off all yarn", hue: 0.05),
    Banner(id: "dye", title: "Plant dyes", subtitle: "Weld, madder, indigo", hue: 0.62),
    Banner(id: "kit", title: "First jumper", subtitle: "A kit for beginners", hue: 0.3),
    Banner(id: "swap", title: "Needle swap", subtitle: "Saturdays at the shop", hue: 0.83),
  ]
}

struct StoreFront: View {
  var banners: [Banner] = .autumn
  @State private var index = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        if !banners.isEmpty {
          LoopPager(banners, index: $index) { BannerCard(banner: $0) }
            .frame(height: 180)
          dots
        }
        Spacer()
        Text("Open until 18:00")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      .navigationTitle("Skein & Co.")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(banners.indices, id: \.self) { i in
        Circle()
          .fill(i == index ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 6, height: 6)
      }
    }
    .animation(.default, value: index)
  }
}

private struct BannerCard: View {
  let banner: Banner

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: banner.hue, saturation: 0.45, brightness: 0.8)
      VStack(alignment: .leading) {
        Text(banner.title).font(.title2.bold())
        Text(banner.subtitle).font(.subheadline)
      }
      .padding(16)
    }
    .clipShape(.rect(cornerRadius: 18))
  }
}

#Preview { StoreFront() }
