import SwiftUI

struct Plan: Identifiable {
  let id: String
  let premium: Int
  let perks: [String]

  static let all = [
    Plan(id: "Basic", premium: 89, perks: ["Doctor on call", "Generic medicine"]),
    Plan(id: "Family", premium: 149, perks: ["Two adults, all children", "Dental check-ups"]),
    Plan(id: "Plus", premium: 189, perks: ["Single room", "Glasses every 2 years"]),
    Plan(id: "Global", premium: 260, perks: ["Cover abroad", "Repatriation"]),
  ]
}

struct PlanChooser: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var plans = Plan.all

  var body: some View {
    VStack(spacing: 16) {
      CenteredPager(models: plans, cardWidth: typeSize.isAccessibilitySize ? 340 : 300) { plan in
        PlanCard(plan: plan)
      }
      Text("You can change your plan each January.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical)
    .background(Color.green.opacity(0.08))
  }
}

private struct PlanCard: View {
  let plan: Plan

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(maxWidth: .infinity, maxHeight: 420)
    .background(.background, in: .rect(cornerRadius: 24))
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(plan.id).font(.title2.bold())
      Text(plan.premium, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.title)
      ForEach(plan.perks, id: \.self) { perk in
        Label(perk, systemImage: "checkmark.circle")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }
}

#Preview {
  PlanChooser()
}
