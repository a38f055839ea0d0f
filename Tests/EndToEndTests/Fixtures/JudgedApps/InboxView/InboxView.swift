import SwiftUI

struct InboxView: View {
  enum Scope: String, CaseIterable, Identifiable {
    case all = "All", unread = "Unread", flagged = "Flagged"
    var id: Self { self }
  }

  @State private var scope: Scope = .all
  @State private var query = ""

  private let searchHeight: CGFloat = 116

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          searchHeader
          ForEach(1...80, id: \.self) { n in
            MessageRow(number: n)
            Divider().padding(.leading, 16)
          }
        }
      }
      .collapsingSearch(height: searchHeight)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var searchHeader: some View {
    VStack(spacing: 12) {
      TextField("Search mail", text: $query)
        .textFieldStyle(.roundedBorder)
        .frame(height: 40)
      Picker("Scope", selection: $scope) {
        ForEach(Scope.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .frame(height: 32)
    }
    .padding(.horizontal, 16)
    .frame(height: searchHeight)
    .background(.thinMaterial)
  }
}

private struct MessageRow: View {
  let number: Int
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("Sender \(number)").font(.headline)
      Text("About the order of last week").font(.subheadline)
      Text("Dear all, please find attached").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 84)
  }
}
