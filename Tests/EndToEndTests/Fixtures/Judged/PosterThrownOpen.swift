// judged: skipped-page
import SwiftUI

/// A poster above a list: whoever throws the list back to just below its top opens the poster.
struct PosterThrownOpen: View {
  let films: [String]

  var body: some View {
    GeometryReader { screen in
      ScrollView {
        VStack(spacing: 0) {
          Image("poster").resizable().frame(height: screen.size.height)
          ForEach(films, id: \.self) { film in
            Text(film).padding()
          }
        }
      }
      .scrollTargetBehavior(PosterSnap(height: screen.size.height))
      .ignoresSafeArea()
    }
  }
}

struct PosterSnap: ScrollTargetBehavior {
  var height: CGFloat
  var overlap: CGFloat = 90

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let list = height - overlap
    guard target.rect.minY < list + 110 else { return }
    let isOpened = context.velocity.dy < -250 || target.rect.minY < height * 0.3
    target.rect.origin.y = isOpened ? 0 : list
  }
}
