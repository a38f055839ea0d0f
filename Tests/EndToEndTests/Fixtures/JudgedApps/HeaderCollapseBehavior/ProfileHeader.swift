import SwiftUI

struct ProfileHeader: View {
  let name: String
  let bio: String
  @Binding var isBioExpanded: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 16) {
        Circle()
          .fill(.blue.gradient)
          .frame(width: 72, height: 72)
        VStack(alignment: .leading) {
          Text(name).font(.title2.bold())
          Text("218 posts").foregroundStyle(.secondary)
        }
      }
      Text(bio)
        .lineLimit(isBioExpanded ? nil : 2)
      Button(isBioExpanded ? "Show less" : "Show more") {
        withAnimation { isBioExpanded.toggle() }
      }
      .font(.subheadline.bold())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }
}

struct PostFilterBar: View {
  @Binding var filter: PostFilter

  var body: some View {
    Picker("Filter", selection: $filter) {
      ForEach(PostFilter.allCases) { filter in
        Text(filter.title).tag(filter)
      }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal, 16)
    .frame(height: 52)
    .background(.bar)
  }
}

enum PostFilter: String, CaseIterable, Identifiable {
  case all, photos, pinned
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}
