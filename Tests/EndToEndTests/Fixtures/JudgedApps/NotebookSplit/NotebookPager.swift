import SwiftUI

struct NotebookPager: View {
  let notebook: Notebook

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(notebook.pages.indices, id: \.self) { index in
          NotebookPage(text: notebook.pages[index], number: index + 1)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.notebookPages)
    .navigationTitle(notebook.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NotebookPage: View {
  let text: String
  let number: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(text).font(.title2.weight(.medium))
      Spacer()
      Text("\(number)")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
    }
    .padding(32)
    .background(Color.yellow.opacity(0.08))
    .overlay(alignment: .trailing) { Divider() }
  }
}

struct NotebookPageBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.pageWidth
    guard width > 0 else { return }

    let start = (context.originalTarget.rect.minX / width).rounded()
    let raw = target.rect.minX / width
    var page = raw.rounded()
    if context.velocity.dx > 200 {
      page = raw.rounded(.down) + 1
    } else if context.velocity.dx < -200 {
      page = raw.rounded(.up) - 1
    }
    page = max(0, min(max(page, start - 1), start + 1))
    target.rect.origin.x = page * width
  }
}

extension ScrollTargetBehavior where Self == NotebookPageBehavior {
  static var notebookPages: Self { .init() }
}
