import CoreGraphics

struct AgendaSession: Identifiable, Hashable {
  let title: String
  let speaker: String
  let room: String
  var id: String { title }
}

struct AgendaBlock: Identifiable, Hashable {
  let time: String
  let sessions: [AgendaSession]
  var id: String { time }

  static let saturday: [AgendaBlock] = [
    AgendaBlock(
      time: "09:00",
      sessions: [
        AgendaSession(title: "Opening keynote", speaker: "Ines Duarte", room: "Main hall"),
        AgendaSession(title: "Breakfast club", speaker: "Community team", room: "Foyer"),
        AgendaSession(title: "Badge desk tour", speaker: "Volunteers", room: "Entrance"),
      ]),
    AgendaBlock(
      time: "10:30",
      sessions: [
        AgendaSession(title: "Typography at speed", speaker: "Bo Lindqvist", room: "Room A"),
        AgendaSession(title: "Shipping small", speaker: "Chidi Okafor", room: "Room B"),
      ]),
    AgendaBlock(
      time: "13:00",
      sessions: [
        AgendaSession(title: "Maps offline", speaker: "Hana Mori", room: "Room A"),
        AgendaSession(title: "Colour and contrast", speaker: "Tess Wild", room: "Room B"),
        AgendaSession(title: "Testing in public", speaker: "Juan Prieto", room: "Room C"),
        AgendaSession(title: "Audio for everyone", speaker: "Lea Brandt", room: "Lab"),
      ]),
    AgendaBlock(
      time: "15:00",
      sessions: [
        AgendaSession(title: "Lightning round", speaker: "Everyone", room: "Main hall")
      ]),
    AgendaBlock(
      time: "16:30",
      sessions: [
        AgendaSession(title: "Sync engines", speaker: "Priya Nair", room: "Room A"),
        AgendaSession(title: "A year alone", speaker: "Tom Reyes", room: "Room B"),
        AgendaSession(title: "Closing", speaker: "Ines Duarte", room: "Main hall"),
      ]),
  ]
}

struct AgendaLayout {
  static let headerHeight: CGFloat = 40
  static let rowHeight: CGFloat = 88

  let stops: [CGFloat]

  init(blocks: [AgendaBlock]) {
    var stops: [CGFloat] = []
    var y: CGFloat = 0
    for block in blocks {
      stops.append(y)
      y += Self.headerHeight
      for row in block.sessions.indices {
        if row > 0 { stops.append(y) }
        y += Self.rowHeight
      }
    }
    self.stops = stops
  }
}
