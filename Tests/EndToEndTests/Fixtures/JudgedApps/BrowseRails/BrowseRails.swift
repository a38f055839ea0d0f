import SwiftUI

struct Title: Identifiable {
  let id: String
  let name: String
  let hue: Double
}

struct Rail: Identifiable {
  enum Shape { case poster, wide }

  let id: String
  let headline: String
  let shape: Shape
  let titles: [Title]

  var itemSize: CGSize {
    switch shape {
    case .poster: CGSize(width: 140, height: 210)
    case .wide: CGSize(width: 220, height: 124)
    }
  }

  static func titles(_ prefix: String, _ count: Int) -> [Title] {
    (1...count).map {
      Title(id: "\(prefix)-\($0)", name: "\(prefix) \($0)", hue: Double($0) / Double(count + 1))
    }
  }

  static let catalogue: [Rail] = [
    Rail(id: "continue", headline: "Continue watching", shape: .wide, titles: titles("Episode", 8)),
    Rail(id: "new", headline: "New this week", shape: .poster, titles: titles("Premiere", 10)),
    Rail(id: "crime", headline: "Nordic noir", shape: .poster, titles: titles("Case", 9)),
  ]
}

enum RailMetrics {
  static let gutter: CGFloat = 12
  static let edge: CGFloat = 16
}

/// Lands every rail on the leading edge of a tile, lined up with the headline.
struct RailAlignment: ScrollTargetBehavior {
  let tileWidth: CGFloat
  let gutter: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = tileWidth + gutter
    let travel = max(context.contentSize.width - context.containerSize.width, 0)
    let lastTile = (travel / pitch).rounded(.down)
    let tile = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(tile, 0), lastTile) * pitch
  }
}

struct TileView: View {
  let title: Title
  let size: CGSize

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: title.hue, saturation: 0.55, brightness: 0.6))
        .frame(width: size.width, height: size.height)
        .overlay(alignment: .topTrailing) {
          Image(systemName: "play.circle.fill")
            .foregroundStyle(.white.opacity(0.8))
            .padding(8)
        }
      Text(title.name)
        .font(.caption)
        .lineLimit(1)
    }
    .frame(width: size.width, alignment: .leading)
  }
}

struct RailView: View {
  let rail: Rail

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(rail.headline)
        .font(.title3.bold())
        .padding(.horizontal, RailMetrics.edge)

      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: RailMetrics.gutter) {
          ForEach(rail.titles) { title in
            TileView(title: title, size: rail.itemSize)
          }
        }
        .padding(.horizontal, RailMetrics.edge)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        RailAlignment(tileWidth: rail.itemSize.width, gutter: RailMetrics.gutter)
      )
    }
  }
}

struct BrowseRails: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        ForEach(Rail.catalogue) { rail in
          RailView(rail: rail)
        }
      }
      .padding(.vertical, 20)
    }
    .background(Color.black)
    .environment(\.colorScheme, .dark)
  }
}

#Preview {
  BrowseRails()
}
