//
//  PuzzleShelf.swift
//  ForkAndPin
//

import SwiftUI

final class PuzzleStore: ObservableObject {
  @Published var puzzles: [Puzzle]

  init(puzzles: [Puzzle] = Puzzle.daily) { self.puzzles = puzzles }

  func toggle(_ puzzle: Puzzle) {
    guard let i = puzzles.firstIndex(where: { $0.id == puzzle.id }) else { return }
    puzzles[i].solved.toggle()
  }
}

struct PuzzleShelf: View {
  @StateObject private var store = PuzzleStore()
  @Environment(\.verticalSizeClass) private var vertical

  private let gutter: CGFloat = 12

  private var columns: Int { vertical == .compact ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text("This week").font(.title2.bold())
        Spacer()
        Text("\(store.puzzles.filter(\.solved).count) of \(store.puzzles.count)")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: gutter) {
          ForEach(store.puzzles) { puzzle in
            PuzzleTile(puzzle: puzzle)
              .containerRelativeFrame(.horizontal, count: columns, spacing: gutter)
              .onTapGesture { store.toggle(puzzle) }
          }
        }
      }
      .frame(height: 230)
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 20)
      .scrollTargetBehavior(GutterPaging(gutter: gutter))

      Spacer(minLength: 0)
    }
    .padding(.top, 16)
  }
}

// Full pages with a gutter in between. The last page may be a short one,
// it then stops where the shelf ends.
struct GutterPaging: ScrollTargetBehavior {
  var gutter: CGFloat
  var flick: CGFloat = 220

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width + gutter
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let from = context.originalTarget.rect.minX
    let wish = target.rect.minX
    let speed = context.velocity.dx

    var stop: CGFloat
    if speed > flick, wish > from {
      stop = ((from / step + 0.01).rounded(.down) + 1) * step
    } else if speed < -flick, wish < from {
      stop = ((from / step - 0.01).rounded(.up) - 1) * step
    } else {
      stop = (wish / step).rounded() * step
      if abs(end - wish) < abs(stop - wish) { stop = end }
    }
    target.rect.origin.x = min(max(stop, 0), end)
  }
}

#Preview {
  PuzzleShelf()
}
