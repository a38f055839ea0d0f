import SwiftUI

/// Music stand for iPad and Mac: one leaf when the window is tall, two when it is wide.
struct StandView: View {
  let score: Score
  @State private var position = ScrollPosition(edge: .leading)
  @State private var perSpread = 2
  @State private var leaf = 0

  private let gap: CGFloat = 24

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(score.leaves(perSpread: perSpread)) { leaf in
            LeafView(leaf: leaf)
              .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / CGFloat(perSpread) - gap : length
              }
          }
        }
        .padding(.horizontal, gap / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: CGSize.self) {
        $0.containerSize
      } action: { _, size in
        relay(in: size)
      }
      .onScrollPhaseChange { _, phase, context in
        guard phase == .idle else { return }
        let geometry = context.geometry
        let spread = (geometry.contentOffset.x / geometry.containerSize.width).rounded()
        leaf = Int(max(spread, 0)) * perSpread
      }
      .background(.black.gradient)
      .navigationTitle(score.title)
      .toolbar { StandToolbar(leaf: leaf, count: score.pageCount, restart: restart) }
    }
  }

  private func relay(in size: CGSize) {
    perSpread = size.width > size.height ? 2 : 1
    position.scrollTo(x: CGFloat(leaf / perSpread) * size.width)
  }

  private func restart() {
    leaf = 0
    withAnimation { position.scrollTo(edge: .leading) }
  }
}

private struct LeafView: View {
  let leaf: Score.Leaf

  var body: some View {
    Rectangle()
      .fill(.white)
      .overlay {
        if !leaf.isBlank {
          VStack(spacing: 36) {
            ForEach(0..<6, id: \.self) { _ in Staff() }
          }
          .padding(40)
        }
      }
      .overlay(alignment: .bottom) {
        Text(leaf.isBlank ? "" : "\(leaf.id + 1)")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.gray)
          .padding(8)
      }
  }
}

private struct Staff: View {
  var body: some View {
    VStack(spacing: 7) {
      ForEach(0..<5, id: \.self) { _ in Rectangle().fill(.black).frame(height: 1) }
    }
  }
}

private struct StandToolbar: ToolbarContent {
  let leaf: Int
  let count: Int
  let restart: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Da capo", systemImage: "arrow.uturn.backward", action: restart)
        .disabled(leaf == 0)
    }
    ToolbarItem(placement: .status) {
      Text("\(min(leaf + 1, count)) / \(count)").monospacedDigit()
    }
  }
}

#Preview("Wide", traits: .landscapeLeft) { StandView(score: .nocturne) }
#Preview("Tall", traits: .portrait) { StandView(score: .nocturne) }
