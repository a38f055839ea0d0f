import SwiftUI

struct Episode: Identifiable {
  enum Kind: String, CaseIterable {
    case all = "All", interview = "Interviews", solo = "Solo"
  }

  let id: Int
  let title: String
  let kind: Kind
  let minutes: Int
}

@Observable
final class EpisodeListModel {
  var filter: Episode.Kind = .all
  var queue: [Int] = []

  private let episodes: [Episode] = (0..<24).map { index in
    Episode(
      id: index,
      title: "Slow Kitchen #\(24 - index)",
      kind: index.isMultiple(of: 3) ? .solo : .interview,
      minutes: 28 + (index * 7) % 31
    )
  }

  var visibleEpisodes: [Episode] {
    filter == .all ? episodes : episodes.filter { $0.kind == filter }
  }
}

private enum Layout {
  static let filterBarHeight: CGFloat = 48
  static let rowHeight: CGFloat = 92
  static let rowSpacing: CGFloat = 12
  static let margin: CGFloat = 16
}

struct EpisodeSnapBehavior: ScrollTargetBehavior {
  var rowHeight: CGFloat
  var spacing: CGFloat
  var topBarHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = rowHeight + spacing
    let maxY = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = min(max(target.rect.minY, 0), maxY)

    let row = ((proposed + topBarHeight) / stride).rounded()
    let aligned = max(row * stride - topBarHeight, 0)

    if aligned > maxY || maxY - proposed < abs(aligned - proposed) {
      target.rect.origin.y = maxY
    } else {
      target.rect.origin.y = aligned
    }
  }
}

struct EpisodeListView: View {
  @State private var model = EpisodeListModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: Layout.rowSpacing) {
          ForEach(model.visibleEpisodes) { episode in
            EpisodeRow(episode: episode, isQueued: model.queue.contains(episode.id)) {
              model.queue.append(episode.id)
            }
            .frame(height: Layout.rowHeight)
          }
        }
        .padding(.horizontal, Layout.margin)
      }
      .scrollTargetBehavior(
        EpisodeSnapBehavior(
          rowHeight: Layout.rowHeight,
          spacing: Layout.rowSpacing,
          topBarHeight: Layout.filterBarHeight
        )
      )
      .safeAreaInset(edge: .top, spacing: 0) {
        filterBar
      }
      .navigationTitle("Episodes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Text("\(model.queue.count) queued")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var filterBar: some View {
    Picker("Filter", selection: $model.filter) {
      ForEach(Episode.Kind.allCases, id: \.self) { kind in
        Text(kind.rawValue).tag(kind)
      }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, Layout.margin)
    .frame(height: Layout.filterBarHeight)
    .background(.bar)
  }
}

private struct EpisodeRow: View {
  let episode: Episode
  let isQueued: Bool
  let onQueue: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.orange.gradient)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text(episode.title).font(.headline)
        Text("\(episode.kind.rawValue) · \(episode.minutes) min")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Queue", systemImage: isQueued ? "checkmark" : "plus", action: onQueue)
        .labelStyle(.iconOnly)
        .disabled(isQueued)
    }
    .padding(.horizontal, 12)
    .frame(maxHeight: .infinity)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
  }
}

#Preview {
  EpisodeListView()
}
