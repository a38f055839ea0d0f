import SwiftUI

struct OneCardBehavior: ScrollTargetBehavior {
  var stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }
    let from = (context.originalTarget.rect.minX / stride).rounded()
    let wanted = (target.rect.minX / stride).rounded()
    let card = min(max(wanted, from - 1), from + 1)
    target.rect.origin.x = max(card, 0) * stride
  }
}

struct StationLane: View {
  @State private var model = StationsModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Live now").font(.title2.bold())
      if model.stations.isEmpty {
        ProgressView().frame(maxWidth: .infinity, minHeight: 180)
      } else {
        lane
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .task { await model.refresh() }
  }

  private var lane: some View {
    ScrollView(.horizontal) {
      HStack(spacing: model.gap) {
        ForEach(model.stations) { station in
          StationCard(station: station)
            .containerRelativeFrame(.horizontal) { length, _ in
              length * model.share
            }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(OneCardBehavior(stride: model.stride))
    .frame(height: 180)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      model.measured($0)
    }
  }
}

struct StationCard: View {
  let station: Station

  var body: some View {
    VStack(alignment: .leading) {
      Text(station.genre).font(.caption).foregroundStyle(.secondary)
      Spacer()
      Text(station.id).font(.title3.bold())
      Text("\(station.listeners) listening").font(.footnote)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 16))
  }
}

#Preview { StationLane() }
