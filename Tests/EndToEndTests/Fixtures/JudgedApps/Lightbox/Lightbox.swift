import SwiftUI
import SwiftData

@Model
final class Shot {
  var takenAt: Date
  var fileName: String
  var caption: String

  init(takenAt: Date, fileName: String, caption: String = "") {
    self.takenAt = takenAt
    self.fileName = fileName
    self.caption = caption
  }
}

struct Lightbox: View {
  @Query(sort: \Shot.takenAt) private var shots: [Shot]
  @State private var current: Shot.ID?
  @State private var showsChrome = true
  @Environment(\.dismiss) private var dismiss

  private var index: Int? { shots.firstIndex { $0.id == current } }

  var body: some View {
    PageDeck(items: shots, current: $current) { shot in
      Image(shot.fileName)
        .resizable()
        .scaledToFit()
        .accessibilityLabel(shot.caption)
    }
    .background(Color.black.ignoresSafeArea())
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.2)) { showsChrome.toggle() }
    }
    .overlay(alignment: .top) {
      if showsChrome { topBar }
    }
    .preferredColorScheme(.dark)
  }

  private var topBar: some View {
    HStack {
      Button("Done") { dismiss() }
      Spacer()
      Text("\((index ?? 0) + 1) of \(shots.count)")
        .monospacedDigit()
    }
    .padding()
    .background(.ultraThinMaterial)
    .transition(.opacity)
  }
}

#Preview {
  Lightbox()
    .modelContainer(for: Shot.self, inMemory: true)
}
