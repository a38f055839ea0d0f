import Foundation

struct TimelineEvent: Identifiable {
  let id = UUID()
  let date: Date
  let title: String
  let text: String

  init(_ iso: String, _ title: String, _ text: String) {
    date = (try? Date(iso, strategy: .iso8601.year().month().day())) ?? .distantPast
    self.title = title
    self.text = text
  }

  static let renovation: [TimelineEvent] = [
    .init("2023-01-09", "Keys", "Handed over in the rain."),
    .init("2023-01-16", "Survey", "Damp in the back wall, roof fine."),
    .init("2023-02-20", "Strip-out", "Two skips, four layers of wallpaper."),
    .init("2023-03-01", "Electrics", "First fix."),
    .init("2023-03-04", "Plumbing", "New stack, old bath stays."),
    .init("2023-05-22", "Plaster", "Eleven days, then weeks of drying."),
    .init("2023-07-03", "Floors", "Oak upstairs, cork in the kitchen."),
    .init("2023-07-28", "Kitchen", "Worktop came with a chip."),
    .init("2023-08-02", "Worktop, again", "Replacement fitted."),
    .init("2023-09-30", "Moving in", "Boxes everywhere."),
  ]
}
