import SwiftUI

struct ClipPage: View {
  let clip: Clip

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(clip.show.uppercased()).font(.caption.bold()).foregroundStyle(.secondary)
      Spacer()
      Text("“\(clip.quote)”").font(.title.weight(.semibold)).minimumScaleFactor(0.5)
      Spacer()
      HStack {
        Button("Play \(clip.seconds) s", systemImage: "play.fill") {}
          .buttonStyle(.borderedProminent)
        Spacer()
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
    }
    .padding(20)
    .background(Color(hue: Double(clip.id % 12) / 12, saturation: 0.2, brightness: 0.95))
  }
}

struct MiniPlayer: View {
  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 6).frame(width: 36, height: 36)
      Text("The Long Signal, ep. 48").lineLimit(1)
      Spacer()
      Image(systemName: "pause.fill")
    }
    .padding(.horizontal)
    .frame(height: 60)
    .background(.bar)
  }
}

#Preview { ClipFeed() }
