import SwiftUI

struct TripDay: Identifiable {
  let id: Int
  let city: String
  let plan: String

  static let japan: [TripDay] = [
    TripDay(id: 1, city: "Tokyo", plan: "Arrive at Haneda, walk around Yanaka"),
    TripDay(id: 2, city: "Tokyo", plan: "Tsukiji breakfast, teamLab in the afternoon"),
    TripDay(id: 3, city: "Hakone", plan: "Romancecar, ropeway and onsen"),
    TripDay(id: 4, city: "Kyoto", plan: "Shinkansen, evening in Gion"),
    TripDay(id: 5, city: "Kyoto", plan: "Fushimi Inari at dawn"),
    TripDay(id: 6, city: "Nara", plan: "Day trip to Todai-ji and the deer park"),
    TripDay(id: 7, city: "Osaka", plan: "Castle park, dinner in Dotonbori"),
    TripDay(id: 8, city: "Osaka", plan: "Last coffee, train to Kansai airport"),
  ]
}

private enum TripLayout {
  static let heroHeight: CGFloat = 280
  static let dayHeight: CGFloat = 148
  static let daySpacing: CGFloat = 12
  static let inset: CGFloat = 16
}

struct CollapsingHeroBehavior: ScrollTargetBehavior {
  let heroHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(context.contentSize.height - context.containerSize.height, 0)
    let collapsed = min(heroHeight, maxOffset)
    let proposed = target.rect.minY

    guard proposed > 0, proposed < collapsed else { return }
    target.rect.origin.y =
      shouldCollapse(
        progress: proposed / collapsed,
        velocity: context.velocity.dy
      ) ? collapsed : 0
  }

  private func shouldCollapse(progress: CGFloat, velocity: CGFloat) -> Bool {
    switch velocity {
    case ..<0: false
    case 0: progress >= 0.5
    default: true
    }
  }
}

struct TripDetailView: View {
  let title: String
  let days: [TripDay]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        TripHero(title: title, dayCount: days.count)
          .frame(height: TripLayout.heroHeight)

        LazyVStack(spacing: TripLayout.daySpacing) {
          ForEach(days) { day in
            TripDayCard(day: day)
              .frame(height: TripLayout.dayHeight)
          }
        }
        .padding(TripLayout.inset)
      }
    }
    .scrollTargetBehavior(CollapsingHeroBehavior(heroHeight: TripLayout.heroHeight))
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
  }
}

private struct TripHero: View {
  let title: String
  let dayCount: Int

  var body: some View {
    LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(title)
            .font(.largeTitle.bold())
          Text("\(dayCount) days · 2 travelers")
            .font(.headline)
        }
        .foregroundStyle(.white)
        .padding(20)
      }
  }
}

private struct TripDayCard: View {
  let day: TripDay

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Day \(day.id)")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(day.city)
        .font(.title3.bold())
      Text(day.plan)
        .font(.subheadline)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
  }
}

#Preview {
  NavigationStack {
    TripDetailView(title: "Japan in Spring", days: TripDay.japan)
  }
}
