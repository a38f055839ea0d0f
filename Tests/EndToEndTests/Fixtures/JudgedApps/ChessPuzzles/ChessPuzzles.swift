import SwiftUI

struct Puzzle: Identifiable {
  let id: Int
  let task: String
  let placement: String
  let solution: String

  static let daily: [Puzzle] = [
    Puzzle(id: 1, task: "White mates in one", placement: "6k1/5ppp/8/8/8/8/5PPP/3R2K1", solution: "Rd8#"),
    Puzzle(id: 2, task: "White wins the queen", placement: "4k3/8/8/3q4/8/8/4B3/3RK3", solution: "Rxd5"),
    Puzzle(id: 3, task: "Find the fork", placement: "r3k3/8/8/3N4/8/8/8/4K3", solution: "Nc7+"),
    Puzzle(id: 4, task: "Promote safely", placement: "8/1P4k1/8/8/8/8/6K1/8", solution: "b8=Q"),
    Puzzle(id: 5, task: "Pin the knight", placement: "4k3/8/2n5/8/8/8/4B3/4K3", solution: "Bb5"),
  ]

  var ranks: [[String]] {
    placement.split(separator: "/").map { rank in
      rank.flatMap { sign -> [String] in
        if let empty = sign.wholeNumberValue { return Array(repeating: "", count: empty) }
        return [Self.figures[sign] ?? ""]
      }
    }
  }

  private static let figures: [Character: String] = [
    "K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘", "P": "♙",
    "k": "♚", "q": "♛", "r": "♜", "b": "♝", "n": "♞", "p": "♟\u{FE0E}",
  ]
}

struct OneCardAtATime: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0, count > 0 else { return }
    let origin = context.originalTarget.rect.minX
    let travel = (target.rect.minX - origin) / pitch
    let move: CGFloat = abs(travel) < 0.15 ? 0 : (travel > 0 ? 1 : -1)
    let index = min(max((origin / pitch).rounded() + move, 0), CGFloat(count - 1))
    target.rect.origin.x = index * pitch
  }
}

struct CenteredCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  var cardWidth: CGFloat = 300
  var gap: CGFloat = 16
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(items) { item in
            card(item).frame(width: cardWidth)
          }
        }
        .padding(.horizontal, max((proxy.size.width - cardWidth) / 2, 0))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(OneCardAtATime(pitch: cardWidth + gap, count: items.count))
    }
  }
}

struct BoardView: View {
  let ranks: [[String]]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(ranks.enumerated()), id: \.offset) { row, rank in
        HStack(spacing: 0) {
          ForEach(Array(rank.enumerated()), id: \.offset) { column, figure in
            Text(figure)
              .font(.title2)
              .frame(width: 33, height: 33)
              .background((row + column).isMultiple(of: 2) ? Color.brown.opacity(0.15) : .brown.opacity(0.55))
          }
        }
      }
    }
  }
}

struct PuzzleScreen: View {
  @State private var solved: Set<Puzzle.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          CenteredCarousel(items: Puzzle.daily) { puzzle in
            VStack(spacing: 12) {
              Text(puzzle.task).font(.headline)
              BoardView(ranks: puzzle.ranks)
              Button(solved.contains(puzzle.id) ? puzzle.solution : "Show the move") {
                solved.formSymmetricDifference([puzzle.id])
              }
              .buttonStyle(.bordered)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background.secondary, in: .rect(cornerRadius: 20))
          }
          .frame(height: 400)
          ProgressView(value: Double(solved.count), total: Double(Puzzle.daily.count)) {
            Text("\(solved.count) of \(Puzzle.daily.count) looked at")
          }
          .padding(.horizontal, 24)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Daily puzzles")
    }
  }
}

#Preview {
  PuzzleScreen()
}
