import SwiftUI

struct Clip {
  var name: String
  var beats: Int
  var peaks: [CGFloat]

  static let demo = Clip(
    name: "Rhodes loop",
    beats: 64,
    peaks: (0..<512).map { abs(sin(CGFloat($0) * 0.37) * cos(CGFloat($0) * 0.05)) }
  )
}

struct LoopEditor: View {
  let clip: Clip
  @State private var viewportWidth: CGFloat = 0
  @State private var cueBeat = 0

  private let beatWidth: CGFloat = 24
  private let playheadFraction: CGFloat = 1 / 3

  private var playheadX: CGFloat { viewportWidth * playheadFraction }
  private var trackWidth: CGFloat { CGFloat(clip.beats) * beatWidth }

  var body: some View {
    VStack(spacing: 16) {
      Text(clip.name).font(.headline)
      track
      Text("Cue at beat \(cueBeat)")
        .monospacedDigit()
    }
    .padding(.vertical)
  }

  private var track: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        Color.clear
          .frame(width: playheadX)
        Waveform(peaks: clip.peaks)
          .frame(width: trackWidth)
          .background { BeatGrid(beatWidth: beatWidth) }
        Color.clear
          .frame(width: playheadX)
      }
    }
    .scrollTargetBehavior(.beats(width: beatWidth, count: clip.beats))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int(((geometry.contentOffset.x + geometry.contentInsets.leading) / beatWidth).rounded())
    } action: { _, beat in
      cueBeat = min(max(beat, 0), clip.beats)
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      viewportWidth = $0
    }
    .frame(height: 140)
    .overlay(alignment: .leading) {
      Rectangle()
        .fill(.pink)
        .frame(width: 2)
        .offset(x: playheadX - 1)
        .allowsHitTesting(false)
    }
  }
}

private struct Waveform: View {
  let peaks: [CGFloat]

  var body: some View {
    Canvas { context, size in
      guard !peaks.isEmpty else { return }
      let step = size.width / CGFloat(peaks.count)
      for (i, peak) in peaks.enumerated() {
        let h = max(2, peak * size.height * 0.8)
        let bar = CGRect(x: CGFloat(i) * step, y: (size.height - h) / 2, width: step * 0.6, height: h)
        context.fill(Path(bar), with: .color(.mint))
      }
    }
  }
}

private struct BeatGrid: View {
  let beatWidth: CGFloat

  var body: some View {
    Canvas { context, size in
      for x in stride(from: 0, through: size.width, by: beatWidth) {
        context.fill(Path(CGRect(x: x, y: 0, width: 0.5, height: size.height)), with: .color(.gray))
      }
    }
  }
}

#Preview {
  LoopEditor(clip: .demo)
}
