//
//  PlantRounds.swift
//  Sprig
//

import SwiftUI

struct PlantRounds: View {
  @State private var rounds = Rounds()

  var body: some View {
    ScrollView {
      VStack(spacing: PlantCard.gap) {
        ForEach(rounds.plants) { plant in
          PlantCard(plant: plant, rounds: rounds)
            .frame(height: PlantCard.height(for: plant))
        }
      }
      .padding(.horizontal, 16)
    }
    .contentMargins(.vertical, 12, for: .scrollContent)
    .scrollTargetBehavior(
      CardRest(
        heights: rounds.plants.map(PlantCard.height(for:)),
        spacing: PlantCard.gap)
    )
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Text("Today's rounds").font(.headline)
        Spacer()
        Text("\(rounds.done.count) done").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 16)
      .frame(height: 48)
      .background(.bar)
    }
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

// Cards that fit settle at their top. A card longer than the screen can be
// read freely from its top to its bottom.
struct CardRest: ScrollTargetBehavior {
  let heights: [CGFloat]
  var spacing: CGFloat = 16

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let visible = context.containerSize.height
    let end = max(0, context.contentSize.height - visible)
    let wish = target.rect.minY

    var best = end
    var top: CGFloat = 0
    for height in heights {
      let low = min(top, end)
      let high = min(top + max(0, height - visible), end)
      let candidate = min(max(wish, low), high)
      if abs(candidate - wish) < abs(best - wish) { best = candidate }
      top += height + spacing
    }
    target.rect.origin.y = best
  }
}

struct PlantCard: View {
  static let gap: CGFloat = 16
  private static let headHeight: CGFloat = 152
  private static let rowHeight: CGFloat = 52
  private static let foot: CGFloat = 16

  static func height(for plant: Plant) -> CGFloat {
    headHeight + rowHeight * CGFloat(plant.tasks.count) + foot
  }

  let plant: Plant
  let rounds: Rounds

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Image(systemName: "leaf.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 88)
          .foregroundStyle(.green)
        VStack(alignment: .leading) {
          Text(plant.name).font(.title3.bold())
          Text(plant.spot).foregroundStyle(.secondary)
        }
      }
      .frame(height: Self.headHeight)

      ForEach(plant.tasks, id: \.self) { task in
        Button {
          rounds.done.insert("\(plant.id)/\(task)")
        } label: {
          Label(
            task,
            systemImage: rounds.done.contains("\(plant.id)/\(task)")
              ? "checkmark.circle.fill" : "circle")
        }
        .frame(height: Self.rowHeight)
      }
    }
    .padding(.bottom, Self.foot)
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.green.opacity(0.1), in: .rect(cornerRadius: 20))
  }
}

#Preview {
  PlantRounds()
}
