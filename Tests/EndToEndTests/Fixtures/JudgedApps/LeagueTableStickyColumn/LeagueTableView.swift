import SwiftUI

struct Standing: Identifiable, Hashable {
  let id: Int
  let club: String
  let stats: [String: String]

  func value(_ column: StatColumn) -> String { stats[column.rawValue] ?? "–" }
}

enum StatColumn: String, CaseIterable, Identifiable {
  case played = "MP", won = "W", drawn = "D", lost = "L"
  case goalsFor = "GF", goalsAgainst = "GA", difference = "GD"
  case cleanSheets = "CS", form = "Form", points = "Pts"
  var id: Self { self }
}

private enum Grid {
  static let clubWidth: CGFloat = 132
  static let cellWidth: CGFloat = 58
  static let rowHeight: CGFloat = 40
}

struct LeagueTableView: View {
  let title: String
  let standings: [Standing]

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 12) {
        Text(title)
          .font(.title2.bold())
          .padding(.horizontal, 16)
        table
      }
      .padding(.vertical, 12)
    }
  }

  private var table: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(StatColumn.allCases) { column in
          StatColumnView(column: column, standings: standings)
            .frame(width: Grid.cellWidth)
        }
      }
      .scrollTargetLayout()
      .padding(.leading, Grid.clubWidth)
    }
    .scrollTargetBehavior(.viewAligned)
    .overlay(alignment: .leading) {
      ClubColumn(standings: standings)
        .frame(width: Grid.clubWidth)
        .background(.background)
        .overlay(alignment: .trailing) { Divider() }
    }
  }
}

private struct StatColumnView: View {
  let column: StatColumn
  let standings: [Standing]

  var body: some View {
    VStack(spacing: 0) {
      Text(column.rawValue)
        .font(.caption.bold())
        .foregroundStyle(.secondary)
        .frame(height: Grid.rowHeight)
      ForEach(standings) { row in
        Text(row.value(column))
          .font(.callout.monospacedDigit())
          .fontWeight(column == .points ? .semibold : .regular)
          .frame(height: Grid.rowHeight)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

private struct ClubColumn: View {
  let standings: [Standing]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Club")
        .font(.caption.bold())
        .foregroundStyle(.secondary)
        .frame(height: Grid.rowHeight)
      ForEach(standings) { row in
        HStack(spacing: 8) {
          Text("\(row.id)").foregroundStyle(.secondary)
          Text(row.club).lineLimit(1)
        }
        .font(.callout)
        .frame(height: Grid.rowHeight)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, 12)
  }
}

#Preview {
  LeagueTableView(
    title: "Premier Division",
    standings: (1...12).map { place in
      Standing(
        id: place, club: "Club \(place)",
        stats: ["MP": "20", "W": "\(14 - place)", "Pts": "\(48 - place * 2)"])
    }
  )
}
