import SwiftUI

struct ThreadView: View {
  let title: String
  @State var model: ThreadModel
  @State private var isAtBottom = true
  @FocusState private var composing: Bool

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(model.messages) { message in
            Bubble(message: message)
              .id(message.id)
          }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
      }
      .defaultScrollAnchor(.bottom)
      .scrollTargetBehavior(.stickyBottom)
      .scrollDismissesKeyboard(.interactively)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.visibleRect.maxY >= geometry.contentSize.height - 8
      } action: { _, atBottom in
        isAtBottom = atBottom
      }
      .overlay(alignment: .bottomTrailing) {
        if !isAtBottom, let last = model.messages.last {
          Button {
            withAnimation { reader.scrollTo(last.id, anchor: .bottom) }
          } label: {
            Image(systemName: "chevron.down.circle.fill")
              .font(.largeTitle)
              .symbolRenderingMode(.hierarchical)
          }
          .padding()
        }
      }
    }
    .safeAreaInset(edge: .bottom) { composer }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .task { await model.load() }
  }

  private var composer: some View {
    HStack {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($composing)
      Button("Send", systemImage: "arrow.up.circle.fill") {
        Task { await model.send() }
      }
      .labelStyle(.iconOnly)
      .font(.title)
    }
    .padding(10)
    .background(.bar)
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: .leading, spacing: 2) {
        if !message.isMine {
          Text(message.author).font(.caption.bold()).foregroundStyle(.secondary)
        }
        Text(message.text)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(
        message.isMine ? Color.accentColor.opacity(0.25) : Color(.secondarySystemBackground),
        in: .rect(cornerRadius: 16))
      if !message.isMine { Spacer(minLength: 48) }
    }
  }
}
