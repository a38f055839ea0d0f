import SwiftUI

enum Folder: String, CaseIterable, Identifiable {
  case inbox = "Inbox", later = "Later", sent = "Sent", archive = "Archive"

  var id: Self { self }

  var subjects: [String] {
    (1...18).map { "\(rawValue) thread \($0)" }
  }
}

struct FolderTabs: View {
  @State private var folder: Folder? = .inbox
  @Namespace private var underline

  var body: some View {
    VStack(spacing: 0) {
      titles
      Divider()
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Folder.allCases) { folder in
            ThreadList(folder: folder)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.folderPages)
      .scrollPosition(id: $folder)
    }
  }

  private var titles: some View {
    HStack(spacing: 0) {
      ForEach(Folder.allCases) { item in
        Button {
          withAnimation(.snappy) { folder = item }
        } label: {
          Text(item.rawValue)
            .font(.subheadline.weight(item == folder ? .semibold : .regular))
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .overlay(alignment: .bottom) {
              if item == folder {
                Capsule()
                  .frame(height: 3)
                  .matchedGeometryEffect(id: "line", in: underline)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
    .animation(.snappy, value: folder)
  }
}

private struct ThreadList: View {
  let folder: Folder

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(folder.subjects, id: \.self) { subject in
          Text(subject)
            .padding()
          Divider()
        }
      }
    }
  }
}

#Preview {
  FolderTabs()
}
