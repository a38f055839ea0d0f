import SwiftUI

struct Session: Identifiable {
  enum Kind: String { case run, strength, mobility, rest }

  let id: Int
  let kind: Kind
  let minutes: Int

  var symbol: String {
    switch kind {
    case .run: "figure.run"
    case .strength: "dumbbell"
    case .mobility: "figure.flexibility"
    case .rest: "bed.double"
    }
  }
}

struct TrainingPlanView: View {
  @State private var sessions = Session.firstWeek
  @State private var finished: Set<Session.ID> = []
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private let spacing: CGFloat = 12

  // Two cards next to each other when the phone lies on its side.
  private var visibleCards: Int { verticalSizeClass == .compact ? 2 : 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Week 1").font(.title.bold())
        Spacer()
        Text("\(finished.count)/\(sessions.count)")
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(sessions) { session in
            SessionCard(session: session, isFinished: finished.contains(session.id)) {
              finished.formSymmetricDifference([session.id])
            }
            .containerRelativeFrame(.horizontal, count: visibleCards, span: 1, spacing: spacing)
          }
        }
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 20)
      .scrollTargetBehavior(SessionCardBehavior(spacing: spacing))
      .frame(height: 220)
    }
  }
}

private struct SessionCard: View {
  let session: Session
  let isFinished: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: session.symbol).font(.largeTitle)
      Spacer()
      Text("Day \(session.id)").font(.caption).foregroundStyle(.secondary)
      Text(session.kind.rawValue.capitalized).font(.title2.bold())
      HStack {
        Text("\(session.minutes) min")
        Spacer()
        Button(isFinished ? "Done" : "Start", action: toggle)
          .buttonStyle(.bordered)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.green.opacity(isFinished ? 0.3 : 0.15), in: .rect(cornerRadius: 22))
  }
}

extension Session {
  static let firstWeek: [Session] = [
    Session(id: 1, kind: .run, minutes: 30), Session(id: 2, kind: .strength, minutes: 40),
    Session(id: 3, kind: .mobility, minutes: 20), Session(id: 4, kind: .run, minutes: 45),
    Session(id: 5, kind: .rest, minutes: 0), Session(id: 6, kind: .strength, minutes: 45),
    Session(id: 7, kind: .run, minutes: 60),
  ]
}

#Preview {
  TrainingPlanView()
}
