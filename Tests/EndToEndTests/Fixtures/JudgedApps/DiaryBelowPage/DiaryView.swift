import SwiftUI

struct DiaryView: View {
  @StateObject private var diary = Diary()
  @State private var draft = ""

  var body: some View {
    GeometryReader { screen in
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 0) {
          TextEditor(text: $draft)
            .padding()
            .frame(height: screen.size.height)
          VStack(spacing: 24) {
            ForEach(diary.days) { day in
              DayCard(day: day)
            }
          }
          .padding(.vertical, 24)
        }
      }
      .scrollTargetBehavior(PageOrDays(page: screen.size.height))
    }
    .task { await diary.load() }
  }
}

/// The page to write on fills the screen, or is out of sight; the days beneath scroll freely.
struct PageOrDays: ScrollTargetBehavior {
  let page: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < page else { return }
    let lean = max(-1, min(1, context.velocity.dy / 1000)) * page / 4
    target.rect.origin.y = y + lean < page / 2 ? 0 : page
  }
}
