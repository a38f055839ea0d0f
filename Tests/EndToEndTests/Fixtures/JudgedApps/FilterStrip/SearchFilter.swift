import Foundation

struct SearchFilter: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String

  static let all: [SearchFilter] = [
    .init(id: "price", title: "Price", symbol: "eurosign"),
    .init(id: "instant", title: "Instant booking", symbol: "bolt"),
    .init(id: "pets", title: "Pets allowed", symbol: "pawprint"),
    .init(id: "kitchen", title: "Kitchen", symbol: "fork.knife"),
    .init(id: "wifi", title: "Wi-Fi", symbol: "wifi"),
    .init(id: "parking", title: "Free parking on premises", symbol: "parkingsign"),
    .init(id: "pool", title: "Pool", symbol: "figure.pool.swim"),
    .init(id: "self", title: "Self check-in", symbol: "key"),
    .init(id: "ac", title: "AC", symbol: "snowflake"),
  ]
}
