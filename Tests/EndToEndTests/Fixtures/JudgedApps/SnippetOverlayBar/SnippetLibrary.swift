import SwiftUI

struct Snippet: Identifiable, Hashable {
  let id: Int
  let title: String
  let language: String
  let code: String

  static let samples: [Snippet] = (1...14).map { n in
    Snippet(
      id: n,
      title: "Snippet \(n)",
      language: ["Swift", "Python", "SQL", "Bash"][n % 4],
      code: "let answer\(n) = compute(\(n * 3))")
  }
}

struct SnippetLibrary: View {
  @State private var snippets = Snippet.samples
  @State private var topID: Snippet.ID?
  @State private var copied: Snippet?

  var body: some View {
    VStack(spacing: 0) {
      Text("Snippets")
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()

      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(snippets) { snippet in
            SnippetCard(snippet: snippet) { copied = snippet }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 12, for: .scrollContent)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $topID, anchor: .top)
      .overlay(alignment: .bottom) {
        actionBar
      }
    }
  }

  private var actionBar: some View {
    HStack {
      Button("New", systemImage: "plus") { add() }
      Spacer()
      Text(copied.map { "Copied “\($0.title)”" } ?? "\(snippets.count) snippets")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
      Button("Top", systemImage: "arrow.up") {
        withAnimation { topID = snippets.first?.id }
      }
    }
    .labelStyle(.iconOnly)
    .padding(.horizontal, 20)
    .frame(height: 60)
    .background(.background)
  }

  private func add() {
    let next = (snippets.map(\.id).max() ?? 0) + 1
    snippets.insert(Snippet(id: next, title: "Untitled", language: "Swift", code: ""), at: 0)
  }
}

private struct SnippetCard: View {
  let snippet: Snippet
  let onCopy: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(snippet.title).font(.headline)
      Text(snippet.code)
        .font(.caption.monospaced())
        .lineLimit(1)
      Spacer(minLength: 0)
      HStack {
        Text(snippet.language).font(.caption2).foregroundStyle(.secondary)
        Spacer()
        Button("Copy", action: onCopy).font(.caption)
      }
    }
    .padding(12)
    .frame(height: 108)
    .background(.fill.tertiary, in: .rect(cornerRadius: 12))
  }
}

#Preview {
  SnippetLibrary()
}
