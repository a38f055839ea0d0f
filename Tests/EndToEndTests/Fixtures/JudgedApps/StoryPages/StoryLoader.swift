import Foundation

struct Story: Decodable {
  struct Page: Decodable, Identifiable {
    let id: Int
    let text: String
    let tint: String
  }
  let title: String
  let pages: [Page]
}

enum StoryLoader {
  static func load(_ name: String, bundle: Bundle = .main) throws -> Story {
    guard let url = bundle.url(forResource: name, withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Story.self, from: Data(contentsOf: url))
  }

  static let sample = Story(
    title: "The Lighthouse",
    pages: [
      .init(id: 0, text: "The lamp had not been lit for years.", tint: "indigo"),
      .init(id: 1, text: "Then one night, Ada saw it blink.", tint: "teal"),
      .init(id: 2, text: "She took her boots and her torch.", tint: "orange"),
      .init(id: 3, text: "Nobody was there but the gulls.", tint: "indigo"),
      .init(id: 4, text: "And the lamp was warm.", tint: "teal"),
    ])
}
