import SwiftData
import Foundation

@Model
final class Shift {
  var start: Date
  var hours: Int
  var place: String

  init(start: Date, hours: Int, place: String) {
    self.start = start
    self.hours = hours
    self.place = place
  }
}
