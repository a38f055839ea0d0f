import SwiftUI

struct ChallengeDay: Identifiable {
  let number: Int
  var isDone: Bool
  var id: Int { number }
}

@Observable
class ChallengeStore {
  static let length = 30
  var title = "30 days of stretching"
  var days: [ChallengeDay] = (1...ChallengeStore.length).map { ChallengeDay(number: $0, isDone: $0 < 5) }

  var doneCount: Int { days.filter(\.isDone).count }

  func toggle(_ number: Int) {
    guard let i = days.firstIndex(where: { $0.number == number }) else { return }
    days[i].isDone.toggle()
  }
}

struct ChallengeView: View {
  @State private var store = ChallengeStore()
  private let perScreen = 7

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 4) {
        Text(store.title).font(.title2.bold())
        Text("\(store.doneCount) of \(store.days.count) done")
          .foregroundStyle(.secondary)
      }

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(store.days) { day in
            DayBubble(day: day) {
              withAnimation(.snappy) { store.toggle(day.number) }
            }
            .containerRelativeFrame(.horizontal, count: perScreen, spacing: 0)
          }
        }
      }
      .scrollTargetBehavior(WeekSnapBehavior(daysPerWeek: perScreen))
      .frame(height: 84)

      Text("Tap a day when you have finished it.")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(.top, 32)
  }
}

struct DayBubble: View {
  let day: ChallengeDay
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 6) {
        Text("\(day.number)").font(.callout.monospacedDigit())
        Image(systemName: day.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(day.isDone ? .green : .gray)
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
  }
}

struct WeekSnapBehavior: ScrollTargetBehavior {
  let daysPerWeek: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.containerSize.width > 0 else { return }
    let dayWidth = context.containerSize.width / CGFloat(daysPerWeek)
    let weekWidth = dayWidth * CGFloat(daysPerWeek)

    // always show a whole week, starting with its first day
    let week = (target.rect.minX / weekWidth).rounded()
    target.rect.origin.x = max(0, week) * weekWidth
  }
}

#Preview {
  ChallengeView()
}
