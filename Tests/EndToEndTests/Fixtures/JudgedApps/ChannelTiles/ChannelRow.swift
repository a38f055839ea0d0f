import SwiftUI

struct Channel: Identifiable, Codable {
  var id: String { slug }
  let slug: String
  let name: String
}

@MainActor
final class ChannelsViewModel: ObservableObject {
  @Published private(set) var channels: [Channel] = []

  func load() {
    channels = [
      "News", "Docs", "Kids", "Nature", "Opera", "Jazz", "Sport", "Chess",
      "Food", "Rail", "Space", "Local", "Quiz", "Night",
    ]
    .map { Channel(slug: $0.lowercased(), name: $0) }
  }
}

struct ChannelRow: View {
  @StateObject private var model = ChannelsViewModel()
  @Environment(\.verticalSizeClass) private var vertical

  private var columns: Int { vertical == .compact ? 6 : 3 }
  private let gutter: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading) {
      Text("Channels").font(.title2.bold()).padding(.leading, 20)
      ScrollView(.horizontal) {
        HStack(spacing: gutter) {
          ForEach(model.channels) { channel in
            ChannelTile(channel: channel)
              .containerRelativeFrame(.horizontal, count: columns, spacing: gutter)
          }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.columns(columns, gutter: gutter))
      .scrollIndicators(.hidden)
    }
    .onAppear(perform: model.load)
  }
}

private struct ChannelTile: View {
  let channel: Channel

  var body: some View {
    Text(channel.name)
      .font(.headline)
      .frame(maxWidth: .infinity)
      .frame(height: 84)
      .background(.teal.opacity(0.2), in: .rect(cornerRadius: 14))
  }
}

#Preview {
  ChannelRow()
}
