//
//  ProfileView.swift
//  Chirper
//

import SwiftUI

struct Post: Identifiable {
  let id: Int
  let text: String
}

struct ProfileView: View {
  @State private var liked: Set<Int> = []

  let posts = (1...40).map { Post(id: $0, text: "Post number \($0)") }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ProfileHeader()
          .frame(height: 220)

        Section {
          ForEach(posts) { post in
            PostRow(post: post, isLiked: liked.contains(post.id)) {
              if liked.contains(post.id) {
                liked.remove(post.id)
              } else {
                liked.insert(post.id)
              }
            }
            .frame(height: 64)
          }
        } header: {
          HStack {
            Text("Posts").font(.headline)
            Spacer()
            Text("\(posts.count)").foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: 44)
          .background(.bar)
        }
      }
    }
    .scrollTargetBehavior(HeaderSnap())
  }
}

// The header is either completely open or completely closed.
struct HeaderSnap: ScrollTargetBehavior {
  let headerHeight: CGFloat = 220

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    // we are in the posts, nothing to do
    guard y < headerHeight else { return }

    if y < headerHeight / 2 {
      target.rect.origin.y = 0
    } else {
      target.rect.origin.y = headerHeight
    }
  }
}

struct ProfileHeader: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(spacing: 8) {
        Image(systemName: "person.crop.circle.fill")
          .font(.system(size: 84))
        Text("Jonas Weber").font(.title2.bold())
        Text("@jonas · Hamburg").font(.subheadline)
      }
      .foregroundStyle(.white)
    }
  }
}

struct PostRow: View {
  let post: Post
  let isLiked: Bool
  let toggle: () -> Void

  var body: some View {
    HStack {
      Text(post.text)
      Spacer()
      Button(action: toggle) {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .foregroundStyle(.red)
      }
    }
    .padding(.horizontal)
  }
}

#Preview {
  ProfileView()
}
