import SwiftUI

struct Work: Identifiable {
  let id: Int
  let title: String
  let year: Int
  let hangWidth: CGFloat
  let tint: Color
}

struct Exhibition {
  var title: String
  var works: [Work]

  var chronological: [Work] {
    works.sorted { $0.year < $1.year }
  }

  static let northernLight = Exhibition(
    title: "Northern Light",
    works: [
      Work(id: 101, title: "Fjord, Evening", year: 1893, hangWidth: 180, tint: .indigo),
      Work(id: 102, title: "The Harvest", year: 1872, hangWidth: 320, tint: .yellow),
      Work(id: 103, title: "Red Boathouse", year: 1910, hangWidth: 220, tint: .red),
      Work(id: 104, title: "Study of a Birch", year: 1885, hangWidth: 140, tint: .green),
      Work(id: 105, title: "Procession", year: 1866, hangWidth: 360, tint: .brown),
      Work(id: 106, title: "Winter Harbour", year: 1901, hangWidth: 240, tint: .cyan),
      Work(id: 107, title: "Girl with Letter", year: 1879, hangWidth: 200, tint: .pink),
    ])
}
