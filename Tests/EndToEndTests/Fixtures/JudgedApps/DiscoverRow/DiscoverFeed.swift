import Foundation
import Observation

struct DiscoverItem: Identifiable, Hashable {
  let id: Int
  var title: String { "Collection \(id + 1)" }
}

@Observable
final class DiscoverFeed {
  private(set) var items: [DiscoverItem] = (0..<5).map(DiscoverItem.init)
  private(set) var isLoading = false

  private let pageSize = 5
  private let total = 20

  @MainActor
  func loadMoreIfNeeded(after item: DiscoverItem) async {
    guard item == items.last, items.count < total, !isLoading else { return }
    isLoading = true
    try? await Task.sleep(for: .milliseconds(400))
    let next = items.count
    items += (next..<min(next + pageSize, total)).map(DiscoverItem.init)
    isLoading = false
  }
}
