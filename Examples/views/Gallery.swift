import SwiftUI

/// Twenty pages, each as wide as what the safe area leaves.
struct Gallery: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<20) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
      }
    }
    .scrollTargetBehavior(.paging)
  }
}

@main
struct GalleryApp: App {
  var body: some Scene { WindowGroup { Gallery() } }
}
