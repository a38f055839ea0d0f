import Foundation

struct Contact: Identifiable, Hashable {
  let id: UUID
  let name: String
  let company: String?
}

struct ContactSection: Identifiable {
  let letter: String
  let contacts: [Contact]
  var id: String { letter }

  static func make(from contacts: [Contact]) -> [ContactSection] {
    let groups = Dictionary(grouping: contacts) { contact -> String in
      guard let first = contact.name.first, first.isLetter else { return "#" }
      return String(first).folding(options: .diacriticInsensitive, locale: .current).uppercased()
    }
    return groups.keys.sorted().map { key in
      ContactSection(
        letter: key,
        contacts: groups[key, default: []].sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
      )
    }
  }
}
