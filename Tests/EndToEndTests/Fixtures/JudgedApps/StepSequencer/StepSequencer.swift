import SwiftUI

struct StepSequencer: View {
  private let grid = BeatGrid(bars: 12, beatsPerBar: 4, beatWidth: 36, barGap: 10)
  private let lanes = ["Kick", "Snare", "Hat", "Clap"]
  private let playheadX: CGFloat = 96

  @State private var active: Set<Step> = [Step(lane: 0, bar: 0, beat: 0), Step(lane: 1, bar: 0, beat: 2)]

  struct Step: Hashable {
    var lane: Int
    var bar: Int
    var beat: Int
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: grid.barGap) {
          ForEach(0..<grid.bars, id: \.self) { bar in
            barView(bar)
          }
        }
        .padding(.leading, playheadX)
        .padding(.trailing, max(0, geo.size.width - playheadX))
      }
      .scrollTargetBehavior(.beatGrid(grid))
      .overlay(alignment: .leading) { playhead }
      .overlay(alignment: .topLeading) { laneNames }
    }
    .frame(height: CGFloat(lanes.count) * 44 + 24)
  }

  private func barView(_ bar: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(bar + 1)")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .frame(height: 24)
      ForEach(lanes.indices, id: \.self) { lane in
        HStack(spacing: 0) {
          ForEach(0..<grid.beatsPerBar, id: \.self) { beat in
            cell(Step(lane: lane, bar: bar, beat: beat))
          }
        }
      }
    }
  }

  private func cell(_ step: Step) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(active.contains(step) ? Color.purple : Color.gray.opacity(0.2))
      .padding(2)
      .frame(width: grid.beatWidth, height: 44)
      .onTapGesture {
        if active.remove(step) == nil { active.insert(step) }
      }
  }

  private var playhead: some View {
    Rectangle()
      .fill(.purple)
      .frame(width: 2)
      .offset(x: playheadX - 1)
      .allowsHitTesting(false)
  }

  private var laneNames: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(width: 1, height: 24)
      ForEach(lanes, id: \.self) { lane in
        Text(lane)
          .font(.caption.bold())
          .padding(.horizontal, 6)
          .background(.thinMaterial, in: .capsule)
          .frame(height: 44)
      }
    }
    .padding(.leading, 8)
    .allowsHitTesting(false)
  }
}

#Preview {
  StepSequencer()
}
