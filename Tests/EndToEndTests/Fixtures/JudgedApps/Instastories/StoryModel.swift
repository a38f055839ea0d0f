import SwiftUI

struct StoryUser: Identifiable, Hashable {
  let id: String
  let avatar: String
  let shots: [String]
}

let demoUsers: [StoryUser] = [
  StoryUser(id: "anna.codes", avatar: "a1", shots: ["s11", "s12", "s13"]),
  StoryUser(id: "markus", avatar: "a2", shots: ["s21"]),
  StoryUser(id: "thelittlecafe", avatar: "a3", shots: ["s31", "s32"]),
  StoryUser(id: "jojo", avatar: "a4", shots: ["s41", "s42", "s43", "s44"]),
]

class StoryViewModel: ObservableObject {
  @Published var shotIndex: [String: Int] = [:]

  func shot(of user: StoryUser) -> Int { shotIndex[user.id] ?? 0 }

  /// Returns false when the user has no more shots.
  func advance(_ user: StoryUser) -> Bool {
    let next = shot(of: user) + 1
    guard next < user.shots.count else { return false }
    shotIndex[user.id] = next
    return true
  }

  func goBack(_ user: StoryUser) -> Bool {
    let previous = shot(of: user) - 1
    guard previous >= 0 else { return false }
    shotIndex[user.id] = previous
    return true
  }
}
