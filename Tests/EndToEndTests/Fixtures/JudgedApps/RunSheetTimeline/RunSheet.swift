import SwiftUI

struct Moment: Identifiable {
  let id = UUID()
  var title: String
  var symbol: String
  var minutes: Int

  var width: CGFloat { min(max(120, CGFloat(minutes) * 2.5), 340) }
}

struct RunSheet {
  static let gap: CGFloat = 10
  static let edge: CGFloat = 20

  var couple: String
  var moments: [Moment]

  var stops: [CGFloat] {
    var result: [CGFloat] = []
    var x: CGFloat = 0
    for moment in moments {
      result.append(x)
      x += moment.width + Self.gap
    }
    return result
  }

  static let sample = RunSheet(
    couple: "Ines & Theo",
    moments: [
      Moment(title: "Hair and make-up", symbol: "comb", minutes: 120),
      Moment(title: "First look", symbol: "camera", minutes: 30),
      Moment(title: "Ceremony", symbol: "heart", minutes: 45),
      Moment(title: "Drinks on the lawn", symbol: "wineglass", minutes: 90),
      Moment(title: "Dinner", symbol: "fork.knife", minutes: 130),
      Moment(title: "Speeches", symbol: "mic", minutes: 40),
      Moment(title: "First dance", symbol: "music.note", minutes: 15),
      Moment(title: "Party", symbol: "party.popper", minutes: 180),
      Moment(title: "Farewell", symbol: "car", minutes: 20),
    ])
}
