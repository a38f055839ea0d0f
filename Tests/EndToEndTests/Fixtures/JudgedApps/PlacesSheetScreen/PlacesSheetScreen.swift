import SwiftUI

struct Place: Identifiable {
  let id: Int
  let name: String
  let kind: String
  let minutes: Int

  static let nearby: [Place] = [
    "Kaffebrenneriet", "Botanical garden", "Munch museum", "Grünerløkka", "Opera house",
    "Vigeland park", "Mathallen", "Ekeberg", "Fjord sauna", "Holmenkollen",
    "City hall", "Sørenga pool", "Astrup Fearnley", "Damstredet",
  ].enumerated().map { index, name in
    Place(id: index, name: name, kind: index.isMultiple(of: 2) ? "Sight" : "Leisure", minutes: 4 + index * 3)
  }
}

/// Rest positions of the sheet, as scroll offsets.
///
/// The sheet opens up to `full` first, from there on the list scrolls freely.
struct SheetDetents: ScrollTargetBehavior {
  let half: CGFloat
  let full: CGFloat
  private let nudge: CGFloat = 40

  init(half: CGFloat, full: CGFloat) {
    self.half = half
    self.full = full
  }

  private var stops: [CGFloat] { [0, half, full] }

  private func nearest(to y: CGFloat) -> CGFloat {
    stops.min { abs($0 - y) < abs($1 - y) } ?? 0
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    let start = min(context.originalTarget.rect.minY, full)
    guard y < full else {
      if start < full - 1 { target.rect.origin.y = full }
      return
    }

    let home = nearest(to: start)
    var stop = nearest(to: y)
    if stop == home, abs(y - start) > nudge {
      if y > start {
        stop = stops.first { $0 > home } ?? home
      } else {
        stop = stops.last { $0 < home } ?? home
      }
    }
    target.rect.origin.y = stop
  }
}

struct PlaceRow: View {
  let place: Place

  var body: some View {
    HStack {
      Image(systemName: "mappin.circle.fill").font(.title2).foregroundStyle(.red)
      VStack(alignment: .leading) {
        Text(place.name)
        Text(place.kind).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(place.minutes) min").font(.subheadline)
    }
    .padding(.horizontal, 20)
    .frame(height: 64)
  }
}

struct PlacesSheet: View {
  var body: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 36, height: 5)
        .padding(.vertical, 8)
      Text("Nearby")
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
        .frame(height: 60)
      ForEach(Place.nearby) { place in
        PlaceRow(place: place)
        Divider().padding(.leading, 56)
      }
    }
  }
}

struct PlacesSheetScreen: View {
  private let peek: CGFloat = 120
  private let topGap: CGFloat = 24

  var body: some View {
    GeometryReader { geo in
      let height = geo.size.height
      let full = height - peek - topGap
      let half = height / 2 - peek

      ZStack {
        LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()

        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) {
            Color.clear
              .frame(height: height - peek)
            PlacesSheet()
              .frame(minHeight: height - topGap, alignment: .top)
              .background(.background, in: .rect(topLeadingRadius: 22, topTrailingRadius: 22))
          }
        }
        .scrollTargetBehavior(SheetDetents(half: half, full: full))
      }
    }
  }
}

#Preview {
  PlacesSheetScreen()
}
