import SwiftUI

struct FileColumnsView: View {
  @State private var trail: [FileNode] = FileNode.sampleTrail
  private let dividerWidth: CGFloat = 1

  private var widths: [CGFloat] { trail.map(\.columnWidth) }

  var body: some View {
    VStack(spacing: 0) {
      Text(trail.map(\.name).joined(separator: " › "))
        .font(.footnote)
        .lineLimit(1)
        .truncationMode(.head)
        .padding(8)

      ScrollView(.horizontal) {
        HStack(spacing: dividerWidth) {
          ForEach(trail) { node in
            FileColumn(node: node, selected: child(after: node)) { open($0, from: node) }
              .frame(width: node.columnWidth)
              .background(.background)
          }
        }
        .background(.quaternary)
      }
      .scrollTargetBehavior(ColumnEdges(widths: widths, divider: dividerWidth))
    }
  }

  private func child(after node: FileNode) -> FileNode? {
    guard let i = trail.firstIndex(of: node), i + 1 < trail.count else { return nil }
    return trail[i + 1]
  }

  private func open(_ child: FileNode, from parent: FileNode) {
    guard let i = trail.firstIndex(of: parent) else { return }
    trail = Array(trail[...i]) + [child]
  }
}

struct ColumnEdges: ScrollTargetBehavior {
  let widths: [CGFloat]
  let divider: CGFloat

  private static let flick: CGFloat = 250

  private func edges(upTo reach: CGFloat) -> [CGFloat] {
    var x: CGFloat = 0
    var result: [CGFloat] = []
    for width in widths where x < reach {
      result.append(x)
      x += width + divider
    }
    return result + [reach]
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let stops = edges(upTo: reach)
    let x = target.rect.minX
    let v = context.velocity.dx

    let stop: CGFloat?
    if v > Self.flick {
      stop = stops.first { $0 >= x - 0.5 }
    } else if v < -Self.flick {
      stop = stops.last { $0 <= x + 0.5 }
    } else {
      stop = stops.min { abs($0 - x) < abs($1 - x) }
    }
    target.rect.origin.x = stop ?? min(max(x, 0), reach)
  }
}

private struct FileColumn: View {
  let node: FileNode
  let selected: FileNode?
  let open: (FileNode) -> Void

  var body: some View {
    if node.children.isEmpty {
      VStack(spacing: 12) {
        Image(systemName: "doc.richtext").font(.system(size: 64))
        Text(node.name).font(.headline)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(node.children) { child in
            Button(child.name) { open(child) }
              .padding(10)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(child == selected ? Color.accentColor.opacity(0.2) : .clear)
          }
        }
      }
    }
  }
}

#Preview {
  FileColumnsView()
}
