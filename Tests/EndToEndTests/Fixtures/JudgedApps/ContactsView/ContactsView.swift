import SwiftUI

// MARK: - Layout

private enum SearchMetrics {
  static let field: CGFloat = 36
  static let inset: CGFloat = 8
  static var total: CGFloat { field + 2 * inset }  // 52
}

// MARK: - Behavior

struct HideSearchBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let full = SearchMetrics.total
    let half = full / 2
    switch target.rect.minY {
    case 0..<half:
      target.rect.origin.y = 0
    case half..<full:
      target.rect.origin.y = full
    default:
      break
    }
  }
}

// MARK: - View

struct ContactsView: View {
  @State private var isSearching = false
  let names: [String] = (1...60).map { "Contact \($0)" }

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        LazyVStack(alignment: .leading, spacing: 0) {
          searchButton
          ForEach(names, id: \.self) { name in
            VStack(alignment: .leading, spacing: 0) {
              Text(name)
                .padding(.leading, 20)
                .frame(height: 55)
              Divider().frame(height: 1)
            }
          }
        }
      }
      .scrollTargetBehavior(HideSearchBehavior())
      .navigationTitle("Contacts")
      .navigationBarTitleDisplayMode(.inline)
      .sheet(isPresented: $isSearching) { ContactSearch(names: names) }
    }
  }

  private var searchButton: some View {
    Button {
      isSearching = true
    } label: {
      HStack {
        Image(systemName: "magnifyingglass")
        Text("Search")
        Spacer()
      }
      .foregroundStyle(.secondary)
      .padding(.horizontal, 10)
      .frame(height: SearchMetrics.field)
      .background(.quaternary, in: .rect(cornerRadius: 10))
    }
    .padding(.horizontal, 16)
    .padding(.vertical, SearchMetrics.inset)
  }
}

struct ContactSearch: View {
  let names: [String]
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(names.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) {
        Text($0)
      }
      .searchable(text: $text)
    }
  }
}
