import Foundation
import Observation

struct Station: Identifiable, Codable, Hashable {
  var id: String
  var genre: String
  var listeners: Int
}

@Observable
final class StationsModel {
  var stations: [Station] = []
  private(set) var laneWidth: CGFloat = 0

  let gap: CGFloat = 12
  let share: CGFloat = 0.8

  var stride: CGFloat { laneWidth * share + gap }

  func measured(_ width: CGFloat) {
    guard laneWidth == 0, width > 0 else { return }
    laneWidth = width
  }

  func refresh() async {
    stations = [
      Station(id: "Harbour FM", genre: "Jazz", listeners: 812),
      Station(id: "Radio Moss", genre: "Ambient", listeners: 240),
      Station(id: "Kontra", genre: "Techno", listeners: 1904),
      Station(id: "Old Town", genre: "Folk", listeners: 97),
      Station(id: "Wire", genre: "News", listeners: 3310),
    ]
  }
}
