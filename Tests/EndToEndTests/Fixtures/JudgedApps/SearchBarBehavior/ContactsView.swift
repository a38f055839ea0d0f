import SwiftUI

struct Contact: Identifiable {
  let id: Int
  let name: String

  static let all: [Contact] = {
    let first = ["Ada", "Ben", "Chloe", "Dario", "Emma", "Farid", "Grace", "Hana", "Ivan", "Jo"]
    let last = ["Alvarez", "Brown", "Cho", "Dubois", "Eriksen", "Fischer"]
    return last.enumerated().flatMap { l, surname in
      first.enumerated().map { f, name in Contact(id: l * 10 + f, name: "\(name) \(surname)") }
    }
  }()
}

struct ContactsView: View {
  @State private var query = ""
  private let barHeight: CGFloat = 56

  private var results: [Contact] {
    query.isEmpty ? Contact.all : Contact.all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        SearchField(text: $query)
          .frame(height: barHeight)
        ForEach(results) { contact in
          ContactRow(contact: contact)
        }
      }
    }
    .hidesSearchBar(height: barHeight)
  }
}

struct SearchField: View {
  @Binding var text: String

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $text)
    }
    .padding(10)
    .background(.quaternary, in: Capsule())
    .padding(.horizontal)
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    Label(contact.name, systemImage: "person.crop.circle")
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 60)
      .overlay(alignment: .bottom) { Divider().padding(.leading, 52) }
  }
}
