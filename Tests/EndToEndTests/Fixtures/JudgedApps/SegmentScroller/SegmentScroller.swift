import SwiftUI

struct StopsBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = target.rect.minX
    guard proposed < end else { return }
    guard let nearest = (stops + [end]).min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.x = min(max(nearest, 0), end)
  }
}

// A strip of segments as wide as their titles, resting with a segment at the leading edge.
struct SegmentScroller<Segment: Hashable & Identifiable>: View where Segment.ID: Sendable {
  let segments: [Segment]
  @Binding var selection: Segment
  let title: KeyPath<Segment, String>

  @State private var leadingEdges: [Segment.ID: CGFloat] = [:]
  @Namespace private var underline

  private let sidePadding: CGFloat = 16

  private var stops: [CGFloat] {
    leadingEdges.values
      .map { $0 - sidePadding }
      .sorted()
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 24) {
        ForEach(segments) { segment in
          button(for: segment)
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .scrollView(axis: .horizontal)).minX
            } action: { minX in
              leadingEdges[segment.id] = minX
            }
        }
      }
      .padding(.horizontal, sidePadding)
    }
    .scrollTargetBehavior(StopsBehavior(stops: stops))
    .frame(height: 48)
    .animation(.snappy, value: selection)
  }

  private func button(for segment: Segment) -> some View {
    Button {
      selection = segment
    } label: {
      Text(segment[keyPath: title])
        .font(.headline)
        .foregroundStyle(segment == selection ? .primary : .secondary)
        .frame(maxHeight: .infinity)
        .overlay(alignment: .bottom) {
          if segment == selection {
            Capsule()
              .frame(height: 3)
              .matchedGeometryEffect(id: "underline", in: underline)
          }
        }
    }
    .buttonStyle(.plain)
  }
}
