import Observation
import SwiftUI

enum MessageKind {
  case personal, newsletter, receipt

  var cardHeight: CGFloat {
    switch self {
    case .personal: 140
    case .newsletter: 220
    case .receipt: 96
    }
  }

  var symbol: String {
    switch self {
    case .personal: "person.crop.circle"
    case .newsletter: "newspaper"
    case .receipt: "cart"
    }
  }
}

struct InboxMessage: Identifiable {
  let id: Int
  var from: String
  var kind: MessageKind
  var isUnread: Bool
}

@Observable
final class InboxStore {
  var unreadOnly = true
  private(set) var messages: [InboxMessage] = [
    .init(id: 1, from: "The Weekly Pixel", kind: .newsletter, isUnread: false),
    .init(id: 2, from: "Jonas", kind: .personal, isUnread: true),
    .init(id: 3, from: "Slow Travel", kind: .newsletter, isUnread: true),
    .init(id: 4, from: "Mum", kind: .personal, isUnread: false),
    .init(id: 5, from: "Priya", kind: .personal, isUnread: true),
    .init(id: 6, from: "Corner Store", kind: .receipt, isUnread: false),
    .init(id: 7, from: "Type Matters", kind: .newsletter, isUnread: true),
    .init(id: 8, from: "Rail Pass", kind: .receipt, isUnread: true),
    .init(id: 9, from: "Dr. Aalto", kind: .personal, isUnread: true),
    .init(id: 10, from: "Garden Letter", kind: .newsletter, isUnread: true),
    .init(id: 11, from: "Team Ops", kind: .personal, isUnread: true),
    .init(id: 12, from: "Book Club", kind: .newsletter, isUnread: true),
  ]

  var visible: [InboxMessage] {
    unreadOnly ? messages.filter(\.isUnread) : messages
  }
}

struct FocusInbox: View {
  @State private var store = InboxStore()
  private let spacing: CGFloat = 12

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: spacing) {
          ForEach(store.visible) { message in
            MessageCard(message: message)
              .frame(height: message.kind.cardHeight)
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(
        CardTopBehavior(heights: store.messages.map(\.kind.cardHeight), spacing: spacing)
      )
      .animation(.default, value: store.unreadOnly)
      .navigationTitle("Focus")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Toggle("Unread", systemImage: "line.3.horizontal.decrease", isOn: $store.unreadOnly)
      }
    }
  }
}

private struct MessageCard: View {
  let message: InboxMessage

  var body: some View {
    HStack(alignment: .top) {
      Image(systemName: message.kind.symbol)
      Text(message.from).fontWeight(message.isUnread ? .semibold : .regular)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  FocusInbox()
}
