import CoreGraphics
import Observation

struct Album: Identifiable {
  let id: String
  let title: String
  let artist: String
  let hue: Double
}

@Observable
final class ShelfModel {
  var albums: [Album] = [
    Album(id: "kob", title: "Kind of Blue", artist: "Miles Davis", hue: 0.58),
    Album(id: "koln", title: "The Köln Concert", artist: "Keith Jarrett", hue: 0.08),
    Album(id: "mez", title: "Mezzanine", artist: "Massive Attack", hue: 0.0),
    Album(id: "dum", title: "Dummy", artist: "Portishead", hue: 0.62),
    Album(id: "hom", title: "Homogenic", artist: "Björk", hue: 0.85),
    Album(id: "ok", title: "OK Computer", artist: "Radiohead", hue: 0.5),
  ]
  var currentID: Album.ID?

  var current: Album? { albums.first { $0.id == currentID } ?? albums.first }

  // MARK: Lengths

  static let caption: CGFloat = 96
  static let spacing: CGFloat = 22

  func cover(in size: CGSize) -> CGFloat {
    max(96, min(size.width * 0.68, size.height - Self.caption - 2 * Self.spacing))
  }

  func lead(in size: CGSize) -> CGFloat {
    (size.width - cover(in: size)) / 2
  }
}
