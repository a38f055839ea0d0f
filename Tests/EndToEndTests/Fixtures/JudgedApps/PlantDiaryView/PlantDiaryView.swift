import SwiftUI

struct DiaryEntry: Identifiable {
  let id: Int
  let plant: String
  let note: String
  let height: Measurement<UnitLength>
}

@Observable
final class PlantDiary {
  var visible: DiaryEntry.ID?
  let entries: [DiaryEntry]

  init() {
    let notes = [
      "First true leaves.", "Repotted.", "Yellow tips, less water.", "New shoot at the base.",
      "Moved to the east window.", "Flower buds.", "In bloom.", "Cut back for winter.",
    ]
    entries = notes.enumerated().map { index, note in
      DiaryEntry(
        id: index, plant: "Pelargonium", note: note,
        height: .init(value: Double(6 + index * 4), unit: .centimeters))
    }
    visible = entries.first?.id
  }
}

struct PlantDiaryView: View {
  @State private var diary = PlantDiary()
  private let spacing: CGFloat = 16

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(diary.entries) { entry in
            EntryPage(entry: entry)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $diary.visible)
      .pageSnapping(spacing: spacing)
      .navigationTitle("Plant diary")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Text("\((diary.visible ?? 0) + 1) of \(diary.entries.count)")
            .font(.footnote)
        }
      }
    }
  }
}

private struct EntryPage: View {
  let entry: DiaryEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      RoundedRectangle(cornerRadius: 20)
        .fill(.green.gradient.opacity(0.35))
        .overlay { Image(systemName: "camera.macro").font(.system(size: 60)) }
      Text(entry.plant).font(.title2.bold())
      Text(entry.note)
      Text(entry.height.formatted()).foregroundStyle(.secondary)
    }
    .padding(20)
  }
}
