import SwiftUI

struct Session: Identifiable {
  enum Effort: String { case easy = "Easy", tempo = "Tempo", long = "Long", intervals = "Intervals" }

  let id: Int
  let day: String
  let effort: Effort
  let kilometres: Double
  let hint: String

  var symbol: String {
    switch effort {
    case .easy: "figure.walk"
    case .tempo: "gauge.with.needle"
    case .long: "road.lanes"
    case .intervals: "repeat"
    }
  }
}

struct TrainingWeek: Identifiable {
  let id: Int
  let sessions: [Session]

  var total: Double { sessions.reduce(0) { $0 + $1.kilometres } }

  static let halfMarathon: [TrainingWeek] = (1...8).map { week in
    let base = Double(week)
    return TrainingWeek(
      id: week,
      sessions: [
        Session(
          id: week * 10, day: "Tuesday", effort: .easy, kilometres: 5 + base * 0.5,
          hint: "You should be able to talk all the way."),
        Session(
          id: week * 10 + 1, day: "Thursday", effort: week.isMultiple(of: 2) ? .intervals : .tempo,
          kilometres: 6 + base * 0.4, hint: "Warm up for ten minutes first."),
        Session(
          id: week * 10 + 2, day: "Saturday", effort: .easy, kilometres: 4,
          hint: "Shake the legs out, no watch."),
        Session(
          id: week * 10 + 3, day: "Sunday", effort: .long, kilometres: 9 + base,
          hint: "Take water along and start slower than you like."),
      ])
  }
}

struct SessionCard: View {
  let session: Session
  let isDone: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(session.day).font(.headline)
        Spacer()
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(isDone ? .green : .secondary)
      }
      Label(session.effort.rawValue, systemImage: session.symbol)
        .font(.subheadline)
      Text(session.kilometres, format: .number.precision(.fractionLength(1)))
        .font(.title2.monospacedDigit())
      Text(session.hint)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(12)
    .frame(height: 136)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
    .padding(.horizontal, 16)
  }
}

struct WeekHeader: View {
  let week: TrainingWeek

  var body: some View {
    HStack {
      Text("Week \(week.id)").font(.subheadline.bold())
      Spacer()
      Text("\(week.total, format: .number.precision(.fractionLength(0))) km")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(height: 44)
    .background(.background)
  }
}

struct TrainingPlanScreen: View {
  let weeks: [TrainingWeek]
  @State private var done: Set<Session.ID> = [10, 11]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12, pinnedViews: .sectionHeaders) {
          ForEach(weeks) { week in
            Section {
              ForEach(week.sessions) { session in
                SessionCard(session: session, isDone: done.contains(session.id))
                  .onTapGesture { done.formSymmetricDifference([session.id]) }
              }
            } header: {
              WeekHeader(week: week)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Half marathon")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  TrainingPlanScreen(weeks: TrainingWeek.halfMarathon)
}
