import SwiftUI

// Search field above the list that tucks away under the title, like in Mail.

struct SearchFieldSnap: ScrollTargetBehavior {
  let fieldHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY < fieldHeight else { return }
    target.rect.origin.y = context.velocity.dy < 0 ? 0 : fieldHeight
  }
}

struct NotesList: View {
  @State private var query = ""
  let notes = (1...80).map { "Note \($0)" }

  var results: [String] {
    query.isEmpty ? notes : notes.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TextField("Search", text: $query)
          .textFieldStyle(.roundedBorder)
          .padding(.horizontal)
          .frame(height: 52)
        ForEach(results, id: \.self) { note in
          Text(note)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .frame(height: 48)
          Divider()
        }
      }
    }
    .scrollTargetBehavior(SearchFieldSnap(fieldHeight: 52))
    .navigationTitle("Notes")
  }
}
