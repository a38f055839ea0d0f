import SwiftUI

struct FavouriteLine: Identifiable, Codable {
  var id = UUID()
  var code: String
  var headsign: String
  var nextIn: Int
}

struct FavouriteLinesView: View {
  @State private var lines: [FavouriteLine] = [
    FavouriteLine(code: "12", headsign: "Central Station", nextIn: 3),
    FavouriteLine(code: "S5", headsign: "Lakeside", nextIn: 7),
    FavouriteLine(code: "N41", headsign: "Airport", nextIn: 22),
    FavouriteLine(code: "T3", headsign: "Fairground", nextIn: 1),
  ]

  private static let tileWidth = 150.0
  private static let spacing = 12.0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Favourites")
        .font(.title2.bold())
        .padding(.leading, 16)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Self.spacing) {
          ForEach(lines) { line in
            LineTile(line: line)
              .frame(width: Self.tileWidth, height: 120)
              .contextMenu {
                Button("Remove", systemImage: "trash", role: .destructive) {
                  withAnimation { lines.removeAll { $0.id == line.id } }
                }
              }
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(
        TileSnapBehavior(tileWidth: Self.tileWidth, spacing: Self.spacing)
      )

      Spacer()
    }
    .padding(.top)
  }
}

struct LineTile: View {
  let line: FavouriteLine

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(line.code)
        .font(.title.weight(.black))
      Text(line.headsign)
        .font(.caption)
        .lineLimit(1)
      Spacer()
      Label("\(line.nextIn) min", systemImage: "clock")
        .font(.callout)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.green.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

#Preview("Four lines") {
  FavouriteLinesView()
}
