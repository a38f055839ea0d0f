import SwiftUI

struct Person: Identifiable, Decodable, Hashable {
  let id: Int
  let name: String
  let handle: String
  let mutuals: Int
}

@MainActor
final class PeopleRowModel: ObservableObject {
  @Published private(set) var people: [Person] = []
  @Published private(set) var followed: Set<Person.ID> = []

  private let load: () async throws -> [Person]

  init(load: @escaping () async throws -> [Person]) {
    self.load = load
  }

  func refresh() async {
    people = (try? await load()) ?? []
  }

  func toggle(_ person: Person) {
    followed.formSymmetricDifference([person.id])
  }
}

struct PeopleRow: View {
  @StateObject var model: PeopleRowModel
  var showAll: () -> Void = {}

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("People you may know")
        .font(.headline)
        .padding(.horizontal, 16)

      Carousel(items: model.people) { person in
        PersonCard(
          person: person,
          isFollowed: model.followed.contains(person.id),
          action: { model.toggle(person) }
        )
      } footer: {
        Button(action: showAll) {
          Label("See all", systemImage: "chevron.right.circle")
            .labelStyle(.titleAndIcon)
            .frame(width: 120, height: 180)
            .background(.quaternary, in: .rect(cornerRadius: 14))
        }
      }
    }
    .task { await model.refresh() }
  }
}

struct PersonCard: View {
  let person: Person
  let isFollowed: Bool
  let action: () -> Void

  var body: some View {
    VStack(spacing: 6) {
      Circle()
        .fill(.tint.opacity(0.3))
        .frame(width: 64, height: 64)
        .overlay { Text(person.name.prefix(1)).font(.title2) }
      Text(person.name).font(.subheadline.bold()).lineLimit(1)
      Text("\(person.mutuals) in common").font(.caption).foregroundStyle(.secondary)
      Button(isFollowed ? "Following" : "Follow", action: action)
        .buttonStyle(.bordered)
        .controlSize(.small)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .frame(height: 180)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

#Preview {
  PeopleRow(
    model: PeopleRowModel {
      (1...8).map { Person(id: $0, name: "Person \($0)", handle: "p\($0)", mutuals: $0 * 3) }
    })
}
