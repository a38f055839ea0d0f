import SwiftUI

struct PlanPickerView: View {
  @State private var store = SubscriptionStore()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Ride further")
        .font(.largeTitle.bold())
        .minimumScaleFactor(0.7)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(store.plans) { plan in
            PlanCard(plan: plan, isBusy: store.purchasing == plan.id) {
              store.purchase(plan)
            }
            .padding(.horizontal, 8)
            .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, 40)

      Button("Not now") { dismiss() }
        .font(.footnote)
    }
    .padding(.vertical, 12)
    .background(Color.accentColor.opacity(0.08))
  }
}

private struct PlanCard: View {
  let plan: Plan
  let isBusy: Bool
  let subscribe: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(plan.name).font(.title3.bold())
        Spacer()
        Text(plan.price, format: .currency(code: "EUR"))
          .font(.title3.monospacedDigit())
      }
      Text(plan.period.caption)
        .font(.footnote)
        .foregroundStyle(.secondary)

      ForEach(plan.perks, id: \.self) { perk in
        Label(perk, systemImage: "checkmark")
          .font(.subheadline)
      }

      Spacer(minLength: 0)

      Button(action: subscribe) {
        Text(isBusy ? "One moment…" : "Choose \(plan.name)")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(isBusy)
    }
    .padding(20)
    .frame(maxHeight: 380)
    .background(.background, in: .rect(cornerRadius: 24))
  }
}

#Preview {
  PlanPickerView()
}
