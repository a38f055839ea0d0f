import SwiftUI

struct LevelPicker: View {
  @AppStorage("unlocked") private var unlocked = 1
  @State private var selection: LevelID?

  struct LevelID: Hashable {
    let world: String
    let level: Int
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(World.all) { world in
            WorldSection(world: world) { level in
              selection = LevelID(world: world.name, level: level)
            }
          }
        }
      }
      .scrollTargetBehavior(WorldSnap(worlds: World.all))
      .navigationTitle("Levels")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(item: $selection) { id in
        Text("\(id.world) \(id.level)")
      }
    }
  }
}

private struct WorldSection: View {
  let world: World
  let play: (Int) -> Void

  private let columns = Array(
    repeating: GridItem(.flexible(), spacing: LevelGrid.gap),
    count: LevelGrid.columns
  )

  var body: some View {
    VStack(spacing: 0) {
      Text(world.name)
        .font(.title.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: LevelGrid.titleHeight)
      LazyVGrid(columns: columns, spacing: LevelGrid.gap) {
        ForEach(1...world.levelCount, id: \.self) { level in
          Button {
            play(level)
          } label: {
            Text("\(level)")
              .font(.title2.bold())
              .frame(maxWidth: .infinity)
              .frame(height: LevelGrid.cell)
              .background(world.color.gradient, in: .rect(cornerRadius: 18))
              .foregroundStyle(.white)
          }
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.bottom, LevelGrid.bottomSpace)
  }
}
