import SwiftUI

struct HeaderConfiguration {
  var expandedHeight: CGFloat = 260
  var collapsedHeight: CGFloat = 80
  // Up to this progress the header opens again.
  var openBelow: CGFloat = 0.35
  // From this progress on the header closes.
  var closeAbove: CGFloat = 0.65

  var distance: CGFloat { expandedHeight - collapsedHeight }
}

struct HeaderBehavior: ScrollTargetBehavior {
  let configuration: HeaderConfiguration

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let distance = configuration.distance
    let progress = target.rect.minY / distance
    guard progress > 0, progress < 1 else { return }

    if progress < configuration.openBelow {
      target.rect.origin.y = 0
    } else if progress > configuration.closeAbove {
      target.rect.origin.y = distance
    } else if context.velocity.dy > 0 {
      target.rect.origin.y = distance
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = 0
    }
  }
}

struct CollapsibleHeader<Header: View, Content: View>: View {
  let configuration: HeaderConfiguration
  let header: (CGFloat) -> Header
  let content: Content

  @State private var y: CGFloat = 0

  init(
    configuration: HeaderConfiguration = HeaderConfiguration(),
    @ViewBuilder header: @escaping (CGFloat) -> Header,
    @ViewBuilder content: () -> Content
  ) {
    self.configuration = configuration
    self.header = header
    self.content = content()
  }

  private var height: CGFloat {
    max(configuration.collapsedHeight, configuration.expandedHeight - y)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { content }
        .padding(.top, configuration.expandedHeight)
    }
    .scrollTargetBehavior(HeaderBehavior(configuration: configuration))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: {
      y = $1
    }
    .overlay(alignment: .top) {
      header(min(max(y / configuration.distance, 0), 1))
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background(.ultraThinMaterial)
        .clipped()
    }
  }
}
