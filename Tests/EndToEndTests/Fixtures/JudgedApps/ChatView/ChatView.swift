import SwiftUI

struct ChatView: View {
  @State private var model = ChatModel()

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(model.messages) { message in
            Bubble(message: message)
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .scrollTargetBehavior(LatestMessageBehavior(slack: 120))

      Divider()
      Composer(text: $model.draft, send: { model.send() })
        .frame(height: 64)
    }
    .task { await model.loadHistory() }
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .foregroundStyle(message.isMine ? .white : .primary)
      .background(
        message.isMine ? Color.blue : Color(.secondarySystemBackground), in: .rect(cornerRadius: 18)
      )
      .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}

private struct Composer: View {
  @Binding var text: String
  let send: () -> Void

  var body: some View {
    HStack {
      TextField("Message", text: $text)
        .textFieldStyle(.roundedBorder)
        .onSubmit(send)
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(text.isEmpty)
    }
    .padding(.horizontal)
  }
}

#Preview {
  ChatView()
}
