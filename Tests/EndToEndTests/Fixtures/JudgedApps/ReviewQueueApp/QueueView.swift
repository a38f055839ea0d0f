import SwiftUI

private enum Metric {
  static let bar: CGFloat = 52
  static let row: CGFloat = 64
}

private enum QueueSnap: ScrollTargetBehavior {
  case below(bar: CGFloat, inset: CGFloat)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard case let .below(bar, inset) = self else { return }
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0 else { return }

    let y = target.rect.minY
    if y >= end - Metric.row / 2 {
      target.rect.origin.y = end
      return
    }
    let k = ((y + bar - inset) / Metric.row).rounded()
    target.rect.origin.y = max(0, k * Metric.row + inset - bar)
  }
}

struct QueueView: View {
  let store: QueueStore

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(store.state.shown) { review in
          row(review)
        }
      }
      .padding(.top, Metric.bar)
    }
    .scrollTargetBehavior(QueueSnap.below(bar: Metric.bar, inset: Metric.bar))
    .overlay(alignment: .top) { bar }
  }

  private var bar: some View {
    HStack {
      Text("\(store.state.shown.count) reviews").font(.headline)
      Spacer()
      Button(store.state.onlyOpen ? "Show all" : "Open only") {
        store.send(.toggleFilter)
      }
    }
    .padding(.horizontal)
    .frame(height: Metric.bar)
    .background(.bar, ignoresSafeAreaEdges: .top)
  }

  private func row(_ review: Review) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(review.author).font(.subheadline.bold())
        Text(review.text).font(.subheadline).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer()
      Button {
        store.send(.approve(review.id))
      } label: {
        Image(systemName: review.isApproved ? "checkmark.circle.fill" : "circle")
      }
    }
    .padding(.horizontal)
    .frame(height: Metric.row)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  QueueView(store: QueueStore(.sample))
}
