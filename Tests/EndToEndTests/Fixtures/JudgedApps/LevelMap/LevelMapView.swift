import SwiftUI

struct LevelMapView: View {
  var worlds = World.all
  var unlocked = 11

  private let metrics = LevelMapMetrics()

  var body: some View {
    TabView {
      map
        .tabItem { Label("Map", systemImage: "map") }
      Text("No trophies yet")
        .tabItem { Label("Trophies", systemImage: "trophy") }
    }
  }

  private var map: some View {
    ScrollView {
      VStack(spacing: metrics.gap) {
        ForEach(worlds) { world in
          Text(world.name)
            .font(.title2.bold())
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: metrics.header)
          ForEach(1...world.levels, id: \.self) { level in
            LevelRow(world: world, level: level, isOpen: number(of: level, in: world) <= unlocked)
              .frame(height: metrics.row)
          }
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollTargetBehavior(StopsBehavior(stops: metrics.tops(of: worlds)))
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Label("5", systemImage: "heart.fill").foregroundStyle(.red)
        Spacer()
        Label("1,240", systemImage: "star.fill").foregroundStyle(.yellow)
      }
      .font(.headline)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(.bar)
    }
  }

  private func number(of level: Int, in world: World) -> Int {
    worlds.prefix { $0.id != world.id }.reduce(level) { $0 + $1.levels }
  }
}

private struct LevelRow: View {
  let world: World
  let level: Int
  let isOpen: Bool

  var body: some View {
    HStack(spacing: 16) {
      if level.isMultiple(of: 2) { Spacer() }
      Image(systemName: isOpen ? "\(level).circle.fill" : "lock.circle")
        .font(.system(size: 56))
        .foregroundStyle(isOpen ? world.color : .secondary)
      Text("\(world.name) \(level)")
        .font(.headline)
      if !level.isMultiple(of: 2) { Spacer() }
    }
    .padding(.horizontal)
    .frame(maxHeight: .infinity)
    .background(world.color.opacity(0.12), in: .rect(cornerRadius: 20))
  }
}

#Preview {
  LevelMapView()
}
