import SwiftUI

struct PlantGuide: View {
  private let plants = ["Fern", "Ivy", "Moss", "Reed", "Sage"]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(plants, id: \.self) { plant in
          VStack(alignment: .leading) {
            Image(plant)
              .resizable()
              .scaledToFill()
              .containerRelativeFrame(.horizontal)
              .clipShape(.rect(cornerRadius: 24))
            Text(plant)
              .font(.headline)
          }
        }
      }
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.paging)
  }
}
