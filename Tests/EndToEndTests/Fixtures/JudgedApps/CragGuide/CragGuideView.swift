import SwiftUI

struct CragGuideView: View {
  var sectors: [Sector] = Sector.quarry
  @State private var ticked: Set<ClimbingRoute.ID> = []

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders]) {
        ForEach(sectors) { sector in
          Section {
            ForEach(sector.routes) { route in
              RouteRow(route: route, isTicked: ticked.contains(route.id)) {
                toggle(route)
              }
              .frame(height: 84)
            }
          } header: {
            SectorBar(sector: sector)
              .frame(height: 44)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }

  private func toggle(_ route: ClimbingRoute) {
    if ticked.remove(route.id) == nil {
      ticked.insert(route.id)
    }
  }
}

private struct SectorBar: View {
  let sector: Sector

  var body: some View {
    HStack {
      Text(sector.id).font(.headline)
      Spacer()
      Text("\(sector.routes.count)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}

private struct RouteRow: View {
  let route: ClimbingRoute
  let isTicked: Bool
  let onTick: () -> Void

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(route.name).font(.headline)
        Label("\(route.metres) m", systemImage: route.style.symbol)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Spacer(minLength: 0)
      }
      Spacer()
      Text(route.grade).font(.title3.bold())
      Button(action: onTick) {
        Image(systemName: isTicked ? "checkmark.circle.fill" : "circle")
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal, 16)
  }
}

#Preview { CragGuideView() }
