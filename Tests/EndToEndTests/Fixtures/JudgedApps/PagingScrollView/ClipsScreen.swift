import SwiftUI

struct Clip: Identifiable {
  let id: Int
  var hue: Double { Double(id) / 15 }
}

struct ClipsScreen: View {
  let clips = (0..<15).map(Clip.init)

  var body: some View {
    PagingScrollView(clips) { clip in
      ZStack(alignment: .bottomLeading) {
        Color(hue: clip.hue, saturation: 0.6, brightness: 0.8)
        Text("@clip\(clip.id)")
          .font(.headline)
          .foregroundStyle(.white)
          .padding(24)
          .padding(.bottom, 48)
      }
    }
  }
}

#Preview { ClipsScreen() }
