import SwiftUI
import Observation

struct Camera: Identifiable, Hashable, Decodable {
  let id: String
  let room: String
  let snapshot: String
  let isOnline: Bool
}

@Observable
final class CameraWallModel {
  private(set) var cameras: [Camera] = []
  var currentID: Camera.ID?

  var current: Camera? {
    cameras.first { $0.id == currentID } ?? cameras.first
  }

  func load() {
    guard cameras.isEmpty,
      let url = Bundle.main.url(forResource: "cameras", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let decoded = try? JSONDecoder().decode([Camera].self, from: data)
    else { return }
    cameras = decoded
  }
}
