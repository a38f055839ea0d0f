import Foundation
import Observation

struct TimeControl: Identifiable, Equatable {
  var id: String { name }
  let name: String
  let minutes: Int
  let increment: Int

  var notation: String { "\(minutes)+\(increment)" }
}

@Observable
final class ClockStore {
  var presets: [TimeControl] = [
    TimeControl(name: "Bullet", minutes: 1, increment: 0),
    TimeControl(name: "Bullet plus", minutes: 2, increment: 1),
    TimeControl(name: "Blitz", minutes: 3, increment: 2),
    TimeControl(name: "Blitz five", minutes: 5, increment: 0),
    TimeControl(name: "Rapid", minutes: 10, increment: 5),
    TimeControl(name: "Club", minutes: 25, increment: 10),
    TimeControl(name: "League", minutes: 60, increment: 15),
    TimeControl(name: "Classical", minutes: 90, increment: 30),
  ]
  var row = 0

  var selection: TimeControl? {
    presets.indices.contains(row) ? presets[row] : nil
  }
}
