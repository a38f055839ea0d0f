import SwiftUI

struct Memory: Identifiable {
  let id: String
  let title: String
  let year: Int
  let photoCount: Int
  let colors: [Color]
}

struct MemoriesView: View {
  private let cardSize = CGSize(width: 280, height: 220)
  private let spacing: CGFloat = 16
  private let margin: CGFloat = 24

  @State private var showsCounts = false

  private let memories: [Memory] = [
    Memory(id: "coast", title: "On the coast", year: 2024, photoCount: 86, colors: [.cyan, .blue]),
    Memory(id: "wedding", title: "Lena & Tom", year: 2023, photoCount: 214, colors: [.pink, .purple]),
    Memory(id: "garden", title: "The garden", year: 2023, photoCount: 41, colors: [.green, .mint]),
    Memory(id: "alps", title: "Hut to hut", year: 2022, photoCount: 133, colors: [.gray, .indigo]),
    Memory(id: "puppy", title: "Pepper arrives", year: 2022, photoCount: 97, colors: [.brown, .orange]),
    Memory(id: "rome", title: "A week in Rome", year: 2021, photoCount: 178, colors: [.orange, .red]),
    Memory(id: "snow", title: "First snow", year: 2020, photoCount: 29, colors: [.white, .teal]),
    Memory(id: "move", title: "Moving in", year: 2019, photoCount: 52, colors: [.yellow, .green]),
  ]

  private var photoTotal: Int {
    memories.map(\.photoCount).reduce(0, +)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Memories")
          .font(.title.bold())
        Text("\(photoTotal) photos in \(memories.count) albums")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(memories) { memory in
            MemoryCard(memory: memory, showsCount: showsCounts)
              .frame(width: cardSize.width, height: cardSize.height)
          }
        }
      }
      .safeAreaPadding(.horizontal, margin)
      .scrollTargetBehavior(
        MemoryStepBehavior(cardWidth: cardSize.width, spacing: spacing)
      )
      .scrollIndicators(.hidden)

      Toggle("Show photo counts", isOn: $showsCounts)
        .padding(.horizontal, margin)

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
  }
}

private struct MemoryCard: View {
  let memory: Memory
  let showsCount: Bool

  var body: some View {
    LinearGradient(colors: memory.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(memory.title)
            .font(.title3.bold())
          Text(showsCount ? "\(memory.photoCount) photos" : String(memory.year))
            .font(.subheadline)
        }
        .padding(16)
      }
      .clipShape(.rect(cornerRadius: 20))
  }
}

#Preview {
  MemoriesView()
}
