import SwiftUI

struct TimetableView: View {
  var lineup: Lineup = .saturday
  @State private var favourites: Set<String> = []

  private let cell = CGSize(width: 132, height: 84)
  private let spacing: CGFloat = 8

  var body: some View {
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      HStack(spacing: spacing) {
        ForEach(lineup.stages) { stage in
          VStack(spacing: spacing) {
            ForEach(0..<lineup.slotsPerStage, id: \.self) { row in
              let slot = lineup.slot(stage: stage.id, row: row)
              SlotCell(slot: slot, color: stage.color, isFavourite: favourites.contains(slot.id))
                .frame(width: cell.width, height: cell.height)
                .onTapGesture { toggle(slot.id) }
            }
          }
        }
      }
      .padding(12)
    }
    .scrollTargetBehavior(GridSnapBehavior(cell: cell, spacing: spacing))
    .background(Color(.systemGroupedBackground))
  }

  private func toggle(_ id: String) {
    if favourites.remove(id) == nil {
      favourites.insert(id)
    }
  }
}

private struct SlotCell: View {
  let slot: Slot
  let color: Color
  let isFavourite: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(slot.artist == nil ? Color.clear : color.opacity(0.25))
      .overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(slot.time)
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
          if let artist = slot.artist {
            Text(artist)
              .font(.subheadline.bold())
          }
        }
        .padding(10)
      }
      .overlay(alignment: .topTrailing) {
        if isFavourite {
          Image(systemName: "star.fill")
            .foregroundStyle(.yellow)
            .padding(8)
        }
      }
  }
}

// Brings a whole cell into the top left corner, in both directions.
struct GridSnapBehavior: ScrollTargetBehavior {
  let cell: CGSize
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reachX = max(context.contentSize.width - context.containerSize.width, 0)
    let reachY = max(context.contentSize.height - context.containerSize.height, 0)

    target.rect.origin.x = settled(target.rect.minX, stride: cell.width + spacing, reach: reachX)
    target.rect.origin.y = settled(target.rect.minY, stride: cell.width + spacing, reach: reachY)
  }

  private func settled(_ value: CGFloat, stride: CGFloat, reach: CGFloat) -> CGFloat {
    let lower = (value / stride).rounded(.down) * stride
    let upper = min(lower + stride, reach)
    return value - lower < upper - value ? lower : upper
  }
}

#Preview {
  TimetableView()
}
