//  Pillow Book
//  PoemReader.swift

import SwiftUI

struct PoemReader: View {
  let book: PoemBook

  @State private var showsChrome = true
  @AppStorage("reader.serif") private var serif = true

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Array(book.poems.enumerated()), id: \.element.id) { number, poem in
          PoemPage(poem: poem, folio: number + 1, serif: serif)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .turnsPages()
    .background(Color(red: 0.98, green: 0.96, blue: 0.91).ignoresSafeArea())
    .overlay(alignment: .topTrailing) {
      if showsChrome {
        Toggle(isOn: $serif) { Image(systemName: "textformat") }
          .toggleStyle(.button)
          .padding()
      }
    }
    .onTapGesture { withAnimation { showsChrome.toggle() } }
    .statusBarHidden(!showsChrome)
  }
}

private struct PoemPage: View {
  let poem: Poem
  let folio: Int
  let serif: Bool

  var body: some View {
    VStack(spacing: 18) {
      Text(poem.title)
        .font(.headline)
      Text(poem.lines.joined(separator: "\n"))
        .multilineTextAlignment(.center)
        .lineSpacing(8)
      Text("\(folio)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .fontDesign(serif ? .serif : .default)
    .foregroundStyle(.black)
    .padding(.horizontal, 32)
  }
}

#Preview {
  PoemReader(book: .sample)
}
