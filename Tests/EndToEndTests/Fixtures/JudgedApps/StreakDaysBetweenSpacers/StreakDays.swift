import SwiftUI

struct StreakDays: View {
  @State private var opened: Int?

  private enum Size {
    static let window: CGFloat = 330
    static let day: CGFloat = 150
    static let end: CGFloat = 90
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Your streak").font(.title.bold())
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(spacing: 0) {
          // Room for the first day to stand in the middle.
          Color.clear.frame(height: Size.end)
          ForEach(1...30, id: \.self) { day in
            DayBadge(day: day, isOpen: opened == day)
              .frame(height: Size.day)
              .scrollTransition { badge, phase in badge.scaleEffect(phase.isIdentity ? 1 : 0.7) }
              .onTapGesture { opened = day }
          }
          Color.clear.frame(height: Size.end)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .frame(height: Size.window)
    }
  }
}

private struct DayBadge: View {
  let day: Int
  let isOpen: Bool

  var body: some View {
    Text("Day \(day)")
      .font(isOpen ? .title2 : .headline)
      .padding(30)
      .background(.orange.opacity(isOpen ? 1 : 0.3), in: .circle)
  }
}

#Preview { StreakDays() }
