import SwiftUI

enum HomeScene: String, CaseIterable, Identifiable {
  case morning, leaving, cooking, movie, reading, dinner
  case party, homework, garden, holiday, bedtime, night

  var id: Self { self }

  var symbol: String {
    switch self {
    case .morning: "sunrise"
    case .leaving: "figure.walk"
    case .cooking: "frying.pan"
    case .movie: "popcorn"
    case .reading: "book"
    case .dinner: "fork.knife"
    case .party: "party.popper"
    case .homework: "pencil"
    case .garden: "leaf"
    case .holiday: "airplane"
    case .bedtime: "bed.double"
    case .night: "moon.stars"
    }
  }
}

struct ScenesShelf: View {
  @State private var active: HomeScene = .morning

  private let rows = Array(repeating: GridItem(.fixed(110), spacing: 12), count: 2)

  var body: some View {
    VStack(alignment: .leading) {
      header
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 12) {
          ForEach(HomeScene.allCases) { scene in
            SceneTile(scene: scene, isActive: scene == active) {
              withAnimation(.snappy) { active = scene }
            }
            .frame(width: 150, height: 110)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 232)
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Scenes").font(.title3.bold())
      Spacer()
      Text(active.rawValue.capitalized).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
  }
}

struct SceneTile: View {
  let scene: HomeScene
  let isActive: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading) {
        Image(systemName: scene.symbol).font(.title)
        Spacer()
        Text(scene.rawValue.capitalized).font(.subheadline)
      }
      .padding(14)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(isActive ? Color.yellow : Color.gray.opacity(0.2), in: .rect(cornerRadius: 16))
    }
    .buttonStyle(.plain)
  }
}

#Preview {
  ScenesShelf()
}
