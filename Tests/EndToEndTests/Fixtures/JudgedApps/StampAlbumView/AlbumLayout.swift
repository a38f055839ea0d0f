import SwiftUI

struct Stamp: Identifiable, Hashable {
  let id: Int
  let face: String
  let year: Int
  var mint: Bool { id % 3 != 0 }
}

struct AlbumPage: Identifiable {
  let id: String
  let stamps: [Stamp]
  init(_ country: String, count: Int, from year: Int, seed: Int) {
    id = country
    stamps = (0..<count).map { Stamp(id: seed + $0, face: "\(5 * ($0 + 1))", year: year + $0 * 2) }
  }

  static let collection = [
    AlbumPage("Iceland", count: 9, from: 1948, seed: 100),
    AlbumPage("Japan", count: 14, from: 1961, seed: 200),
    AlbumPage("Portugal", count: 6, from: 1975, seed: 300),
    AlbumPage("Helvetia", count: 11, from: 1939, seed: 400),
  ]
}

// Everything about where things are on the album strip.
struct AlbumLayout {
  var rows: Int
  let pocket: CGFloat = 96
  let gutter: CGFloat = 12
  let binding: CGFloat = 16
  let margin: CGFloat = 20

  init(_ height: UserInterfaceSizeClass?) {
    rows = height == .compact ? 2 : 4
  }

  func columns(_ page: AlbumPage) -> Int {
    (page.stamps.count + rows - 1) / rows
  }

  func width(_ page: AlbumPage) -> CGFloat {
    let n = CGFloat(columns(page))
    return n * pocket + (n - 1) * gutter + 2 * binding
  }

  func lines(_ page: AlbumPage) -> [[Stamp]] {
    let n = columns(page)
    return stride(from: 0, to: page.stamps.count, by: n).map {
      Array(page.stamps[$0..<min($0 + n, page.stamps.count)])
    }
  }

  // One rest per page, and more where a page is broader than the window.
  func rests(_ pages: [AlbumPage], window: CGFloat) -> [CGFloat] {
    var out: [CGFloat] = []
    var x: CGFloat = 0
    for page in pages {
      let far = x + margin + width(page) + margin
      var at = x
      out.append(at)
      while at + window < far - 0.5 {
        at = min(at + window * 0.8, far - window)
        out.append(at)
      }
      x = far - margin
    }
    return out
  }
}
