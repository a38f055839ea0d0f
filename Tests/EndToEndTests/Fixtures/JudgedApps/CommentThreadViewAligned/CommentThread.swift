import SwiftUI
import Observation

struct Comment: Identifiable {
  let id: Int
  let author: String
  let text: String
}

@Observable
final class ThreadModel {
  var comments: [Comment]
  var draft = ""

  init(comments: [Comment]) { self.comments = comments }

  func send() {
    let text = draft.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    comments.append(Comment(id: comments.count, author: "You", text: text))
    draft = ""
  }
}

struct CommentThread: View {
  @State var model: ThreadModel

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(spacing: 16) {
          OriginalPost()
            .frame(height: 240)

          LazyVStack(spacing: 8) {
            ForEach(model.comments) { comment in
              CommentRow(comment: comment)
                .frame(height: 92)
            }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollDismissesKeyboard(.interactively)
      composer
    }
  }

  private var header: some View {
    Text("\(model.comments.count) comments")
      .font(.headline)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .overlay(alignment: .bottom) { Divider() }
  }

  private var composer: some View {
    HStack {
      TextField("Add a comment", text: $model.draft)
        .textFieldStyle(.roundedBorder)
      Button("Send", action: model.send)
        .disabled(model.draft.isEmpty)
    }
    .padding(12)
    .background(.bar)
  }
}

private struct OriginalPost: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(.blue.gradient)
      .overlay(alignment: .bottomLeading) {
        Text("Matchday! Who's coming?")
          .font(.title3.bold())
          .foregroundStyle(.white)
          .padding()
      }
  }
}

private struct CommentRow: View {
  let comment: Comment

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.quaternary).frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 4) {
        Text(comment.author).font(.subheadline.bold())
        Text(comment.text).font(.subheadline).lineLimit(2)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

#Preview {
  CommentThread(
    model: ThreadModel(
      comments: (0..<24).map {
        Comment(id: $0, author: "Fan \($0)", text: "Count me in, section \($0 + 100) again.")
      }))
}
