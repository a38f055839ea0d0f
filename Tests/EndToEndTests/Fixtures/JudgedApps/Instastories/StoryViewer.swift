import SwiftUI

struct StoryViewer: View {
  let users: [StoryUser]
  @StateObject private var vm = StoryViewModel()
  @State private var current: String?
  @Environment(\.dismiss) private var dismiss

  init(users: [StoryUser], start: StoryUser) {
    self.users = users
    _current = State(initialValue: start.id)
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(users) { user in
            StoryPage(user: user, shot: vm.shot(of: user), insets: geo.safeAreaInsets)
              .frame(width: geo.screen.width, height: geo.screen.height)
              .contentShape(Rectangle())
              .onTapGesture(coordinateSpace: .local) { point in
                tapped(user, forward: point.x > geo.screen.width / 3)
              }
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.92)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .ignoresSafeArea()
      .background(Color.black.ignoresSafeArea())
    }
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark").font(.title3.bold()).foregroundStyle(.white)
      }
      .padding(.trailing, 16)
      .padding(.top, 26)
    }
    .statusBarHidden()
  }

  private func tapped(_ user: StoryUser, forward: Bool) {
    if forward {
      if vm.advance(user) { return }
      guard let next = users.element(after: user.id) else { dismiss(); return }
      withAnimation(.snappy) { current = next.id }
    } else {
      if vm.goBack(user) { return }
      guard let previous = users.element(before: user.id) else { return }
      withAnimation(.snappy) { current = previous.id }
    }
  }
}

struct StoryPage: View {
  let user: StoryUser
  let shot: Int
  let insets: EdgeInsets

  var body: some View {
    ZStack(alignment: .top) {
      Color.black
      Image(user.shots[shot]).resizable().scaledToFit()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 4) {
          ForEach(user.shots.indices, id: \.self) { i in
            Capsule().fill(.white.opacity(i <= shot ? 1 : 0.35)).frame(height: 3)
          }
        }
        HStack {
          Image(user.avatar).resizable().scaledToFill()
            .frame(width: 32, height: 32).clipShape(Circle())
          Text(user.id).font(.subheadline.bold()).foregroundStyle(.white)
        }
      }
      .padding(.horizontal, 12)
      .padding(.top, 8)
      .padding(insets)
    }
    .clipped()
  }
}

#Preview {
  StoryViewer(users: demoUsers, start: demoUsers[1])
}
