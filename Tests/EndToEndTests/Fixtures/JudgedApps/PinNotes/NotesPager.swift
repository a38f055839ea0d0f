import SwiftUI

struct NotesPager: View {
  @State private var store = NoteStore()
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Notes").font(.largeTitle.bold())
        Spacer()
        Text("\(store.notes.count)").foregroundStyle(.secondary)
      }
      pager
      TextField("Quick note", text: $draft)
        .textFieldStyle(.roundedBorder)
        .onSubmit(add)
      Spacer()
    }
    .padding(20)
  }

  // pinned notes first, then the rest
  private var pager: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(store.pinned) { note in
          page(note)
        }
        if !store.pinned.isEmpty && !store.others.isEmpty {
          Divider()
            .padding(.horizontal, 12)
        }
        ForEach(store.others) { note in
          page(note)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .frame(height: 220)
  }

  private func page(_ note: Note) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(note.title).font(.headline)
        Spacer()
        Button {
          withAnimation { store.togglePin(note) }
        } label: {
          Image(systemName: note.pinned ? "pin.fill" : "pin")
        }
      }
      Text(note.body)
      Spacer()
      Text(note.edited, style: .date)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(16)
    .frame(maxHeight: .infinity)
    .background(.yellow.opacity(0.25), in: .rect(cornerRadius: 16))
    .containerRelativeFrame(.horizontal)
  }

  private func add() {
    guard !draft.isEmpty else { return }
    store.notes.append(Note(title: draft, body: ""))
    draft = ""
  }
}

#Preview {
  NotesPager()
}
