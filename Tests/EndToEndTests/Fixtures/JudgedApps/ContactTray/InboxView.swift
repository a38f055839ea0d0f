import SwiftUI

struct Contact: Identifiable {
  let id: Int
  let name: String
  let isOnline: Bool

  var initial: String { String(name.prefix(1)) }
}

struct Conversation: Identifiable {
  let id: Int
  let name: String
  let preview: String
  let unread: Int
}

struct AvatarSnapBehavior: ScrollTargetBehavior {
  let avatarWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = avatarWidth + spacing
    let limit = max(context.contentSize.width - context.containerSize.width, 0)

    // All the way to the end stays at the end.
    guard target.rect.minX < limit else {
      target.rect.origin.x = limit
      return
    }

    let index = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(index * step, 0), limit)
  }
}

struct InboxView: View {
  private let contacts: [Contact] = [
    "Amal", "Beth", "Chidi", "Dora", "Eli", "Fay", "Gus",
    "Hana", "Ivo", "June", "Kofi", "Lou", "Mei", "Nils",
  ].enumerated().map { index, name in
    Contact(id: index, name: name, isOnline: index % 3 != 1)
  }

  private let conversations: [Conversation] = [
    Conversation(id: 0, name: "Climbing crew", preview: "Saturday at nine?", unread: 4),
    Conversation(id: 1, name: "Dora", preview: "Sent you the invoice", unread: 0),
    Conversation(id: 2, name: "Hana", preview: "haha yes", unread: 1),
    Conversation(id: 3, name: "Flat 12", preview: "Boiler man comes Tuesday", unread: 0),
    Conversation(id: 4, name: "Kofi", preview: "Landed!", unread: 0),
  ]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        ContactTray(contacts: contacts)
          .padding(.vertical, 8)
        Divider()
        List(conversations) { conversation in
          ConversationRow(conversation: conversation)
        }
        .listStyle(.plain)
      }
      .navigationTitle("Chats")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ContactTray: View {
  let contacts: [Contact]

  private let avatarWidth: CGFloat = 64
  private let spacing: CGFloat = 12

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: spacing) {
        NewRoomButton()
          .frame(width: 88)
        ForEach(contacts) { contact in
          AvatarCell(contact: contact)
            .frame(width: avatarWidth)
        }
      }
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(AvatarSnapBehavior(avatarWidth: avatarWidth, spacing: spacing))
    .scrollIndicators(.hidden)
  }
}

private struct NewRoomButton: View {
  var body: some View {
    Button {
    } label: {
      VStack(spacing: 4) {
        RoundedRectangle(cornerRadius: 20)
          .fill(.tint)
          .frame(height: 64)
          .overlay {
            Image(systemName: "plus.bubble.fill")
              .font(.title2)
              .foregroundStyle(.white)
          }
        Text("New room")
          .font(.caption)
      }
    }
    .buttonStyle(.plain)
  }
}

private struct AvatarCell: View {
  let contact: Contact

  var body: some View {
    VStack(spacing: 4) {
      Circle()
        .fill(.quaternary)
        .frame(width: 64, height: 64)
        .overlay {
          Text(contact.initial)
            .font(.title2.weight(.semibold))
        }
        .overlay(alignment: .bottomTrailing) {
          if contact.isOnline {
            Circle()
              .fill(.green)
              .frame(width: 14, height: 14)
          }
        }
      Text(contact.name)
        .font(.caption)
        .lineLimit(1)
    }
  }
}

private struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(conversation.name)
          .font(.headline)
        Text(conversation.preview)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      if conversation.unread > 0 {
        Text(conversation.unread, format: .number)
          .font(.caption.bold())
          .padding(6)
          .background(.tint, in: .circle)
          .foregroundStyle(.white)
      }
    }
  }
}

#Preview {
  InboxView()
}
