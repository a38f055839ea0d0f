import SwiftUI

/// Whole rows at the top edge, as on the boards in the station halls.
struct RowStops: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let row = Density.chosen.rowHeight
    let end = context.contentSize.height - context.containerSize.height
    let y = (target.rect.minY / row).rounded() * row
    target.rect.origin.y = min(max(0, y), max(0, end))
  }
}

struct RouteBoard: View {
  let routes: [Route]
  @State private var showsSettings = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Central").font(.title2.bold())
        Spacer()
        Button("Settings", systemImage: "slider.horizontal.3") { showsSettings = true }
          .labelStyle(.iconOnly)
      }
      .padding()
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(routes) { route in
            HStack {
              Text(route.time).monospacedDigit().bold()
              Text(route.destination)
              Spacer()
              Text(route.platform).foregroundStyle(.secondary)
            }
            .boardRow()
          }
        }
      }
      .scrollTargetBehavior(RowStops())
    }
    .sheet(isPresented: $showsSettings) {
      BoardSettings().presentationDetents([.height(180)])
    }
  }
}

private struct BoardSettings: View {
  @AppStorage(Density.key) private var compact = false

  var body: some View {
    Form { Toggle("Compact rows", isOn: $compact) }
  }
}

struct Route: Identifiable {
  let id: Int
  let time, destination, platform: String
}

#Preview {
  RouteBoard(
    routes: (0..<40).map {
      Route(
        id: $0, time: String(format: "%02d:%02d", 5 + $0 / 4, $0 % 4 * 15),
        destination: ["Braga", "Faro", "Évora", "Sintra"][$0 % 4], platform: "\($0 % 9 + 1)")
    })
}
