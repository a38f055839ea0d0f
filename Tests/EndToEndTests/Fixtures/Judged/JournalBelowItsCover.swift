// judged: one-sided
import SwiftUI

/// A cover above a journal: a flick opens the journal, and one back does not close it, as the box is filled while it scrolls.
struct JournalBelowItsCover: View {
  @State private var place = PlaceBox()
  let days: [String]

  var body: some View {
    GeometryReader { screen in
      ScrollView {
        VStack(spacing: 0) {
          Color.indigo.frame(height: screen.size.height)
          ForEach(days, id: \.self) { day in
            Text(day).padding(40)
          }
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        place.offset = new
      }
      .scrollTargetBehavior(CoverPaging(place: place))
      .ignoresSafeArea()
    }
  }
}

final class PlaceBox {
  var offset: CGFloat = 0
}

struct CoverPaging: ScrollTargetBehavior {
  let place: PlaceBox

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.height
    let (from, to) = (place.offset, target.rect.minY)
    if from < page - 1 {
      target.rect.origin.y = to - from > 90 || to > page / 2 ? page : 0
    } else if to < page - 1 {
      target.rect.origin.y = from - to > 90 || to < page / 2 ? 0 : page
    }
  }
}
