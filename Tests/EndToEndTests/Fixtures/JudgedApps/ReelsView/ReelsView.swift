import SwiftUI

struct ReelsView: View {
  let reels: [Reel]
  @State private var tracker = ReelTracker()

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(reels) { reel in
            ReelPage(reel: reel)
              .frame(width: proxy.size.width, height: height)
          }
        }
      }
      .scrollTargetBehavior(ReelPaging(height: height, count: reels.count, tracker: tracker))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, y in
        tracker.offset = y
      }
      .onScrollPhaseChange { _, phase, context in
        if phase == .interacting {
          tracker.begin(at: context.geometry.contentOffset.y, height: height)
        }
      }
    }
    .background(.black)
    .ignoresSafeArea()
  }
}

struct ReelPage: View {
  let reel: Reel

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(reel.color.gradient)
      VStack(alignment: .leading, spacing: 6) {
        Text("@" + reel.author).font(.headline)
        Text(reel.caption).font(.subheadline).lineLimit(2)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.bottom, 60)
    }
  }
}

struct Reel: Identifiable {
  let id: Int
  let author: String
  let caption: String
  let color: Color

  static let demo: [Reel] = [
    Reel(id: 0, author: "mara", caption: "Sunrise over the pass", color: .orange),
    Reel(id: 1, author: "joost", caption: "Sourdough, day 4", color: .brown),
    Reel(id: 2, author: "li.wen", caption: "Night market", color: .purple),
    Reel(id: 3, author: "teo", caption: "Kickflip attempt #112", color: .blue),
    Reel(id: 4, author: "amal", caption: "Packing for two months", color: .mint),
    Reel(id: 5, author: "nina", caption: "The cat again", color: .gray),
  ]
}

#Preview { ReelsView(reels: Reel.demo) }
