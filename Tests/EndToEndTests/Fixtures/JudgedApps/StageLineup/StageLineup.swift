import SwiftUI

struct StageSet: Identifiable {
  let id: Int
  let artist: String
  let minutes: Int
}

extension StageSet {
  static let riverStage: [StageSet] = [
    .init(id: 0, artist: "Paper Lanterns", minutes: 45),
    .init(id: 1, artist: "Ottilie", minutes: 60),
    .init(id: 2, artist: "Noon", minutes: 30),
    .init(id: 3, artist: "The Slow Ferries", minutes: 75),
    .init(id: 4, artist: "Marrow & Pine", minutes: 60),
    .init(id: 5, artist: "Kestrel Orchestra", minutes: 90),
    .init(id: 6, artist: "Lo Tide", minutes: 40),
    .init(id: 7, artist: "Vesna", minutes: 60),
  ]
}

enum LineupMetrics {
  static let edge: CGFloat = 16
  static let gap: CGFloat = 8
  static let pointsPerMinute: CGFloat = 3
}

private struct TileEdges: PreferenceKey {
  static let defaultValue: [StageSet.ID: CGFloat] = [:]
  static func reduce(value: inout [StageSet.ID: CGFloat], nextValue: () -> [StageSet.ID: CGFloat]) {
    value.merge(nextValue()) { _, new in new }
  }
}

struct StageLineup: View {
  let title: String
  let sets: [StageSet]

  @State private var edges: [StageSet.ID: CGFloat] = [:]
  @State private var starred: Set<StageSet.ID> = []

  private let strip = "lineup.strip"

  private var stops: [CGFloat] {
    edges.values.map { $0 - LineupMetrics.edge }.sorted()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, LineupMetrics.edge)

      ScrollView(.horizontal) {
        HStack(spacing: LineupMetrics.gap) {
          ForEach(sets) { set in
            tile(set)
          }
        }
        .padding(.horizontal, LineupMetrics.edge)
        .coordinateSpace(.named(strip))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(LeadingEdgeBehavior(stops: stops))
      .onPreferenceChange(TileEdges.self) { edges = $0 }
    }
  }

  private func tile(_ set: StageSet) -> some View {
    Button {
      starred.formSymmetricDifference([set.id])
    } label: {
      VStack(alignment: .leading) {
        Text(set.artist).font(.subheadline.weight(.semibold)).lineLimit(1)
        Spacer()
        Label("\(set.minutes) min", systemImage: starred.contains(set.id) ? "star.fill" : "star")
          .font(.caption)
      }
      .padding(10)
      .frame(width: CGFloat(set.minutes) * LineupMetrics.pointsPerMinute, height: 88, alignment: .leading)
      .background(.orange.opacity(0.2), in: .rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: TileEdges.self,
          value: [set.id: proxy.frame(in: .named(strip)).minX]
        )
      }
    }
  }
}

#Preview {
  StageLineup(title: "River Stage", sets: StageSet.riverStage)
}
