import SwiftUI

struct Message: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  var isFlagged = false
}

@Observable
final class Inbox {
  var messages: [Message]

  init(messages: [Message] = Inbox.samples) {
    self.messages = messages
  }

  func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
  }

  func flag(_ message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isFlagged.toggle()
  }

  static let samples: [Message] = (1...25).map {
    Message(id: $0, sender: "Sender \($0)", subject: "Re: minutes of meeting \($0)")
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(inbox.messages) { message in
            SwipeRow(actions: actions(for: message)) {
              MessageRow(message: message)
            }
            Divider()
          }
        }
      }
      .navigationTitle("Inbox")
    }
  }

  private func actions(for message: Message) -> [SwipeAction] {
    [
      SwipeAction(symbol: "flag.fill", tint: .orange) { inbox.flag(message) },
      SwipeAction(symbol: "trash.fill", tint: .red) {
        withAnimation { inbox.delete(message) }
      },
    ]
  }
}

private struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(message.sender).font(.headline)
        Text(message.subject)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if message.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

#Preview {
  InboxView()
}
