import SwiftUI

struct CommunityPage: View {

  static let headerHeight: CGFloat = 200

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          CommunityHeader()
            .frame(height: Self.headerHeight)
          ForEach(Topic.all) { topic in
            TopicRow(topic: topic)
              .frame(height: 72)
          }
        }
      }
      .scrollTargetBehavior(CollapseHeader(height: Self.headerHeight))
      .navigationTitle("r/swift")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}

struct CollapseHeader: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Near the top of the page the header is either open or closed.
    if target.rect.minY < context.containerSize.height / 2 {
      target.rect.origin.y = target.rect.minY < height / 2 ? 0 : height
    }
  }
}

struct Topic: Identifiable {
  let id: Int
  let title: String
  let replies: Int

  static let all = (1...45).map { Topic(id: $0, title: "Topic \($0)", replies: $0 * 7 % 31) }
}

struct CommunityHeader: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Color.orange.opacity(0.3)
      HStack {
        Image(systemName: "swift").font(.largeTitle)
        VStack(alignment: .leading) {
          Text("Swift").font(.title.bold())
          Text("118k members").font(.footnote)
        }
        Spacer()
        Button("Join") {}.buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }
}

struct TopicRow: View {
  let topic: Topic
  var body: some View {
    HStack {
      Text(topic.title)
      Spacer()
      Label("\(topic.replies)", systemImage: "bubble.left").font(.caption)
    }
    .padding(.horizontal)
  }
}
