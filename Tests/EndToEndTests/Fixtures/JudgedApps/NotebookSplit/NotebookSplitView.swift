import SwiftUI

extension EnvironmentValues {
  @Entry var pageWidth: CGFloat = 0
}

struct Notebook: Identifiable, Hashable {
  let id: Int
  let title: String
  let pages: [String]

  static let samples: [Notebook] = ["Launch", "Research", "Household"].enumerated().map { n, title in
    Notebook(id: n, title: title, pages: (1...6).map { "\(title), page \($0)" })
  }
}

struct NotebookSplitView: View {
  @State private var selection: Notebook? = Notebook.samples.first
  @State private var pageWidth: CGFloat = 0

  var body: some View {
    NavigationSplitView {
      List(Notebook.samples, selection: $selection) { notebook in
        NavigationLink(notebook.title, value: notebook)
      }
      .navigationTitle("Notebooks")
      .navigationSplitViewColumnWidth(320)
    } detail: {
      if let selection {
        NotebookPager(notebook: selection)
          .id(selection.id)
      } else {
        ContentUnavailableView("No notebook", systemImage: "book.closed")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      pageWidth = width
    }
    .environment(\.pageWidth, pageWidth)
  }
}

#Preview {
  NotebookSplitView()
}
