import SwiftUI

struct JuryNote: Identifiable, Hashable {
  let id: Int
  let film: String
  let juror: String
  let text: String

  static let samples: [JuryNote] = [
    JuryNote(
      id: 1, film: "Salt Roads", juror: "Ines Calder",
      text: "Patient and precise; every cut arrives a breath later than expected."),
    JuryNote(
      id: 2, film: "The Ninth Floor", juror: "Tomasz Wilk",
      text: "A thriller that trusts its stairwell more than its plot."),
    JuryNote(
      id: 3, film: "Orchard", juror: "Amara Diallo", text: "The grandmother's silence carries the last act."),
    JuryNote(
      id: 4, film: "Low Tide", juror: "Ines Calder", text: "Shot in eleven days, and it looks like a summer."),
    JuryNote(
      id: 5, film: "Paper Moons", juror: "Kenji Arai", text: "Animation with dust on it, in the best sense."),
    JuryNote(
      id: 6, film: "Return Fare", juror: "Tomasz Wilk", text: "Two strangers, one bus, no wasted line."),
  ]
}

struct NotePage: View {
  let note: JuryNote

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(note.film)
        .font(.title3.bold())
      Text(note.text)
        .font(.body)
      Text(note.juror)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.indigo.opacity(0.14), in: .rect(cornerRadius: 20))
    .padding(.vertical, 6)
  }
}

struct VerticalPager<Data: RandomAccessCollection, Page: View>: View where Data.Element: Identifiable {
  let data: Data
  @Binding var current: Data.Element.ID?
  @ViewBuilder let page: (Data.Element) -> Page

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(data) { element in
          page(element)
            .containerRelativeFrame(.vertical)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
  }
}

struct JuryNotesScreen: View {
  let notes: [JuryNote]
  @State private var current: JuryNote.ID?
  @State private var marked: Set<JuryNote.ID> = []

  private var position: Int {
    (notes.firstIndex { $0.id == current } ?? 0) + 1
  }

  private var isMarked: Bool {
    current.map { marked.contains($0) } ?? false
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Jury notes").font(.headline)
        Spacer()
        Text("\(position) / \(notes.count)")
          .font(.subheadline.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      .frame(height: 36)

      VerticalPager(data: notes, current: $current) { note in
        NotePage(note: note)
      }

      Button {
        if let current {
          marked.formSymmetricDifference([current])
        }
      } label: {
        Label(isMarked ? "Marked" : "Mark this film", systemImage: isMarked ? "star.fill" : "star")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .frame(height: 48)
    }
    .padding(16)
    .onAppear { current = current ?? notes.first?.id }
  }
}

#Preview {
  JuryNotesScreen(notes: JuryNote.samples)
}
