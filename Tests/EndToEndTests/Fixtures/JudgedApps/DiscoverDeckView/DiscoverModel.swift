import Observation
import SwiftUI

struct Profile: Identifiable {
  let id = UUID()
  let name: String
  let age: Int
  let tagline: String
  let tint: Color
}

@Observable
final class DiscoverModel {
  var isFiltering = false

  var profiles: [Profile] = [
    Profile(name: "Ines", age: 31, tagline: "Climber, terrible cook", tint: .teal),
    Profile(name: "Marek", age: 29, tagline: "Will trade vinyl for coffee", tint: .indigo),
    Profile(name: "Sofia", age: 34, tagline: "Two cats, one kayak", tint: .orange),
    Profile(name: "Jonas", age: 27, tagline: "Night trains everywhere", tint: .mint),
    Profile(name: "Amara", age: 30, tagline: "Architect of sandcastles", tint: .purple),
    Profile(name: "Leo", age: 33, tagline: "Sunday crossword champion", tint: .brown),
    Profile(name: "Yuki", age: 28, tagline: "Ask me about moss", tint: .green),
    Profile(name: "Clara", age: 32, tagline: "Half marathon, whole pizza", tint: .red),
  ]

  var topPicks: [Profile] {
    Array(profiles.prefix(3))
  }

  func remove(_ profile: Profile) {
    profiles.removeAll { $0.id == profile.id }
  }
}
