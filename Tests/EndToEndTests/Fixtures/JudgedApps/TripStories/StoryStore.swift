import SwiftUI
import Observation

struct Story: Identifiable {
  let id: Int
  let place: String
  let note: String
  let symbol: String
}

@Observable
class StoryStore {
  var stories = [
    Story(id: 1, place: "Night train", note: "Left at ten, woke up at the sea.", symbol: "tram.fill"),
    Story(id: 2, place: "Old harbour", note: "Boats, nets, cats.", symbol: "sailboat.fill"),
    Story(id: 3, place: "The hike", note: "Nineteen kilometres and one sandwich.", symbol: "figure.hiking"),
    Story(id: 4, place: "Lookout", note: "Fog for an hour, then everything.", symbol: "binoculars.fill"),
    Story(id: 5, place: "Campfire", note: "Somebody had a guitar.", symbol: "flame.fill"),
    Story(id: 6, place: "Home", note: "Sand in every pocket.", symbol: "house.fill"),
  ]
}

/// Hands the size of the available space to its content.
struct SizeReader<Content: View>: View {
  @ViewBuilder var content: (CGSize) -> Content

  var body: some View {
    GeometryReader { geo in
      content(geo.size)
    }
  }
}
