import SwiftUI

struct SubscriptionForm: View {
  @State private var planID: String? = Plan.all.first?.id
  @State private var yearly = false
  @State private var email = ""
  @AppStorage("newsletter") private var newsletter = true

  private var selected: Plan? { Plan.all.first { $0.id == planID } }

  var body: some View {
    NavigationStack {
      Form {
        Section("Your plan") {
          pager
            .listRowInsets(EdgeInsets())
          dots
            .frame(maxWidth: .infinity)
            .listRowSeparator(.hidden)
        }
        Section("Billing") {
          Toggle("Pay yearly (−20 %)", isOn: $yearly)
          TextField("Receipt e-mail", text: $email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
          Toggle("Newsletter", isOn: $newsletter)
        }
        Section {
          Button("Continue with \(selected?.title ?? "…")") {}
            .disabled(selected == nil)
        }
      }
      .navigationTitle("Subscription")
    }
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(Plan.all) { plan in
          PlanPage(plan: plan, yearly: yearly)
            .frame(width: Metrics.rowWidth, height: Metrics.planHeight)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $planID)
    .frame(height: Metrics.planHeight)
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(Plan.all) { plan in
        Circle()
          .fill(plan.id == planID ? plan.tint : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
  }
}

private struct PlanPage: View {
  let plan: Plan
  let yearly: Bool

  private var amount: Decimal { yearly ? plan.price * 12 * 0.8 : plan.price }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(plan.title).font(.title2.bold())
      Text(amount, format: .currency(code: "EUR"))
        .font(.title3)
        .contentTransition(.numericText())
      ForEach(plan.perks, id: \.self) { perk in
        Label(perk, systemImage: "checkmark.circle.fill")
          .font(.subheadline)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(plan.tint.opacity(0.18))
  }
}

#Preview {
  SubscriptionForm()
}
