import SwiftUI

struct ChessPuzzle: Identifiable {
  let id: Int
  let weekday: String
  let rating: Int
  let theme: String

  static let thisWeek: [ChessPuzzle] = [
    .init(id: 0, weekday: "Monday", rating: 1100, theme: "Fork"),
    .init(id: 1, weekday: "Tuesday", rating: 1250, theme: "Pin"),
    .init(id: 2, weekday: "Wednesday", rating: 1400, theme: "Skewer"),
    .init(id: 3, weekday: "Thursday", rating: 1550, theme: "Back rank"),
    .init(id: 4, weekday: "Friday", rating: 1700, theme: "Deflection"),
    .init(id: 5, weekday: "Saturday", rating: 1850, theme: "Zugzwang"),
    .init(id: 6, weekday: "Sunday", rating: 2100, theme: "Quiet move"),
  ]
}

// Turns one column of the grid at a time.
struct ColumnTurner: ScrollTargetBehavior {
  var columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, columns > 0 else { return }

    func column(_ x: CGFloat) -> Int { Int((x / width).rounded()) }

    let from = column(context.originalTarget.rect.minX)
    var to = column(target.rect.minX)
    if to == from, abs(context.velocity.dx) > 200 {
      let ahead = target.rect.minX - context.originalTarget.rect.minX
      if ahead * context.velocity.dx > 0 { to += ahead > 0 ? 1 : -1 }
    }
    to = min(max(to, from - 1), from + 1)
    target.rect.origin.x = CGFloat(min(max(to, 0), columns - 1)) * width
  }
}

struct WeeklyPuzzlesView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  var puzzles = ChessPuzzle.thisWeek

  private var rowCount: Int { verticalSizeClass == .compact ? 1 : 2 }

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(230), spacing: 12), count: rowCount)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Puzzles of the week")
        .font(.title2.bold())
        .padding(.horizontal)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 0) {
          ForEach(puzzles) { puzzle in
            PuzzleCell(puzzle: puzzle)
              .padding(.horizontal)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ColumnTurner(columns: puzzles.count / rowCount))
      .frame(height: CGFloat(rowCount) * 230 + CGFloat(rowCount - 1) * 12)
    }
  }
}

private struct PuzzleCell: View {
  let puzzle: ChessPuzzle

  var body: some View {
    HStack(spacing: 16) {
      BoardThumb().aspectRatio(1, contentMode: .fit)
      VStack(alignment: .leading) {
        Text(puzzle.weekday).font(.headline)
        Text(puzzle.theme)
        Text("\(puzzle.rating)").monospacedDigit().foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding()
    .frame(height: 230)
    .background(.brown.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

private struct BoardThumb: View {
  var body: some View {
    Canvas { context, size in
      let square = size.width / 8
      for rank in 0..<8 {
        for file in 0..<8 where (rank + file).isMultiple(of: 2) {
          let rect = CGRect(
            x: CGFloat(file) * square, y: CGFloat(rank) * square,
            width: square, height: square)
          context.fill(Path(rect), with: .color(.brown.opacity(0.5)))
        }
      }
    }
    .border(.brown)
  }
}

#Preview { WeeklyPuzzlesView() }
