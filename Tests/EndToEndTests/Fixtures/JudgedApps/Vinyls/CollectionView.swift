import SwiftUI
import SwiftData

@Model final class Record {
  var title: String
  var artist: String
  var year: Int
  var crate: String

  init(title: String, artist: String, year: Int, crate: String) {
    self.title = title
    self.artist = artist
    self.year = year
    self.crate = crate
  }
}

enum SleeveMetrics: ShelfMetrics {
  static let itemLength: CGFloat = 160
  static let gap: CGFloat = 12
}

struct CrateShelf: View {
  let crate: String
  @Query private var records: [Record]
  @State private var fraction = 0.0

  init(crate: String) {
    self.crate = crate
    _records = Query(filter: #Predicate { $0.crate == crate }, sort: \.year)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(crate).font(.title3.bold())
      ScrollView(.horizontal) {
        HStack(spacing: SleeveMetrics.gap) {
          ForEach(records) { SleeveView(record: $0) }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(ShelfBehavior<SleeveMetrics>())
      .onScrollGeometryChange(for: Double.self) { geometry in
        geometry.contentOffset.x / max(geometry.contentSize.width - geometry.containerSize.width, 1)
      } action: { _, new in
        fraction = min(max(new, 0), 1)
      }
      .clipShape(.rect(cornerRadius: 12))
      ProgressView(value: fraction)
    }
    .padding(.horizontal, 20)
  }
}

struct SleeveView: View {
  let record: Record

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.tint.quaternary)
        .frame(height: SleeveMetrics.itemLength)
        .overlay { Text(record.year, format: .number.grouping(.never)).font(.largeTitle) }
      Text(record.title).font(.subheadline.bold()).lineLimit(1)
      Text(record.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(width: SleeveMetrics.itemLength)
  }
}

struct RecordSeeding: PreviewModifier {
  static func makeSharedContext() throws -> ModelContainer {
    let container = try ModelContainer(for: Record.self, configurations: .init(isStoredInMemoryOnly: true))
    for n in 0..<10 {
      container.mainContext.insert(
        Record(title: "Side \(n)", artist: "Various", year: 1968 + n, crate: "Jazz"))
    }
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

#Preview(traits: .modifier(RecordSeeding())) {
  CrateShelf(crate: "Jazz")
}
