import SwiftUI

struct Bottle: Identifiable, Hashable {
  let id: Int
  let producer: String
  let vintage: Int
  let tint: Color
}

@Observable
final class CellarModel {
  enum Order: String, CaseIterable, Identifiable {
    case rack = "Rack", vintage = "Vintage", producer = "Producer"
    var id: Self { self }
  }

  var order: Order = .rack
  var selection: Bottle?

  private let bottles: [Bottle] = (0..<36).map { n in
    let producers = ["Alder Hill", "Brun", "Casa Roja", "Dorn", "Estève", "Fontana"]
    let tints: [Color] = [.red, .purple, .yellow, .pink]
    return Bottle(
      id: n,
      producer: producers[(n * 5) % producers.count],
      vintage: 2004 + (n * 7) % 18,
      tint: tints[n % tints.count])
  }

  var sorted: [Bottle] {
    switch order {
    case .rack: bottles
    case .vintage: bottles.sorted { $0.vintage < $1.vintage }
    case .producer: bottles.sorted { $0.producer < $1.producer }
    }
  }
}

struct CellarView: View {
  @State private var model = CellarModel()
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var columns: [GridItem] {
    let count = verticalSizeClass == .compact ? 6 : 3
    return Array(repeating: GridItem(.flexible(), spacing: Rack.gap), count: count)
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: Rack.gap) {
        ForEach(model.sorted) { bottle in
          Button {
            model.selection = bottle
          } label: {
            BottleTile(bottle: bottle)
          }
          .buttonStyle(.plain)
          .frame(height: Rack.rowHeight)
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(.rackRows)
    .safeAreaInset(edge: .top, spacing: 0) { orderBar }
    .safeAreaInset(edge: .bottom, spacing: 0) { addBar }
    .sheet(item: $model.selection) { bottle in
      Text(bottle.producer).font(.title).presentationDetents([.medium])
    }
  }

  private var orderBar: some View {
    Picker("Order", selection: $model.order) {
      ForEach(CellarModel.Order.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, 16)
    .frame(height: 56)
    .background(.bar)
  }

  private var addBar: some View {
    Button("Add bottle", systemImage: "plus") {}
      .buttonStyle(.borderedProminent)
      .frame(maxWidth: .infinity)
      .frame(height: 64)
      .background(.bar)
  }
}

private struct BottleTile: View {
  let bottle: Bottle

  var body: some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(bottle.tint.gradient)
        .overlay { Image(systemName: "wineglass").foregroundStyle(.white) }
      Text(bottle.producer).font(.caption).lineLimit(1)
      Text(String(bottle.vintage)).font(.caption2).foregroundStyle(.secondary)
    }
  }
}
