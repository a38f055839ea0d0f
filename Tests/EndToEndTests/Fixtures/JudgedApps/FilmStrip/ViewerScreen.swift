import SwiftUI

struct Shot: Identifiable {
  let id: Int
  static let roll = (0..<36).map(Shot.init)
}

struct ViewerScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.gray.gradient)
        .padding(.horizontal)
      FilmStrip(frames: Shot.roll) { shot in
        ZStack {
          Color(hue: Double(shot.id) / 36, saturation: 0.5, brightness: 0.7)
          Text("\(shot.id + 1)").font(.caption.monospaced())
        }
      }
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(.white, lineWidth: 3)
          .frame(width: 78, height: 102)
          .allowsHitTesting(false)
      }
    }
    .padding(.vertical)
    .background(.black)
  }
}

#Preview { ViewerScreen() }
