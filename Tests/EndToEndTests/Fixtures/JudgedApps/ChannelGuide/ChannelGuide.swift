import SwiftUI

struct ChannelGuide: View {
  let channels: [Channel]
  @State private var position = ScrollPosition(edge: .leading)

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        HStack(alignment: .top, spacing: 0) {
          logos
          ScrollView(.horizontal) {
            VStack(alignment: .leading, spacing: 0) {
              TimeRuler()
              ForEach(channels) { channel in
                ProgrammeRow(channel: channel)
              }
            }
            .frame(width: Guide.totalWidth, alignment: .leading)
          }
          .scrollIndicators(.hidden)
          .scrollPosition($position)
          .scrollTargetBehavior(.halfHours)
        }
      }
      .navigationTitle("Tonight")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("19:00") {
          withAnimation { position.scrollTo(x: Guide.slotWidth * 2) }
        }
      }
    }
  }

  private var logos: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: Guide.rulerHeight)
      ForEach(channels) { channel in
        Text(channel.short)
          .font(.headline)
          .frame(height: Guide.rowHeight)
      }
    }
    .frame(width: 72)
  }
}

private struct TimeRuler: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<Guide.slots, id: \.self) { slot in
        Text("\(18 + slot / 2):\(slot.isMultiple(of: 2) ? "00" : "30")")
          .font(.caption.monospacedDigit())
          .frame(width: Guide.slotWidth, alignment: .leading)
      }
    }
    .frame(height: Guide.rulerHeight)
  }
}

private struct ProgrammeRow: View {
  let channel: Channel

  var body: some View {
    HStack(spacing: 0) {
      ForEach(channel.programmes) { programme in
        Text(programme.title)
          .font(.subheadline)
          .lineLimit(2)
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .background(.quaternary, in: .rect(cornerRadius: 8))
          .padding([.trailing, .bottom], 3)
          .frame(width: CGFloat(programme.minutes) * Guide.pointsPerMinute, height: Guide.rowHeight)
      }
    }
  }
}

#Preview { ChannelGuide(channels: Channel.lineup) }
