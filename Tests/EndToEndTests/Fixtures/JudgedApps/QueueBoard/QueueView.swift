import SwiftUI

struct QueueItem: Identifiable {
  let id = UUID()
  var title: String
  var artist: String
  var length: Duration
}

final class QueueStore: ObservableObject {
  @Published var items: [QueueItem] = (1...40).map {
    QueueItem(title: "Track \($0)", artist: ["Nils", "Hania", "Max"][$0 % 3], length: .seconds(150 + $0 * 3))
  }
  @Published var nowPlaying = "Says"

  func play(_ item: QueueItem) { nowPlaying = item.title }
  func clear() { items.removeAll() }
}

struct QueueView: View {
  @StateObject private var store = QueueStore()

  var body: some View {
    VStack(spacing: 0) {
      Text(store.nowPlaying)
        .font(.title2.bold())
        .frame(maxWidth: .infinity, minHeight: 72)
      list
      Transport()
    }
  }

  private var list: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(store.items) { item in
          QueueRow(item: item)
            .frame(height: QueueLayout.row)
            .onTapGesture { store.play(item) }
        }
      }
      .padding(.top, QueueLayout.header)
    }
    .scrollTargetBehavior(.rows)
    .floatingHeader(height: QueueLayout.header) {
      HStack {
        Text("Up next").font(.headline)
        Spacer()
        Button("Clear", role: .destructive) { store.clear() }
      }
    }
  }
}

private struct QueueRow: View {
  let item: QueueItem

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6).fill(.tint.opacity(0.3)).frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(item.title).lineLimit(1)
        Text(item.artist).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(item.length, format: .time(pattern: .minuteSecond)).font(.caption.monospacedDigit())
    }
    .padding(.horizontal, 16)
    .contentShape(.rect)
  }
}

private struct Transport: View {
  var body: some View {
    HStack(spacing: 40) {
      Image(systemName: "backward.fill")
      Image(systemName: "pause.fill").font(.largeTitle)
      Image(systemName: "forward.fill")
    }
    .frame(maxWidth: .infinity, minHeight: 64)
    .background(.thinMaterial)
  }
}

#Preview { QueueView() }
