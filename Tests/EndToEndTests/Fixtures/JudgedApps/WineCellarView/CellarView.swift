import SwiftUI

struct CellarView: View {
  let racks: [Rack]
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.accessibilityReduceTransparency) private var opaque
  @State private var dimYoung = false
  @State private var inHand: Bottle?

  private var metrics: CellarMetrics { heightClass == .compact ? .lying : .upright }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        CellarDoor(count: racks.flatMap { $0.shelves.joined() }.count)
          .frame(height: metrics.door)
        ForEach(racks) { rack in
          RackView(rack: rack, dimYoung: dimYoung, inHand: $inHand)
        }
      }
      .environment(\.cellarMetrics, metrics)
    }
    .scrollTargetBehavior(ShelfStops(racks: racks, metrics: metrics))
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Toggle("Ready to drink", isOn: $dimYoung)
        .padding(.horizontal, 20)
        .frame(height: 52)
        .background(opaque ? AnyShapeStyle(.background) : AnyShapeStyle(.bar))
    }
    .sheet(item: $inHand) { bottle in
      Text(bottle.ready ? "Drink now" : "Let it lie")
        .presentationDetents([.fraction(0.4), .large])
    }
  }
}

private struct CellarDoor: View {
  let count: Int

  var body: some View {
    VStack {
      Text("The cellar").font(.largeTitle.bold())
      Text("\(count) bottles, 12 degrees").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .visualEffect { content, proxy in
      let y = min(0, proxy.frame(in: .scrollView).minY)
      return
        content
        .opacity(1 + y / 160)
        .scaleEffect(1 + y / 1_600, anchor: .bottom)
    }
  }
}

private struct RackView: View {
  let rack: Rack
  let dimYoung: Bool
  @Binding var inHand: Bottle?
  @Environment(\.cellarMetrics) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(rack.id).font(.headline)
        VStack { Divider() }
      }
      .padding(.horizontal, 20)
      .frame(height: metrics.plate)
      ForEach(Array(rack.shelves.enumerated()), id: \.offset) { _, bottles in
        HStack(alignment: .bottom) {
          ForEach(bottles) { bottle in
            Button {
              inHand = bottle
            } label: {
              glass(bottle)
            }
            .buttonStyle(.plain)
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.horizontal, 12)
        .frame(height: metrics.shelf)
        .overlay(alignment: .bottom) { Color.brown.frame(height: 3) }
      }
    }
  }

  private func glass(_ bottle: Bottle) -> some View {
    VStack(spacing: 2) {
      Image(systemName: "wineglass").font(.title2)
      Text(bottle.label).font(.caption2).lineLimit(1).minimumScaleFactor(0.6)
      Text(String(bottle.year)).font(.caption2.monospacedDigit())
    }
    .padding(.bottom, 8)
    .opacity(dimYoung && !bottle.ready ? 0.3 : 1)
    .accessibilityElement(children: .combine)
  }
}

#Preview { CellarView(racks: Rack.cellar) }
