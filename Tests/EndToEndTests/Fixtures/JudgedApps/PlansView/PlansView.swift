import SwiftUI

// MARK: - Model

struct TrainingPlan: Identifiable, Equatable {
  enum Focus: String, CaseIterable {
    case all, strength, running, mobility, recovery
  }

  let id: String
  let title: String
  let weeks: Int
  let focus: Focus
}

@Observable
final class PlanStore {
  var focus: TrainingPlan.Focus = .all
  var activeMinutes = 142

  private let library: [TrainingPlan] = [
    TrainingPlan(id: "p1", title: "First 5K", weeks: 8, focus: .running),
    TrainingPlan(id: "p2", title: "Strong Back", weeks: 6, focus: .strength),
    TrainingPlan(id: "p3", title: "Desk Reset", weeks: 3, focus: .mobility),
    TrainingPlan(id: "p4", title: "Sleep Better", weeks: 4, focus: .recovery),
    TrainingPlan(id: "p5", title: "Hill Repeats", weeks: 5, focus: .running),
    TrainingPlan(id: "p6", title: "Kettlebell Base", weeks: 6, focus: .strength),
  ]

  var plans: [TrainingPlan] {
    focus == .all ? library : library.filter { $0.focus == focus }
  }
}

// MARK: - View

struct PlansView: View {
  @State private var store = PlanStore()
  @Environment(\.verticalSizeClass) private var heightClass

  private let spacing: CGFloat = 16

  // Two cards side by side once the phone is turned.
  private var cardsAcross: Int { heightClass == .compact ? 2 : 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Plans")
        .font(.title.bold())
        .padding(.horizontal, 32)
      focusChips
      carousel
      Spacer(minLength: 0)
    }
    .padding(.top, 8)
  }

  private var focusChips: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(TrainingPlan.Focus.allCases, id: \.self) { focus in
          Button(focus.rawValue.capitalized) { store.focus = focus }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .tint(store.focus == focus ? .pink : .gray)
        }
      }
    }
    .scrollIndicators(.never)
    .safeAreaPadding(.horizontal, 32)
    .fixedSize(horizontal: false, vertical: true)
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        card("This week", detail: "\(store.activeMinutes) active minutes", symbol: "flame", tint: .pink)

        ForEach(store.plans) { plan in
          card(plan.title, detail: "\(plan.weeks) weeks", symbol: "figure.run", tint: .teal)
            .scrollTransition(axis: .horizontal) { view, phase in
              view.scaleEffect(phase.isIdentity ? 1 : 0.94)
            }
        }

        card("Build your own", detail: "Start from an empty week", symbol: "plus", tint: .gray)
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .safeAreaPadding(.horizontal, 32)
    .scrollIndicators(.never)
    .scrollClipDisabled()
    .frame(height: 220)
  }

  private func card(_ title: String, detail: String, symbol: String, tint: Color) -> some View {
    VStack(alignment: .leading) {
      Image(systemName: symbol).font(.largeTitle)
      Spacer()
      Text(title).font(.title2.bold())
      Text(detail).foregroundStyle(.secondary)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(tint.opacity(0.18), in: .rect(cornerRadius: 24))
    .containerRelativeFrame(.horizontal, count: cardsAcross, span: 1, spacing: spacing)
  }
}

#Preview {
  PlansView()
}
