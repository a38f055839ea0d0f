import SwiftUI

enum Water: String, CaseIterable, Identifiable {
  case all = "All", lake = "Lake", river = "River", sea = "Sea"
  var id: Self { self }
}

struct Catch: Identifiable {
  let id: Int
  let species: String
  let centimeters: Int
  let water: Water
  let place: String
  let bait: String

  static let season: [Catch] = [
    Catch(id: 1, species: "Pike", centimeters: 84, water: .lake, place: "Reed bay", bait: "Spoon"),
    Catch(id: 2, species: "Perch", centimeters: 31, water: .lake, place: "Old jetty", bait: "Worm"),
    Catch(id: 3, species: "Brown trout", centimeters: 42, water: .river, place: "Mill weir", bait: "Mayfly"),
    Catch(id: 4, species: "Grayling", centimeters: 36, water: .river, place: "Gravel bend", bait: "Nymph"),
    Catch(id: 5, species: "Mackerel", centimeters: 34, water: .sea, place: "East pier", bait: "Feathers"),
    Catch(id: 6, species: "Sea bass", centimeters: 57, water: .sea, place: "Black rocks", bait: "Lugworm"),
    Catch(id: 7, species: "Zander", centimeters: 63, water: .lake, place: "Dam wall", bait: "Shad"),
    Catch(id: 8, species: "Chub", centimeters: 45, water: .river, place: "Willow pool", bait: "Bread"),
    Catch(id: 9, species: "Pollack", centimeters: 61, water: .sea, place: "Wreck buoy", bait: "Sandeel"),
  ]
}

private struct CardHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 132
}

extension EnvironmentValues {
  var catchCardHeight: CGFloat {
    get { self[CardHeightKey.self] }
    set { self[CardHeightKey.self] = newValue }
  }
}

struct CatchCard: View {
  @Environment(\.catchCardHeight) private var height
  let item: Catch

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.teal.gradient)
        .frame(width: 84)
        .overlay { Image(systemName: "fish").font(.title) }
      VStack(alignment: .leading, spacing: 4) {
        Text(item.species).font(.headline)
        Text("\(item.centimeters) cm").font(.title3.monospacedDigit())
        Text("\(item.place), \(item.bait)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(height: height)
    .background(.background.secondary, in: .rect(cornerRadius: 18))
  }
}

struct CatchGrid: View {
  let catches: [Catch]

  private let columns = [GridItem(.adaptive(minimum: 320), spacing: 12)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(catches) { CatchCard(item: $0) }
      }
      .scrollTargetLayout()
    }
    .contentMargins(16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
  }
}

struct FishingLogScreen: View {
  @State private var water = Water.all

  private var visible: [Catch] {
    Catch.season.filter { water == .all || $0.water == water }
  }

  var body: some View {
    NavigationStack {
      CatchGrid(catches: visible)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Button("Log a catch", systemImage: "plus") {}
            .buttonStyle(.borderedProminent)
            .frame(maxWidth: .infinity)
            .frame(height: 64)
            .background(.bar)
        }
        .toolbar {
          ToolbarItem(placement: .principal) {
            Picker("Water", selection: $water) {
              ForEach(Water.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
          }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  FishingLogScreen()
}
