import Foundation
import Observation

struct Message: Identifiable, Hashable {
  let id = UUID()
  let text: String
  let isMine: Bool
}

@MainActor
@Observable
final class ChatModel {
  private(set) var messages: [Message] = []
  var draft = ""

  func loadHistory() async {
    guard messages.isEmpty else { return }
    let lines = [
      "Are we still on for Saturday?",
      "Yes! I will bring the tent and the big stove, you take care of the food.",
      "Deal.",
      "Weather looks fine until the evening, so let us start early and be at the hut by four.",
    ]
    messages = (0..<60).map { Message(text: lines[$0 % lines.count], isMine: $0.isMultiple(of: 2)) }
  }

  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(Message(text: text, isMine: true))
    draft = ""
  }
}
