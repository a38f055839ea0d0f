import SwiftUI

// Album with a full-bleed cover which folds into a bar below the status bar.
struct AlbumPage: View {
  private let coverHeight: CGFloat = 340
  private let barHeight: CGFloat = 44
  private let trackCount = 30

  @State private var scrolled: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let collapsedHeight = proxy.safeAreaInsets.top + barHeight
      let distance = coverHeight - collapsedHeight

      ZStack(alignment: .top) {
        ScrollView {
          LazyVStack(spacing: 0) {
            cover
            ForEach(1...trackCount, id: \.self) { track in
              TrackRow(number: track)
                .frame(height: 56)
            }
          }
          .padding(.bottom, 40)
        }
        .scrollTargetBehavior(FoldingCover(distance: distance))
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { _, y in
          scrolled = y
        }
        .ignoresSafeArea(edges: .top)

        bar
          .opacity(barOpacity(distance: distance))
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }

  private func barOpacity(distance: CGFloat) -> Double {
    // fades in during the last 60 pt of the fold
    min(max((scrolled - (distance - 60)) / 60, 0), 1)
  }

  private var cover: some View {
    LinearGradient(colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .bottomLeading) {
        Text("Blue Hour").font(.largeTitle.bold()).padding(20)
      }
      .frame(height: coverHeight)
  }

  private var bar: some View {
    Text("Blue Hour")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: barHeight)
      .background(.black, ignoresSafeAreaEdges: .top)
  }
}

struct FoldingCover: ScrollTargetBehavior {
  var distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard distance > 0, target.rect.minY > 0, target.rect.minY < distance else { return }

    let fold: Bool =
      if context.velocity.dy > 100 { true } else if context.velocity.dy < -100 { false } else {
        target.rect.minY > distance / 2
      }

    target.rect.origin.y = fold ? distance : 0
  }
}

struct TrackRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 16) {
      Text("\(number)").foregroundStyle(.secondary).frame(width: 28)
      Text("Track \(number)")
      Spacer()
      Image(systemName: "ellipsis")
    }
    .padding(.horizontal, 20)
  }
}
