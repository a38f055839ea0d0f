import SwiftUI

struct Volume: Identifiable {
  let id: Int
  let title: String
}

struct VolumeShelf: View {
  let volumes: [Volume]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 14) {
        ForEach(volumes) { volume in
          VStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 8).frame(height: 170)
            Text(volume.title).lineLimit(1)
          }
          .frame(width: 116)
        }
      }
      .snapLayout()
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .snapping()
  }
}

struct LoadingShelf: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Loading").font(.title3)
      Self.row
    }
    .redacted(reason: .placeholder)
  }

  static var row: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 14) {
        ForEach(0..<12) { _ in
          VStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 8).frame(height: 170)
            Text("Loading")
          }
          .frame(width: 116)
        }
      }
      .padding(.horizontal)
      .snapLayout()
    }
    .snapping()
  }
}
