import SwiftUI

struct Stop: Identifiable, Hashable {
  var id: String { city }
  let city: String
  let nights: Int
  let symbol: String
}

enum RailMetrics {
  static let gap: CGFloat = 16
  static let inset: CGFloat = 20

  static func cardWidth(for sizeClass: UserInterfaceSizeClass?) -> CGFloat {
    sizeClass == .regular ? 420 : 300
  }
}

struct ItineraryRail<Footer: View>: View {
  let stops: [Stop]
  @ViewBuilder var footer: (Stop) -> Footer

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: RailMetrics.gap) {
        ForEach(stops) { stop in
          VStack(alignment: .leading, spacing: 10) {
            Image(systemName: stop.symbol)
              .font(.system(size: 44))
              .frame(maxWidth: .infinity, minHeight: 140)
              .background(.teal.opacity(0.2), in: .rect(cornerRadius: 16))
            Text(stop.city).font(.title2.bold())
            Text("^[\(stop.nights) night](inflect: true)")
              .foregroundStyle(.secondary)
            footer(stop)
          }
          .frame(width: RailMetrics.cardWidth(for: horizontalSizeClass))
        }
      }
    }
    .contentMargins(.horizontal, RailMetrics.inset, for: .scrollContent)
    .scrollTargetBehavior(.itinerary)
    .frame(height: 300)
  }
}

struct ItineraryBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = RailMetrics.cardWidth(for: context.horizontalSizeClass) + RailMetrics.gap
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = min(max(target.rect.minX, 0), end)

    let before = (proposed / stride).rounded(.down) * stride
    let after = min(before + stride, end)
    let speed = context.velocity.dx

    if speed > 250 {
      target.rect.origin.x = after
    } else if speed < -250 {
      target.rect.origin.x = before
    } else {
      target.rect.origin.x = proposed - before < after - proposed ? before : after
    }
  }
}

extension ScrollTargetBehavior where Self == ItineraryBehavior {
  static var itinerary: Self { .init() }
}

#Preview {
  let trip = [
    Stop(city: "Lisbon", nights: 3, symbol: "tram.fill"),
    Stop(city: "Porto", nights: 2, symbol: "wineglass"),
    Stop(city: "Braga", nights: 1, symbol: "building.columns"),
    Stop(city: "Vigo", nights: 2, symbol: "sailboat"),
    Stop(city: "Santiago", nights: 4, symbol: "figure.hiking"),
  ]
  ScrollView {
    VStack(alignment: .leading) {
      Text("Atlantic coast").font(.largeTitle.bold()).padding(.horizontal, RailMetrics.inset)
      ItineraryRail(stops: trip) { stop in
        Button("Details for \(stop.city)") {}
      }
    }
  }
}
