import SwiftUI

struct Contact: Identifiable {
  let id: Int
  var name: String
  var company: String
  var notes: String
}

@MainActor
@Observable
final class ContactDeckModel {
  enum Filter: String, CaseIterable, Identifiable {
    case due = "Due", all = "All"
    var id: Self { self }
  }

  var filter: Filter = .all
  private let contacts: [Contact] = (0..<9).map {
    Contact(
      id: $0,
      name: ["Ana Ruiz", "Tom Weller", "Priya Nair"][$0 % 3],
      company: ["Alto", "Nordwind", "Kestrel"][$0 % 3],
      notes: "Follow up on the quote of week \($0 + 20)."
    )
  }

  var shown: [Contact] { filter == .all ? contacts : contacts.filter { $0.id.isMultiple(of: 2) } }
}

// One contact per swipe, however hard the swipe.
struct DeckBehavior: ScrollTargetBehavior {
  var spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    let stride = context.containerSize.height + spacing
    guard stride > spacing else { return }

    let current = Int((context.originalTarget.rect.minY / stride).rounded())
    let landing = Int(target.rect.minY / stride)
    let next = max(current - 1, min(current + 1, landing))

    let maxOffset = max(0, context.contentSize.height - context.containerSize.height)
    target.rect.origin.y = max(0, min(CGFloat(next) * stride, maxOffset))
  }
}

struct ContactDeck: View {
  @State private var model = ContactDeckModel()
  private let spacing: CGFloat = 16

  var body: some View {
    VStack(spacing: 12) {
      Picker("Filter", selection: $model.filter) {
        ForEach(ContactDeckModel.Filter.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)

      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: spacing) {
          ForEach(model.shown) { contact in
            ContactCard(contact: contact)
              .containerRelativeFrame(.vertical)
          }
        }
      }
      .scrollTargetBehavior(DeckBehavior(spacing: spacing))
      .padding(.horizontal)

      HStack {
        Button("Call", systemImage: "phone") {}
        Spacer()
        Button("Log note", systemImage: "square.and.pencil") {}
      }
      .padding()
    }
    .padding(.top, 8)
  }
}

private struct ContactCard: View {
  let contact: Contact

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(contact.name).font(.title2.bold())
      Text(contact.company).foregroundStyle(.secondary)
      Divider()
      Text(contact.notes)
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
  }
}

#Preview {
  ContactDeck()
}
