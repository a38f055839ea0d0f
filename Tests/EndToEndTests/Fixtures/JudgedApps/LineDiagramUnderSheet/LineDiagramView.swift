import SwiftUI

struct Station: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int

  static let line: [Station] = [
    "Airport", "Cargo Centre", "Fairgrounds", "East Gate", "Mill Road", "Museum", "Town Hall",
    "Central", "Opera", "Market", "River Bridge", "University", "Botanic Garden", "Hospital",
    "Stadium", "West Park", "Brewery", "Old Harbour", "Lighthouse", "Beach", "Ferry Terminal",
  ].enumerated().map { Station(id: $0, name: $1, minutes: $0 * 3) }
}

struct LineDiagramView: View {
  var stations = Station.line
  @State private var selected: Station?

  private let panel = PresentationDetent.height(280)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("S4").bold().padding(.horizontal, 10).padding(.vertical, 4)
          .background(.pink, in: .capsule)
          .foregroundStyle(.white)
        Text("Airport – Ferry Terminal").font(.headline)
        Spacer()
      }
      .padding()
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(stations) { station in
            StationRow(
              station: station,
              isSelected: station == selected,
              isTerminus: station == stations.first || station == stations.last
            )
            .onTapGesture { selected = station }
          }
        }
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(StationSnap())
    }
    .sheet(isPresented: .constant(true)) {
      DeparturesPanel(station: selected ?? stations[0])
        .presentationDetents([panel, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: panel))
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled()
    }
  }
}

struct StationRow: View {
  static let height: CGFloat = 64

  let station: Station
  let isSelected: Bool
  let isTerminus: Bool

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Rectangle().fill(.pink).frame(width: 6)
        Circle()
          .fill(isSelected ? Color.pink : Color.white)
          .stroke(.pink, lineWidth: 4)
          .frame(width: isTerminus ? 24 : 16)
      }
      .frame(width: 24)
      Text(station.name).fontWeight(isSelected ? .bold : .regular)
      Spacer()
      Text("\(station.minutes) min").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: Self.height)
    .contentShape(.rect)
  }
}

struct StationSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let proposed = min(max(target.rect.minY, 0), bottom)
    let row = (proposed / StationRow.height).rounded() * StationRow.height
    if row > bottom || bottom - proposed < abs(row - proposed) {
      target.rect.origin.y = bottom
    } else {
      target.rect.origin.y = row
    }
  }
}

struct DeparturesPanel: View {
  let station: Station

  var body: some View {
    NavigationStack {
      List(0..<12, id: \.self) { index in
        LabeledContent("S4 Ferry Terminal", value: "in \(index * 10 + 4) min")
      }
      .navigationTitle(station.name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  LineDiagramView()
}
