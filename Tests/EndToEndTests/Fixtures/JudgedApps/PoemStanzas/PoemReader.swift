import SwiftUI

struct PoemReader: View {
  let poem: Poem
  @State private var stanza: Int? = 0

  init(poem: Poem = .ferry) {
    self.poem = poem
  }

  var body: some View {
    VStack(spacing: 12) {
      heading
      pages
      Text("\((stanza ?? 0) + 1) of \(poem.stanzas.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 8)
  }

  private var heading: some View {
    VStack(spacing: 2) {
      Text(poem.title).font(.headline)
      Text(poem.author).font(.caption).foregroundStyle(.secondary)
    }
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(poem.stanzas.indices, id: \.self) { index in
          StanzaPage(lines: poem.stanzas[index])
            .padding(.horizontal, 16)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $stanza)
    .scrollIndicators(.never)
    .background(Color(red: 0.97, green: 0.95, blue: 0.9))
    .clipShape(.rect(cornerRadius: 18))
    .padding(.horizontal, 24)
  }
}

private struct StanzaPage: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(lines, id: \.self) { line in
        Text(line)
          .font(.system(.body, design: .serif))
          .lineLimit(1)
          .minimumScaleFactor(0.6)
      }
    }
    .foregroundStyle(.black)
    .frame(maxHeight: .infinity)
  }
}

#Preview {
  PoemReader()
}
