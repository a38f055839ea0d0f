import SwiftUI

struct Crossing: Identifiable {
  let id: String
  let vessel: String
  let from: String
  let to: String
  let departs: String
  let arrives: String
  let carSpaces: Int

  static let samples: [Crossing] = [
    Crossing(
      id: "A1", vessel: "Sulevåg", from: "Norhamn", to: "Ytterøy", departs: "07:10", arrives: "07:55",
      carSpaces: 12),
    Crossing(
      id: "A2", vessel: "Marit", from: "Norhamn", to: "Ytterøy", departs: "09:20", arrives: "10:05",
      carSpaces: 31),
    Crossing(
      id: "A3", vessel: "Sulevåg", from: "Norhamn", to: "Ytterøy", departs: "11:30", arrives: "12:15",
      carSpaces: 4),
    Crossing(
      id: "A4", vessel: "Tern", from: "Norhamn", to: "Ytterøy", departs: "14:00", arrives: "14:40",
      carSpaces: 0),
    Crossing(
      id: "A5", vessel: "Marit", from: "Norhamn", to: "Ytterøy", departs: "16:45", arrives: "17:30",
      carSpaces: 22),
    Crossing(
      id: "A6", vessel: "Tern", from: "Norhamn", to: "Ytterøy", departs: "19:15", arrives: "19:55",
      carSpaces: 27),
  ]
}

struct CardStepBehavior: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > 0, count > 0 else { return }
    let current = Int((context.originalTarget.rect.minX / step).rounded())
    let next = context.velocity.dx > 0 ? current + 1 : current - 1
    let index = min(max(next, 0), count - 1)
    target.rect.origin.x = CGFloat(index) * step
  }
}

struct CrossingCard: View {
  let crossing: Crossing

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Label(crossing.vessel, systemImage: "ferry")
          .font(.headline)
        Spacer()
        SpacesBadge(spaces: crossing.carSpaces)
      }
      HStack(alignment: .firstTextBaseline) {
        stop(crossing.departs, crossing.from)
        Spacer()
        Image(systemName: "arrow.right")
        Spacer()
        stop(crossing.arrives, crossing.to)
      }
    }
    .padding(18)
    .frame(maxHeight: .infinity)
    .background(.teal.opacity(0.15), in: .rect(cornerRadius: 22))
  }

  private func stop(_ time: String, _ harbour: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(time).font(.title.monospacedDigit())
      Text(harbour).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct SpacesBadge: View {
  let spaces: Int

  var body: some View {
    Text(spaces == 0 ? "Full" : "\(spaces) cars")
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(spaces == 0 ? Color.red.opacity(0.2) : Color.green.opacity(0.2), in: .capsule)
  }
}

struct CrossingPager: View {
  let crossings: [Crossing]
  private let gap: CGFloat = 12

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(crossings) { crossing in
            CrossingCard(crossing: crossing)
              .frame(width: proxy.size.width)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        CardStepBehavior(step: proxy.size.width + gap, count: crossings.count)
      )
    }
  }
}

struct CrossingsScreen: View {
  let crossings: [Crossing]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Text("Norhamn to Ytterøy")
          .font(.title2.bold())
          .padding(.horizontal, 20)
        CrossingPager(crossings: crossings)
          .frame(height: 180)
          .padding(.horizontal, 20)
        Text("Be at the quay ten minutes before departure.")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 20)
        Spacer(minLength: 0)
      }
      .padding(.top, 12)
      .navigationTitle("Crossings")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  CrossingsScreen(crossings: Crossing.samples)
}
