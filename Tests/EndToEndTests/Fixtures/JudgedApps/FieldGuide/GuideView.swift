import SwiftUI

struct Species: Identifiable, Hashable {
  let id: String
  var name: String
  var latin: String
  var summary: String
  var sightings: Int
}

extension Species {
  static let garden: [Species] = [
    .init(
      id: "robin", name: "Robin", latin: "Erithacus rubecula",
      summary:
        "Sings the year round, and at night under street lamps. Both sexes hold a territory in winter.",
      sightings: 41),
    .init(
      id: "wren", name: "Wren", latin: "Troglodytes troglodytes",
      summary: "Small, loud and seldom seen. The male builds several nests and lets the female choose one.",
      sightings: 12),
    .init(
      id: "dunnock", name: "Dunnock", latin: "Prunella modularis",
      summary: "Feeds low under hedges; flicks its wings as it goes. Often taken for a sparrow.", sightings: 9
    ),
    .init(
      id: "nuthatch", name: "Nuthatch", latin: "Sitta europaea",
      summary: "Climbs down a trunk head first. Narrows the hole of its nest with mud.", sightings: 3),
  ]
}

struct GuideView: View {
  var species = Species.garden
  @State private var viewport: CGFloat = 0
  @State private var index = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(species) { species in
          SpeciesPage(species: species, height: viewport)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.containerSize.height
    } action: { _, height in
      viewport = height
    }
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.y / max(geometry.containerSize.height, 1)).rounded())
    } action: { _, page in
      index = min(max(page, 0), species.count - 1)
    }
    .ignoresSafeArea(edges: .vertical)
    .overlay(alignment: .trailing) { PageDots(count: species.count, index: index) }
  }
}

private struct SpeciesPage: View {
  let species: Species
  let height: CGFloat

  var body: some View {
    PageLayout(minimumHeight: height) {
      Rectangle()
        .aspectRatio(16 / 10, contentMode: .fit)
        .foregroundStyle(.green.gradient)
        .overlay { Image(species.id).resizable().scaledToFill() }
        .clipped()
      VStack(alignment: .leading, spacing: 8) {
        Text(species.name).font(.largeTitle.bold())
        Text(species.latin).italic().foregroundStyle(.secondary)
        Text(species.summary)
      }
      .padding(.horizontal, 24)
      Label("\(species.sightings) sightings", systemImage: "binoculars")
        .font(.callout)
        .padding(.horizontal, 24)
        .padding(.bottom, 48)
    }
    .background(.background)
  }
}

private struct PageDots: View {
  let count: Int
  let index: Int

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { n in
        Circle().fill(n == index ? .primary : .tertiary).frame(width: 7, height: 7)
      }
    }
    .padding(8)
    .glassEffect(.regular, in: .capsule)
    .padding(.trailing, 8)
    .animation(.snappy, value: index)
  }
}

#Preview(traits: .portrait) { GuideView() }
