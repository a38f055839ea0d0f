import Foundation

struct Conversation: Identifiable, Hashable {
  let id: Int
  let name: String
  let preview: String
  let unread: Int
}

extension Conversation {
  private static let people = [
    "Amira", "Ben", "Chiara", "Dov", "Elif", "Farid", "Greta", "Hugo", "Ines",
    "Jonas", "Kaya", "Lior", "Mina", "Noor", "Otto", "Pilar", "Quinn", "Rosa",
  ]

  static let samples: [Conversation] = people.enumerated().map { index, name in
    Conversation(
      id: index,
      name: name,
      preview: index.isMultiple(of: 2) ? "See you at the station?" : "Sent a photo",
      unread: index % 5 == 0 ? index + 1 : 0
    )
  }
}
