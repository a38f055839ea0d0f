import SwiftUI

struct Outing: Identifiable, Hashable {
  let id: Int
  let day: String
  let boat: String
  let crew: String
  let kilometres: Double
}

struct LogWeek: Identifiable {
  let id: Int
  let outings: [Outing]

  var total: Double { outings.reduce(0) { $0 + $1.kilometres } }

  static let season: [LogWeek] = (14...21).map { week in
    LogWeek(
      id: week,
      outings: [
        Outing(
          id: week * 10, day: "Tue", boat: "Kingfisher 2x", crew: "Bauer / Sato",
          kilometres: 10 + Double(week % 3)),
        Outing(id: week * 10 + 1, day: "Thu", boat: "Old Faithful 4+", crew: "Novice women", kilometres: 8.5),
        Outing(
          id: week * 10 + 2, day: "Sat", boat: "Meridian 8+", crew: "Men's eight",
          kilometres: 14 + Double(week % 4)),
      ])
  }
}

struct WeekStepBehavior: ScrollTargetBehavior {
  let weekCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, weekCount > 0 else { return }

    let start = context.originalTarget.rect.minX
    let current = (start / width).rounded()
    let step: CGFloat = target.rect.minX > start ? 1 : -1
    let week = min(max(current + step, 0), CGFloat(weekCount - 1))
    target.rect.origin.x = week * width
  }
}

struct OutingRow: View {
  let outing: Outing

  var body: some View {
    HStack(spacing: 12) {
      Text(outing.day)
        .font(.caption.bold())
        .frame(width: 36)
      VStack(alignment: .leading) {
        Text(outing.boat).font(.subheadline)
        Text(outing.crew)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(outing.kilometres, format: .number.precision(.fractionLength(1)))
        .font(.subheadline.monospacedDigit())
    }
    .lineLimit(1)
    .frame(height: 48)
  }
}

struct WeekPage: View {
  let week: LogWeek

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Week \(week.id)").font(.headline)
        Spacer()
        Text("\(week.total, format: .number) km")
          .font(.headline)
          .foregroundStyle(.blue)
      }
      .frame(height: 32)
      ForEach(week.outings) { outing in
        Divider()
        OutingRow(outing: outing)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.background.secondary, in: RoundedRectangle(cornerRadius: 16))
  }
}

struct WeekPager: View {
  let weeks: [LogWeek]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 0) {
        ForEach(weeks) { week in
          WeekPage(week: week)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(WeekStepBehavior(weekCount: weeks.count))
    .frame(height: 224)
  }
}

struct CrewLogbookScreen: View {
  private let weeks = LogWeek.season

  private var seasonTotal: Double { weeks.reduce(0) { $0 + $1.total } }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("Season so far: \(seasonTotal, format: .number) km")
          .font(.subheadline)
        WeekPager(weeks: weeks)
        Spacer(minLength: 0)
      }
      .padding(16)
      .navigationTitle("Logbook")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  CrewLogbookScreen()
}
