import SwiftUI

enum Shelf {
  static let lead: CGFloat = 24
  static let gap: CGFloat = 10
  static let tile: CGFloat = 168
}

struct PlantCard: View {
  let plant: Plant

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "leaf.fill")
        .font(.system(size: 54))
        .foregroundStyle(.green)
      Text(plant.name)
        .font(.callout)
        .lineLimit(1)
    }
    .frame(width: 144, height: 150)
    .padding(12)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
  }
}
