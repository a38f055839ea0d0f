import SwiftUI

// Moves exactly one chord at a time, however hard you swipe.
struct ChordSnapBehavior: ScrollTargetBehavior {
  let itemSize: CGFloat
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = itemSize + spacing
    let start = context.originalTarget.rect.minX
    let current = Int((start / step).rounded())
    let distance = target.rect.minX - start
    let threshold = itemSize * 0.3

    var next = current
    if abs(distance) > threshold {
      next += distance > 0 ? 1 : -1
    }
    next = min(max(next, 0), count - 1)

    // not far enough (or nothing more to show): stay on this chord
    guard next != current else { return }
    target.rect.origin.x = CGFloat(next) * step
  }
}

struct ChordBrowserView: View {
  let chords: [Chord]

  private let cardWidth: CGFloat = 280
  private let spacing: CGFloat = 20

  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 12) {
        Text("Campfire chords")
          .font(.title2.bold())

        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: spacing) {
            ForEach(chords) { chord in
              ChordCard(chord: chord)
                .frame(width: cardWidth, height: min(360, geo.size.height - 90))
            }
          }
        }
        .safeAreaPadding(.horizontal, (geo.size.width - cardWidth) / 2)
        .scrollTargetBehavior(
          ChordSnapBehavior(itemSize: cardWidth, spacing: spacing, count: chords.count)
        )
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color.brown.opacity(0.12))
  }
}

private struct ChordCard: View {
  let chord: Chord

  var body: some View {
    VStack(spacing: 10) {
      Text(chord.name).font(.largeTitle.weight(.heavy))
      FretBoard(frets: chord.frets)
      Text(chord.hint)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background, in: RoundedRectangle(cornerRadius: 24))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
  }
}

private struct FretBoard: View {
  let frets: [Int?]

  var body: some View {
    Canvas { ctx, size in
      let dx = size.width / 6
      let dy = size.height / 5
      for string in 0..<6 {
        let x = dx * (CGFloat(string) + 0.5)
        var line = Path()
        line.move(to: CGPoint(x: x, y: dy * 0.5))
        line.addLine(to: CGPoint(x: x, y: dy * 4.5))
        ctx.stroke(line, with: .color(.secondary), lineWidth: 1.5)
        if let fret = frets[string], fret > 0 {
          let dot = CGRect(x: x - 8, y: dy * CGFloat(fret) - 8, width: 16, height: 16)
          ctx.fill(Path(ellipseIn: dot), with: .color(.brown))
        }
      }
    }
  }
}

#Preview {
  ChordBrowserView(chords: Chord.campfire)
}
