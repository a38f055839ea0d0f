import SwiftUI

struct FeedView: View {
  @State var model: FeedModel

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(model.clips) { clip in
          ClipPage(clip: clip)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(FeedPagingBehavior(pageHeight: UIScreen.main.bounds.height))
    .background(Color.black.ignoresSafeArea())
    .overlay {
      if model.failed {
        ContentUnavailableView("No clips", systemImage: "wifi.slash")
      }
    }
    .task { await model.load() }
  }
}

private struct ClipPage: View {
  let clip: Clip

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading, spacing: 6) {
        Text(clip.author).font(.headline)
        Text(clip.caption).font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(20)
    }
    .overlay(alignment: .bottomTrailing) {
      Label(clip.likes.formatted(.number.notation(.compactName)), systemImage: "heart.fill")
        .labelStyle(.vertical)
        .foregroundStyle(.white)
        .padding(20)
    }
  }
}

// One clip per swipe.
struct FeedPagingBehavior: ScrollTargetBehavior {
  let pageHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minY / pageHeight).rounded()
    let travel = target.rect.minY - start * pageHeight

    var page = start
    if context.velocity.dy > 150, travel > 0 {
      page += 1
    } else if context.velocity.dy < -150, travel < 0 {
      page -= 1
    } else if abs(context.velocity.dy) <= 150, abs(travel) > pageHeight / 2 {
      page += travel > 0 ? 1 : -1
    }

    let reach = max(context.contentSize.height - context.containerSize.height, 0)
    target.rect.origin.y = min(max(page * pageHeight, 0), reach)
  }
}

private struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

extension LabelStyle where Self == VerticalLabelStyle {
  fileprivate static var vertical: VerticalLabelStyle { VerticalLabelStyle() }
}

#Preview {
  FeedView(model: FeedModel(loader: PreviewClipLoader()))
}
