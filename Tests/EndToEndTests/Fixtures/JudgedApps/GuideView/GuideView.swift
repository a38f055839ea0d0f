import SwiftUI

struct Programme: Identifiable {
  let id = UUID()
  let title: String
  /// Length in half hours.
  let slots: Int
}

struct Channel: Identifiable {
  let id: Int
  let name: String
  let programmes: [Programme]
}

private enum Guide {
  static let firstHour = 18
  static let slotCount = 12
  static let slotWidth: CGFloat = 150
  static let rowHeight: CGFloat = 54
  static let timeHeight: CGFloat = 28
  static let channelWidth: CGFloat = 76
}

struct HalfHourSnap: ScrollTargetBehavior {
  let slot: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let travel = max(0, context.contentSize.width - context.containerSize.width)
    let lastSlot = Int(travel / slot)
    let nearest = Int((target.rect.minX / slot).rounded())

    target.rect.origin.x = CGFloat(min(max(nearest, 0), lastSlot)) * slot
  }
}

struct GuideView: View {
  let channels: [Channel]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tonight")
        .font(.headline)
        .padding(.horizontal, 12)

      HStack(alignment: .top, spacing: 0) {
        ChannelColumn(channels: channels)

        ScrollView(.horizontal) {
          VStack(alignment: .leading, spacing: 0) {
            TimeRow()
            ForEach(channels) { channel in
              ProgrammeRow(programmes: channel.programmes)
            }
          }
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(HalfHourSnap(slot: Guide.slotWidth))
      }

      Spacer(minLength: 0)
    }
    .padding(.top, 8)
  }
}

private struct ChannelColumn: View {
  let channels: [Channel]

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: Guide.timeHeight)
      ForEach(channels) { channel in
        Text(channel.name)
          .font(.caption.weight(.heavy))
          .frame(height: Guide.rowHeight)
      }
    }
    .frame(width: Guide.channelWidth)
  }
}

private struct TimeRow: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<Guide.slotCount, id: \.self) { slot in
        Text(label(for: slot))
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
          .frame(width: Guide.slotWidth, height: Guide.timeHeight, alignment: .leading)
      }
    }
  }

  private func label(for slot: Int) -> String {
    String(format: "%02d:%02d", Guide.firstHour + slot / 2, slot.isMultiple(of: 2) ? 0 : 30)
  }
}

private struct ProgrammeRow: View {
  let programmes: [Programme]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(programmes) { programme in
        Text(programme.title)
          .font(.subheadline)
          .lineLimit(2)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(.quaternary, in: .rect(cornerRadius: 8))
          .padding(.trailing, 4)
          .padding(.vertical, 2)
          .frame(width: CGFloat(programme.slots) * Guide.slotWidth, height: Guide.rowHeight)
      }
    }
  }
}

extension Channel {
  static let lineup: [Channel] = [
    Channel(
      id: 1, name: "ONE",
      programmes: [
        Programme(title: "Evening News", slots: 1), Programme(title: "Regional Magazine", slots: 1),
        Programme(title: "The Allotment", slots: 2), Programme(title: "Harbour Street", slots: 2),
        Programme(title: "Film: The Long Ferry", slots: 4), Programme(title: "Late Review", slots: 1),
        Programme(title: "Headlines", slots: 1),
      ]),
    Channel(
      id: 2, name: "TWO",
      programmes: [
        Programme(title: "Quiz Hour", slots: 2), Programme(title: "Hidden Rivers", slots: 2),
        Programme(title: "Opera Tonight", slots: 6), Programme(title: "Arts Round-up", slots: 2),
      ]),
    Channel(
      id: 3, name: "SPORT",
      programmes: [
        Programme(title: "Build-up", slots: 1), Programme(title: "Live: Cup Semi-final", slots: 5),
        Programme(title: "Analysis", slots: 1), Programme(title: "Cycling Highlights", slots: 3),
        Programme(title: "Darts", slots: 2),
      ]),
    Channel(
      id: 4, name: "KIDS+",
      programmes: [
        Programme(title: "Moon Mice", slots: 1), Programme(title: "Robot School", slots: 1),
        Programme(title: "Bedtime Story", slots: 1), Programme(title: "Family Film: Otter Bay", slots: 4),
        Programme(title: "Nature Night", slots: 5),
      ]),
    Channel(
      id: 5, name: "DOC",
      programmes: [
        Programme(title: "Steel and Steam", slots: 2), Programme(title: "Deep Ice", slots: 3),
        Programme(title: "The Forgers", slots: 3), Programme(title: "Cities at Night", slots: 3),
        Programme(title: "Short Cuts", slots: 1),
      ]),
  ]
}

#Preview {
  GuideView(channels: Channel.lineup)
}
