import Foundation
import Observation

struct Message: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
  let date: Date
  let isMine: Bool
}

protocol MessageStore {
  func history(for room: String) async throws -> [Message]
  func post(_ text: String, to room: String) async throws -> Message
}

@Observable
final class ThreadModel {
  private(set) var messages: [Message] = []
  var draft = ""
  var isLoading = false

  private let room: String
  private let store: MessageStore

  init(room: String, store: MessageStore) {
    self.room = room
    self.store = store
  }

  @MainActor
  func load() async {
    isLoading = true
    defer { isLoading = false }
    messages = (try? await store.history(for: room)) ?? []
  }

  @MainActor
  func send() async {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    draft = ""
    if let message = try? await store.post(text, to: room) {
      messages.append(message)
    }
  }
}
