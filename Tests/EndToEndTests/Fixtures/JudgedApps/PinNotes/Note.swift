import Foundation
import Observation

struct Note: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var body: String
  var pinned = false
  var edited = Date.now
}

@Observable
final class NoteStore {
  var notes: [Note] = Note.samples

  var pinned: [Note] { notes.filter(\.pinned).sorted { $0.edited > $1.edited } }
  var others: [Note] { notes.filter { !$0.pinned }.sorted { $0.edited > $1.edited } }

  func togglePin(_ note: Note) {
    guard let i = notes.firstIndex(of: note) else { return }
    notes[i].pinned.toggle()
  }
}

extension Note {
  static let samples: [Note] = [
    Note(title: "Groceries", body: "Milk, rye bread, lemons", pinned: true),
    Note(title: "Wi-Fi", body: "Router is behind the shelf", pinned: true),
    Note(title: "Book list", body: "The Dispossessed\nStoner"),
    Note(title: "Run", body: "Tue 6 km, Sat 12 km"),
    Note(title: "Gift ideas", body: "Thermos, headlamp"),
  ]
}
