import SwiftUI
import Combine

struct BannerCarousel: View {
  let banners: [NewsBanner]

  @State private var current: Int? = 0
  @State private var busy = false
  private let gap: CGFloat = 16
  private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<banners.count, id: \.self) { i in
            BannerCard(banner: banners[i])
              .padding(.horizontal, gap / 2)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .onScrollPhaseChange { _, phase in
        busy = phase == .tracking || phase == .interacting || phase == .decelerating
      }
      .frame(height: 140)
      .padding(.horizontal, -gap / 2)

      HStack(spacing: 6) {
        ForEach(0..<banners.count, id: \.self) { i in
          Capsule()
            .fill(i == current ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: i == current ? 18 : 6, height: 6)
        }
      }
      .animation(.easeOut(duration: 0.2), value: current)
    }
    .onReceive(timer) { _ in
      guard !busy, banners.count > 1 else { return }
      withAnimation(.easeInOut) {
        current = ((current ?? 0) + 1) % banners.count
      }
    }
  }
}

struct BannerCard: View {
  let banner: NewsBanner

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 6) {
        Text(banner.title).font(.headline)
        Text(banner.subtitle).font(.subheadline).opacity(0.85)
      }
      Spacer()
      Image(systemName: banner.symbol).font(.system(size: 44))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(banner.tint.gradient, in: RoundedRectangle(cornerRadius: 20))
  }
}
