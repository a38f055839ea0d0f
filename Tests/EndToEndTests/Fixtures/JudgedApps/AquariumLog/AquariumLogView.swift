import SwiftUI

struct AquariumLogView: View {
  @Environment(\.verticalSizeClass) private var sizeClass
  @State private var shown: TankEntry.ID?
  var entries: [TankEntry] = TankEntry.week

  private var layout: TankLayout {
    sizeClass == .compact ? .wide : .tall
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Reef tank")
        .font(.largeTitle.bold())
        .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(spacing: layout.gap) {
          ForEach(entries) { entry in
            TankCard(entry: entry)
              .frame(width: layout.cardWidth)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 20)
      .scrollPosition(id: $shown)
      .tankSnapping()
      .frame(maxHeight: 260)
    }
  }
}

private struct TankCard: View {
  let entry: TankEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(entry.day).font(.headline)
      Text("\(entry.celsius, specifier: "%.1f") °C")
        .font(.system(size: 34, weight: .light))
      Text("Nitrate \(entry.nitrate) ppm")
      Text(entry.note)
        .font(.callout)
        .foregroundStyle(.secondary)
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.cyan.opacity(0.15), in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview { AquariumLogView() }
