import SwiftUI

struct QueuedEpisode: Identifiable {
  let id: Int
  let show: String
  let title: String
  let minutes: Int
}

extension QueuedEpisode {
  static let queue: [QueuedEpisode] = (1...14).map { number in
    let shows = ["Night Shift", "Small Engines", "Footnotes", "Harbour Talk"]
    return QueuedEpisode(
      id: number,
      show: shows[number % shows.count],
      title: "Episode \(40 + number)",
      minutes: 22 + number * 3
    )
  }
}

enum QueueStyle {
  static let rowHeight: CGFloat = 72
  static let rowSpacing: CGFloat = 8
  static let panelHeight: CGFloat = 430
}

struct QueueSnap: ScrollTargetBehavior {
  var pitch: CGFloat { QueueStyle.rowHeight + QueueStyle.rowSpacing }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let scrollable = max(0, context.contentSize.height - context.containerSize.height)
    let lastIndex = Int(scrollable / pitch)
    let index = Int((target.rect.minY / pitch).rounded())
    target.rect.origin.y = CGFloat(min(max(index, 0), lastIndex)) * pitch
  }
}

struct QueueRow: View {
  let episode: QueuedEpisode

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.orange.gradient)
        .frame(width: 52, height: 52)
      VStack(alignment: .leading) {
        Text(episode.title).font(.headline)
        Text(episode.show).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(episode.minutes) min").font(.caption)
    }
    .padding(.horizontal, 10)
    .frame(height: QueueStyle.rowHeight)
    .background(Color(.tertiarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

struct QueuePanel: View {
  @State private var isPlaying = false
  private let episodes = QueuedEpisode.queue

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Up next").font(.title2.bold())
        Spacer()
        Text("\(episodes.count) episodes").foregroundStyle(.secondary)
      }

      ScrollView {
        VStack(spacing: QueueStyle.rowSpacing) {
          ForEach(episodes) { QueueRow(episode: $0) }
        }
      }
      .scrollTargetBehavior(QueueSnap())
      .scrollIndicators(.hidden)
      .frame(height: QueueStyle.panelHeight)

      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .font(.system(size: 56))
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground))
  }
}

#Preview {
  QueuePanel()
}
