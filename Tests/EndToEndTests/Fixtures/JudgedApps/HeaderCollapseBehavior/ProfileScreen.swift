import SwiftUI

struct ProfileScreen: View {
  @State private var headerHeight: CGFloat = 0
  @State private var isBioExpanded = false
  @State private var filter: PostFilter = .all

  private var posts: [Int] {
    switch filter {
    case .all: Array(1...60)
    case .photos: Array(1...60).filter { $0 % 3 == 0 }
    case .pinned: [4, 19]
    }
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ProfileHeader(
          name: "Ines Carvalho",
          bio:
            "Illustrator in Porto. Mostly boats, sometimes dogs. Commissions open from October; prints ship twice a month. Please don't send NFT offers, I do not answer them. Workshop dates are in the pinned post.",
          isBioExpanded: $isBioExpanded
        )
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          headerHeight = $0
        }

        Section {
          ForEach(posts, id: \.self) { post in
            PostRow(number: post)
          }
        } header: {
          PostFilterBar(filter: $filter)
        }
      }
    }
    .scrollTargetBehavior(HeaderCollapseBehavior(headerHeight: headerHeight))
  }
}

private struct PostRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.gray.opacity(0.3))
        .frame(width: 64, height: 64)
      Text("Post \(number)")
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(height: 88)
  }
}

#Preview {
  ProfileScreen()
}
