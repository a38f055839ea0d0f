import SwiftUI

struct Programme: Identifiable {
  let id = UUID()
  let title: String
  let minutes: Int
}

struct Channel: Identifiable {
  let id: Int
  let name: String
  let programmes: [Programme]
}

extension Channel {
  static let lineup: [Channel] = (1...40).map { number in
    Channel(
      id: number, name: "CH \(number)",
      programmes: [
        Programme(title: "News", minutes: 30),
        Programme(title: number.isMultiple(of: 2) ? "Film" : "Quiz", minutes: 60),
      ])
  }
}

extension EnvironmentValues {
  @Entry var guideRowHeight: CGFloat = 72
}

struct ChannelGuideView: View {
  let channels: [Channel]
  @Environment(\.guideRowHeight) private var rowHeight
  @State private var day = 0

  private let timeBarHeight: CGFloat = 44

  var body: some View {
    VStack(spacing: 0) {
      Picker("Day", selection: $day) {
        Text("Today").tag(0)
        Text("Tomorrow").tag(1)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      .frame(height: 56)

      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(channels) { channel in
              ChannelRow(channel: channel)
                .frame(height: rowHeight)
            }
          } header: {
            TimeBar().frame(height: timeBarHeight)
          }
        }
      }
      .scrollTargetBehavior(GuideRowBehavior(rowHeight: rowHeight, timeBarHeight: timeBarHeight))
    }
  }
}

private struct TimeBar: View {
  var body: some View {
    HStack {
      ForEach(["20:00", "20:30", "21:00"], id: \.self) { time in
        Text(time).font(.caption.monospacedDigit()).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.leading, 72)
    .frame(maxHeight: .infinity)
    .background(.background)
  }
}

private struct ChannelRow: View {
  let channel: Channel

  var body: some View {
    HStack(spacing: 4) {
      Text(channel.name).font(.caption.bold()).frame(width: 64)
      ForEach(channel.programmes) { programme in
        Text(programme.title)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.quaternary, in: .rect(cornerRadius: 8))
      }
    }
    .padding(4)
  }
}

#Preview {
  ChannelGuideView(channels: Channel.lineup)
}
