import SwiftUI

struct ChatListView: View {
  @State private var query = ""
  private let conversations = Conversation.samples

  private enum Layout {
    static let search: CGFloat = 52
    static let row: CGFloat = 76
  }

  private var matches: [Conversation] {
    guard !query.isEmpty else { return conversations }
    return conversations.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          SearchField(text: $query, height: Layout.search)
          ForEach(matches) { conversation in
            ConversationRow(conversation: conversation)
              .frame(height: Layout.row)
          }
        }
      }
      .pullDownSearch(fieldHeight: Layout.search)
      .navigationTitle("Chats")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color.accentColor.opacity(0.2))
        .frame(width: 52, height: 52)
        .overlay(Text(conversation.name.prefix(1)).font(.title3.bold()))
      VStack(alignment: .leading, spacing: 4) {
        Text(conversation.name).font(.headline)
        Text(conversation.preview)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      if conversation.unread > 0 {
        Text("\(conversation.unread)")
          .font(.caption.bold())
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(Color.accentColor, in: Capsule())
          .foregroundStyle(.white)
      }
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  ChatListView()
}
