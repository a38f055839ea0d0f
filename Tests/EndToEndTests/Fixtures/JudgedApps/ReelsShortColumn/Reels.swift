import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
}

struct LessonReels: View {
  private let lessons = (0..<9).map { Lesson(id: $0, title: "Knot \($0 + 1)") }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(lessons) { lesson in
          ZStack(alignment: .bottomTrailing) {
            Color.teal
              .containerRelativeFrame([.horizontal, .vertical])
            VStack(spacing: 20) {
              Circle().frame(width: 44, height: 44)
              ForEach(["heart", "bubble.right", "bookmark"], id: \.self) { symbol in
                Button {
                } label: {
                  VStack(spacing: 2) {
                    Image(systemName: symbol).resizable().scaledToFit().frame(width: 28, height: 28)
                    Text("12").font(.caption2)
                  }
                }
              }
            }
            .foregroundStyle(.white)
            .padding(24)
          }
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
  }
}

#Preview { LessonReels() }
