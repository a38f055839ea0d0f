import SwiftUI

enum BillingPeriod: Hashable {
  case monthly
  case yearly(freeMonths: Int)
  case lifetime

  var caption: String {
    switch self {
    case .monthly: "Billed every month"
    case .yearly(let freeMonths): "Billed once a year, \(freeMonths) months free"
    case .lifetime: "One payment, no renewals"
    }
  }
}

struct Plan: Identifiable, Hashable {
  let id: String
  let name: String
  let price: Decimal
  let period: BillingPeriod
  let perks: [String]
}

@Observable
final class SubscriptionStore {
  var plans: [Plan] = [
    Plan(
      id: "solo", name: "Solo", price: 4.99, period: .monthly,
      perks: ["Unlimited routes", "Offline maps"]),
    Plan(
      id: "duo", name: "Duo", price: 7.99, period: .monthly,
      perks: ["Two riders", "Shared garage"]),
    Plan(
      id: "club", name: "Club", price: 59.99, period: .yearly(freeMonths: 3),
      perks: ["Six riders", "Group live view"]),
    Plan(
      id: "founder", name: "Founder", price: 149, period: .lifetime,
      perks: ["Everything in Club", "Beta access"]),
  ]
  var purchasing: Plan.ID?

  func purchase(_ plan: Plan) {
    purchasing = plan.id
  }
}
