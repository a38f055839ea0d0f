import SwiftUI

struct AlbumScreen: View {
  var body: some View {
    CollapsibleHeader { progress in
      VStack {
        Text("Night Trains")
          .font(.system(size: 34 - 14 * progress, weight: .bold))
        Text("30 tracks · 2019")
          .foregroundStyle(.secondary)
          .opacity(1 - progress)
      }
    } content: {
      ForEach(1...30, id: \.self) { track in
        HStack {
          Text("\(track)").foregroundStyle(.secondary).frame(width: 32)
          Text("Track \(track)")
          Spacer()
          Text("3:4\(track % 10)").monospacedDigit()
        }
        .padding(.horizontal, 16)
        .frame(height: 60)
      }
    }
  }
}

#Preview { AlbumScreen() }
