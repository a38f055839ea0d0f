import SwiftUI

struct Story: Identifiable {
  let id: Int
  let section: String
  let headline: String
  let standfirst: String
  let tint: Color
}

@Observable
final class BriefingFeed {
  private(set) var stories: [Story] = []
  private(set) var breaking: String?

  @MainActor
  func start() async {
    stories = [
      Story(
        id: 1, section: "World", headline: "Harbour talks go on", standfirst: "Third day without a text.",
        tint: .indigo),
      Story(
        id: 2, section: "Science", headline: "A comet returns", standfirst: "Seen from the south in May.",
        tint: .teal),
      Story(
        id: 3, section: "Sport", headline: "Late goal in Turin", standfirst: "Away side holds on.",
        tint: .green),
      Story(
        id: 4, section: "Culture", headline: "The long show", standfirst: "Nine hours on one stage.",
        tint: .purple),
      Story(
        id: 5, section: "Money", headline: "Rates unmoved", standfirst: "The bank waits for autumn.",
        tint: .brown),
    ]
    // The wire answers when it has something to say.
    if let line = try? await Wire.shared.latest() {
      breaking = line
    }
  }
}

actor Wire {
  static let shared = Wire()

  func latest() async throws -> String? {
    try await Task.sleep(for: .seconds(4))
    return "Flood warning raised for three valleys"
  }
}
