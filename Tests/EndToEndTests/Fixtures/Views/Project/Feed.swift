import SwiftUI
struct Feed: View {
  private let gap: CGFloat = Spacing.md
  var body: some View {
    ScrollView(.horizontal) { Row() }.scrollTargetBehavior(Snap(step: gap * 4 + .gutter))
  }
}
struct Row: View { let model: Missing; var body: some View { Text("row") } }
