import SwiftUI

struct ReleaseNote: Identifiable, Hashable {
  var id: String { version }
  let version: String
  let headline: String
  let body: String
}

struct ReleaseNotesPanel: View {
  let notes: [ReleaseNote]
  var onDismiss: () -> Void = {}

  @State private var current: String?

  var body: some View {
    VStack(spacing: 20) {
      Text("What's new in Console")
        .font(.title2.bold())
        .padding(.top, 24)

      pages

      HStack(spacing: 8) {
        ForEach(notes) { note in
          Circle()
            .fill(note.id == (current ?? notes.first?.id) ? Color.accentColor : .secondary.opacity(0.3))
            .frame(width: 8, height: 8)
        }
      }

      Button("Continue", action: onDismiss)
        .buttonStyle(.borderedProminent)
        .padding(.bottom, 16)
    }
    .frame(maxWidth: 560)
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(notes) { note in
          NotePage(note: note)
            .padding(.horizontal, 8)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
    .frame(maxHeight: 300)
    .padding(.horizontal, 16)
  }
}

private struct NotePage: View {
  let note: ReleaseNote

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(note.version)
        .font(.caption.monospaced())
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(.tint.opacity(0.15), in: .capsule)
      Text(note.headline).font(.headline)
      Text(note.body)
        .font(.callout)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.secondary.opacity(0.1), in: .rect(cornerRadius: 16))
  }
}

#Preview {
  Color.clear.sheet(isPresented: .constant(true)) {
    ReleaseNotesPanel(notes: [
      ReleaseNote(version: "4.2", headline: "Live logs", body: "Tail any service without leaving the app."),
      ReleaseNote(version: "4.1", headline: "Saved queries", body: "Pin the searches you run every day."),
      ReleaseNote(version: "4.0", headline: "New home", body: "Deployments and alerts in one place."),
    ])
  }
}
