import SwiftUI

struct SwipeAction: Identifiable {
  let id = UUID()
  let symbol: String
  let tint: Color
  let perform: () -> Void
}

struct SwipeRow<Content: View>: View {
  let actions: [SwipeAction]
  var height: CGFloat = 72
  @ViewBuilder var content: Content

  private let actionWidth: CGFloat = 76
  private var trayWidth: CGFloat { CGFloat(actions.count) * actionWidth }

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          content
            .containerRelativeFrame(.horizontal)
            .id("content")

          ForEach(actions) { action in
            Button {
              withAnimation { reader.scrollTo("content", anchor: .leading) }
              action.perform()
            } label: {
              Image(systemName: action.symbol)
                .font(.title3)
                .foregroundStyle(.white)
                .frame(width: actionWidth, height: height)
                .background(action.tint)
            }
          }
        }
      }
      .frame(height: height)
      .scrollTargetBehavior(TrayBehavior(trayWidth: trayWidth))
    }
  }
}

// A row is shut or its tray is fully open.
struct TrayBehavior: ScrollTargetBehavior {
  let trayWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isOpen: Bool
    switch context.velocity.dx {
    case let speed where speed > 100:
      isOpen = true
    case let speed where speed < -100:
      isOpen = false
    default:
      isOpen = target.rect.minX > trayWidth / 2
    }
    target.rect.origin.x = isOpen ? trayWidth : 0
  }
}
