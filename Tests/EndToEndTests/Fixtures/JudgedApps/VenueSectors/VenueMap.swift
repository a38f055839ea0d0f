import SwiftUI

struct VenueMap: View {
  @State private var picked: Set<String> = []

  var body: some View {
    VStack(spacing: 8) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Venue.tiers) { tier in
            HStack(spacing: 0) {
              ForEach(tier.sectors) { sector in
                SectorTile(sector: sector, picked: $picked).sectorPage()
              }
              ForEach(tier.sectors.count..<Venue.across, id: \.self) { _ in
                Label("Closed", systemImage: "lock").foregroundStyle(.tertiary).sectorPage()
              }
            }
          }
        }
      }
      .defaultScrollAnchor(.topLeading)
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .frame(width: Venue.viewport.width, height: Venue.viewport.height)
      .padding(8)
      .background(.quaternary, in: .rect(cornerRadius: 20))

      Text("\(picked.count) seats").font(.footnote)
    }
  }
}

private extension View {
  func sectorPage() -> some View {
    padding(6)
      .frame(width: Venue.viewport.width, height: Venue.viewport.height)
      .border(.quaternary)
  }
}

struct SectorTile: View {
  let sector: Sector
  @Binding var picked: Set<String>

  var body: some View {
    VStack(spacing: 6) {
      Text(sector.id).font(.system(size: 13, weight: .semibold))
      ForEach(0..<sector.rows, id: \.self) { r in
        HStack(spacing: 6) {
          ForEach(0..<sector.seats, id: \.self) { s in
            let key = "\(sector.id).\(r).\(s)"
            Circle()
              .fill(picked.contains(key) ? Color.accentColor : .secondary.opacity(0.4))
              .frame(width: 32, height: 32)
              .onTapGesture { picked.formSymmetricDifference([key]) }
          }
        }
      }
    }
  }
}

#Preview { VenueMap() }
