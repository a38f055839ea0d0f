import SwiftUI

struct MakeoverGallery: View {
  var items = Makeover.all
  @State private var shown: Makeover.ID? = 0
  @State private var showsAfter = true

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: .gutter) {
          ForEach(items) { item in
            MakeoverPage(item: item, after: showsAfter)
              .containerRelativeFrame(.horizontal) { length, _ in length - .gutter }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, .gutter / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $shown, anchor: .center)
      .scrollIndicators(.hidden)
      .padding(.horizontal, 16)

      HStack {
        ForEach(items) { item in
          Button(item.room) { withAnimation { shown = item.id } }
            .font(.caption)
            .fontWeight(item.id == shown ? .bold : .regular)
        }
      }
      Toggle("After", isOn: $showsAfter.animation())
        .fixedSize()
    }
    .padding(.vertical)
  }
}

private struct MakeoverPage: View {
  let item: Makeover
  let after: Bool

  var body: some View {
    (after ? item.after : item.before)
      .overlay(alignment: .bottomLeading) {
        Text(item.room).font(.title2.bold()).padding()
      }
      .clipShape(.rect(cornerRadius: 20))
  }
}

#Preview { MakeoverGallery() }
