import SwiftUI
import UIKit

enum PagerMetrics {
  static let pageWidth = UIScreen.main.bounds.width
  static let flickVelocity: CGFloat = 180
}

struct PhotoPager: View {
  let photos: [String]

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var offset: CGFloat = 0
  @State private var showsCaption = true

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(photos, id: \.self) { name in
            Image(name)
              .resizable()
              .scaledToFit()
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .scrollTargetBehavior(PhotoPaging(count: photos.count, offset: offset))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        offset = $1
      }
      .onTapGesture { withAnimation { showsCaption.toggle() } }

      // no room for the caption when the phone is held sideways
      if showsCaption && verticalSizeClass != .compact {
        Text("Photo \(currentIndex + 1) of \(photos.count)")
          .font(.footnote)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(.ultraThinMaterial, in: .capsule)
          .padding(.bottom, 50)
      }
    }
    .ignoresSafeArea()
    .statusBarHidden(!showsCaption)
  }

  private var currentIndex: Int {
    let i = Int((offset / PagerMetrics.pageWidth).rounded())
    return min(max(i, 0), max(photos.count - 1, 0))
  }
}

struct PhotoPaging: ScrollTargetBehavior {
  let count: Int
  let offset: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let width = PagerMetrics.pageWidth
    let position = offset / width

    var page: CGFloat
    if context.velocity.dx > PagerMetrics.flickVelocity {
      page = floor(position) + 1
    } else if context.velocity.dx < -PagerMetrics.flickVelocity {
      page = ceil(position) - 1
    } else {
      page = position.rounded()
    }
    page = min(max(page, 0), CGFloat(count - 1))
    target.rect.origin.x = page * width
  }
}

#Preview {
  PhotoPager(photos: (1...9).map { "trip-\($0)" })
}
