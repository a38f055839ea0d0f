import SwiftUI

struct Puzzle: Identifiable {
  let id: Int
  let theme: String
  let rating: Int
  var solved = false

  static let daily: [Puzzle] = {
    let themes = ["Fork", "Pin", "Skewer", "Back rank", "Deflection", "Smothered", "Zugzwang"]
    return (0..<14).map { i in
      Puzzle(id: i, theme: themes[i % themes.count], rating: 1150 + (i * 137) % 700, solved: i < 3)
    }
  }()
}

struct PuzzleTile: View {
  let puzzle: Puzzle

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Canvas { context, size in
        let side = size.width / 8
        for rank in 0..<8 {
          for file in 0..<8 where (rank + file).isMultiple(of: 2) == false {
            let square = CGRect(
              x: CGFloat(file) * side, y: CGFloat(rank) * side,
              width: side, height: side)
            context.fill(Path(square), with: .color(.brown))
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .background(Color(red: 0.94, green: 0.87, blue: 0.75))
      .clipShape(.rect(cornerRadius: 8))
      .opacity(puzzle.solved ? 0.45 : 1)

      HStack {
        Text(puzzle.theme).lineLimit(1)
        Spacer()
        Text("\(puzzle.rating)").monospacedDigit().foregroundStyle(.secondary)
      }
      .font(.footnote)
    }
  }
}
