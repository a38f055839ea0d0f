import SwiftUI

/// A dial of marks; the one under the red line in the middle is the zoom.
struct ZoomMarks: View {
  let marks: Int
  @State private var mark: Int?

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        LazyVStack(spacing: 14) {
          ForEach(0..<marks, id: \.self) { mark in
            Capsule()
              .fill(.secondary)
              .frame(height: 1)
              .fixedSize(horizontal: false, vertical: true)
              .frame(width: 28, height: 0)
          }
        }
        .safeAreaPadding(.vertical, proxy.size.height / 2)
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $mark, anchor: .center)
      .overlay { Rectangle().fill(.red).frame(height: 2).allowsHitTesting(false) }
    }
    .frame(width: 56, height: 180)
  }
}
