import SwiftUI
import Observation

@Observable
final class HomeStore {
  struct Accessory: Identifiable {
    let id: String
    var symbol: String
    var room: String
    var isOn: Bool
  }

  var favorites: [Accessory] = [
    Accessory(id: "Ceiling", symbol: "lightbulb", room: "Kitchen", isOn: true),
    Accessory(id: "Kettle", symbol: "mug", room: "Kitchen", isOn: false),
    Accessory(id: "Floor lamp", symbol: "lamp.floor", room: "Living room", isOn: true),
    Accessory(id: "Speaker", symbol: "hifispeaker", room: "Living room", isOn: false),
    Accessory(id: "Blinds", symbol: "blinds.vertical.closed", room: "Bedroom", isOn: false),
    Accessory(id: "Heater", symbol: "heater.vertical", room: "Bedroom", isOn: true),
    Accessory(id: "Gate", symbol: "door.garage.closed", room: "Outside", isOn: false),
    Accessory(id: "Sprinkler", symbol: "sprinkler", room: "Outside", isOn: false),
  ]

  func toggle(_ id: Accessory.ID) {
    guard let index = favorites.firstIndex(where: { $0.id == id }) else { return }
    favorites[index].isOn.toggle()
  }
}

struct FavoritesPanel: View {
  @Environment(HomeStore.self) private var store

  private enum Layout {
    static let perPage = 2
    static let spacing: CGFloat = 12
    static let height: CGFloat = 132
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label("Favorites", systemImage: "star.fill")
        .font(.headline)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Layout.spacing) {
          ForEach(store.favorites) { accessory in
            Button {
              store.toggle(accessory.id)
            } label: {
              AccessoryTile(accessory: accessory)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal, count: Layout.perPage, spacing: Layout.spacing)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .frame(height: Layout.height)
    }
    .padding(16)
  }
}

private struct AccessoryTile: View {
  let accessory: HomeStore.Accessory

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: accessory.symbol)
        .font(.title2)
        .symbolVariant(accessory.isOn ? .fill : .none)
      Spacer()
      Text(accessory.room).font(.caption).foregroundStyle(.secondary)
      Text(accessory.id).font(.subheadline.bold())
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      accessory.isOn ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.15),
      in: .rect(cornerRadius: 20))
  }
}

struct HomeScreen: View {
  @State private var store = HomeStore()

  var body: some View {
    NavigationStack {
      ScrollView {
        FavoritesPanel()
      }
      .navigationTitle("Home")
    }
    .environment(store)
  }
}

#Preview { HomeScreen() }
