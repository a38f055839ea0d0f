import SwiftUI

enum ProfileTab: String, CaseIterable {
  case posts = "Posts", replies = "Replies", likes = "Likes"
}

struct ProfileScreen: View {
  @State private var tab = ProfileTab.posts

  var body: some View {
    StickyTabs(selection: $tab) {
      VStack(spacing: 8) {
        Circle().fill(.blue.gradient).frame(width: 96, height: 96)
        Text("Mara Lindqvist").font(.title3.bold())
        Text("Photos of trams and nothing else.").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
    } page: { tab in
      ForEach(0..<40, id: \.self) { n in
        HStack {
          Text("\(tab.rawValue) \(n + 1)")
          Spacer()
          Image(systemName: "ellipsis")
        }
        .padding(.horizontal)
        .frame(height: 56)
      }
    }
  }
}

#Preview { ProfileScreen() }
