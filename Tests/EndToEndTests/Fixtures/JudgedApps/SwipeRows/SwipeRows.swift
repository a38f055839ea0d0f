//
//  SwipeRows.swift
//  SwipeToDelete without List
//
//  Part 3 of my ScrollView series
//

import SwiftUI

struct Note: Identifiable {
  let id = UUID()
  var title: String
  var isPinned = false
}

struct NotesView: View {
  @State private var notes = [
    Note(title: "Shopping list"),
    Note(title: "Ideas for the garden"),
    Note(title: "Flight numbers"),
    Note(title: "Books to read"),
    Note(title: "Gift for Tom"),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 1) {
        ForEach(notes) { note in
          SwipeRow(title: note.title, isPinned: note.isPinned) {
            pin(note)
          } onDelete: {
            withAnimation {
              notes.removeAll { $0.id == note.id }
            }
          }
        }
      }
    }
  }

  func pin(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index].isPinned.toggle()
    }
  }
}

struct SwipeRow: View {
  let title: String
  let isPinned: Bool
  let onPin: () -> Void
  let onDelete: () -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        HStack {
          Text(title)
          Spacer()
          if isPinned {
            Image(systemName: "pin.fill").foregroundStyle(.orange)
          }
        }
        .padding(.horizontal)
        .frame(height: 60)
        .containerRelativeFrame(.horizontal)
        .background(Color(.systemBackground))

        Button(action: onPin) {
          Image(systemName: "pin")
            .frame(width: 75, height: 60)
        }
        .background(.orange)

        Button(action: onDelete) {
          Image(systemName: "trash")
            .frame(width: 75, height: 60)
        }
        .background(.red)
      }
      .foregroundStyle(.primary)
    }
    .scrollTargetBehavior(RowSnap())
  }
}

// Both buttons are 75 wide, so the row is open at 150 and closed at 0.
// There is nothing in between.
struct RowSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.velocity.dx > 0 {
      target.rect.origin.x = 150
    } else {
      target.rect.origin.x = 0
    }
  }
}

#Preview {
  NotesView()
}
