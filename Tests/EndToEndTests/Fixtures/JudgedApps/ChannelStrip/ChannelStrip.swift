import SwiftUI

struct Programme: Identifiable {
  let id: String
  let title: String
  let start: Date
  let minutes: Int
}

struct Channel: Identifiable {
  let id: Int
  let name: String
  let programmes: [Programme]
}

struct TonightView: View {
  let channels: [Channel]

  var body: some View {
    List(channels) { channel in
      VStack(alignment: .leading, spacing: 8) {
        Text(channel.name)
          .font(.headline)
          .padding(.horizontal, GuideLayout.margin)
        ChannelStrip(programmes: channel.programmes)
          .frame(height: 96)
      }
      .listRowInsets(EdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0))
    }
    .listStyle(.plain)
    .navigationTitle("Tonight")
  }
}

struct ChannelStrip: View {
  let programmes: [Programme]

  private var widths: [CGFloat] {
    programmes.map { GuideLayout.tileWidth(minutes: $0.minutes) }
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: GuideLayout.gap) {
          ForEach(programmes) { programme in
            ProgrammeTile(programme: programme)
              .frame(width: GuideLayout.tileWidth(minutes: programme.minutes))
          }
          if let last = widths.last {
            OffAirTile()
              .frame(width: GuideLayout.offAirWidth(after: last, in: proxy.size.width))
          }
        }
        .padding(.horizontal, GuideLayout.margin)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ProgrammeSnapping(widths: widths))
    }
  }
}

private struct ProgrammeTile: View {
  let programme: Programme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(programme.start, format: .dateTime.hour().minute())
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      Text(programme.title)
        .font(.subheadline.weight(.medium))
        .lineLimit(2)
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.fill.tertiary, in: .rect(cornerRadius: 8))
  }
}

private struct OffAirTile: View {
  var body: some View {
    Text("Back at 06:00")
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.fill.quaternary, in: .rect(cornerRadius: 8))
  }
}
