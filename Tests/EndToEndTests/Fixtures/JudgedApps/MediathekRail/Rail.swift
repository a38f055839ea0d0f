import SwiftUI

struct RailStyle {
  var posterWidth: CGFloat = 124
  var gap: CGFloat = 12
  var edge: CGFloat = 16

  var pitch: CGFloat { posterWidth + gap }
}

extension EnvironmentValues {
  @Entry var railStyle = RailStyle()
}

struct RailBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0, pitch > 0 else { return }
    // How many posters the screen holds, hence the last one that may lead the row.
    let onScreen = Int((context.containerSize.width / pitch).rounded(.up))
    let lastLeading = max(count - onScreen, 0)
    let index = Int((target.rect.minX / pitch).rounded())
    target.rect.origin.x = CGFloat(min(max(index, 0), lastLeading)) * pitch
  }
}

struct Rail<Entry: Identifiable, Poster: View>: View {
  @Environment(\.railStyle) private var style
  let heading: String
  let entries: [Entry]
  @ViewBuilder let poster: (Entry) -> Poster

  var body: some View {
    Section {
      ScrollView(.horizontal) {
        LazyHStack(spacing: style.gap) {
          ForEach(entries) { entry in
            poster(entry)
              .frame(width: style.posterWidth)
              .aspectRatio(2 / 3, contentMode: .fit)
          }
        }
        .padding(.horizontal, style.edge)
      }
      .scrollTargetBehavior(RailBehavior(pitch: style.pitch, count: entries.count))
      .scrollIndicators(.hidden)
      .frame(height: style.posterWidth * 1.5)
    } header: {
      Text(heading)
        .font(.headline)
        .padding(.horizontal, style.edge)
    }
  }
}
