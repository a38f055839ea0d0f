import SwiftUI

struct WidgetItem: Identifiable {
  let id = UUID()
  let name: String
  let tint: Color
}

struct WidgetGroup: Identifiable {
  let title: String
  let items: [WidgetItem]
  var id: String { title }
}

enum GalleryMetrics {
  static let columns = 2
  static let headerHeight: CGFloat = 52
  static let tileHeight: CGFloat = 158
  static let tileGap: CGFloat = 14
  static let groupGap: CGFloat = 28

  static func height(of group: WidgetGroup) -> CGFloat {
    let rows = (group.items.count + columns - 1) / columns
    let grid = CGFloat(rows) * tileHeight + CGFloat(max(rows - 1, 0)) * tileGap
    return headerHeight + grid
  }

  // The top edge of each group, measured from the top of the content.
  static func tops(of groups: [WidgetGroup]) -> [CGFloat] {
    var y: CGFloat = 0
    return groups.map { group in
      defer { y += height(of: group) + groupGap }
      return y
    }
  }
}

extension WidgetGroup {
  static let catalog: [WidgetGroup] = [
    .init(title: "Clock", items: ["World", "Analog", "Digital"].map { .init(name: $0, tint: .orange) }),
    .init(
      title: "Weather", items: ["Now", "Hourly", "Week", "Rain", "Wind"].map { .init(name: $0, tint: .cyan) }),
    .init(title: "Batteries", items: ["Phone", "All devices"].map { .init(name: $0, tint: .green) }),
    .init(
      title: "Photos",
      items: ["Memories", "Favourites", "People", "On this day", "Pets", "Trips", "Album"].map {
        .init(name: $0, tint: .pink)
      }),
    .init(
      title: "Stocks",
      items: ["Ticker", "Watchlist", "Chart", "Index"].map { .init(name: $0, tint: .indigo) }),
    .init(title: "Notes", items: ["Last note"].map { .init(name: $0, tint: .yellow) }),
  ]
}
