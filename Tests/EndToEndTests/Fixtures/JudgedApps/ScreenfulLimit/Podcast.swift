import SwiftUI

struct Podcast: Identifiable, Hashable {
  let id: Int
  let title: String
  let host: String
}

@Observable
final class ShelfModel {
  private(set) var podcasts: [Podcast]
  private(set) var followed: Set<Podcast.ID> = []

  init(podcasts: [Podcast]) {
    self.podcasts = podcasts
  }

  func toggleFollow(_ podcast: Podcast) {
    if followed.remove(podcast.id) == nil {
      followed.insert(podcast.id)
    }
  }

  static func sample() -> ShelfModel {
    ShelfModel(podcasts: [
      Podcast(id: 0, title: "Night Trains", host: "Ida Holm"),
      Podcast(id: 1, title: "Compile Time", host: "R. Osei"),
      Podcast(id: 2, title: "Salt & Acid", host: "Noor Haddad"),
      Podcast(id: 3, title: "Small Rooms", host: "P. Lindqvist"),
      Podcast(id: 4, title: "Deep Field", host: "Carmen Ruiz"),
      Podcast(id: 5, title: "Overtime", host: "Jack & Lou"),
    ])
  }
}
