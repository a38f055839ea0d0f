import SwiftUI
import Observation

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var snippet: String
}

@Observable
final class NotesStore {
  private(set) var notes: [Note] = []
  var query = ""

  var visibleNotes: [Note] {
    query.isEmpty ? notes : notes.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func reload() {
    let topics = ["Groceries", "Trip ideas", "Standup", "Reading list", "Garden"]
    notes = (0..<40).map { index in
      Note(id: index, title: "\(topics[index % topics.count]) \(index + 1)", snippet: "Edited yesterday")
    }
  }
}

struct NotesList: View {
  @State private var store = NotesStore()

  var body: some View {
    PullDownSearchList(text: $store.query) {
      ForEach(store.visibleNotes) { note in
        NoteRow(note: note)
      }
    }
    .onAppear { store.reload() }
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(note.title).font(.headline)
      Text(note.snippet).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 60)
    .padding(.horizontal)
    .overlay(alignment: .bottom) { Divider().padding(.leading) }
  }
}

#Preview {
  NotesList()
}
