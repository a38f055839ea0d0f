import SwiftUI

struct Clip: Identifiable {
  let id: Int
  let tint: Color
}

final class ClipStore: ObservableObject {
  @Published var clips: [Clip]

  init(clips: [Clip] = []) { self.clips = clips }

  func load() { clips = (0..<12).map { Clip(id: $0, tint: $0.isMultiple(of: 2) ? .teal : .orange) } }
}

struct ClipsWithoutStack: View {
  @StateObject private var store = ClipStore()

  var body: some View {
    ScrollView {
      ForEach(store.clips) { clip in
        clip.tint
          .overlay(alignment: .bottomLeading) { Text("Clip \(clip.id)").padding() }
          .containerRelativeFrame([.horizontal, .vertical])
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
    .task { store.load() }
  }
}

#Preview { ClipsWithoutStack() }
