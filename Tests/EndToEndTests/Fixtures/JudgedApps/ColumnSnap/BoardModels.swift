import SwiftUI
import Observation

struct Ticket: Identifiable, Hashable {
  let id: String
  let title: String
  let points: Int
}

struct BoardColumn: Identifiable {
  let id: String
  let name: String
  let tint: Color
  var tickets: [Ticket]
}

protocol BoardRepository {
  func columns() async throws -> [BoardColumn]
}

@MainActor @Observable
final class BoardViewModel {
  private(set) var columns: [BoardColumn] = []
  private let repository: any BoardRepository

  init(repository: any BoardRepository) { self.repository = repository }

  func load() async {
    columns = (try? await repository.columns()) ?? []
  }
}
