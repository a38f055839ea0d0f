import SwiftUI

struct Leg: Identifiable {
  let id = UUID()
  let title: String
  let when: String
}

@MainActor
final class TripViewModel: ObservableObject {
  @Published var legs: [Leg] = []

  func refresh() async {
    try? await Task.sleep(for: .milliseconds(600))
    legs = [
      Leg(title: "Train to the airport", when: "06:40"),
      Leg(title: "LIS – CDG", when: "09:15"),
      Leg(title: "Lunch at Chez Paul", when: "13:00"),
      Leg(title: "Check-in, Hôtel du Nord", when: "15:00"),
    ]
  }
}

struct TripView: View {
  @StateObject private var vm = TripViewModel()
  @State private var offset: CGFloat = 0

  private var rowsHeight: CGFloat { CGFloat(vm.legs.count) * HeroMetrics.row }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: HeroMetrics.open)
        ForEach(vm.legs) { leg in
          LegRow(leg: leg).frame(height: HeroMetrics.row)
        }
        Color.clear
          .containerRelativeFrame(.vertical) { length, _ in
            max(0, length - rowsHeight - HeroMetrics.closed)
          }
      }
    }
    .scrollTargetBehavior(HeroSnap())
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) {
      hero.allowsHitTesting(false)
    }
    .ignoresSafeArea(edges: .top)
    .task { await vm.refresh() }
  }

  private var hero: some View {
    let height = max(HeroMetrics.closed, HeroMetrics.open - offset)
    return ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
      Text("Paris").font(.title2.bold()).foregroundStyle(.white).padding(12)
    }
    .frame(height: height)
  }
}

private struct LegRow: View {
  let leg: Leg
  var body: some View {
    HStack {
      Text(leg.when).monospacedDigit().foregroundStyle(.secondary)
      Text(leg.title)
      Spacer()
    }
    .padding(.horizontal, 20)
  }
}

#Preview { TripView() }
