import SwiftUI
import SwiftData

struct PhotoRail: View {
  let photos: [HomePhoto]
  var onTap: (HomePhoto) -> Void

  @Environment(\.verticalSizeClass) private var vSize
  @State private var leading: PersistentIdentifier?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(photos, id: \.persistentModelID) { photo in
          Button {
            onTap(photo)
          } label: {
            Color.clear
              .overlay { Image(photo.asset).resizable().scaledToFill() }
              .clipShape(.rect(cornerRadius: 12))
          }
          .buttonStyle(.plain)
          .frame(height: 170)
          .containerRelativeFrame(.horizontal, count: vSize == .compact ? 5 : 3, span: 2, spacing: 16)
        }
      }
      .scrollTargetLayout()
      .padding(.vertical, 8)
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $leading)
    .frame(height: 186)
  }
}
