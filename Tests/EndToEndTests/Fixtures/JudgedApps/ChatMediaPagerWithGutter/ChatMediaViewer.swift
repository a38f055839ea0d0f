import SwiftUI

struct ChatAttachment: Identifiable, Hashable {
  let id: UUID
  let url: URL?
  let sender: String
  let sentAt: Date
}

struct ChatMediaViewer: View {
  @Environment(\.dismiss) private var dismiss
  let attachments: [ChatAttachment]
  @State private var current: ChatAttachment.ID?
  @State private var chromeHidden = false

  private let gutter: CGFloat = 20

  init(attachments: [ChatAttachment], opening id: ChatAttachment.ID) {
    self.attachments = attachments
    _current = State(initialValue: id)
  }

  private var currentAttachment: ChatAttachment? {
    attachments.first { $0.id == current }
  }

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(attachments) { attachment in
            AttachmentPage(attachment: attachment)
              .padding(.horizontal, gutter / 2)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .padding(.horizontal, -gutter / 2)
      .ignoresSafeArea()
      .onTapGesture { withAnimation { chromeHidden.toggle() } }

      if !chromeHidden { chrome }
    }
    .statusBarHidden(chromeHidden)
  }

  private var chrome: some View {
    VStack {
      HStack {
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly)
        Spacer()
        if let currentAttachment {
          VStack(alignment: .trailing) {
            Text(currentAttachment.sender).font(.headline)
            Text(currentAttachment.sentAt, style: .time).font(.caption)
          }
        }
      }
      .padding()
      Spacer()
    }
    .foregroundStyle(.white)
  }
}

private struct AttachmentPage: View {
  let attachment: ChatAttachment

  var body: some View {
    AsyncImage(url: attachment.url) { phase in
      switch phase {
      case .success(let image):
        image.resizable().scaledToFit()
      case .failure:
        Image(systemName: "photo.badge.exclamationmark")
          .font(.largeTitle)
          .foregroundStyle(.gray)
      default:
        ProgressView().tint(.white)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview {
  let items = (0..<6).map { ChatAttachment(id: UUID(), url: nil, sender: "Friend \($0)", sentAt: .now) }
  ChatMediaViewer(attachments: items, opening: items[0].id)
}
