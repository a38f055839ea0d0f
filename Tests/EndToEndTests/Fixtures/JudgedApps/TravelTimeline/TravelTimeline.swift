import SwiftUI

struct TripMonth: Identifiable {
  var id: String { name }
  let name: String
  let trips: Int

  var height: CGFloat { 40 + CGFloat(trips) * 60 }
}

private let diary: [TripMonth] = [
  .init(name: "October", trips: 4), .init(name: "September", trips: 2),
  .init(name: "August", trips: 6), .init(name: "July", trips: 3),
  .init(name: "June", trips: 8), .init(name: "May", trips: 5),
  .init(name: "April", trips: 2), .init(name: "March", trips: 7),
  .init(name: "February", trips: 4), .init(name: "January", trips: 6),
]

struct TravelTimeline: View {
  private let gap: CGFloat = 20

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: gap) {
          ForEach(diary) { MonthSection(month: $0) }
        }
        .padding(.vertical, 16)
      }
      .scrollTargetBehavior(SectionMagnet(tops: sectionTops, reach: 24))
      .navigationTitle("2024")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  // Relative to the first section, so the 16 pt above a section stay visible.
  private var sectionTops: [CGFloat] {
    diary.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.height + gap) }.dropLast()
  }
}

struct MonthSection: View {
  let month: TripMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(month.name)
        .font(.title3.bold())
        .frame(height: 40)
      ForEach(0..<month.trips, id: \.self) { n in
        HStack {
          Rectangle().fill(.tint).frame(width: 2)
          Text("Trip \(n + 1)")
          Spacer()
        }
        .frame(height: 60)
      }
    }
    .padding(.horizontal, 20)
    .frame(height: month.height)
  }
}

// Free scrolling, except that a stop which nearly hits a section start hits it exactly.
struct SectionMagnet: ScrollTargetBehavior {
  let tops: [CGFloat]
  let reach: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end - reach else { return }

    if let top = tops.first(where: { abs($0 - y) <= reach && $0 <= end }) {
      target.rect.origin.y = top
    }
  }
}
