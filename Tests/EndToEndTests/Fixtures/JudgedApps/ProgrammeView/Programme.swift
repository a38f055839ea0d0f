import Foundation

struct Film: Identifiable {
  let id = UUID()
  let title: String
  let director: String
  let time: String
  var gala = false

  var rowHeight: CGFloat { gala ? 132 : 92 }
}

struct FestivalDay: Identifiable {
  static let headerHeight: CGFloat = 56
  static let footerHeight: CGFloat = 24

  let id: String
  let films: [Film]

  var height: CGFloat {
    films.reduce(Self.headerHeight + Self.footerHeight) { $0 + $1.rowHeight }
  }
}

extension FestivalDay {
  static let all: [FestivalDay] = [
    .init(
      id: "Thursday",
      films: [
        .init(title: "Salt Road", director: "M. Adeyemi", time: "12:00"),
        .init(title: "A Room in Trieste", director: "L. Furlan", time: "14:30"),
        .init(title: "Kites", director: "P. Sen", time: "16:45"),
        .init(title: "The Ferryman's Ledger", director: "O. Haugen", time: "19:30", gala: true),
        .init(title: "Night Bus 43", director: "T. Lim", time: "22:15"),
      ]),
    .init(
      id: "Friday",
      films: [
        .init(title: "Shorts I", director: "various", time: "10:00"),
        .init(title: "Shorts II", director: "various", time: "11:30"),
        .init(title: "Orchard", director: "J. Nowak", time: "13:15"),
        .init(title: "Low Season", director: "C. Duarte", time: "15:00", gala: true),
        .init(title: "Two Bells", director: "R. Quinn", time: "17:00"),
        .init(title: "Glass Harbour", director: "A. Ito", time: "19:30", gala: true),
        .init(title: "Mirrors for Foxes", director: "E. Blom", time: "21:45"),
        .init(title: "Dead Wax", director: "S. Okafor", time: "23:30"),
      ]),
    .init(
      id: "Saturday",
      films: [
        .init(title: "Family matinee: Pip", director: "H. Roy", time: "11:00"),
        .init(title: "Ten Letters", director: "B. Castel", time: "15:30"),
        .init(title: "Closing the Mine", director: "G. Pryce", time: "20:00", gala: true),
      ]),
    .init(
      id: "Sunday",
      films: [
        .init(title: "Shorts III", director: "students", time: "10:30"),
        .init(title: "Audience choice", director: "tba", time: "12:00"),
        .init(title: "Sleepers", director: "K. Varga", time: "14:00"),
        .init(title: "Archive: Nanook reels", director: "restored", time: "16:00"),
        .init(title: "The Long Table", director: "F. Amari", time: "18:30", gala: true),
        .init(title: "Winner repeat", director: "tba", time: "21:30"),
      ]),
  ]
}
