import SwiftUI

struct ChartCard: View {
  let podcasts: [Podcast]

  private let width: CGFloat = 260
  private let gap: CGFloat = 12
  private let margin: CGFloat = 16
  private let rows = Array(repeating: GridItem(.fixed(64), spacing: 8), count: 3)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Top shows").font(.title3.bold()).padding(.leading, margin)
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: gap) {
          ForEach(Array(podcasts.enumerated()), id: \.element.id) { rank, podcast in
            ChartRow(rank: rank + 1, podcast: podcast)
              .frame(width: width, height: 64)
          }
        }
        .padding(.horizontal, margin)
      }
      .scrollTargetBehavior(ColumnScroll(column: width, gap: gap, margin: margin))
      .scrollIndicators(.never)
      .frame(height: 3 * 64 + 2 * 8)
    }
    .padding(.vertical, 16)
    .background(.quinary)
    .clipShape(.rect(cornerRadius: 22))
  }
}

struct ChartRow: View {
  let rank: Int
  let podcast: Podcast

  var body: some View {
    HStack(spacing: 10) {
      Image(podcast.artwork).resizable().frame(width: 56, height: 56).clipShape(.rect(cornerRadius: 8))
      Text("\(rank)").font(.headline.monospacedDigit()).frame(width: 28)
      VStack(alignment: .leading) {
        Text(podcast.title).font(.subheadline.weight(.medium))
        Text(podcast.host).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
  }
}

struct BrowseView: View {
  @State private var store = ChartStore()

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ChartCard(podcasts: store.chart)
        if store.isLoading { ProgressView() }
      }
      .padding(.horizontal, 16)
    }
    .task { await store.load() }
  }
}
