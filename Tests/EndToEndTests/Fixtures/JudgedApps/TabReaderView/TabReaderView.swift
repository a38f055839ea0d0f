import SwiftUI

struct TabReaderView: View {
  let song: Song
  private let strings = ["e", "B", "G", "D", "A", "E"]

  var body: some View {
    VStack(alignment: .leading) {
      Text(song.title)
        .font(.title.bold())
        .padding()
      HStack(spacing: 0) {
        tuning
          .frame(width: 48)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(song.measures) { measure in
              MeasureView(measure: measure)
                .frame(width: measure.width)
            }
          }
          .padding(.trailing, 16)
        }
        .scrollTargetBehavior(MeasureSnap(starts: song.measureStarts))
      }
      .frame(height: 200)
      Spacer()
    }
  }

  private var tuning: some View {
    VStack(spacing: 0) {
      ForEach(strings, id: \.self) { name in
        Text(name)
          .font(.footnote.monospaced())
          .frame(maxHeight: .infinity)
      }
    }
  }
}

private struct MeasureView: View {
  let measure: Measure

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { string in
        HStack(spacing: 0) {
          ForEach(0..<measure.beats, id: \.self) { beat in
            Text((string + beat + measure.id).isMultiple(of: 3) ? "\((string * beat) % 9)" : " ")
              .font(.callout.monospaced())
              .frame(width: Measure.beatWidth)
          }
          if measure.hasRepeat {
            Text(":").frame(width: Measure.repeatWidth)
          }
        }
        .frame(maxHeight: .infinity)
        .background { Divider() }
      }
    }
    .overlay(alignment: .leading) {
      Rectangle().fill(.secondary).frame(width: 1)
    }
  }
}

// Lines a bar up with the clef column; the end of the song is a rest as well.
struct MeasureSnap: ScrollTargetBehavior {
  let starts: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let rests = starts.filter { $0 < end } + [end]
    let proposed = target.rect.minX

    guard let after = rests.firstIndex(where: { $0 >= proposed }), after > 0 else {
      target.rect.origin.x = min(max(proposed, 0), end)
      return
    }
    let before = rests[after - 1]
    let isNearerBefore = proposed - before < rests[after] - proposed
    target.rect.origin.x = isNearerBefore ? before : rests[after]
  }
}

#Preview {
  TabReaderView(song: .waltz)
}
